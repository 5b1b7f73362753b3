// Hands that are faster than the window: all keys of a session wait in its queue.
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/real_keys.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class TypedAhead : public WindowTable, public ::testing::WithParamInterface<const char*> {};

TEST_P(TypedAhead, AWholeEveningIsEnteredLineByLineInOrder) {
    const Session sample = sample_of(GetParam());
    recorder->begin(sample.heading());
    frame->go(MainFrame::Place::session);
    RealKeys keys;
    std::size_t waiting = 0;
    const auto catch_up = [&](std::size_t step) {
        ASSERT_TRUE(pump([&] { return events() == step; }, std::chrono::minutes(2)))
            << events() << " of " << step << ": " << frame->session_page().entry().line().utf8_string() << ", "
            << frame->session_page().entry().echoed().utf8_string();
    };
    for (std::size_t step = 0; step < sample.plies(); ++step) {
        Event event = *sample.replay().steps()[step].entry.event;
        event.at.reset();
        const std::string line = recorder->notation(event);
        if (std::ranges::all_of(line, [](char letter) { return letter >= ' ' && letter <= '~'; })) {
            keys.type(line);
            keys.enter();
            ++waiting;
        } else {  // This keyboard has no such letter.
            ASSERT_NO_FATAL_FAILURE(catch_up(step));
            ASSERT_FALSE(recorder->enter(std::make_shared<Event>(event)));
        }
    }
    ASSERT_NO_FATAL_FAILURE(catch_up(sample.plies()));
    for (std::size_t step = 0; step < sample.plies(); ++step) {
        Json entered = recorder->written(*session().replay().steps()[step].entry.event);
        Json wanted = recorder->written(*sample.replay().steps()[step].entry.event);
        entered.erase("at");
        wanted.erase("at");
        EXPECT_EQ(entered, wanted) << step + 1;
    }
    EXPECT_GT(waiting, sample.plies() / 2);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, TypedAhead, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
