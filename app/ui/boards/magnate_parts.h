#pragma once

#include <string>
#include <vector>

#include "app/ui/boards/board.h"
#include "app/ui/boards/pen.h"
#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

/// The layout of the board, in the units of the drawing: those of a window of 1280 × 800, or of a screen of 1920 ×
/// 1080 halved. The row of markers is the middle; spare height goes to the rows above and below.
struct Measures {
    double width, height;
    double tray_left, tray_width, tray_height, tray_head, wire_step;
    double columns_left, column_step, card_width, card_height;
    double marker_height, gap;
    double letter, name, head, count;    ///< Sizes of type.
    double least_letter, least_numeral;  ///< The least sizes on a low board.
    double shrinks;                      ///< The factor for the head of a tray that has too little room.
    double bead_scale, disc, pile_step;  ///< The scale of the wires; the radius of a disc; the step between piles.
    double reason_band, least_edge;  ///< The height for the lines of the places; the least edge of a covered card.
};
const Measures& measures(bool large);

/// A card as the board shows it.
struct Shown {
    Card card;
    CardState known;
    bool coming = false;  ///< It is not as on the table: the entry in the making would put it there or change it.
};

/// Draws an open card, which the next must match: numeral, suits, name; a deed with its rail. When `height` is less
/// than usual, the name is left out first.
void draw_card(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const Shown& shown, int price);
/// Draws a covered card of which only an edge is visible. `inner` is the visible part of `at`.
void draw_edge(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const wxRect2DDouble& inner,
               const Shown& shown);

/// A district's marker with both totals, the upper seat's above the lower seat's, the leader's in a box.
struct MarkerShown {
    int number = 1;
    std::optional<Card> card;
    std::array<long long, 2> totals{};
};
void draw_marker(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const MarkerShown& shown);

/// A player's tokens on wires.
struct TrayShown {
    Seat seat;
    wxString name, called;  ///< The whole name, and the one by which players call each other.
    Purse tokens;
    std::array<Suit, 3> crowns{};
};
void draw_tray(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, const TrayShown& shown,
               std::vector<HitArea>& hit_areas);

void draw_piles(const Pen& pen, const Measures& measure, const wxRect2DDouble& at, int pile, int sold,
                std::vector<HitArea>& hit_areas);

/// The districts and nothing else, for a small picture in units of 300 × 180.
struct SmallTable {
    std::array<std::optional<Card>, kDistricts> markers{};
    std::array<std::array<std::vector<Shown>, kDistricts>, 2> columns;
    std::optional<std::array<std::array<long long, 2>, kDistricts>> totals;
};
void draw_small(const Pen& pen, const SmallTable& table);

}  // namespace castalia::magnate
