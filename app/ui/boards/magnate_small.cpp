// The small picture of Magnate: the districts with numerals and beads.
#include <algorithm>

#include "app/ui/boards/magnate_parts.h"

namespace castalia::magnate {

namespace {

constexpr double kLeft = 10, kStep = 57, kWidth = 52, kCard = 32, kMarker = 27, kMiddle = 90, kGap = 3;
constexpr double kRoom = 70;  ///< The height of a column above or below its marker.

void draw_face(const Pen& pen, const wxRect2DDouble& at, const Shown& shown) {
    const Palette& colours = palette();
    pen.box(at, 4, shown.known.developed ? colours.card : colours.surface,
            shown.known.developed ? Pen::Edge{colours.cardedge, 1.1} : Pen::Edge{colours.cardedge, 1.3, 3.9, 2.6});
}

void draw_words(const Pen& pen, const wxRect2DDouble& at, const Shown& shown) {
    const Palette& colours = palette();
    const double middle = at.m_y + at.m_height / 2, scale = std::min(1.0, at.m_height / 28);
    const decktet::Rank rank = decktet::face(shown.card).rank;
    const Face face{23 * scale, true, true};
    if (rank == decktet::Rank::ace || rank <= decktet::Rank::nine) {
        const wxString words =
            rank == decktet::Rank::ace ? wxString("A") : wxString::Format("%d", static_cast<int>(rank));
        pen.text(words, at.m_x + 14, middle + 8 * scale, face, colours.text, Align::centre);
    } else {
        pen.mark(rank == decktet::Rank::court ? "rank-court" : "rank-pawn", at.m_x + 14, middle, 17 * scale,
                 colours.text);
    }
    const auto suits = decktet::suits(shown.card);
    const double radius = 5.4 * scale, pitch = suits.size() > 2 ? 9 : 11;
    for (std::size_t i = 0; i < suits.size(); ++i) {
        pen.bead(at.m_x + at.m_width - 10 - pitch * static_cast<double>(suits.size() - 1 - i), middle, radius,
                 decktet::index(suits[i]));
    }
}

void draw_column(const Pen& pen, double left, const std::vector<Shown>& cards, bool below) {
    if (cards.empty()) {
        return;
    }
    const double covered = static_cast<double>(cards.size() - 1);
    const double edge = covered > 0 ? std::min(20.0, (kRoom - kCard) / covered) : 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const double off = edge * static_cast<double>(i);
        const double top = below ? kMiddle + kMarker / 2 + kGap + off : kMiddle - kMarker / 2 - kGap - kCard - off;
        const wxRect2DDouble at{left, top, kWidth, kCard};
        draw_face(pen, at, cards[i]);
        if (i + 1 == cards.size()) {
            draw_words(pen, at, cards[i]);
        } else if (edge >= 10) {
            draw_words(pen, {left, below ? top : top + kCard - edge, kWidth, edge}, cards[i]);
        }
    }
}

}  // namespace

void draw_small(const Pen& pen, const SmallTable& table) {
    const Palette& colours = palette();
    for (std::size_t d = 0; d < kDistricts; ++d) {
        const double left = kLeft + kStep * static_cast<double>(d);
        pen.box({left, kMiddle - kMarker / 2, kWidth, kMarker}, 4, colours.plaque, {colours.cardedge, 1});
        const auto suits = table.markers[d] ? decktet::suits(*table.markers[d]) : std::span<const Suit>();
        const auto& totals = table.totals;
        const bool led = totals && (*totals)[d][0] != (*totals)[d][1];
        const double middle = left + (led ? (kWidth - 14) / 2 : kWidth / 2);
        if (suits.empty()) {
            pen.mark("rank-excuse", middle, kMiddle, 14, colours.text);
        }
        const double pitch = led ? 10.5 : 12;
        for (std::size_t i = 0; i < suits.size(); ++i) {
            pen.bead(middle + pitch * (static_cast<double>(i) - (static_cast<double>(suits.size()) - 1) / 2), kMiddle,
                     led ? 5 : 5.4, decktet::index(suits[i]));
        }
        if (led) {
            const std::size_t seat = (*totals)[d][0] > (*totals)[d][1] ? 0 : 1;
            const wxString words = wxString::Format("%lld", (*totals)[d][seat]);
            const double width = words.length() > 1 ? 19 : 14;
            pen.box({left + kWidth - width - 2, kMiddle - 9, width, 18}, 3, colours.playerfill(seat));
            pen.text(words, left + kWidth - 2 - width / 2, kMiddle + 5,
                     {words.length() > 1 ? 13.0 : 15.0, true, true}, colours.onplayerfill, Align::centre);
        }
        draw_column(pen, left, table.columns[1][d], false);
        draw_column(pen, left, table.columns[0][d], true);
    }
}

}  // namespace castalia::magnate
