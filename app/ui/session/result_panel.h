#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "app/recorder/recorder.h"

class wxStaticText;

namespace castalia {

class SidePanel;

/// The band of a session that has ended: who won and why, and what may be done next.
class ResultPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(const wxString& command)> run;  ///< Runs one of the frame's commands.
        std::function<void(const std::string& clause)> show_rule;
    };
    /// The steps of the decision stand on a page of their own in `side_panel`.
    ResultPanel(wxWindow* parent, SidePanel& side_panel, Calls calls);

    /// Assumes that the scene shows the end of the session.
    void show(const Scene& scene);
    wxPanel* side_page() { return page_; }

private:
    /// A line of the ladder, which shares its room with something beside it.
    struct Line {
        wxStaticText* shown = nullptr;
        wxString whole;
        int taken = 0;
    };

    void show_ladder(const Scene& scene, const Scoresheet& sheet);
    void fit();
    void fit_ladder();

    Calls calls_;
    SidePanel& side_panel_;
    wxPanel* page_ = nullptr;
    std::vector<Line> ladder_;
    int fitted_ = 0;  ///< The width to which the lines of the ladder were broken.
    wxString words_;
    wxStaticText* sentence_ = nullptr;
    wxStaticText* whole_ = nullptr;  ///< Beside the board: the sentence where it is too long for the band.
    wxStaticText* ended_ = nullptr;
    std::vector<wxWindow*> ways_;
};

}  // namespace castalia
