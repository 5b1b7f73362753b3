// The texts and the rows of steps of the page on which a table is laid out.
#include "app/ui/setup/lay_out_rows.h"

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

wxStaticText* TextColumn::title(const wxString& said) {
    auto* text = child<wxStaticText>(page_, wxID_ANY, said);
    text->SetFont(font_of(*page_, TypeStep::heading1));
    down_->Add(text, wxSizerFlags().Border(wxTOP | wxBOTTOM, page_->FromDIP(spacing::unit)));
    return text;
}

wxStaticText* TextColumn::line(const wxString& said, bool bold) {
    return add(said, TypeStep::normal, bold, palette().text, spacing::hair);
}

wxStaticText* TextColumn::small(const wxString& said) {
    return add(said, TypeStep::small, false, palette().secondary, 0);
}

wxStaticText* TextColumn::add(const wxString& said, TypeStep step, bool bold, const wxColour& ink, int above) {
    if (said.empty()) {
        return nullptr;
    }
    auto* text = styled_child<wxStaticText>(page_, font_of(*page_, step, bold), ink, wxID_ANY, said);
    text->Wrap(width_);
    down_->Add(text, wxSizerFlags().Border(wxTOP, page_->FromDIP(above)));
    return text;
}

StepRow::StepRow(wxWindow* parent, int width, std::size_t number, const TableLayout::Step& step)
    : wxPanel(parent), box_(child<wxCheckBox>(this, wxID_ANY, "")) {
    set_accessible(box_, words(step.what), words(step.more));
    const int beside = box_->GetBestSize().x + FromDIP(3 * spacing::between);
    TextColumn said(this, width - beside);
    texts_.push_back(said.line(
        words(say("{n}. {what}", {{"n", literally(static_cast<long long>(number))}, {"what", step.what}}))));
    texts_.push_back(said.small(words(step.more)));
    std::erase(texts_, nullptr);
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(box_, wxSizerFlags().Border(wxALL, FromDIP(spacing::unit)));
    across->Add(said.sizer(), wxSizerFlags(1).Border(wxTOP | wxBOTTOM, FromDIP(spacing::hair)));
    SetSizer(across);
    for (wxWindow* text : texts_) {
        text->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) {
            box_->SetValue(!box_->GetValue());
            wxCommandEvent ticked(wxEVT_CHECKBOX, box_->GetId());
            box_->ProcessWindowEvent(ticked);
        });
    }
}

void StepRow::light(bool lit) {
    const Palette& colours = palette();
    SetBackgroundColour(lit ? colours.lampfill : colours.background);
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        texts_[i]->SetForegroundColour(lit ? colours.onlampfill : i == 0 ? colours.text : colours.secondary);
    }
    Refresh();
}

}  // namespace castalia
