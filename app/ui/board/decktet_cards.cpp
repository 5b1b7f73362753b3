#include "app/ui/board/decktet_cards.h"

#include <algorithm>

namespace castalia {

void draw_pile(const Pen& pen, double left, double top, const CardPile& pile) {
    const Palette& colours = palette();
    const double width = 26 * pile.scale, height = 38 * pile.scale, scale = pile.scale;
    const wxColour& fill = pile.face_down ? colours.accent : colours.card;
    const Pen::Edge edge{colours.cardedge, 1.1};
    for (int i = std::clamp(pile.count - 1, 0, 2); i > 0; --i) {
        pen.box({left + 3 * i * scale, top - 2 * i * scale, width, height}, 3 * scale, fill, edge);
    }
    const wxRect2DDouble at{left, top, width, height};
    if (pile.count == 0) {
        pen.frame(at, 3 * scale, {colours.cardedge, 1.1, 2.2, 3.3});
    } else {
        pen.box(at, 3 * scale, fill, edge);
    }
    const wxString words = wxString::Format("%d", pile.count);
    const double size = words.length() > 2 ? 13 * scale : words.length() > 1 ? 17 * scale : 20 * scale;
    const wxColour& ink = pile.count == 0 ? colours.secondary : pile.face_down ? colours.onaccent : colours.text;
    pen.text(words, left + width / 2, top + height / 2 + 0.34 * size, {size, true, true}, ink, Align::centre);
    constexpr double kLeastLabel = 11, kSmaller = 0.5;
    Face label{pile.label_size, false, false};
    while (label.size > kLeastLabel && pen.width(pile.label, label) > pile.label_room) {
        label.size = std::max(kLeastLabel, label.size - kSmaller);
    }
    pen.text(pile.label, left + width + 9 * scale, top + height / 2 + 4.5, label, colours.text);
}

}  // namespace castalia
