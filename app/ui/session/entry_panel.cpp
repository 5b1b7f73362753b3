#include "app/ui/session/entry_panel.h"

#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/line_break.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

bool moves_caret(int key) {
    constexpr std::array kCaret{WXK_LEFT,        WXK_RIGHT,        WXK_HOME,        WXK_END,
                                WXK_NUMPAD_LEFT, WXK_NUMPAD_RIGHT, WXK_NUMPAD_HOME, WXK_NUMPAD_END};
    return std::ranges::find(kCaret, key) != kCaret.end();
}

}  // namespace

EntryPanel::EntryPanel(wxWindow* parent, Calls calls) : wxPanel(parent), calls_(std::move(calls)) {
    constexpr int kLineWidth = 330;
    SetBackgroundColour(palette().surface);
    field_ = child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    field_->SetFont(font_of(*this, TypeStep::entry));
    field_->SetMinSize(wxSize(FromDIP(kLineWidth), -1));
    give_height(*field_);
    ghost_ = std::make_unique<GhostText>(*field_);
    suggest(Composition());
    constexpr long kOneLine = wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE;
    sentence_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, kOneLine);
    sentence_->SetFont(font_of(*this, TypeStep::echo, true));
    below_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, kOneLine);
    below_->SetFont(font_of(*this, TypeStep::small));
    confirm_ = child<wxButton>(this, wxID_ANY, "");
    confirm_->SetLabelMarkup("<b>" + _("Confirm") + "</b>  " + small_markup(key_words("Enter")));
    set_accessible(confirm_, _("Confirm"), _("Enters what the entry line says"));
    add_style(confirm_, "suggested-action");

    auto* echo = new wxBoxSizer(wxVERTICAL);
    echo->Add(sentence_, wxSizerFlags().Expand());
    echo->Add(below_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::hair)));
    // The line keeps its height for one sentence in two lines and for two sentences in one line each.
    const int line = sentence_->GetTextExtent("Ag").y, small = below_->GetTextExtent("Ag").y;
    below_->SetMinSize({-1, small});
    echo->SetMinSize(-1, line + std::max(line, small + FromDIP(spacing::hair)));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(field_, wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, FromDIP(spacing::apart)));
    across->Add(echo, wxSizerFlags(1).CenterVertical());
    across->Add(confirm_, wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, FromDIP(spacing::apart)));
    auto* down = new wxBoxSizer(wxVERTICAL);  // Large text has less air around it.
    down->Add(across, wxSizerFlags(1).Expand().Border(wxTOP | wxBOTTOM,
                                                      FromDIP(large_text() ? spacing::hair : spacing::apart)));
    SetSizer(down);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit_echo(); });
    });

    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { calls_.typed(field_->GetValue()); });
    field_->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        offered_ = false;
        event.Skip();
    });
    confirm_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.confirm(); }); });
}

void EntryPanel::set_line(const wxString& line) {
    if (field_->GetValue() != line) {
        field_->ChangeValue(line);
        field_->SetInsertionPointEnd();
    }
}

void EntryPanel::show(const Composition& entry) {
    set_line(utf8(entry.line));
    fault_.reset();
    if (entry.fault) {
        fault_ = static_cast<long>(wxString::FromUTF8(entry.line.substr(0, *entry.fault)).length());
    }
    underline(*field_, fault_);
    offered_ = false;
    if (entry.suggested) {
        offer();
    }
    if (entry.prompt.verbs.empty()) {
        set_hint({});
    } else {
        set_hint(_("Type an entry; F1 shows how"), _("F1 shows how"));
    }
    show_echo(entry);
}

void EntryPanel::show_echo(const Composition& entry) {
    const bool ready = entry.state == EntryState::ready || entry.state == EntryState::forbidden;
    suggest(entry);
    const wxString below = points_to_keys_ && entry.line.empty()
                               ? _("F1 shows the keys and the whole notation of this game")
                               : words(entry.echo.below);
    echo(as_sentence(entry.echo.sentence), below, entry.echo.wrong ? Mood::wrong : Mood::plain, ready,
         words(entry.echo.brief));
}

/// Shows what Tab would write: the rest of a line that is only begun, or the whole of a short one.
void EntryPanel::suggest(const Composition& entry) {
    const std::string& whole = entry.completion;
    wxString grey;
    if (!whole.empty()) {
        grey = whole.starts_with(entry.line) ? utf8(whole.substr(entry.line.size()))
                                             : wxString::FromUTF8("  → ") + utf8(whole);
        grey += "   " + _("Tab");
    }
    ghost_->show(grey);
    const wxString plain = _("One event in the notation of the game; Enter confirms");
    const wxString written = wxString::Format(_("Tab writes it in full: %s"), utf8(whole));
    set_accessible(field_, _("Entry line"), whole.empty() ? plain : written);
}

wxString EntryPanel::line() const { return field_->GetValue(); }

void EntryPanel::set_hint(const wxString& whole, const wxString& brief) {
    const int room = field_->GetMinSize().x - 2 * FromDIP(spacing::apart);  // The room within the frame of the field.
    field_->SetHint(field_->GetTextExtent(whole).x <= room ? whole : brief);
}

void EntryPanel::echo(const wxString& sentence, const wxString& below, Mood mood, bool ready, const wxString& brief) {
    echo_ = sentence;
    echo_brief_ = brief;
    advice_ = below;
    sentence_->SetForegroundColour(mood == Mood::wrong ? palette().refusal : palette().text);
    below_->SetForegroundColour(palette().secondary);
    below_->SetLabelText(below);
    set_accessible(sentence_, sentence);
    set_accessible(below_, below);
    sentence_->SetToolTip(sentence);
    below_->SetToolTip(below);
    add_style(field_, "wrong", mood == Mood::wrong);
    confirm_->Enable(ready);
    Layout();
    fit_echo();
}

/// Returns as many sentences of the advice as there is room for, and at least the first.
wxString EntryPanel::advice_in(int room) const {
    wxString shown = advice_;
    for (std::size_t end = shown.rfind(". "); end != wxString::npos && below_->GetTextExtent(shown).x > room;
         end = shown.rfind(". ")) {
        shown.Truncate(end + 1);
    }
    return shown;
}

/// Shows the first that fits: the sentence or the brief one with the words below, or one of them alone in two lines.
void EntryPanel::fit_echo() {
    const int room = sentence_->GetSize().x;
    const auto width = [this](const wxString& line) { return static_cast<double>(sentence_->GetTextExtent(line).x); };
    const auto put = [this](const wxString& shown, bool alone) {
        if (sentence_->GetLabelText() != shown || below_->IsShown() == alone) {
            sentence_->SetLabelText(shown);
            sentence_->SetMinSize({-1, sentence_->GetTextExtent("Ag").y * (shown.Contains("\n") ? 2 : 1)});
            below_->Show(!alone);
            Layout();
        }
    };
    const std::vector<wxString> versions{echo_, echo_brief_};
    if (const wxString shown = advice_in(room); below_->GetLabelText() != shown) {
        below_->SetLabelText(shown);
    }
    // Below a fault the advice is whole or not there.
    const bool beneath = echo_brief_.empty() || below_->GetTextExtent(advice_).x <= room;
    for (const wxString& one : versions) {
        if (beneath && !one.empty() && width(one) <= room) {
            calls_.show_whole({});
            return put(one, false);
        }
    }
    wxString last = echo_;
    bool whole = false;
    for (const wxString& one : versions) {
        const std::vector<wxString> lines = lines_of(one, 2, room, width);
        if (!one.empty()) {
            last = lines.size() > 1 ? lines[0] + "\n" + lines[1] : one;
        }
        whole = !one.empty() && width(lines.back()) <= room;
        if (whole) {
            break;
        }
    }
    put(last, true);
    calls_.show_whole(whole ? wxString() : echo_);
}

bool EntryPanel::all_selected() const {
    long from = 0, to = 0;
    field_->GetSelection(&from, &to);
    return from == 0 && to > 0 && to == field_->GetLastPosition();
}

void EntryPanel::offer() {
    field_->SelectAll();
    offered_ = true;
}

void EntryPanel::offer_again() { offer(); }

void EntryPanel::before_key(int key) {
    if (offered_ && !all_selected()) {
        field_->SelectAll();
    }
    offered_ = offered_ && !moves_caret(key);
}

bool EntryPanel::take_offered() {
    const bool offered = offered_;
    if (offered) {
        go_on();
    }
    return offered;
}

bool EntryPanel::go_to_fault() {
    if (!fault_ || !all_selected()) {
        return false;
    }
    offered_ = false;
    field_->SetInsertionPoint(std::min(*fault_, field_->GetLastPosition()));
    return true;
}

void EntryPanel::focus() {
    const bool whole = offered_ || all_selected();
    field_->SetFocus();
    whole ? field_->SelectAll() : field_->SetInsertionPointEnd();
}

bool EntryPanel::has_focus() const { return field_->HasFocus(); }

bool EntryPanel::at_end() const {
    long from = 0, to = 0;
    field_->GetSelection(&from, &to);
    return from == to ? field_->GetInsertionPoint() == field_->GetLastPosition() : all_selected();
}

void EntryPanel::go_on() {
    offered_ = false;
    field_->SetInsertionPointEnd();
}

wxString EntryPanel::echoed() const { return echo_; }
wxString EntryPanel::below_text() const { return below_->GetLabelText(); }

}  // namespace castalia
