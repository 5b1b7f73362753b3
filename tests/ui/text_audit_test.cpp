// All words of a board can be read: no two texts overlap, none leaves the board, and the letters are large enough.
#include <cstdlib>
#include <memory>

#include <gtest/gtest.h>

#include "app/ui/session/pen.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/text_watch.h"
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

/// Returns the sizes that the layout leaves to the board, as tests/ui/layout_test.cpp has them.
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
            const Drawn drawn = draw(scene, {}, one.size);
            look_over(watch.texts(), drawn.area, scene.names, one.where, faults);
            look_over_cards(watch.texts(), watch.marks(), one.where, faults);
            look_over_rings(watch.texts(), drawn.hit_areas, drawn.area, one.where, faults);
        }
    }
}

/// Returns the faults of a word on a card of a pile, at this distance from the left.
Faults faults_on_a_card(double left) {
    wxImage image(200, 100);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    const Pen pen(*gc, 0, 0, 1);
    const TextWatch watch;
    pen.box({0, 0, 200, 100}, 0, palette().surface, {palette().line, 1});
    pen.box({24, 14, 100, 40}, 4, palette().card, {palette().cardedge, 1});
    pen.box({20, 10, 100, 40}, 4, palette().card, {palette().cardedge, 1});
    pen.text("Wyrms", left, 36, {16, false, false}, palette().text);
    Faults faults;
    look_over_cards(watch.texts(), watch.marks(), "here", faults);
    return faults;
}

TEST(CardsInTheTextAudit, HoldTheWordsThatStandOnThem) {
    EXPECT_TRUE(faults_on_a_card(30).empty());
    EXPECT_EQ(faults_on_a_card(90).size(), 1U) << "it leaves its card, though the panel beneath holds it";
    EXPECT_TRUE(faults_on_a_card(140).empty()) << "it stands on the panel alone";
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
