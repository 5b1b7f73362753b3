#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/recorder/recorder.h"
#include "app/recorder/session_log.h"

class wxBoxSizer;
class wxButton;
class wxStaticText;

namespace castalia {

class Timeline;

/// The band while the user looks back: the evening as a thread of beads, and the ways along it.
class BackPanel : public wxPanel {
public:
    struct Calls {
        std::function<void(std::size_t ply)> look;
        std::function<void()> turn_back, event_back, event_on, turn_on, correct, undo_here, back;
    };
    BackPanel(wxWindow* parent, Calls calls);

    void show(const Scene& scene, const SessionLog& session_log);

    void end_motion();

private:
    void fit();

    Calls calls_;
    wxString where_;
    wxStaticText* title_ = nullptr;
    wxBoxSizer* head_ = nullptr;
    Timeline* timeline_ = nullptr;
    wxButton* correct_ = nullptr;
    wxButton* undo_here_ = nullptr;
};

}  // namespace castalia
