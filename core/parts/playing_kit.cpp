#include "core/parts/playing_kit.h"

namespace castalia::playing {

using document::Role;

void draw_card(picture::Drawing& drawing, const picture::Rect& at, Card card) {
    const Suit suit = playing::suit(card);
    const bool red = suit == Suit::hearts || suit == Suit::diamonds;
    const document::Colour ink{Role::poker, static_cast<std::uint8_t>(red ? 0 : 1)};
    if (at.height < at.width) {
        constexpr double kRank = 0.62, kSuit = 0.5, kMargin = 0.16;
        const picture::Face face{kRank * at.height, true, true};
        const std::string rank(rank_code(card));
        drawing.box(at, kMargin * at.height, {Role::card}, {{Role::cardedge}, 1.1});
        drawing.text(rank, at.x + kMargin * at.height, at.y + (0.5 + 0.35 * kRank) * at.height, face, ink);
        drawing.art(art(suit), at.right() - (kMargin + kSuit / 2) * at.height, at.y + at.height / 2,
                    kSuit * at.height, ink);
        return;
    }
    const double unit = at.height / 104;
    drawing.box(at, 6 * unit, {Role::card}, {{Role::cardedge}, 1.1});
    drawing.text(std::string(rank_code(card)), at.x + 9 * unit, at.y + 30 * unit, {27 * unit, true, true}, ink);
    drawing.art(art(suit), at.x + 20 * unit, at.y + 49 * unit, 20 * unit, ink);
    if (at.width > 50 * unit) {
        drawing.art(art(suit), at.right() - 24 * unit, at.bottom() - 28 * unit, 37 * unit, ink);
    }
}

void draw_back(picture::Drawing& drawing, const picture::Rect& at) {
    const double unit = at.height / 104;
    drawing.box(at, 6 * unit, {Role::facedown}, {{Role::cardedge}, 1.1});
    drawing.box({at.x + 6 * unit, at.y + 6 * unit, at.width - 12 * unit, at.height - 12 * unit}, 4 * unit, {},
                {{Role::onfacedown}, 1.4 * unit});
}

}  // namespace castalia::playing
