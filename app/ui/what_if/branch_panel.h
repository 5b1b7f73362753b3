#pragma once

#include <functional>
#include <memory>

#include <wx/panel.h>
#include <wx/scrolwin.h>

#include "app/recorder/branch.h"

class wxButton;
class wxStaticText;

namespace castalia {

class SessionLine;
class Picture;

/// The band above the session page of a branch: where it leaves the evening, how it differs from what happened, the
/// table as it happened, and what can be done with the branch.
class BranchPanel final : public wxPanel {
public:
    struct Calls {
        std::function<void()> keep, as_it_happened, close, chances;
    };
    BranchPanel(wxWindow* parent, Calls calls);

    /// Shows how the branch differs from the session that it came from.
    void show(const Session& happened, Branch& branch);
    /// Shows a sentence beside the differences, such as the winning chances.
    void say(const wxString& sentence);
    wxString whole_text() const;  ///< Returns everything that the panel says.

private:
    wxSizer* ways(Calls calls);
    wxSizer* happened_beside();
    void show_happened(const Session& happened, std::size_t ply);
    void wrap();

    wxStaticText* title_ = nullptr;
    SessionLine* line_ = nullptr;
    wxStaticText* caption_ = nullptr;    ///< The words above the table as it happened; null in large type, as is …
    Picture* happened_ = nullptr;        ///< … the table.
    wxScrolledWindow* paper_ = nullptr;  ///< Where the differences scroll.
    wxStaticText* differs_ = nullptr;
    wxButton* chances_ = nullptr;
    std::shared_ptr<const Session> kept_;  ///< The session as it happened.
    wxString differences_, said_;
};

}  // namespace castalia
