// The things of Decktet games, as every picture of a table shows them.
#pragma once

#include "core/parts/decktet.h"
#include "core/picture/kit.h"

namespace castalia::decktet {

using picture::Drawing;
using picture::Rect;

/// Draws the numeral of a card, or the mark of its rank, around this middle.
void draw_rank(Drawing& drawing, double centre, double middle, double size, Card card,
               document::Colour ink = {document::Role::text});

/// The sizes of type on a card.
struct CardType {
    double letter = 12.5, name = 14;
    double least_letter = 0, least_numeral = 0;  ///< On a low card nothing is smaller.
};
/// A card with what is known of it.
struct CardShown {
    Card card;
    bool developed = true;                ///< A deed is dashed and has a rail for its tokens.
    std::array<std::uint8_t, 6> spent{};  ///< The tokens on a deed,
    int price = 0;                        ///< … and how many it needs.
    bool coming = false;                  ///< The entry in the making would put it there or change it.
};
/// Draws a card that lies open: numeral, suits, name; a deed with its rail. The name is left out first, then the
/// letters. On a narrow card the suits stand beneath the numeral.
void draw_card(Drawing& drawing, const Rect& at, const CardShown& shown, const CardType& type);
/// Draws a covered card of which only the part `seen` of `at` is visible.
void draw_card_edge(Drawing& drawing, const Rect& at, const Rect& seen, const CardShown& shown, const CardType& type);
/// Draws an upright card with one suit, by its letter; "?" stands for a suit that nobody knows yet.
void draw_upright_card(Drawing& drawing, const Rect& at, Card rank, char suit);

/// The marker of a place for cards: its number, the suits that it takes, its name, and the totals of both sides.
struct Marker {
    int number = 1;
    bool shown = true;         ///< False for a blank one, whose suits are written by hand.
    std::optional<Card> card;  ///< Without a card it takes any suit.
    bool named = false;        ///< The name stands beneath; otherwise the totals stand at the right.
    std::array<long long, 2> totals{};
};
void draw_marker(Drawing& drawing, const Rect& at, const Marker& marker, const CardType& type, double words);

/// Draws a token of each suit in two rows.
void draw_bank(Drawing& drawing, double x, double y);

/// Draws beads side by side from this middle on, each with its letter beneath when it can be read.
void draw_suits(Drawing& drawing, double first, double pitch, double y, double radius, std::span<const Suit> suits,
                double letter, double letter_baseline);
/// Draw a suit, and those of a card, from the left, each with its letter beside it; without letters when their size
/// is 0. A small bead would show no shape: there the bare shape stands in the colour of the suit. Return the right
/// end.
double draw_suit_beside(Drawing& drawing, double left, double middle, double radius, Suit suit, double letter,
                        document::Colour ink = {document::Role::text});
double draw_suits_beside(Drawing& drawing, double left, double middle, double radius, Card card, double letter,
                         document::Colour ink = {document::Role::text});
/// Draws a token of the suit with this letter in a square, with its letter beneath; "?" stands for an unknown one.
void draw_token(Drawing& drawing, double x, double y, double across, char suit, double letter);

/// Returns the names of suits, and such texts as "1 Moon" for all of which there are any.
std::vector<Text> suit_names(std::span<const Suit> suits);
std::vector<Text> counted_suits(const std::array<std::uint8_t, 6>& tokens);

/// A player's tokens on wires.
struct Tray {
    picture::Head head;
    Purse tokens;
    std::span<const Suit> crowns;    ///< The suits with a crown before their wire.
    double first = 40, step = 23.5;  ///< The first wire from the top, and the distance of two wires.
    double letter = 12.5;
};
/// Draws them. Each wire is a piece with the letter of its suit as its place.
void draw_tray(Drawing& drawing, const Rect& at, const Tray& tray);

/// Draws how many there are of each suit in one row of this width, a bead of each and its number; of a tray each suit
/// is a piece.
void draw_purse(Drawing& drawing, double left, double middle, double width, const Purse& purse, double type);
void draw_token_row(Drawing& drawing, double left, double middle, const Tray& tray);
inline constexpr double kTokenRow = 270;

/// One wire of beads: crown, glyph, letter, thread, beads, numeral.
struct Wire {
    Suit suit;
    int count = 0;
    bool crowned = false;
    double letter = 12.5;  ///< Size of the letter.
    double scale = 1;      ///< The scale of everything else.
    int most = 14;         ///< The most beads on it; the numeral tells the rest.
};
void draw_wire(Drawing& drawing, double left, double right, double y, const Wire& wire);

}  // namespace castalia::decktet
