// Whole sessions of every game, entered without a window: typed, clicked, and both together.
#include "tests/recorder/entry_hands.h"
#include "tests/support/every_game.h"

namespace castalia {
namespace {

class Entries : public ::testing::TestWithParam<const char*> {
protected:
    static void expect_same_table(const EntryHands& hands) {
        ASSERT_EQ(hands.events(), hands.sample.plies());
        EXPECT_EQ(hands.session().playthrough().state(hands.events()),
                  hands.sample.playthrough().state(hands.sample.plies()));
        EXPECT_EQ(hands.session().replay().status(), hands.sample.replay().status());
    }
};

TEST_P(Entries, AnEveningTypedLineByLineIsTheEvening) {
    EntryHands hands(GetParam());
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        SCOPED_TRACE("step " + std::to_string(step + 1) + " " + hands.wanted(step).dump());
        hands.type_step(step);
        ASSERT_TRUE(hands.has(hands.wanted(step)))
            << hands.entry().line << ": " << english(hands.entry().echo.sentence);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    expect_same_table(hands);
}

TEST_P(Entries, AnEveningFilledInSlotBySlotIsTheEvening) {
    for (const bool board : {false, true}) {
        EntryHands hands(GetParam());
        std::size_t by_form = 0, moves = 0;
        for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
            SCOPED_TRACE("step " + std::to_string(step + 1) + " " + hands.wanted(step).dump());
            const bool of_the_game = std::holds_alternative<MovePtr>(hands.sample_event(step)->what);
            moves += of_the_game ? 1U : 0U;
            if (hands.fill_step(step, board)) {
                ++by_form;
            } else {
                hands.type_step(step);
            }
            ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
        }
        expect_same_table(hands);
        // Counts and words for which there is no verb at that moment are entered elsewhere.
        EXPECT_GE(10 * by_form, 8 * moves) << by_form << " of " << moves;
    }
}

TEST_P(Entries, TypedAndClickedEntriesWithMistakesBetweenThemAreTheEvening) {
    EntryHands hands(GetParam());
    std::mt19937 chance(7);
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        SCOPED_TRACE("step " + std::to_string(step + 1) + " " + hands.wanted(step).dump());
        const std::string line = hands.recorder.notation(*hands.sample_event(step));
        switch (chance() % 6) {
            case 0:  // A line is begun, then nonsense follows, which Enter must not record.
                hands.type(line.substr(0, chance() % (line.size() + 1)));
                hands.type("zz zz zz");
                EXPECT_EQ(hands.entry().state, EntryState::unreadable);
                EXPECT_NE(hands.confirm(), Composition::Enter::record);
                break;
            case 1:  // A line is begun and left.
                hands.type(line.substr(0, chance() % (line.size() + 1)));
                hands.leave();
                break;
            case 2:  // The event before is undone while something is typed, and brought back.
                hands.type(line);
                if (step > 0) {
                    hands.undo();
                    EXPECT_EQ(hands.events(), step - 1);
                    hands.redo();
                }
                break;
            case 3:  // Two verbs are chosen, whatever was typed.
                hands.type(line);
                for (int verb = 0; verb < static_cast<int>(hands.entry().prompt.verbs.size()); ++verb) {
                    hands.choose(verb);
                }
                break;
            case 4:  // The table looks back while a line is typed.
                hands.type(line);
                hands.recorder.look_at(step / 2);
                break;
            default: break;
        }
        EXPECT_EQ(hands.events(), step) << "nothing was confirmed";
        if (chance() % 2 == 0 || !hands.fill_step(step, true)) {
            hands.type_step(step);
        }
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    expect_same_table(hands);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Entries, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
