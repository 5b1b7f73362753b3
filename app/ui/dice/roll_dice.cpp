// Dice for any game: written or clicked, filled with what lies on the table or rolled by the program.
#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/dcclient.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "app/recorder/dice_settings.h"
#include "app/ui/charts/chart_panel.h"
#include "app/ui/dice/dice_odds.h"
#include "app/ui/dice/dice_strip.h"
#include "app/ui/dice/own_throws.h"
#include "app/ui/dice/roll_dice.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/key_button.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/screens.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"

namespace castalia {

namespace {

constexpr std::array<int, 7> kTray{4, 6, 8, 10, 12, 20, 100};
constexpr std::size_t kMostSets = 12;

/// Returns the names of dice that were used before, the last one first.
std::vector<std::string> remembered_sets(const Store& store) {
    std::vector<std::string> sets;
    try {
        const Json kept = parse_json(store.setting("dice.sets").value_or("[]"));
        for (const Json& name : kept.is_array() ? kept : Json::array()) {
            if (name.is_string()) {
                sets.push_back(name.get<std::string>());
            }
        }
    } catch (const BadRecord&) {
        sets.clear();  // The names are only a convenience.
    }
    return sets;
}

class RollDialog final : public StandardDialog {
public:
    RollDialog(wxWindow* parent, Recorder& recorder) : StandardDialog(parent, _("Dice")), recorder_(recorder) {
        contents()->Add(written(), wxSizerFlags().Expand());
        strip_ = new DiceStrip(this, {[this](int digit) { digit_typed(digit); }, [this] { taken_back(); },
                                      [this] { go_on(); }, [this] { enter(); }, [this] { fallen(); }});
        contents()->Add(strip_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(spacing::apart)));
        // With very many dice, only the first ones and the sum are seen.
        outcome_ = child<wxStaticText>(this, wxID_ANY, "");
        outcome_->SetFont(font_of(*this, TypeStep::heading2, true));
        help_ = child<wxStaticText>(this, wxID_ANY, "");
        chance_ = child<wxStaticText>(this, wxID_ANY, "");
        wrong_ = styled_child<wxStaticText>(this, font_of(*this, TypeStep::echo), palette().refusal, wxID_ANY, "");
        wrong_->Hide();
        contents()->Add(wrong_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        contents()->Add(ways_, wxSizerFlags().Expand());
        contents()->Add(outcome_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        contents()->Add(help_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
        contents()->Add(chance_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
        odds_ = child<ChartPanel>(this, wxSize(320, 150));
        contents()->Add(odds_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        contents()->Add(about(), wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        auto* app = key_button(this, _("Let the program roll"), "F8");
        app->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { roll_by_app(); });
        button_row()->Add(app, wxSizerFlags().CenterVertical());
        // People who type what the dice show press Space between them, so only a separate key rolls.
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_F8 && !event.HasAnyModifiers()) {
                roll_by_app();
            } else {
                event.Skip();
            }
        });
        add_buttons(_("Enter the roll"), _("Cancel"));
        constexpr int kWide = 560;
        settle({kWide, -1});
        field_->SetValue(utf8(recorder.store().setting("dice.last").value_or("2d6")));
        field_->SetFocus();
        field_->SelectAll();
    }

    Json event() const {
        const int who = player_->GetSelection();
        const auto& names = recorder_.scene().session->heading().players;
        const std::string name = who > 0 ? names.at(static_cast<std::size_t>(who - 1)) : std::string();
        return roller_.event(name, trimmed(label_->GetValue()), trimmed(set_->GetValue())).value_or(Json());
    }
    void remember() const {
        recorder_.store().set("dice.last", roller_.notation());
        remember_throw(recorder_.store(), roller_.notation());
        if (chosen_) {
            keep_dialect(recorder_.store(), session(), *chosen_);
        }
        std::vector<std::string> sets = remembered_sets(recorder_.store());
        if (const std::string name = trimmed(set_->GetValue()); !name.empty()) {
            std::erase(sets, name);
            sets.insert(sets.begin(), name);
            sets.resize(std::min(sets.size(), kMostSets));
            recorder_.store().set("dice.sets", Json(sets).dump());
        }
    }

private:
    std::string session() const { return recorder_.scene().session->heading().id; }
    static std::string trimmed(wxString text) { return utf8(text.Trim().Trim(false)); }

    wxSizer* written() {
        Rows rows(this);
        field_ =
            rows.add(_("Dice, such as 4d6kh3+2, 5d10>=8, 2d6+3 vs 10 or 6d6!"),
                     child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER));
        field_->SetFont(font_of(*this, TypeStep::entry));
        give_height(*field_);
        field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
            write(utf8(field_->GetValue()));
            show();
        });
        field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { strip_->SetFocus(); });
        auto* tray = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        for (const int sides : kTray) {
            const wxString name = sides == 100 ? wxString("d%") : wxString::Format("d%d", sides);
            auto* die = child<wxButton>(this, wxID_ANY, name, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
            die->SetMinSize({static_cast<int>(FromDIP(44) * text_size()), -1});
            set_accessible(die, wxString::Format(_("Add one %s"), name));
            die->Bind(wxEVT_BUTTON, [this, sides](wxCommandEvent&) { picked(sides); });
            tray->Add(die, wxSizerFlags().Border(wxRIGHT | wxTOP, FromDIP(spacing::unit)));
        }
        auto* none = child<wxButton>(this, wxID_ANY, _("Clear"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        none->SetMinSize({none->GetBestSize().x + FromDIP(spacing::apart), -1});
        none->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { field_->SetValue(""); });
        tray->Add(none, wxSizerFlags().Border(wxRIGHT | wxTOP, FromDIP(spacing::unit)));
        auto* own = child<wxButton>(this, wxID_ANY, _("Throws…"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        own->SetMinSize({own->GetBestSize().x + FromDIP(spacing::apart), -1});
        own->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
            if (const std::optional<std::string> line = ask_for_throw(this, recorder_.store())) {
                field_->SetValue(utf8(*line));
                strip_->SetFocus();
            }
        });
        tray->Add(own, wxSizerFlags().Border(wxTOP, FromDIP(spacing::unit)));
        rows.sizer()->Add(tray, wxSizerFlags().Expand());
        return rows.sizer();
    }

    wxSizer* about() {
        std::vector<wxString> names{_("no player")};
        const Scene scene = recorder_.scene();
        for (const std::string& name : scene.session->heading().players) {
            names.push_back(utf8(name));
        }
        const std::vector<Seat> seats = scene.session->playthrough().prompt(scene.session->plies()).seats;
        Rows rows(this, Rows::Way::across);
        player_ = rows.choice(_("Who rolls"), names, seats.empty() ? 0 : seats.front().index + 1, 0);
        label_ = rows.text(_("What for"));
        label_->SetMaxLength(kLongestTitle);
        set_ = rows.add(_("Which dice"), child<wxComboBox>(this, wxID_ANY, ""));
        set_->SetMinSize({-1, label_->GetMinSize().y});
        for (const std::string& name : remembered_sets(recorder_.store())) {
            set_->Append(utf8(name));
        }
        return rows.sizer();
    }

    /// Takes what is written, as the table means it where programs differ.
    void write(const std::string& notation) {
        if (!chosen_in_.empty() && notation != chosen_in_) {
            chosen_.reset();
            chosen_in_.clear();
        }
        const bool ours = chosen_.has_value();  // What was chosen is written so that nobody can misread it.
        roller_.write(notation, ours ? std::nullopt : dialect_for(recorder_.store(), session()));
        ways_->Clear(true);
        for (const dice::Reading& reading : roller_.readings()) {
            const std::string typed = dice::undisputed_line(reading.expression);
            auto* way = child<wxButton>(
                this, wxID_ANY,
                words(say("{typed} as {who}",
                          {{"typed", literally(typed)}, {"who", dice::dialect_name(reading.dialects.front())}})));
            way->Bind(wxEVT_BUTTON, [this, typed, dialect = reading.dialects.front()](wxCommandEvent&) {
                CallAfter([this, typed, dialect] { choose(typed, dialect); });
            });
            ways_->Add(way, wxSizerFlags().Border(wxRIGHT | wxTOP, FromDIP(spacing::unit)));
        }
    }
    void choose(const std::string& typed, dice::Dialect dialect) {
        chosen_ = dialect;
        chosen_in_ = typed;
        field_->SetValue(utf8(typed));
        strip_->SetFocus();
    }

    void show() {
        strip_->show(roller_);
        const bool readable = roller_.complaint().empty();
        const std::vector<Roller::Place> dice = roller_.places();
        const bool thrown = std::ranges::any_of(dice, &Roller::Place::shown);
        const wxString sentence = !readable                ? wxString()
                                  : thrown || dice.empty() ? words(roller_.throw_text())
                                                           : words(roller_.meaning());
        show_complaint(readable || field_->IsEmpty() ? wxString() : complaint());
        outcome_->SetToolTip(sentence);
        set_in_lines(*outcome_, sentence);
        const wxString help = !readable ? wxString()
                              : roller_.complete()
                                  ? (roller_.thrown_by_app() ? _("Rolled by the program; Enter records it")
                                                             : _("As rolled on the table; Enter records it"))
                                  : _("Type what the dice show: 0 is 10 on a d10, Space moves on, Backspace deletes, "
                                      "r marks a die that fell");
        for (wxStaticText* quiet : {help_, chance_}) {
            quiet->SetForegroundColour(palette().secondary);
        }
        set_in_lines(*help_, help);
        complain({});
        show_odds();
        Layout();
    }

    /// Shows words in two lines if they need them. Of more, as of very many dice, the middle is left out.
    void set_in_lines(wxStaticText& text, const wxString& sentence) {
        constexpr int kLines = 2;
        const int width = strip_->GetSize().x;
        wxClientDC measured(&text);
        measured.SetFont(text.GetFont());
        // A line ends before a word, so that both together have less room than twice the width.
        const int room = kLines * width - width / 4;
        text.SetLabelText(wxControl::Ellipsize(sentence, measured, wxELLIPSIZE_MIDDLE, room, wxELLIPSIZE_FLAGS_NONE));
        text.Wrap(width);
        set_accessible(&text, sentence);
    }

    /// Returns how high the dialog is with all that is shown in it, also beyond the edge of the screen.
    int wanted_height() { return GetSizer()->CalcMin().y + GetSize().y - GetClientSize().y; }

    /// Shows the chart, or only what it says where the screen has no room for it.
    void show_odds() {
        const dice::Odds* odds = roller_.odds();
        chance_->Hide();
        odds_->Show(odds != nullptr);
        const int room = room_on_screen(*this).height;
        if (odds != nullptr && wanted_height() > room) {
            odds_->Hide();
            chance_->Show();
            set_in_lines(*chance_, words(roller_.odds_sentence()));
        }
        if (const int wanted = wanted_height(); wanted > GetSize().y) {
            SetSize(GetSize().x, std::min(wanted, room));
        }
        if (odds != nullptr) {
            const bool done = roller_.complete() && !roller_.places().empty();
            picture::Chart chart =
                odds_chart(*odds, roller_.target(), done ? std::optional(roller_.result()) : std::nullopt);
            chart.note = window_text(roller_.odds_sentence());
            odds_->show(std::move(chart));
        }
    }

    /// Returns why the line cannot be thrown: a fault at its place, or that programs mean different things by it.
    wxString complaint() const {
        const std::optional<std::size_t> at = roller_.complaint_at();
        return at ? words(say("At character {n}: {why}",
                              {{"n", literally(static_cast<long long>(*at) + 1)}, {"why", roller_.complaint()}}))
                  : words(roller_.complaint());
    }
    /// Shows a complaint in place of the outcome, in as many lines as it takes.
    void show_complaint(const wxString& complaint) {
        wrong_->SetLabelText(complaint);
        wrong_->Wrap(strip_->GetSize().x);
        set_accessible(wrong_, complaint);
        wrong_->Show(!complaint.empty());
        outcome_->Show(complaint.empty());
        help_->Show(complaint.empty());
    }

    void picked(int sides) {
        roller_.pick(sides);
        field_->SetValue(utf8(roller_.notation()));
        show();
        strip_->SetFocus();
    }
    void digit_typed(int digit) {
        if (!roller_.digit(digit)) {
            wxBell();
        }
        show();
    }
    void taken_back() {
        roller_.back();
        show();
    }
    /// Handles Space: the number is whole.
    void go_on() {
        roller_.next();
        show();
    }
    void fallen() {
        if (!roller_.fall()) {
            wxBell();
        }
        show();
    }
    void roll_by_app() {
        roller_.by_app(dice_, keeps_seeds(recorder_.store()));
        show();
        strip_->SetFocus();
    }
    void enter() {
        roller_.next();
        show();
        if (const wxString wrong = objection(); !wrong.empty()) {
            complain(wrong);
        } else {
            EndModal(wxID_OK);
        }
    }

    wxString objection() override {
        if (!roller_.complaint().empty()) {
            return _("The dice notation cannot be read.");
        }
        return !roller_.complete() ? _("Some dice have not been thrown yet.")
               : event().is_null() ? _("This notation contains no dice.")
                                   : wxString();
    }

    Recorder& recorder_;
    Roller roller_;
    AppDice dice_;
    wxTextCtrl* field_ = nullptr;
    DiceStrip* strip_ = nullptr;
    wxStaticText *wrong_ = nullptr, *outcome_ = nullptr;
    wxStaticText *help_ = nullptr, *chance_ = nullptr;
    wxWrapSizer* ways_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);  ///< What programs mean by the line.
    ChartPanel* odds_ = nullptr;
    std::optional<dice::Dialect> chosen_;  ///< Whose meaning the table chose for what is written.
    std::string chosen_in_;
    wxChoice* player_ = nullptr;
    wxTextCtrl* label_ = nullptr;
    wxComboBox* set_ = nullptr;
};

}  // namespace

std::optional<Json> ask_for_dice(wxWindow* parent, Recorder& recorder) {
    if (recorder.scene().session == nullptr) {
        return std::nullopt;
    }
    RollDialog dialog(parent, recorder);
    if (dialog.ShowModal() != wxID_OK) {
        return std::nullopt;
    }
    dialog.remember();
    return dialog.event();
}

}  // namespace castalia
