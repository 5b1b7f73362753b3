// The table of Pips: a row for each player with the pips as counters. That is all a game needs to be seen in the
// window and the table view, on paper, as PNG and SVG, and to be read aloud.
#include <algorithm>

#include "core/picture/kit.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia::toy {

using document::Role;

picture::Picture Rules::picture(const State& state, const picture::Viewport& viewport) const {
    constexpr double kWide = 480, kRow = 60, kFirst = 190, kLast = 400, kRadius = 7, kMost = 30;
    const std::vector<std::string>& called = viewport.names.empty() ? names : viewport.names;
    const double needed = kRow * static_cast<double>(names.size());
    const picture::Fit fit = picture::fit(viewport, kWide, needed, needed);
    picture::Drawing drawing(viewport, fit.left, viewport.area.y, fit.scale);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        const long long pips = state.pips[i];
        const picture::Rect row{4, kRow * static_cast<double>(i) + 4, kWide - 8, kRow - 8};
        const double middle = row.y + row.height / 2, baseline = middle + 6;
        const std::size_t first = drawing.drawn();
        drawing.box(row, 7, {Role::surface}, {{Role::cardedge}, 1.2});
        picture::draw_seat(drawing, 30, middle, 14, picture::name_of(called, seat), seat);
        drawing.text(picture::name_of(called, seat), 52, baseline, {17, true}, {Role::text},
                     document::Shape::Side::left, kFirst - 66);
        const double counters = std::clamp(static_cast<double>(pips), 0.0, kMost);
        const double pitch = std::min(2.4 * kRadius, (kLast - kFirst) / std::max(1.0, counters - 1));
        for (int pip = 0; pip < static_cast<int>(counters); ++pip) {
            drawing.ring(kFirst + pitch * pip, middle, kRadius, {Role::card}, {{Role::cardedge}, 1.3});
        }
        drawing.text(std::to_string(pips), kWide - 20, baseline + 2, {24, true, true}, {Role::text},
                     document::Shape::Side::right);
        const PlaceId place = PlaceId::of("what", pips_of(i));  // An adjustment picks the row.
        const Text words = pips_text(pips);
        if (const picture::Mark* mark = viewport.focus.at(place)) {
            picture::draw_rim(drawing, row, *mark);
        }
        drawing.zone(literally(names[i]), Zone::Shape::row, seat);
        drawing.lies(place, words);
        drawing.piece(place, row, say("{who}: {pips}", {{"who", who(seat)}, {"pips", words}}), first);
    }
    return drawing.take(fit.scale * kWide, fit.scale * fit.height);
}

}  // namespace castalia::toy
