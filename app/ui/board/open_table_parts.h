#pragma once

#include "app/ui/board/open_table_board.h"
#include "app/ui/board/pen.h"
#include "core/games/open_table/open_table.h"
#include "core/parts/decktet.h"
#include "core/parts/playing_cards.h"

namespace castalia::open_table {

/// The table that the parts of the board draw, and the table after the entry in the making.
struct Sight {
    const Rules& rules;
    const State& state;
    const State* after;  ///< Null while no entry is being made.
    const BoardFocus& focus;
    const std::vector<std::string>& names;

    wxString name(Seat seat) const;
    /// Returns whether the form of the entry in the making has chosen it.
    bool chosen(const PlaceId& place) const;
};

/// Returns what the player's side has in total, in halves; kEmpty without any score.
long long team_total(const Sight& sight, Seat seat);
/// Returns whether the player's side is ahead, or has won; nobody without a score is ahead.
bool is_ahead(const Sight& sight, Seat seat);
/// Draws the board of the table view.
std::vector<HitArea> draw_screen(wxGraphicsContext& gc, const wxRect2DDouble& area, const Sight& sight);

/// The width and height of the pad with its players' names and all its rows, in units.
double pad_width(const Sight& sight);
double pad_height(const Sight& sight);
void draw_pad(const Pen& pen, const wxRect2DDouble& at, const Sight& sight, std::vector<HitArea>& hit_areas);

void draw_decks(const Pen& pen, const wxRect2DDouble& at, const Sight& sight, std::vector<HitArea>& hit_areas);
/// Draws a card face up.
void draw_face(const Pen& pen, const wxRect2DDouble& at, Card card, bool lit);

}  // namespace castalia::open_table
