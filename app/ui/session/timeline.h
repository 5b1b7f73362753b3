#pragma once

#include <functional>
#include <vector>

#include <wx/window.h>

#include "app/ui/toolkit/controls/motion.h"

namespace castalia {

/// The evening as a thread of beads: large ones are turns, small ones events, hollow ones still to come, and the ring
/// shows the moment that is looked at. Bead i is the table after entry i; a click or the arrow keys ask for that ply.
class Timeline : public wxWindow {
public:
    explicit Timeline(wxWindow* parent);

    /// `turns[i]` says that entry i began a turn, and `here` is the ply that is looked at.
    void show(std::vector<bool> turns, std::size_t here);
    void on_pick(std::function<void(std::size_t ply)> picked) { picked_ = std::move(picked); }
    std::size_t here() const { return here_; }
    std::size_t ply_at(int x) const;
    void end_motion() { ring_.end(); }
    bool moving() const { return ring_.moving(); }

private:
    void paint();
    double place(double ply) const;
    wxSize DoGetBestClientSize() const override;

    std::vector<bool> turns_;
    std::size_t here_ = 0;
    double from_ = 0;  ///< The ply that the ring comes from.
    Motion ring_;
    std::function<void(std::size_t)> picked_;
};

}  // namespace castalia
