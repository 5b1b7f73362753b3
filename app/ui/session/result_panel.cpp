#include "app/ui/session/result_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "app/ui/session/band.h"
#include "app/ui/session/side_panel.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/fitted_words.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/table_time.h"

namespace castalia {

namespace {

/// Returns "3–2", with as many numbers as there are players; with commas where a player has none.
wxString numbers_of(const std::vector<long long>& values, int parts) {
    const bool all = std::ranges::count(values, kNoNumber) == 0;
    wxString numbers;
    for (const long long value : values) {
        numbers += (numbers.empty() ? wxString()
                    : all           ? wxString::FromUTF8("–")
                                    : wxString(", ")) +
                   shown_number(value, parts);
    }
    return numbers;
}

/// Returns a step with its values. What the table said has no numbers.
wxString step_words(const Scoresheet::Step& step, int parts) {
    return words(step.label) +
           (step.name == Scoresheet::kSaidByTable ? wxString() : " " + numbers_of(step.values, parts));
}

/// A player's line in the order of the ending: "2. Emil 12952".
struct Placed {
    wxString words;
    bool first = false;
};
std::vector<Placed> ranking_of(const Scoresheet& sheet, const std::vector<wxString>& called) {
    std::vector<Placed> lines;
    std::size_t place = 1;
    for (const std::vector<Seat>& together : sheet.ranking) {
        for (const Seat seat : together) {
            const auto i = static_cast<std::size_t>(seat.index);
            const wxString value =
                sheet.ladder.empty() ? wxString() : " " + shown_number(sheet.ladder.front().values[i], sheet.parts);
            lines.push_back({wxString::Format("%zu. %s%s", place, called[i], value), place == 1});
        }
        place += together.size();
    }
    return lines;
}

wxString ended_words(const Scene& scene) {
    const std::size_t events = scene.session->plies();
    const long long minutes = whole_minutes(scene.played);
    const wxString many =
        wxString::Format(wxPLURAL("%zu event", "%zu events", static_cast<unsigned>(events)), events);
    return minutes < 1 ? many
                       : many + wxString::FromUTF8(" · ") +
                             wxString::Format(_("played %lld:%02lld"), minutes / 60, minutes % 60);
}

}  // namespace

ResultPanel::ResultPanel(wxWindow* parent, SidePanel& side_panel, Calls calls)
    : wxPanel(parent), calls_(std::move(calls)), side_panel_(side_panel), page_(side_panel.add_page()) {
    SetBackgroundColour(palette().surface);
    sentence_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    sentence_->SetForegroundColour(palette().text);
    ended_ = child<wxStaticText>(this, wxID_ANY, "");
    ended_->SetForegroundColour(palette().secondary);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(sentence_, wxSizerFlags(1).CenterVertical());
    head->Add(ended_, wxSizerFlags().CenterVertical());
    auto* ways = new wxBoxSizer(wxHORIZONTAL);
    const auto way = [&](const wxString& label, const wxString& key, const wxString& command, bool first = false) {
        auto* made = child<wxButton>(this, wxID_ANY, label);
        made->SetLabelMarkup((first ? "<b>" + label + "</b>" : label) + "  " + small_markup(key_words(key)));
        set_accessible(made, label, key);
        made->Bind(wxEVT_BUTTON,
                   [this, command](wxCommandEvent&) { CallAfter([this, command] { calls_.run(command); }); });
        ways->Add(made, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::close)));
        ways_.push_back(made);
        return made;
    };
    add_style(way(_("Scoresheet"), "F4", "scoresheet", true), "suggested-action");
    way(_("Export"), "Ctrl+E", "export");
    way(_("Review"), "F3", "review");
    way(_("Play again, same players"), "Ctrl+Shift+N", "play again");
    way(_("Another game"), "Alt+1", "home");
    lay_in_band(*this, head, ways);
    whole_ = SidePanel::add_words(*page_);
    page_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit_ladder(); });
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit(); });
    });
}

void ResultPanel::show(const Scene& scene) {
    const std::size_t ply = scene.session->plies();
    const Scoresheet sheet = scene.session->playthrough().score(ply);
    words_ = scene.session->replay().abandoned(ply) ? _("The session was abandoned")
             : sheet.over                           ? words(sheet.sentence)
                                                    : words(scene.session->playthrough().prompt(ply).text);
    set_accessible(sentence_, words_);
    ended_->SetLabelText(ended_words(scene));
    show_ladder(scene, sheet);
    fit();
    side_panel_.fit();
}

/// Shows every step with what each player has, and many players one below the other in their order. The step that
/// decided is bold, with its mark and its clause; the steps after it did not count.
void ResultPanel::show_ladder(const Scene& scene, const Scoresheet& sheet) {
    wxBoxSizer& stack = SidePanel::stack_of(*page_);
    stack.Detach(whole_);
    stack.Clear(true);
    stack.Add(whole_, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::unit)));
    ladder_.clear();
    fitted_ = 0;
    constexpr int kMark = 15;
    constexpr std::size_t kBesideEachOther = 4;
    const auto add = [&](const wxString& text, bool strong, const wxColour& ink, int taken = 0) {
        auto* made = styled_child<wxStaticText>(page_, font_of(*this, TypeStep::normal, strong), ink, wxID_ANY, text,
                                                wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
        set_accessible(made, text);
        ladder_.push_back({made, text, taken});
        made->SetToolTip(text);
        auto* line = new wxBoxSizer(wxHORIZONTAL);
        line->Add(made, wxSizerFlags(1).CenterVertical());
        stack.Add(line, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::hair)));
        return line;
    };
    const Palette& colours = palette();
    const std::vector<wxString> called = called_names(scene.session->heading().players);
    const bool ranked = called.size() > kBesideEachOther && !sheet.ranking.empty();
    if (ranked) {
        for (const Placed& one : ranking_of(sheet, called)) {
            add(one.words, one.first, colours.text);
        }
    } else {
        wxString players;
        for (const wxString& name : called) {
            players += (players.empty() ? wxString() : wxString::FromUTF8(" – ")) + name;
        }
        add(players, false, colours.secondary);
    }
    bool decided = false;
    for (const Scoresheet::Step& step : sheet.ladder) {
        const wxString text = ranked ? words(step.label) : step_words(step, sheet.parts);
        if (!step.decided) {
            add(decided ? text + " " + _("(not needed)") : text, false, colours.secondary);
            continue;
        }
        decided = true;
        wxBoxSizer* line = add(text + ", " + _("which decided"), true, colours.text, FromDIP(kMark + spacing::unit));
        auto* mark = child<wxStaticBitmap>(page_, wxID_ANY, art("mark-saved", colours.good, kMark));
        line->Insert(0, mark, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::unit)));
        auto* clause =
            child<wxButton>(page_, wxID_ANY, wxString::FromUTF8("§\u00A0") + utf8(step.clause).AfterFirst('.'),
                            wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        add_style(clause, "link");
        set_accessible(clause, _("The rule that decided"), utf8(step.clause));
        clause->Bind(wxEVT_BUTTON, [this, rule = step.clause](wxCommandEvent&) {
            CallAfter([this, rule] { calls_.show_rule(rule); });
        });
        stack.Add(clause, wxSizerFlags().Right());
    }
    fit_ladder();
}

/// Breaks the lines to the width of their page. The width is not known before the window is laid out, so they are
/// broken again afterwards.
void ResultPanel::fit_ladder() {
    constexpr int kLeast = 200, kNarrowLog = 300;
    const int laid_out = page_->GetClientSize().x;
    const int width =
        laid_out > FromDIP(kLeast) ? laid_out : std::max(side_panel_.GetMinSize().x, FromDIP(kNarrowLog));
    if (width == fitted_) {
        return;
    }
    fitted_ = width;
    const int room = width - FromDIP(2 * spacing::apart + spacing::unit);
    for (const Line& line : ladder_) {
        line.shown->SetLabelText(in_two_lines(*page_, line.shown->GetFont(), line.whole, room - line.taken));
        give_size(*line.shown);
    }
    side_panel_.fit();
}

/// Hides the buttons for which there is no room; they have keys and menus.
void ResultPanel::fit() {
    if (!is_laid_out(*this)) {
        return;
    }
    const int room = GetClientSize().x - 2 * FromDIP(spacing::around);
    const int beside = ended_->GetBestSize().x + FromDIP(spacing::around);
    const bool whole =
        fit_words(*sentence_, words_, std::max(room - beside, FromDIP(kHeadHeight)), head_height(*this));
    side_panel_.show_words(*whole_, whole ? wxString() : words_);
    int taken = 0;
    for (wxWindow* way : ways_) {
        taken += way->GetBestSize().x + FromDIP(spacing::close);
        way->Show(taken <= room);
    }
    Layout();
}

}  // namespace castalia
