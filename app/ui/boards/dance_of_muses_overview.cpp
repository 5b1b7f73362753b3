// The whole dance, small, beside a grid that does not show all of it.
#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/dance_of_muses_parts.h"

namespace castalia::dance_of_muses {

namespace {

constexpr double kCell = 26, kOverviewLeastWidth = 112, kTop = 26, kOverviewInset = 8;
const Face kSmall{12.5, false, false};

struct Corner {
    Square first, last;
};
Corner corners_of(const State& state) {
    Corner all{state.tiles.front().at, state.tiles.front().at};
    for (const Tile& tile : state.tiles) {
        all.first = {std::min(all.first.x, tile.at.x), std::min(all.first.y, tile.at.y)};
        all.last = {std::max(all.last.x, tile.at.x), std::max(all.last.y, tile.at.y)};
    }
    return all;
}

}  // namespace

void draw_overview(const Pen& pen, const wxRect2DDouble& room, const Rules& rules, const State& state,
                   const Grid& grid, const std::function<wxString(std::size_t)>& words_of,
                   std::vector<HitArea>& hit_areas) {
    const Palette& colours = palette();
    if (std::ranges::all_of(state.tiles, [&grid](const Tile& tile) { return grid.in_sight(tile.at); })) {
        return;
    }
    const Corner all = corners_of(state);
    const double right_of_dance = room.GetRight() - grid.tile(all.last).GetRight();
    const double left_of_dance = grid.tile(all.first).m_x - room.m_x;
    const double wide = kCell * (all.last.x - all.first.x + 1), high = kCell * (all.last.y - all.first.y + 1);
    const double width = std::max(kOverviewLeastWidth, wide + 2 * kOverviewInset);
    const double left = right_of_dance > left_of_dance ? room.GetRight() - width : room.m_x;
    wxString away;
    for (const Tile& tile : state.tiles) {
        if (!grid.in_sight(tile.at)) {
            away += (away.empty() ? "" : ", ") + words(rules.tile_text(tile));
        }
    }
    const std::vector<wxString> lines =
        pen.wrapped(wxString::Format(_("out of sight: %s"), away), kSmall, width - 2 * kOverviewInset);
    const double tall = kTop + high + 12 + 17 * static_cast<double>(lines.size()) + 4;
    const wxRect2DDouble card{left, room.m_y + kBoardMargin, width, tall};
    pen.box(card, 8, colours.surface, {colours.line, 1});
    pen.text(_("All tiles"), card.m_x + width / 2, card.m_y + 18, {12.5, true, false}, colours.text, Align::centre,
             width - 2 * kOverviewInset);
    const double x = card.m_x + (width - wide) / 2, y = card.m_y + kTop;
    for (std::size_t i = 0; i < state.tiles.size(); ++i) {
        const Tile& tile = state.tiles[i];
        const wxRect2DDouble at{x + kCell * (tile.at.x - all.first.x) + 1, y + kCell * (tile.at.y - all.first.y) + 1,
                                kCell - 2, kCell - 2};
        const bool seen = grid.in_sight(tile.at);
        pen.box(at, 4, tile.face_down ? colours.facedown : colours.card,
                {seen ? colours.cardedge : colours.lampink, seen ? 1.0 : 2.6});
        draw_die(pen, at.m_x + at.m_width / 2, at.m_y + at.m_height / 2, kCell * 0.62, tile.colour, tile.die);
        if (!seen) {
            hit_areas.push_back({PlaceId(tile.id), pen.area(at), words_of(i) + ", " + _("out of sight")});
        }
    }
    double line_y = y + high + 18;
    for (std::size_t i = 0; i < lines.size(); ++i, line_y += 17) {
        pen.text(lines[i], card.m_x + width / 2, line_y, kSmall, colours.text, Align::centre, width - 4);
    }
}

}  // namespace castalia::dance_of_muses
