#include "app/ui/panels/refusal_panel.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/art.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/text_field.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/panels/earlier_lines.h"

namespace castalia {

namespace {

constexpr int kMark = 28;

}  // namespace

RefusalPanel::RefusalPanel(wxWindow* parent, Calls calls) : wxPanel(parent), calls_(std::move(calls)) {
    SetBackgroundColour(palette().refusalfill);
    auto* mark = child<wxStaticBitmap>(this, wxID_ANY, art("mark-refusal", palette().refusal, kMark));
    sentence_ = child<wxStaticText>(this, wxID_ANY, "");
    sentence_->SetFont(font_of(*this, TypeStep::heading2, true));
    sentence_->SetForegroundColour(palette().text);
    clause_ = child<wxButton>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT | wxBORDER_NONE);
    add_style(clause_, "link");
    clause_words_ = child<wxStaticText>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                        wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    clause_words_->SetForegroundColour(palette().secondary);
    earlier_ = child<EarlierLines>(this);
    change_ = child<wxButton>(this, wxID_ANY, "");
    change_->SetLabelMarkup(_("Change the entry") + "  <small>Esc</small>");
    set_accessible(change_, _("Change the entry"));
    field_ = text_field(this, "", wxTE_PROCESS_ENTER);
    field_->SetHint(_("What the table says, in a sentence"));
    set_accessible(field_, _("The table's ruling"));
    rule_ = child<wxButton>(this, wxID_ANY, "");
    set_accessible(rule_, _("The table ruled it so"), _("Enters it against the rules, marked in the log"));
    add_style(rule_, "ruling");

    auto* cited = new wxBoxSizer(wxHORIZONTAL);
    cited->Add(clause_, wxSizerFlags().CenterVertical());
    cited->Add(clause_words_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(spacing::close)));
    auto* ways = new wxBoxSizer(wxHORIZONTAL);
    ways->Add(change_, wxSizerFlags().CenterVertical());
    ways->Add(field_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    ways->Add(rule_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::between)));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(sentence_, wxSizerFlags().Expand());
    down->Add(cited, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::unit)));
    down->Add(earlier_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::unit)));
    down->Add(ways, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::between)));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(mark, wxSizerFlags().Top().Border(wxALL, FromDIP(spacing::around)));
    across->Add(down, wxSizerFlags(1).Expand().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(spacing::around)));
    SetSizer(across);

    change_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.change(); }); });
    clause_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { calls_.look_up(clause_id_); }); });
    rule_->Bind(wxEVT_BUTTON,
                [this](wxCommandEvent&) { CallAfter([this] { field_->IsShown() ? confirm() : ask(); }); });
}

void RefusalPanel::label_rule(const wxString& key) {
    rule_->SetLabelMarkup("<b>" + _("The table ruled it so") + "</b>  <small>" + key + "</small>");
}

void RefusalPanel::show(const Refusal& refusal, const std::vector<wxString>& earlier) {
    const bool possible = refusal.kind == Refusal::Kind::rule;
    clause_id_ = refusal.clause;
    // Why it was refused is never cut: it takes as many lines as it needs.
    sentence_->SetLabelText(words(refusal.reason));
    sentence_->Wrap(GetParent()->GetClientSize().x - FromDIP(kMark + 4 * spacing::around));
    give_size(*sentence_);
    set_accessible(sentence_, words(refusal.reason));
    clause_->SetLabelText(wxString::FromUTF8("§ ") + utf8(refusal.clause));
    const std::string text = clause_words(refusal.clause);
    clause_words_->SetLabelText(!text.empty() ? utf8(text)
                                : possible    ? wxString()
                                              : _("No ruling helps here: correct an earlier event, or count again."));
    earlier_->show(earlier);
    field_->ChangeValue("");
    field_->Hide();
    rule_->Show(possible);
    label_rule(_("Ctrl+Enter"));
    Layout();
}

bool RefusalPanel::ruling_possible() const { return rule_->IsShown(); }

void RefusalPanel::ask() {
    if (ruling_possible()) {
        field_->Show();
        label_rule(_("Enter"));
        Layout();
        field_->SetFocus();
    }
}

void RefusalPanel::ask_no_more() {
    field_->Hide();
    label_rule(_("Ctrl+Enter"));
    Layout();
}

bool RefusalPanel::asks() const { return IsShownOnScreen() && field_->IsShown(); }

void RefusalPanel::confirm() {
    wxString ruling = field_->GetValue();
    if (ruling.Trim().Trim(false).empty()) {
        clause_words_->SetLabelText(_("Say in a sentence what the table ruled, then Enter"));
        set_accessible(field_, _("The table's ruling"), clause_words_->GetLabelText());
        field_->SetFocus();
        return;
    }
    calls_.rule(ruling);
}

}  // namespace castalia
