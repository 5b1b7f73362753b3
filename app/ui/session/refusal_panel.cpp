#include "app/ui/session/refusal_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/help/rules_reference.h"
#include "app/ui/session/band.h"
#include "app/ui/session/earlier_lines.h"
#include "app/ui/session/side_panel.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/fitted_words.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/undo_first.h"

namespace castalia {

RefusalPanel::RefusalPanel(wxWindow* parent, SidePanel& side_panel, Calls calls)
    : wxPanel(parent), calls_(std::move(calls)), side_panel_(side_panel), page_(side_panel.add_page()) {
    constexpr int kMark = 26;
    SetBackgroundColour(palette().refusalfill);
    mark_ = child<wxStaticBitmap>(this, wxID_ANY, art("mark-refusal", palette().refusal, kMark));
    sentence_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    sentence_->SetForegroundColour(palette().text);
    clause_ = child<wxButton>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT | wxBORDER_NONE);
    add_style(clause_, "link");
    clause_words_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                        wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    clause_words_->SetForegroundColour(palette().secondary);
    field_ = text_field(this, "", wxTE_PROCESS_ENTER);
    field_->SetHint(_("What the table says, in a sentence"));
    set_accessible(field_, _("The table’s ruling"));
    make_buttons();
    whole_ = SidePanel::add_words(*page_);
    earlier_ = child<EarlierLines>(page_);
    SidePanel::stack_of(*page_).Add(earlier_, wxSizerFlags().Expand());

    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(mark_, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::apart)));
    head->Add(sentence_, wxSizerFlags(1).CenterVertical());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(clause_, wxSizerFlags().CenterVertical());
    row->Add(clause_words_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(spacing::close)));
    row->Add(field_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    row->Add(change_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    row->Add(undo_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    row->Add(ways_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    row->Add(rule_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    lay_in_band(*this, head, row);

    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit(); });
    });
    clause_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.look_up(clause_id_); }); });
}

void RefusalPanel::make_buttons() {
    change_ = child<wxButton>(this, wxID_ANY, "");
    change_->SetLabelMarkup(_("Change the entry") + "  " + small_markup(key_words("Esc")));
    set_accessible(change_, _("Change the entry"));
    undo_ = child<wxButton>(this, wxID_ANY, "");
    undo_->SetLabelMarkup(_("Undo it first") + "  " + small_markup(_("Ctrl+U")));
    set_accessible(undo_, _("Undo it first"), _("Undoes the last event and keeps what you have typed"));
    undo_->SetToolTip(_("Undoes the last event and keeps what you have typed"));
    ways_ = child<wxButton>(this, wxID_ANY, "");
    ways_->SetLabelMarkup("<b>" + _("Ways out…") + "</b>  " + small_markup(_("Ctrl+Enter")));
    const wxString ways = _("Shows what the record would need, and enters this after it");
    set_accessible(ways_, _("Ways out…"), ways);
    ways_->SetToolTip(ways);
    rule_ = child<wxButton>(this, wxID_ANY, "");
    set_accessible(rule_, _("The table ruled it so"), _("Enters it against the rules, marked in the log"));
    add_style(rule_, "ruling");
    change_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.change(); }); });
    undo_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.undo_first(); }); });
    ways_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.ways_out(); }); });
    rule_->Bind(wxEVT_BUTTON,
                [this](wxCommandEvent&) { CallAfter([this] { field_->IsShown() ? confirm() : ask(); }); });
}

void RefusalPanel::fit() {
    const int beside = mark_->GetSize().x + FromDIP(spacing::apart + 2 * spacing::around);
    const bool whole = fit_words(*sentence_, reason_, std::max(GetClientSize().x - beside, FromDIP(kHeadHeight)),
                                 head_height(*this));
    Layout();
    if (!is_laid_out(*this)) {
        return;
    }
    wxString hidden = whole ? wxString() : reason_;
    const wxString since = clause_words_->GetLabelText();
    if (!field_->IsShown() && clause_words_->GetTextExtent(since).x > clause_words_->GetSize().x) {
        hidden += (hidden.empty() ? "" : "\n") + since;
    }
    side_panel_.show_words(*whole_, hidden);
}

void RefusalPanel::label_rule(const wxString& key) {
    rule_->SetLabelMarkup("<b>" + _("The table ruled it so") + "</b>  " + small_markup(key_words(key)));
}

void RefusalPanel::show(const Refusal& refusal, const std::vector<wxString>& earlier, const wxString& since) {
    const bool possible = refusal.kind == Refusal::Kind::rule;
    clause_id_ = refusal.clause;
    reason_ = words(refusal.reason);
    set_accessible(sentence_, words(refusal.reason));
    clause_->SetLabelText(wxString::FromUTF8("§\u00A0") + utf8(refusal.clause));
    const std::string text = clause_words(refusal.clause);
    clause_words_->SetLabelText(!since.empty()  ? since
                                : !text.empty() ? utf8(text)
                                : possible      ? wxString()
                                           : _("No ruling helps here: correct an earlier event, or count again."));
    clause_words_->SetToolTip(clause_words_->GetLabelText());
    earlier_->show(earlier);
    field_->ChangeValue("");
    rule_->Show(possible);
    ways_->Show(!possible);
    undo_->Show(wants_undo_first(refusal));
    show_field(false);
    fit();
    side_panel_.fit();
}

bool RefusalPanel::ruling_possible() const { return rule_->IsShown(); }

void RefusalPanel::ask() {
    if (ruling_possible()) {
        show_field(true);
        field_->SetFocus();
    }
}

void RefusalPanel::ask_no_more() { show_field(false); }

void RefusalPanel::show_field(bool shown) {
    field_->Show(shown);
    clause_words_->Show(!shown);
    label_rule(shown ? _("Enter") : _("Ctrl+Enter"));
    Layout();
}

bool RefusalPanel::asks() const { return IsShownOnScreen() && field_->IsShown(); }

void RefusalPanel::confirm() {
    wxString ruling = field_->GetValue();
    if (ruling.Trim().Trim(false).empty()) {
        const wxString wanted = _("Say in a sentence what the table ruled, then Enter");
        field_->SetHint(wanted);
        set_accessible(field_, _("The table’s ruling"), wanted);
        field_->SetFocus();
        return;
    }
    calls_.rule(ruling);
}

}  // namespace castalia
