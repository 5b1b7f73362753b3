#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

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
    /// event step by step offers the steps as hit areas (PlaceId::telling).
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

/// Draws into `area` and returns the hit areas. The panel, the table view, PNG and PDF share it.
using DrawBoard = std::function<std::vector<HitArea>(wxGraphicsContext& gc, const wxRect2DDouble& area,
                                                     const BoardScene& scene, const BoardFocus& focus)>;

/// Returns the board of a game: its own, or the plain one.
const DrawBoard& board_of(std::string_view game);

/// Returns one moment as a picture, for exports and tests. `pixels` are device pixels; `scale` is from drawing to
/// device.
wxImage board_picture(std::string_view game, const BoardScene& scene, const BoardFocus& focus, wxSize pixels,
                      double scale = 1);

/// Draws a small picture: `draw_tile` a fixed arrangement for Home, `draw_thumbnail` the position of a session.
void draw_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, const Game& game);
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game,
                    const BoardScene& scene);

}  // namespace castalia
