// The parts of the table, which the files table*.cpp share.
#pragma once

#include "core/games/open_table/open_table.h"
#include "core/parts/playing_cards.h"
#include "core/picture/kit.h"

namespace castalia::open_table {

using picture::Drawing;
using picture::Face;
using picture::Rect;

/// The table that the parts draw, and the table after the entry in the making.
struct Sight {
    const Rules& rules;
    const State& state;
    const State& now;  ///< After the entry in the making; the same as `state` while none is made.
    const picture::Viewport& viewport;
    const std::vector<std::string>& names;
    Drawing& drawing;

    std::size_t seats() const { return rules.names.size(); }
    std::string name(Seat seat) const { return picture::name_of(names, seat); }
    Text who(Seat seat) const { return literally(name(seat)); }
    /// Returns whether the form of the entry in the making has chosen it.
    bool chosen(const PlaceId& place) const;
    /// Returns what the player's side has in total, in halves; kEmpty without any score.
    long long team_total(Seat seat) const;
    /// Returns whether the player's side is ahead, or has won; nobody without a score is ahead.
    bool is_ahead(Seat seat) const;
};

/// Returns a number of whole parts as people write it, with a minus sign and the decimal mark of the language.
std::string number_shown(const Drawing& drawing, long long number, int parts);

/// The score pad in units of its own: players across, rounds and counters down, totals between them.
struct PadMeasures {
    double head = 40, row = 29, total = 44;  ///< Heights.
    double inset = 8, edge = 8, corner = 8, line = 1;
    double least_label = 84, most_label = 170;     ///< The widths of the names of rows,
    double wanted_column = 60, most_column = 150;  ///< … and of the players.
    double beside_label = 0.8;                     ///< Left of and behind such a name, in sizes of its words.
    double words = 14, least_words = 11;           ///< The sizes of names, and of small ones.
    double beneath = 11.5;                         ///< The size of a name beneath its disc; 0 leaves it out.
    double number = 18, total_number = 27, least_number = 11;
    double disc = 10, named = 68;    ///< A column that is narrower has no name beside the disc.
    double between = 8;              ///< Around the lines of a row.
    double stretch = 1;              ///< How much farther apart few rows may stand.
    std::size_t abreast = 12;        ///< More players stand beneath each other,
    std::size_t most_rounds = 1000;  ///< … and of more rounds only the last ones are shown.
    bool brief = false, centred = true;
    bool only_counters = false;  ///< The points stand elsewhere.
    bool every_cell = true;      ///< Empty cells can be picked.
};
/// Returns the width and height of the pad with its players' names and all its rows, in units.
double pad_width(const Sight& sight);
double pad_height(const Sight& sight);
/// Draws it into a place; one without a height gets as much as it needs. Returns that height.
double draw_pad(const Sight& sight, const PadMeasures& measure, const Rect& at);

/// The size of a card, in its own units.
inline constexpr double kFaceWide = 44, kFaceHigh = 58;

/// Returns the words with a capital at the beginning.
std::string capitalised(const std::string& words);
/// Returns an open card with where it lies and who played it, and a deck with what is left of it, in words.
Text laid_in_words(const Sight& sight, const Text& where, const Laid& laid);
Text deck_in_words(const Sight& sight, std::size_t deck);
/// Draws a card that lies open; `seen` is the width that no other card covers.
void draw_face(Drawing& drawing, const Rect& at, Card card, double seen, bool coming = false);
/// Draws the decks: the cards on the table, the top of the discard pile, and all cards of each deck with the places
/// where they are.
void draw_decks(const Sight& sight, const Rect& at);
/// Draws the cards that lie open, and how many there are elsewhere, large.
void draw_far_decks(const Sight& sight, const Rect& at);
/// Draws what lies open on the table and the discard pile in rows, and with `piled` how many there are elsewhere.
/// Returns the height.
double draw_printed_cards(const Sight& sight, const Rect& at, double type, bool piled);

}  // namespace castalia::open_table
