#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

#include "core/session/session.h"

namespace castalia {

/// What is said of one place of a board while an entry is being made.
struct PlaceMark {
    enum class Kind {
        legal,    ///< Dotted: the entry could go there.
        chosen,   ///< In lamp light: it goes there.
        barred,   ///< The rules are against it; `reason` says why.
        refused,  ///< It was tried and refused.
    };
    std::string id;  ///< As the option's: "district/3", "4WL".
    Kind kind = Kind::legal;
    Text reason;  ///< A line beneath the place, five words; may be empty.

    bool operator==(const PlaceMark&) const = default;
};

/// What the entry in hand adds to the board.
struct BoardFocus {
    std::vector<PlaceMark> marks;
    std::optional<Seat> seat;  ///< Whose entry it is; nothing: whom the game waits for.
    /// The table as it would be: what is there and not on the table yet is drawn as it would lie. May be null.
    std::shared_ptr<const Replay> after;

    bool empty() const { return marks.empty() && after == nullptr; }
};

/// The marks of the slots of kind place (or card): legal, barred with their reasons, and what `draft` has chosen.
/// `refusal` turns the chosen one into a refused one.
std::vector<PlaceMark> marks_of(const std::vector<Slot>& slots, const Json& draft, const Refusal* refusal = nullptr);

/// What a board draws: one moment of one line.
struct BoardScene {
    const Playthrough* line = nullptr;
    std::size_t ply = 0;
    std::vector<std::string> names;
    bool large = false;  ///< The table view: no reason lines, larger type.
    /// The last event played step by step: the table after so many steps of it; nothing: after all of them. A board
    /// that can offers the steps as hit_areas: "story/on/3", "story/back/1", "story/all".
    std::optional<std::size_t> step = std::nullopt;
};

/// Something on a board that can be pointed at.
struct HitArea {
    /// As the option's, or the event that picking it begins, as far as it is known: {"type":"score","player":"Ann"}.
    std::string id;
    wxRect2DDouble area;
    wxString name;          ///< In words, for whoever cannot see it.
    bool for_drop = false;  ///< Only what is dragged here comes to it; another hit_area with this id can be picked.
};

/// Draws into `area` and tells where everything is. The panel, the table view, PNG and PDF share it.
using DrawBoard = std::function<std::vector<HitArea>(wxGraphicsContext& gc, const wxRect2DDouble& area,
                                                     const BoardScene& scene, const BoardFocus& focus)>;

/// The board of a game: its own, or the plain one.
const DrawBoard& board_of(std::string_view game);

/// One moment as a picture: used for exports and tests. `pixels` in device pixels, `scale` drawing to device.
wxImage board_picture(std::string_view game, const BoardScene& scene, const BoardFocus& focus, wxSize pixels,
                      double scale = 1);

/// A small picture: a fixed arrangement for Home, or how a session stands.
void draw_tile(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game);
void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, std::string_view game,
                    const BoardScene& scene);

}  // namespace castalia
