#pragma once

#include <functional>

#include <wx/panel.h>

#include "app/recorder/branch.h"

class wxButton;
class wxStaticText;

namespace castalia {

/// The band above the session page of a branch: where it began, how it differs from what happened, and what can be
/// done with it.
class BranchPanel final : public wxPanel {
public:
    struct Calls {
        std::function<void()> keep, as_it_happened, close, chances;
    };
    BranchPanel(wxWindow* parent, Calls calls);

    /// Shows how the branch differs from the session that it came from.
    void show(const Session& happened, Branch& branch);
    /// Says something beside the differences: the chances.
    void say(const wxString& chances);
    wxString told() const;  ///< Everything that stands there.

private:
    void wrap();

    wxStaticText* title_ = nullptr;
    wxStaticText* differs_ = nullptr;
    wxButton* chances_ = nullptr;
    wxString differences_, said_;
};

}  // namespace castalia
