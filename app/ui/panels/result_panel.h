#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/recorder/recorder.h"

class wxBoxSizer;
class wxStaticText;

namespace castalia {

/// A session that has come to its end: who won and why, and what may be done next.
class ResultPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(const wxString& command)> run;  ///< One of the frame's commands.
        std::function<void(const std::string& clause)> show_rule;
        std::function<void()> resized;  ///< It wants another height.
    };
    ResultPanel(wxWindow* parent, Calls calls);

    /// The scene is the table as it is.
    void show(const Scene& scene);

private:
    void show_ladder(const Scene& scene, const Scoresheet& sheet);
    void fit();

    Calls calls_;
    wxString words_;
    wxStaticText* sentence_ = nullptr;
    wxStaticText* ended_ = nullptr;
    wxBoxSizer* head_ = nullptr;
    wxSizer* ladder_ = nullptr;
    wxSizer* ways_ = nullptr;
    int wanted_ = 0;
};

}  // namespace castalia
