#pragma once

#include <functional>
#include <vector>

#include <wx/window.h>

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

private:
    void paint();
    double place(std::size_t ply) const;
    wxSize DoGetBestClientSize() const override;

    std::vector<bool> turns_;
    std::size_t here_ = 0;
    std::function<void(std::size_t)> picked_;
};

}  // namespace castalia
