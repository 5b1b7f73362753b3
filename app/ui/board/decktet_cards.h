#pragma once

#include "app/ui/board/pen.h"

namespace castalia {

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
