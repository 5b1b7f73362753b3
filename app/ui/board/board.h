#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "app/painting/inks.h"
#include "app/recorder/entry_mark.h"
#include "core/session/session.h"

namespace castalia {

/// The additions of the entry in the making to the board.
struct BoardFocus {
    std::vector<EntryMark> marks;
    std::optional<Seat> seat;  ///< Whose entry it is; nothing for the player whom the game waits for.
    /// The table after the entry; pieces that are new in it are drawn as they would lie. May be null.
    std::shared_ptr<const Replay> after;

    bool empty() const { return marks.empty() && after == nullptr; }
};

/// The moment of a playthrough that a board draws.
struct BoardScene {
    const Playthrough* playthrough = nullptr;
    std::size_t ply = 0;
    std::vector<std::string> names;
    bool large = false;  ///< The table view: no reason lines, larger type.
    /// The number of steps of the last event that are shown; without a number, all of them. A board that can show an
    /// event step by step offers the steps as hit areas (PlaceId::showing).
    std::optional<std::size_t> step = std::nullopt;
};

/// A part of a board that can be clicked.
struct HitArea {
    PlaceId id;  ///< What a click picks.
    wxRect2DDouble area;
    wxString name;  ///< Its description for screen readers.
    /// Only pieces that are dragged can reach it. Another hit area with this id can be clicked.
    bool for_drop = false;
};

/// Paints the picture that a game makes of its table, the plain one if it makes none, and returns its pieces as hit
/// areas.
std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus);
/// Paint a small picture: `draw_tile` a fixed arrangement for Home, `draw_thumbnail` the position of a session.
void draw_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, const Game& game);
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene);

/// Paints what a row of a table to fill in describes.
void draw_pictured_row(wxGraphicsContext& gc, const wxRect2DDouble& area, const Slot& slot, const std::string& name,
                       const Json& row);

/// Paints shapes on a window, and tells the watch of the tests.
void paint_shapes(wxGraphicsContext& gc, std::span<const document::Shape> shapes, const painting::Inks& inks);

}  // namespace castalia
