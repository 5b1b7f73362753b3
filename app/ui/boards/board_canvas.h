#pragma once

#include <cstdint>

#include <wx/bitmap.h>
#include <wx/window.h>

#include "app/recorder/recorder.h"
#include "app/ui/basics/motion.h"
#include "app/ui/boards/board.h"

namespace castalia {

/// The board in a window. Arrow keys walk from hit_area to hit_area, Enter or a click picks.
class BoardCanvas : public wxWindow {
public:
    explicit BoardCanvas(wxWindow* parent, bool large = false);

    /// The table at the ply of the scene. Null session: an empty table.
    void show(const Scene& scene);
    void show_focus(BoardFocus focus);
    /// Called with the id of what was picked.
    void on_pick(std::function<void(const std::string& id)> picked) { picked_ = std::move(picked); }

    const std::vector<HitArea>& hit_areas() const { return hit_areas_; }
    /// The hit_area under a point of the window: one that the entry in hand speaks of, else the smallest that holds
    /// it. `dropped`: one of those that take what is dragged onto them.
    const HitArea* hit_area_at(const wxPoint& point, bool dropped = false) const;
    const HitArea* here() const;  ///< The hit_area that the arrow keys stand on; null before the first key.
    /// Takes the focus, and the arrow keys stand on something at once.
    void take_keys();
    /// Four places lie around the piece in hand and something can be dropped on each: picks the one to which this
    /// arrow key points. False where there are none or the entry has gone beyond them. On a board that has the focus
    /// the arrow keys walk again once one of the four is chosen.
    bool pick_by_arrow(int key);
    /// Plays the last event a step on or back, where the board tells it in steps; false where it does not.
    bool step_story(int by);
    /// Called when a step of the last event is shown, or all of it: another board may follow.
    void on_story(std::function<void(std::optional<std::size_t> step)> told) { story_told_ = std::move(told); }
    void show_story(std::optional<std::size_t> step);
    /// On to the next hit_area that begins the same kind of event: the next cell of a score pad.
    void step_on();

    /// The pieces that slide to their new place; none when nothing moves.
    struct Slide {
        std::string id;
        wxRect2DDouble from, to;
    };
    const std::vector<Slide>& slides() const { return slides_; }
    void end_motion() { motion_.end(); }

    bool AcceptsFocus() const override { return !large_; }

private:
    void paint();
    void redraw_layer();
    void find_slides(const std::vector<HitArea>& before);
    void draw_slides(wxGraphicsContext& gc) const;
    void walk(int dx, int dy);
    void pick(const HitArea& hit_area);
    void say_here();
    bool marked(const HitArea& hit_area) const;

    bool large_;
    std::string game_;
    BoardScene scene_;
    BoardFocus focus_;
    wxString summary_;
    std::vector<HitArea> hit_areas_;
    std::size_t here_ = SIZE_MAX;
    wxBitmap layer_;  ///< The drawn board; valid while `fresh_`.
    bool fresh_ = false;
    wxBitmap old_layer_;  ///< Before the entry that the slides show.
    std::vector<Slide> slides_;
    bool one_entry_on_ = false;  ///< The next drawing is of the table one entry later than the last.
    Motion motion_;
    std::optional<wxPoint> held_;  ///< Where the pointer went down on something.
    std::function<void(const std::string&)> picked_;
    std::function<void(std::optional<std::size_t>)> story_told_;
};

}  // namespace castalia
