#pragma once

#include <cstdint>

#include <wx/bitmap.h>
#include <wx/window.h>

#include "app/recorder/recorder.h"
#include "app/ui/board/board.h"
#include "app/ui/toolkit/accessibility/canvas_parts.h"
#include "app/ui/toolkit/controls/motion.h"

namespace castalia {

/// Returns where the ring of the arrow keys lies: around the hit area, because its words may reach to its edge.
wxRect2DDouble ring_around(const wxRect2DDouble& area, wxSize board);
/// Draws a piece of a drawn board, given in logical pixels, in another place and size. All pixels of the board are
/// used, however many of them a logical pixel has.
void draw_piece(wxGraphicsContext& gc, const wxBitmap& whole, const wxRect2DDouble& piece, const wxRect2DDouble& at);

/// The board in a window. Arrow keys move from hit area to hit area; Enter or a click picks one.
class BoardCanvas : public wxWindow {
public:
    explicit BoardCanvas(wxWindow* parent, bool large = false);

    /// Shows the table at the ply of the scene; an empty table when its session is null.
    void show(const Scene& scene);
    void show_focus(BoardFocus focus);
    /// Sets the call for when something is picked, with its id.
    void on_pick(std::function<void(const PlaceId& place)> picked) { picked_ = std::move(picked); }

    const std::vector<HitArea>& hit_areas() const { return hit_areas_; }
    /// Returns the hit area under a point of the window: one that the entry in the making has marked, otherwise the
    /// smallest that holds it. With `dropped` it is one onto which pieces are dragged.
    const HitArea* hit_area_at(const wxPoint& point, bool dropped = false) const;
    const HitArea* here()
        const;  ///< Returns the hit area that the arrow keys have reached; null before the first key.
    /// Takes the focus and moves the arrow keys to a first hit area.
    void take_focus();
    /// Picks the place to which this arrow key points, when there are four places around the chosen piece on which it
    /// can be dropped. Returns false when there are none or when a later slot is filled. On a board that has the
    /// focus the arrow keys move normally again once one of the four is chosen.
    bool pick_by_arrow(int key);
    /// Plays the last event one step forward or back. Returns false when the board does not show it in steps.
    bool step_story(int by);
    /// Sets the call for when a step of the last event is shown, or all of it, so that another board can follow.
    void on_story(std::function<void(std::optional<std::size_t> step)> shown) { on_story_ = std::move(shown); }
    void show_story(std::optional<std::size_t> step);
    /// Moves to the next hit area that begins the same kind of event, such as the next cell of a score pad: to the
    /// one that begins `due`, the event that is asked for now, and otherwise to the one after this.
    void step_on(const Json& due);

    const CanvasParts& parts() const { return *parts_; }  ///< Returns the parts that a screen reader gets.

    /// A piece that slides to its new place.
    struct Slide {
        PlaceId id;
        wxRect2DDouble from, to;
    };
    void end_motion() { motion_.end(); }

private:
    void bind_pointer();
    void bind_keys();
    void paint();
    void redraw_layer();
    void find_slides(const std::vector<HitArea>& before);
    void draw_slides(wxGraphicsContext& gc) const;
    void walk(int dx, int dy);
    void pick(const HitArea& hit_area);
    void name_parts();
    wxString name_text(const HitArea& hit_area) const;
    void say_here();
    bool marked(const HitArea& hit_area) const;
    bool chosen(const HitArea& hit_area) const;
    /// Returns whether a tool tip at that point would lie over a place of the entry in hand.
    bool tip_would_hide_the_entry(const wxPoint& pointer, const wxString& tip) const;

    bool large_;
    BoardScene scene_;
    BoardFocus focus_;
    wxString summary_;
    std::vector<HitArea> hit_areas_;
    std::size_t here_ = SIZE_MAX;
    std::vector<std::size_t> announced_;  ///< The hit areas that screen readers know, by the index of their part …
    std::optional<CanvasParts> parts_;    ///< … and the parts, once the window is made.
    wxBitmap layer_;                      ///< The drawn board; valid while `fresh_`.
    bool fresh_ = false;
    wxBitmap old_layer_;  ///< The board before the entry that the slides show.
    std::vector<Slide> slides_;
    bool one_entry_on_ = false;  ///< The next drawing is one entry later than the last one.
    Motion motion_;
    std::optional<wxPoint> held_;  ///< The point at which the mouse button was pressed on a hit area.
    std::function<void(const PlaceId&)> picked_;
    std::function<void(std::optional<std::size_t>)> on_story_;
};

}  // namespace castalia
