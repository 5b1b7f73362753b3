#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "core/session/session.h"

namespace castalia {

/// The mark of one place on a board while an entry is being made.
struct PlaceMark {
    enum class Kind {
        legal,    ///< Dotted: the entry could go there.
        chosen,   ///< Highlighted: the entry goes there.
        barred,   ///< The rules are against it; `reason` says why.
        refused,  ///< The entry was tried there and refused.
    };
    std::string id;  ///< The id of the option: "district/3", "4WL".
    Kind kind = Kind::legal;
    Text reason;  ///< A line beneath the place, five words; may be empty.

    bool operator==(const PlaceMark&) const = default;
};

/// What the entry in the making adds to the board.
struct BoardFocus {
    std::vector<PlaceMark> marks;
    std::optional<Seat> seat;  ///< Whose entry it is; nothing: whom the game waits for.
    /// The table after the entry; pieces that are new in it are drawn as they would lie. May be null.
    std::shared_ptr<const Replay> after;

    bool empty() const { return marks.empty() && after == nullptr; }
};

/// Returns the marks of the slots of kind place or card: legal, barred with their reasons, and those that `draft` has
/// chosen. `refusal` turns the chosen one into a refused one.
std::vector<PlaceMark> marks_of(const std::vector<Slot>& slots, const Json& draft, const Refusal* refusal = nullptr);

/// The moment of a playthrough that a board draws.
struct BoardScene {
    const Playthrough* playthrough = nullptr;
    std::size_t ply = 0;
    std::vector<std::string> names;
    bool large = false;  ///< The table view: no reason lines, larger type.
    /// When the last event is played step by step: the number of steps that are done; nothing: all of them. A board
    /// that can do this offers the steps as hit areas: "story/on/3", "story/back/1", "story/all".
    std::optional<std::size_t> step = std::nullopt;
};

/// A part of a board that can be clicked.
struct HitArea {
    /// The id of the option, or the draft of the event that a click begins: {"type":"score","player":"Ann"}.
    std::string id;
    wxRect2DDouble area;
    wxString name;  ///< Its description for screen readers.
    bool for_drop =
        false;  ///< Only pieces that are dragged here reach it; another hit area with this id can be clicked.
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

/// Draw a small picture: a fixed arrangement for Home, or the position of a session.
void draw_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game);
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game,
                    const BoardScene& scene);

}  // namespace castalia
