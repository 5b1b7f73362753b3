#pragma once

#include <functional>
#include <vector>

#include <wx/window.h>

#include "app/ui/basics/motion.h"

namespace castalia {

/// The evening as a thread of beads: large ones are turns, small ones events, hollow is still to come, the ring is
/// here. Bead i is the table after entry i; a click or the arrow keys ask for that ply.
class Thread : public wxWindow {
public:
    explicit Thread(wxWindow* parent);

    /// `turns[i]`: entry i began a turn. `here`: how many entries are looked at.
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
    double from_ = 0;  ///< Where the ring comes from, in plies.
    Motion ring_;
    std::function<void(std::size_t)> picked_;
};

}  // namespace castalia
