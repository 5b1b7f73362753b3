// Twelve events of every game, played only by what the accessibility bus offers: the entry line is written and the
// button pressed there, and the announcement after each event is the one in tests/ui/heard. A line there that begins
// with ">" was entered, and the one below it was heard.
#include <gtest/gtest.h>

#include "db/store.h"
#include "tests/support/samples.h"
#include "tests/ui/bus.h"
#include "tests/ui/heard.h"

#include <X11/keysym.h>

namespace castalia {
namespace {

using namespace castalia::testing;

class Played : public OnTheBus, public ::testing::WithParamInterface<const char*> {
protected:
    /// Returns the sample of the game, with its players and setup but without events.
    static Session begun() { return Session(*known_games().find(GetParam()), sample_of(GetParam()).heading()); }
};

TEST_P(Played, TwelveEventsByTheBusAloneAreAnnouncedAsTheyAreMeant) {
    Session session = begun();
    session.heading().ended.reset();
    Store(known_games(), library()).begin(session);
    start({"--session", session.heading().id});
    const Seen line = control(ATSPI_ROLE_TEXT, "Entry line");
    const Seen confirm = control(ATSPI_ROLE_PUSH_BUTTON, "Confirm");
    const std::vector<Heard> all = heard_of(GetParam());
    ASSERT_EQ(all.size(), 12U);
    for (const Heard& one : all) {
        ASSERT_TRUE(line.write(one.entered));
        ASSERT_TRUE(Ear::wait_until([&] { return confirm.is(ATSPI_STATE_SENSITIVE); })) << one.entered;
        ASSERT_TRUE(confirm.act());
        EXPECT_EQ(ear_.next(), one.announced) << one.entered;
    }
}

TEST_P(Played, TheLastEventIsUndoneAndBroughtBackWithItsResult) {
    const Session session = sample_of(GetParam());
    Store(known_games(), library()).begin(session);
    start({"--session", session.heading().id});
    control(ATSPI_ROLE_TEXT, "Entry line");
    ear_.forget();
    keys_.press(XK_z, {XK_Control_L});
    const std::string undone = ear_.next();
    EXPECT_TRUE(undone.starts_with("Undone: ")) << undone;
    keys_.press(XK_z, {XK_Control_L, XK_Shift_L});
    const std::string redone = ear_.next(), result = english(session.playthrough().score(session.plies()).sentence);
    EXPECT_TRUE(redone.starts_with("Redone: ")) << redone;
    EXPECT_NE(redone.find(result), std::string::npos) << redone << " does not tell: " << result;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Played,
                         ::testing::Values("magnate", "muse-decktet", "muse-story", "musee", "dance-of-muses",
                                           "open-table"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace castalia
