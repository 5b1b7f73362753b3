#pragma once

#include "app/ui/boards/pen.h"
#include "core/parts/decktet.h"

namespace castalia {

// Drawings that the boards of Decktet games share.

/// Draws the numeral of a card, or the mark of its rank; in the colour of text when no ink is given.
void draw_rank(const Pen& pen, double centre, double baseline, double size, decktet::Card card,
               const wxColour& ink = palette().text);
wxString suit_letter(decktet::Suit suit);

/// One wire of beads: crown, glyph, letter, thread, beads, numeral.
struct Wire {
    decktet::Suit suit;
    int count = 0;
    bool crowned = false;
    double letter = 12.5;  ///< Size of the letter.
    double scale = 1;      ///< The scale of everything else.
    int most = 14;         ///< The most beads on it; the numeral tells the rest.
};
void draw_wire(const Pen& pen, double left, double right, double y, const Wire& wire);

/// A pile of cards, with its number on it and its name beside it.
struct CardPile {
    int count = 0;
    bool face_down = true;
    wxString label;
    double label_size = 13;
    double scale = 1;
    double label_room = 1000;  ///< A wider label gets smaller letters, as far as they can be read.
};
void draw_pile(const Pen& pen, double left, double top, const CardPile& pile);

}  // namespace castalia
