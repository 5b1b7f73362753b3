// The small picture of Muse: the paintings in each studio and each palace.
#include <wx/brush.h>

#include <algorithm>

#include "app/ui/boards/decktet_cards.h"
#include "app/ui/boards/muse_decktet_board.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

namespace {

constexpr double kSmallWidth = 300, kSmallHeight = 180, kHistoryHeight = 132, kEdge = 10, kSpace = 6;
constexpr double kTop = 32, kCard = 24, kSmallBetween = 3, kPalaceTop = 120, kSmallHung = 30;
constexpr std::size_t kMostShown = 3;

struct Easel {
    std::vector<Card> studio, palace;
};

std::vector<Card> cards(std::initializer_list<std::string_view> codes) {
    std::vector<Card> found;
    for (const std::string_view code : codes) {
        found.push_back(*decktet::card_of(code));
    }
    return found;
}

std::vector<Easel> easels_of(const BoardScene* scene) {
    const auto* playthrough =
        scene == nullptr ? nullptr : dynamic_cast<const PlaythroughOf<Rules>*>(scene->playthrough);
    if (playthrough == nullptr) {
        return {{cards({"3MW", "2SY"}), cards({"9LK"})},
                {cards({"4YK", "7ML"}), cards({"2MK", "5SW"})},
                {cards({"CL"}), {}},
                {cards({"6LK", "5YK"}), cards({"3LY"})}};
    }
    std::vector<Easel> easels;
    for (std::size_t seat = 0; seat < playthrough->rules().seats(); ++seat) {
        const Seat owner{static_cast<int>(seat)};
        const State& state = playthrough->at(scene->ply);
        easels.push_back({playthrough->rules().studio(state, owner), playthrough->rules().palace(state, owner)});
    }
    return easels;
}

void draw_easel(const Pen& pen, double left, double width, const Easel& easel) {
    const Palette& colours = palette();
    // When there is no room for all, the latest are shown.
    const std::size_t from = easel.studio.size() > kMostShown ? easel.studio.size() - kMostShown : 0;
    for (std::size_t i = from; i < easel.studio.size(); ++i) {
        const wxRect2DDouble at{left, kTop + (kCard + kSmallBetween) * static_cast<double>(i - from), width, kCard};
        pen.box(at, 4, colours.card, {colours.cardedge, 1.1});
        draw_rank(pen, left + 13, at.m_y + kCard / 2 + 6.5, 19, easel.studio[i]);
        draw_suits(pen, left + 27, at.m_y + kCard / 2, width > 70 ? 6.5 : 5.2, easel.studio[i], 0);
    }
    const auto places = std::max<std::size_t>(kPalaceEnds, easel.palace.size());
    const double pitch = (width + 2) / static_cast<double>(places);
    for (std::size_t i = 0; i < places; ++i) {
        const wxRect2DDouble at{left + pitch * static_cast<double>(i), kPalaceTop, std::min(22.0, pitch - 2),
                                kSmallHung};
        if (i >= easel.palace.size()) {
            draw_slot(pen, at);
            continue;
        }
        pen.box(at, 3, colours.card, {colours.cardedge, 1.1});
        draw_rank(pen, at.m_x + at.m_width / 2, at.m_y + kSmallHung / 2 + 5, 15, easel.palace[i]);
    }
}

}  // namespace

void draw_thumbnail(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene* scene) {
    fill_ground(gc, area, palette().table);
    const double tall = scene == nullptr ? kHistoryHeight : kSmallHeight;
    const double scale = std::min(area.m_width / kSmallWidth, area.m_height / tall);
    const Pen pen(gc, area.m_x + (area.m_width - scale * kSmallWidth) / 2,
                  area.m_y + (area.m_height - scale * kSmallHeight) / 2, scale);
    const std::vector<Easel> easels = easels_of(scene);
    const auto count = static_cast<double>(easels.size());
    const double width = (kSmallWidth - 2 * kEdge - kSpace * (count - 1)) / count;
    for (std::size_t i = 0; i < easels.size(); ++i) {
        draw_easel(pen, kEdge + (width + kSpace) * static_cast<double>(i), width, easels[i]);
    }
}

}  // namespace castalia::muse_decktet
