// The arrangement of the table, which table.cpp and table_sides.cpp share.
#pragma once

#include <algorithm>

#include "core/games/magnate/table.h"

namespace castalia::magnate {

using picture::Drawing;
using picture::Rect;

/// The arrangement in units of its own, which are pixels of a window of 1280 × 800. The row of markers is the middle;
/// spare height goes to the rows above and below.
struct Measures {
    double width = 742, height = 416;
    double columns_left = 0, column_step = 150, card_width = 142, card_height = 118;
    double edge = 32, least_edge = 22, grows = 0;  ///< Of a column's cards; how much the open one grows at most.
    double marker_height = 58, gap = 6;
    double reason_band = 0;  ///< The height for the lines of the places.
    double margin = 5;       ///< Around the places of the districts.
    double empty = 0;        ///< The height of a column's place where nothing lies.
    bool named = false;      ///< The players' names stand above and below.
    bool counted = false;    ///< Beside them stands how many tokens of each suit they have.
    double name = 13;        ///< The size of these names.
    decktet::CardType type = {};
    double count = 13, head = 15, shrinks = 1;
    double least_word = 0;  ///< The size of the smallest words that can be read.
    double tray_left = 8, tray_width = 0, tray_height = 173, tray_head = 40, wire_step = 23.5;
    double bead_scale = 1, disc = 10, pile_step = 72;
};

/// Arranges one table.
class TablePicture {
public:
    TablePicture(const Rules& rules, const State& state, const picture::Viewport& viewport, const Deal* deal);
    picture::Picture take();

private:
    /// Returns the height of a player's name above or below the districts, where it stands on paper.
    double head() const;
    /// Returns the height of the longest column.
    double height_of(Seat seat) const;
    double left_of(int district) const { return measure_.columns_left + measure_.column_step * district; }
    double upper_top() const { return head() + measure_.margin + measure_.reason_band; }
    double upper_bottom() const { return marker_top_ - measure_.gap; }
    double lower_top() const { return marker_bottom_ + measure_.gap; }
    double lower_bottom() const;
    /// Returns the area of a place that is highlighted or dotted: the marker and the actor's side of the column.
    Rect place_of(double left) const;
    const std::optional<Card>& marker(int district) const;
    Text who(Seat seat) const { return literally(picture::name_of(names_, seat)); }
    std::vector<decktet::CardShown> column(Seat seat, int district) const;
    Text district_in_words(int district, const std::array<long long, 2>& totals, const picture::Mark* mark) const;

    void draw_district(int district);
    void draw_column(Seat seat, int district, long long total);
    void draw_cards(Seat seat, int district, const std::vector<decktet::CardShown>& cards);
    /// Draws a place for cards: dashed, with its owner on a plan, or with lines and a corner to write on.
    void draw_empty(const Rect& at, Seat seat, int district);

    // What lies around the districts (table_sides.cpp).
    void draw_side(Seat seat);
    void draw_deal(Seat seat);
    void draw_tokens(Seat seat);
    void draw_piles();
    void draw_supply();

    const Rules& rules_;
    const State& state_;
    const State* after_;
    const picture::Viewport& viewport_;
    const std::vector<std::string>& names_;
    const Deal* deal_;
    Measures measure_;
    picture::Fit fit_;
    Drawing drawing_;
    double marker_top_, marker_bottom_, full_card_;
    Seat actor_;
};

}  // namespace castalia::magnate
