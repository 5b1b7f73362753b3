#pragma once

#include <vector>

#include <wx/panel.h>

#include "core/picture/chart.h"
#include "core/session/session.h"

class wxChoice;

namespace castalia {

class ChartPanel;

/// Shows the curves of a session one at a time: a list to choose from above, the chart below.
class CurvesPanel : public wxPanel {
public:
    explicit CurvesPanel(wxWindow* parent);

    void show(const Session& session);
    const std::vector<picture::Chart>& curves() const { return curves_; }
    wxChoice* choice() { return choice_; }
    ChartPanel* chart() { return chart_; }

private:
    void show_chosen();

    std::vector<picture::Chart> curves_;
    wxChoice* choice_;
    ChartPanel* chart_;
};

/// Shows the curves in a dialog.
void show_curves(wxWindow* parent, const Session& session);

}  // namespace castalia
