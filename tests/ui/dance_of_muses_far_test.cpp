// In Dance of Muses with four players, tiles keep 80 pixels however far the dance reaches. With
// CASTALIA_PICTURES=folder the pictures are kept there.
#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "app/ui/basics/text_watch.h"
#include "app/ui/basics/wx_text.h"
#include "core/games/dance_of_muses/dance_of_muses.h"
#include "tests/support/dance_random_player.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"
#include "tests/ui/text_faults.h"

namespace castalia {
namespace {

using dance_of_muses::Rules;

constexpr const char* kGame = "dance-of-muses";

Session game_of_four(unsigned seed) {
    const Session sample = sample_of(kGame);
    const Players players = dance_players(4);
    Chance chance(1000 + seed);
    const Json setup = dance_setup(chance, players, 9);
    constexpr std::size_t kMost = 200;
    return any_evening(sample.game(), players, setup, chance, *sample.heading().started, kMost);
}

const PlaythroughOf<Rules>& line_of(const Session& session) {
    return dynamic_cast<const PlaythroughOf<Rules>&>(session.playthrough());
}

/// The board of a window of 1280 × 800.
const wxSize kUsualBoard(944, 526);
constexpr double kReadable = 80;
constexpr int kRowsInSight = 7;  ///< Eight rows of 80 pixels are higher than the board, however close they lie.
/// The visible part of a tile whose empty lower edge is covered where rows lie close.
constexpr double kSeenOfOne = 0.913;

struct Extent {
    int wide = 0, high = 0;
};
Extent extent_of(const dance_of_muses::State& state) {
    const auto count = [&](int dance_of_muses::Square::* way) {
        const auto at = [way](const dance_of_muses::Tile& tile) { return tile.at.*way; };
        const auto [first, last] = std::ranges::minmax_element(state.tiles, {}, at);
        return state.tiles.empty() ? 0 : at(*last) - at(*first) + 1;
    };
    return {count(&dance_of_muses::Square::x), count(&dance_of_muses::Square::y)};
}

/// Returns how many tiles lie on the grid; the others are shown small beside it.
std::size_t expect_readable(const Drawn& drawn, const dance_of_muses::State& state) {
    std::size_t in_sight = 0;
    for (const dance_of_muses::Tile& tile : state.tiles) {
        const HitArea* area = drawn.hit_area(tile.id);
        if (area == nullptr) {
            ADD_FAILURE() << tile.id << " cannot be picked";
            continue;
        }
        if (utf8(area->name).find("out of sight") == std::string::npos) {
            EXPECT_NEAR(area->area.m_width, kReadable, 0.1) << tile.id << ": one scale for good";
            EXPECT_GE(area->area.m_height, kSeenOfOne * kReadable - 0.1) << tile.id;
            ++in_sight;
        }
    }
    return in_sight;
}

/// Nine connected tiles in one row and one column take as many rows and columns as they can.
TEST(DanceFar, TilesCanBeReadHoweverFarTheDanceReaches) {
    const Session partners = game_of_four(0);
    const auto& line = line_of(partners);
    constexpr int tiles = 9;
    dance_of_muses::State state = line.at(tiles);
    ASSERT_EQ(state.tiles.size(), tiles);
    ASSERT_EQ(state.phase, dance_of_muses::Phase::dance);
    for (int wide = 1; wide <= tiles; ++wide) {
        const int high = tiles + 1 - wide;
        SCOPED_TRACE(std::to_string(wide) + " wide, " + std::to_string(high) + " high");
        for (int i = 0; i < tiles; ++i) {
            state.tiles[static_cast<std::size_t>(i)].at =
                i < wide ? dance_of_muses::Square{i, 0} : dance_of_muses::Square{0, i - wide + 1};
        }
        const PlaythroughOf<Rules> far(std::make_shared<Rules>(line.rules()), {state});
        const BoardScene scene{&far, 0, {partners.names().begin(), partners.names().end()}, false, {}};
        BoardFocus focus;
        const Json draft{{"type", "dance"},
                         {"player", line.rules().names.at(static_cast<std::size_t>(state.active.index))},
                         {"tile", state.tiles.back().id}};
        focus.marks = entry_marks(far.form(0, draft), draft);
        for (const BoardFocus& one : {BoardFocus{}, focus}) {
            const Drawn drawn = draw(kGame, scene, one, kUsualBoard);
            expect_drawn_within(drawn);
            const std::size_t in_sight = expect_readable(drawn, state);
            if (high <= kRowsInSight) {
                EXPECT_EQ(in_sight, state.tiles.size());
            } else if (!one.empty()) {
                EXPECT_GE(drawn.hit_area(state.tiles.back().id)->area.m_width, kReadable - 0.1)
                    << "The tile in hand is in sight.";
            }
            keep(drawn.image, "dance-far-" + std::to_string(wide) + (one.empty() ? "" : "-hand"));
        }
    }
}

/// Random games of four, one in six of which reaches seven rows or more.
TEST(DanceFar, KeepsTilesOf80PixelsThroughRandomGamesOfFour) {
    const int games = std::getenv("CASTALIA_LONG") != nullptr ? 400 : 40;
    int high_games = 0;
    for (int i = 0; i < games; ++i) {
        const Session played = game_of_four(static_cast<unsigned>(i));
        const auto& line = line_of(played);
        int highest = 0;
        for (std::size_t ply = 1; ply <= played.plies(); ++ply) {
            highest = std::max(highest, extent_of(line.at(ply)).high);
        }
        high_games += highest >= kRowsInSight ? 1 : 0;
        for (std::size_t ply = 1; ply <= played.plies(); ply += highest >= kRowsInSight ? 1 : 9) {
            SCOPED_TRACE("game " + std::to_string(i) + ", after event " + std::to_string(ply));
            const BoardScene scene{
                &played.playthrough(), ply, {played.names().begin(), played.names().end()}, false, {}};
            const TextWatch watch;
            const Drawn drawn = draw(kGame, scene, {}, kUsualBoard);
            const std::size_t in_sight = expect_readable(drawn, line.at(ply));
            if (extent_of(line.at(ply)).high <= kRowsInSight) {
                EXPECT_EQ(in_sight, line.at(ply).tiles.size());
            }
            Faults faults;
            look_over(watch.texts(), drawn.area, scene.names, "", faults);
            for (const auto& [what, where] : faults) {
                ADD_FAILURE() << what;
            }
        }
    }
    EXPECT_GE(high_games, games / 20) << "The games reach far enough.";
}

}  // namespace
}  // namespace castalia
