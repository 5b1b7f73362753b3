#include "app/ui/review/curves_panel.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/sizer.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/review/curves.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

CurvesPanel::CurvesPanel(wxWindow* parent)
    : wxPanel(parent), choice_(child<wxChoice>(this, wxID_ANY)), chart_(child<ChartPanel>(this)) {
    set_accessible(choice_, _("What the chart shows"));
    choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_chosen(); });
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(choice_, wxSizerFlags().Border(wxALL, FromDIP(spacing::between)));
    down->Add(chart_, wxSizerFlags(1).Expand());
    SetSizer(down);
}

void CurvesPanel::show(const Session& session) {
    // The next session begins with the same curve, if it has one of this name.
    const wxString before = choice_->GetStringSelection();
    curves_ = curves_of(session);
    choice_->Clear();
    for (const picture::Chart& curve : curves_) {
        choice_->Append(utf8(curve.title));
    }
    choice_->Show(!curves_.empty());
    const int again = choice_->FindString(before, true);
    choice_->SetSelection(curves_.empty() ? wxNOT_FOUND : std::max(0, again));
    show_chosen();
    if (IsShownOnScreen()) {  // A page that has never been seen has no room yet, and is laid out when it has.
        Layout();
    }
}

void CurvesPanel::show_chosen() {
    const int at = choice_->GetSelection();
    chart_->show(at == wxNOT_FOUND ? picture::Chart{} : curves_.at(static_cast<std::size_t>(at)));
}

namespace {

class CurvesDialog final : public StandardDialog {
public:
    CurvesDialog(wxWindow* parent, const Session& session) : StandardDialog(parent, _("Curves")) {
        auto* panel = child<CurvesPanel>(this);
        panel->show(session);
        contents()->Add(panel, wxSizerFlags(1).Expand());
        add_buttons({}, _("Close"));
        constexpr int kWide = 780, kHigh = 460;
        settle({kWide, kHigh});
        panel->choice()->SetFocus();
    }
};

}  // namespace

void show_curves(wxWindow* parent, const Session& session) { CurvesDialog(parent, session).ShowModal(); }

}  // namespace castalia
