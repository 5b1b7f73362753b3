// All that a board says can be read: no two texts overlap, none leaves the board, and the letters are large enough.
#include <cstdlib>

#include <gtest/gtest.h>

#include "app/ui/basics/text_watch.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"
#include "tests/ui/text_faults.h"

namespace castalia {
namespace {

struct BoardSize {
    const char* where;
    wxSize size;
};

/// What the layout leaves the board: tests/ui/layout_test.cpp holds it.
const std::vector<BoardSize>& board_sizes() {
    static const std::vector<BoardSize> sizes{{"1280x800", {943, 528}},
                                              {"1024x768", {723, 495}},
                                              {"1280x800 at 200 %", {1266, 557}},
                                              {"1920x1080", {1583, 806}}};
    return sizes;
}

void look_over(const Session& session, std::size_t every, Faults& faults) {
    for (std::size_t ply = 0; ply <= session.plies(); ply += every) {
        BoardScene scene;
        scene.playthrough = &session.playthrough();
        scene.ply = ply;
        scene.names.assign(session.names().begin(), session.names().end());
        for (const BoardSize& one : board_sizes()) {
            const TextWatch watch;
            const Drawn drawn = draw(session.game().id, scene, {}, one.size);
            look_over(watch.texts(), drawn.area, scene.names, one.where, faults);
            look_over_rings(watch.texts(), drawn.hit_areas, drawn.area, one.where, faults);
        }
    }
}

class TextAudit : public ::testing::TestWithParam<const char*> {};

TEST_P(TextAudit, EveryBoardOfTheSampleCanBeRead) {
    const bool whole = std::getenv("CASTALIA_LONG") != nullptr;
    constexpr std::size_t kSome = 11;
    Faults faults;
    look_over(sample_of(GetParam()), whole ? 1 : kSome, faults);
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << GetParam() << " at " << where << ": " << what;
    }
}

TEST_P(TextAudit, EveryBoardOfAFullTableCanBeRead) {
    const bool whole = std::getenv("CASTALIA_LONG") != nullptr;
    const Session session = full_table(GetParam());
    constexpr std::size_t kSome = 13;
    Faults faults;
    look_over(session, whole ? 1 : kSome, faults);
    for (const auto& [what, where] : faults) {
        ADD_FAILURE() << GetParam() << " at " << where << ": " << what;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, TextAudit, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
