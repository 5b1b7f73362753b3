#pragma once

#include <memory>

#include "app/ui/shell/main_frame.h"

namespace castalia {

/// The window of a branch, which begins with the table as it was at some moment. It has the pages and the commands
/// that a session needs, and a band that says how the branch differs from what happened. It has no library: nothing
/// is opened, begun or sent out from it.
class WhatIfFrame final : public MainFrame {
public:
    /// Makes the window of a branch of what is open in `origin`, which stays longer than this window.
    WhatIfFrame(MainFrame& origin, std::unique_ptr<Branch> branch);
    ~WhatIfFrame() override;

    BranchPanel& band() { return *band_; }

    bool has_library() const override { return false; }
    bool is_settled() const override;
    void change(const std::function<void()>& act) override;

private:
    wxWindow* make_band() override;
    void make_branch_commands() override;
    void show_state(const Scene& scene) override;
    bool may_close() override;
    void leave() override;

    /// Returns the session that this branch came from. The main window opens it again where it shows another one.
    const Session& branched_from();
    void keep_branch();
    void go_as_it_happened();
    void compare_chances();

    MainFrame& origin_;
    std::unique_ptr<Branch> branch_;
    BranchPanel* band_ = nullptr;
    std::size_t kept_size_;  ///< The number of events that the branch had when it was kept.
};

}  // namespace castalia
