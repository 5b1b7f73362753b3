#include "app/ui/panels/result_panel.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"

namespace castalia {

namespace {

/// "3–2": as many as there are players.
wxString numbers_of(const std::vector<long long>& values, int parts) {
    wxString numbers;
    for (const long long value : values) {
        numbers += (numbers.empty() ? wxString() : wxString::FromUTF8("–")) + utf8(number_text(value, parts));
    }
    return numbers;
}

wxString ended_words(const Scene& scene) {
    const std::size_t events = scene.session->plies();
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(scene.played).count();
    const wxString many =
        wxString::Format(wxPLURAL("%zu event", "%zu events", static_cast<unsigned>(events)), events);
    return minutes < 1 ? many
                       : many + wxString::FromUTF8(" · ") +
                             wxString::Format(_("played %lld:%02lld"), static_cast<long long>(minutes / 60),
                                              static_cast<long long>(minutes % 60));
}

}  // namespace

ResultPanel::ResultPanel(wxWindow* parent, Calls calls) : wxPanel(parent), calls_(std::move(calls)) {
    SetBackgroundColour(palette().surface);
    sentence_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    sentence_->SetFont(font_of(*this, TypeStep::prompt, true));
    sentence_->SetForegroundColour(palette().text);
    ended_ = child<wxStaticText>(this, wxID_ANY, "");
    ended_->SetForegroundColour(palette().secondary);
    head_ = new wxBoxSizer(wxHORIZONTAL);
    head_->Add(sentence_, wxSizerFlags(1).CenterVertical());
    head_->Add(ended_, wxSizerFlags().CenterVertical());
    ladder_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    ways_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto way = [this](const wxString& label, const wxString& key, const wxString& command, bool first = false) {
        auto* made = child<wxButton>(this, wxID_ANY, label);
        made->SetLabelMarkup((first ? "<b>" + label + "</b>" : label) + "  <small>" + key + "</small>");
        set_accessible(made, label, key);
        made->Bind(wxEVT_BUTTON,
                   [this, command](wxCommandEvent&) { CallAfter([this, command] { calls_.run(command); }); });
        ways_->Add(made, wxSizerFlags().CenterVertical().Border(wxRIGHT | wxTOP, FromDIP(spacing::close)));
        return made;
    };
    add_style(way(_("Scoresheet"), "F4", "scoresheet", true), "suggested-action");
    way(_("Export"), "Ctrl+E", "export");
    way(_("Look back"), "PgUp", "turn back");
    way(_("Play again, same players"), "Ctrl+Shift+N", "play again");
    way(_("Another game"), "Alt+1", "home");

    auto* down = new wxBoxSizer(wxVERTICAL);
    const auto sides = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(spacing::around));
    down->Add(head_, sides);
    down->Add(ladder_, sides);
    down->AddStretchSpacer();
    down->Add(ways_, sides);
    down->AddSpacer(FromDIP(spacing::apart));
    SetSizer(down);
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
}

/// Every step with what each player has; the step that decided is in bold, with its mark and its clause, and what
/// comes after it played no part.
void ResultPanel::show_ladder(const Scene& scene, const Scoresheet& sheet) {
    ladder_->Clear(true);
    const auto add = [this](const wxString& text, bool strong, const wxColour& ink) {
        auto* made = child<wxStaticText>(this, wxID_ANY, text);
        made->SetFont(font_of(*this, TypeStep::normal, strong));
        made->SetForegroundColour(ink);
        made->SetMinSize({made->GetTextExtent(text).x + FromDIP(spacing::hair), -1});
        ladder_->Add(made, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
    };
    const Palette& colours = palette();
    wxString players;
    for (const std::string& name : scene.session->names()) {
        players += (players.empty() ? wxString() : wxString::FromUTF8("–")) + utf8(name);
    }
    add(players + ":", false, colours.secondary);
    bool decided = false;
    for (const Scoresheet::Step& step : sheet.ladder) {
        wxString text = words(step.label) + " " + numbers_of(step.values, sheet.parts);
        if (!step.decided) {
            add(decided ? text + " " + _("(not needed)") : text, false, colours.secondary);
            continue;
        }
        decided = true;
        constexpr int kMark = 15;
        auto* mark = child<wxStaticBitmap>(this, wxID_ANY, art("mark-saved", colours.good, kMark));
        ladder_->Add(mark, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::unit)));
        add(text + ", " + _("which decided"), true, colours.text);
        auto* clause = child<wxButton>(this, wxID_ANY, wxString::FromUTF8("§ ") + utf8(step.clause).AfterFirst('.'),
                                       wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        add_style(clause, "link");
        set_accessible(clause, _("The rule that decided"), utf8(step.clause));
        clause->Bind(wxEVT_BUTTON, [this, rule = step.clause](wxCommandEvent&) {
            CallAfter([this, rule] { calls_.show_rule(rule); });
        });
        ladder_->Add(clause, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
    }
}

void ResultPanel::fit() {
    // The sentence is never cut: what it took goes beneath it first, then it takes a second line.
    const int around = FromDIP(spacing::around), room = GetClientSize().x - 2 * around;
    const int wide = sentence_->GetTextExtent(words_).x + FromDIP(spacing::unit), beside = ended_->GetBestSize().x;
    head_->SetOrientation(wide + around + beside > room ? wxVERTICAL : wxHORIZONTAL);
    sentence_->SetLabelText(words_);
    if (wide > room && room > around) {
        sentence_->Wrap(room);
    }
    sentence_->InvalidateBestSize();
    sentence_->SetMinSize(sentence_->GetBestSize());
    Layout();
    const int wanted = GetSizer()->CalcMin().y;
    if (wanted != wanted_) {
        wanted_ = wanted;
        SetMinSize(wxSize(-1, wanted));
        calls_.resized();
    }
}

}  // namespace castalia
