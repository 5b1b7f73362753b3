// Dice for any game: written or clicked, filled with what lies on the table or rolled by the program.
#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/text_field.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/dialogs/dice_strip.h"
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
                                      [this] { go_on(); }, [this] { enter(); }});
        contents()->Add(strip_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(spacing::apart)));
        // With very many dice, only the first ones and the sum are seen.
        outcome_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                       wxST_ELLIPSIZE_MIDDLE | wxST_NO_AUTORESIZE);
        outcome_->SetFont(font_of(*this, TypeStep::heading2, true));
        help_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                    wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
        wrong_ = styled_child<wxStaticText>(this, font_of(*this, TypeStep::echo), palette().refusal, wxID_ANY, "");
        wrong_->Hide();
        contents()->Add(wrong_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        contents()->Add(outcome_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        contents()->Add(help_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
        contents()->Add(about(), wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        auto* app = child<wxButton>(this, wxID_ANY, _("Let the program roll (F8)"));
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
        std::vector<std::string> sets = remembered_sets(recorder_.store());
        if (const std::string name = trimmed(set_->GetValue()); !name.empty()) {
            std::erase(sets, name);
            sets.insert(sets.begin(), name);
            sets.resize(std::min(sets.size(), kMostSets));
            recorder_.store().set("dice.sets", Json(sets).dump());
        }
    }

private:
    static std::string trimmed(wxString text) { return utf8(text.Trim().Trim(false)); }

    wxSizer* written() {
        auto* down = new wxBoxSizer(wxVERTICAL);
        auto* caption =
            child<wxStaticText>(this, wxID_ANY, _("Dice, such as 4d6kh3+2, 5d10>=8, 2d6+3 vs 10 or 6d6!"));
        caption->SetForegroundColour(palette().secondary);
        field_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
        field_->SetFont(font_of(*this, TypeStep::entry));
        give_height(*field_);
        set_label_for(caption, field_);
        field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
            roller_.write(utf8(field_->GetValue()));
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
        auto* none = child<wxButton>(this, wxID_ANY, _("Clear"));
        none->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { field_->SetValue(""); });
        tray->Add(none, wxSizerFlags().Border(wxTOP, FromDIP(spacing::unit)));
        down->Add(caption, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        down->Add(field_, wxSizerFlags().Expand());
        down->Add(tray, wxSizerFlags().Expand());
        return down;
    }

    wxSizer* about() {
        auto* across = new wxBoxSizer(wxHORIZONTAL);
        const auto add = [&](wxWindow* control, const wxString& name, int share) {
            auto* down = new wxBoxSizer(wxVERTICAL);
            auto* caption = child<wxStaticText>(this, wxID_ANY, name);
            caption->SetForegroundColour(palette().secondary);
            caption->MoveBeforeInTabOrder(control);
            set_label_for(caption, control);
            down->Add(caption, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
            down->Add(control, wxSizerFlags(1).Expand());  // The three fields have one height.
            across->Add(down, wxSizerFlags(share).Expand().Border(wxRIGHT, FromDIP(spacing::between)));
        };
        player_ = child<wxChoice>(this, wxID_ANY);
        player_->Append(_("no player"));
        const Scene scene = recorder_.scene();
        for (const std::string& name : scene.session->heading().players) {
            player_->Append(utf8(name));
        }
        const std::vector<Seat> seats = scene.session->playthrough().prompt(scene.session->plies()).seats;
        player_->SetSelection(seats.empty() ? 0 : seats.front().index + 1);
        label_ = text_field(this);
        label_->SetMaxLength(kLongestTitle);
        set_ = child<wxComboBox>(this, wxID_ANY, "");
        set_->SetMinSize({-1, label_->GetMinSize().y});
        for (const std::string& name : remembered_sets(recorder_.store())) {
            set_->Append(utf8(name));
        }
        add(player_, _("Who rolls"), 2);
        add(label_, _("What for"), 3);
        add(set_, _("Which dice"), 3);
        return across;
    }

    void show() {
        strip_->show(roller_);
        const bool readable = roller_.complaint().empty();
        const std::vector<Roller::Place> dice = roller_.places();
        const bool thrown = std::ranges::any_of(dice, &Roller::Place::shown);
        const wxString sentence = !readable                ? wxString()
                                  : thrown || dice.empty() ? words(roller_.told())
                                                           : words(roller_.meaning());
        show_complaint(readable || field_->IsEmpty() ? wxString() : complaint());
        outcome_->SetLabelText(sentence);
        outcome_->SetToolTip(sentence);
        set_accessible(outcome_, sentence);
        const wxString help = !readable ? wxString()
                              : roller_.complete()
                                  ? (roller_.thrown_by_app() ? _("Rolled by the program; Enter records it")
                                                             : _("As rolled on the table; Enter records it"))
                                  : _("Type what the dice show: 0 is 10 on a d10, Space moves on, Backspace deletes");
        help_->SetForegroundColour(palette().secondary);
        help_->SetLabelText(help);
        set_accessible(help_, help);
        complain({});
        Layout();
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
        field_->ChangeValue(utf8(roller_.notation()));
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
    void roll_by_app() {
        roller_.by_app(dice_);
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
    wxStaticText* help_ = nullptr;
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
