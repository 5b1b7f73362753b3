#include "app/ui/boards/muse_decktet_board.h"

#include <wx/brush.h>

#include <algorithm>

#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/muse_decktet_parts.h"

namespace castalia::muse_decktet {

wxString Moment::name(Seat seat) const { return player_name(rules, seat); }

namespace {

constexpr double kWidth = 944, kHeight = 526;  ///< The board of a window of 1280 × 800.
constexpr double kLeastWidth = 700;            ///< A narrower board is drawn smaller.
constexpr double kBoardRoomy = 900;            ///< From this width on, the market keeps its width.
constexpr double kBoardMargin = 10, kBoardBand = 36, kBoardGap = 8, kMostMarket = 300, kMarketPart = 0.295;

using Playthrough = PlaythroughOf<Rules>;
const Playthrough* playthrough_of(const castalia::Playthrough* line) {
    return dynamic_cast<const Playthrough*>(line);
}

const State* state_after(const BoardFocus& focus, const Playthrough& playthrough) {
    const Playthrough* after = focus.after == nullptr ? nullptr : playthrough_of(&focus.after->playthrough());
    return after != nullptr && after != &playthrough ? &after->at(after->plies()) : nullptr;
}

double scale_for(const wxRect2DDouble& area) {
    return std::min(std::max(1.0, std::min(area.m_width / kWidth, area.m_height / kHeight)),
                    std::max(0.2, area.m_width / kLeastWidth));
}

}  // namespace

std::vector<HitArea> draw_board(wxGraphicsContext& gc, const wxRect2DDouble& area, const BoardScene& scene,
                                const BoardFocus& focus) {
    fill_ground(gc, area, palette().table);
    const Playthrough* playthrough = playthrough_of(scene.playthrough);
    if (playthrough == nullptr) {
        return {};
    }
    const Rules& rules = playthrough->rules();
    const std::vector<ResolutionStep> steps =
        scene.ply > 0 ? rules.steps_between(playthrough->at(scene.ply - 1), playthrough->at(scene.ply))
                      : std::vector<ResolutionStep>();
    const std::size_t step = scene.step && *scene.step >= 1 && *scene.step <= steps.size() ? *scene.step : 0;
    const State& state = step > 0 ? steps[step - 1].after : playthrough->at(scene.ply);
    const Moment moment{rules,
                        focus,
                        steps,
                        step,
                        state,
                        step > 0 ? nullptr : state_after(focus, *playthrough),
                        rules.patron(state),
                        rules.palace_now(state)};
    if (scene.large) {
        return draw_screen(gc, area, moment);
    }
    const double scale = scale_for(area), width = area.m_width / scale, height = area.m_height / scale;
    const Pen pen(gc, area.m_x, area.m_y, scale);
    std::vector<HitArea> hit_areas;
    draw_band(pen, moment, width, hit_areas);
    const double market = width > kBoardRoomy ? kMostMarket : width * kMarketPart, top = kBoardBand + 4,
                 tall = height - top - kBoardMargin;
    // During a search the current look is shown.
    const ResolutionStep* shown = moment.shown_step();
    draw_market(
        pen, {kBoardMargin, top, market, tall},
        {rules, state, shown != nullptr && !shown->looks.empty() ? shown->looks : moment.looks, moment.palace},
        hit_areas);
    const auto seats = static_cast<double>(rules.seats());
    const double left = kBoardMargin + market + kBoardGap,
                 column = (width - kBoardMargin - left - kBoardGap * (seats - 1)) / seats;
    for (std::size_t seat = 0; seat < rules.seats(); ++seat) {
        draw_player(pen, moment, seat, {left + (column + kBoardGap) * static_cast<double>(seat), top, column, tall},
                    hit_areas);
    }
    return hit_areas;
}

}  // namespace castalia::muse_decktet
