#pragma once

#include <cstdint>

#include <wx/bitmap.h>
#include <wx/window.h>

#include "app/desk/desk.h"
#include "app/ui/boards/board.h"

namespace castalia {

/// The board in a window. Arrow keys walk from spot to spot, Enter or a click picks.
class BoardCanvas : public wxWindow {
public:
    explicit BoardCanvas(wxWindow* parent, bool large = false);

    /// The table at the ply of the scene. Null session: an empty table.
    void show(const Scene& scene);
    void show_focus(BoardFocus focus);
    /// Called with the id of what was picked.
    void on_pick(std::function<void(const std::string& id)> picked) { picked_ = std::move(picked); }

    const std::vector<Spot>& spots() const { return spots_; }
    /// The spot under a point of the window: one that the entry in hand speaks of, else the smallest that holds it.
    const Spot* spot_at(const wxPoint& point) const;
    const Spot* here() const;   ///< The spot that the arrow keys stand on; null before the first key.
    /// On to the next spot that begins the same kind of event: the next cell of a score pad.
    void step_on();

    bool AcceptsFocus() const override { return !large_; }

private:
    void paint();
    void redraw_layer();
    void walk(int dx, int dy);
    void pick(const Spot& spot);
    bool tell(std::string_view way);   ///< Plays the last event a step "on" or "back"; false where there is none.
    void say_here();
    bool marked(const Spot& spot) const;

    bool large_;
    std::string game_;
    BoardScene scene_;
    BoardFocus focus_;
    wxString summary_;
    std::vector<Spot> spots_;
    std::size_t here_ = SIZE_MAX;
    wxBitmap layer_;           ///< The drawn board; valid while `fresh_`.
    bool fresh_ = false;
    std::function<void(const std::string&)> picked_;
};

}  // namespace castalia
