#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "app/recorder/recorder.h"

class wxStaticText;

namespace castalia {

class AsidePanel;

/// A session that has come to its end: who won and why, and what may be done next.
class ResultPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(const wxString& command)> run;  ///< One of the frame's commands.
        std::function<void(const std::string& clause)> show_rule;
    };
    /// How it was decided stands on a page of its own in `aside`.
    ResultPanel(wxWindow* parent, AsidePanel& aside, Calls calls);

    /// The scene is the table as it is.
    void show(const Scene& scene);
    wxPanel* page_aside() { return page_; }

private:
    /// A line of the ladder, beside which something has a part of its room.
    struct Line {
        wxStaticText* shown = nullptr;
        wxString whole;
        int taken = 0;
    };

    void show_ladder(const Scene& scene, const Scoresheet& sheet);
    void fit();
    void fit_ladder();

    Calls calls_;
    AsidePanel& aside_;
    wxPanel* page_ = nullptr;
    std::vector<Line> ladder_;
    int fitted_ = 0;  ///< The width to which the lines of the ladder were broken.
    wxString words_;
    wxStaticText* sentence_ = nullptr;
    wxStaticText* ended_ = nullptr;
    std::vector<wxWindow*> ways_;
};

}  // namespace castalia
