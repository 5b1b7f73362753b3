// The program itself, heard from outside on the accessibility bus, as a screen reader hears it.
#include <gtest/gtest.h>

#include "db/store.h"
#include "tests/ui/bus.h"

#include <X11/keysym.h>

namespace castalia {
namespace {

using namespace castalia::testing;

/// The program with a session of Magnate, on a bus.
class MagnateOnTheBus : public OnTheBus {
protected:
    explicit MagnateOnTheBus(const std::string& spoken = "all") {
        Store store(known_games(), library());
        store.begin(session_of());
        store.set("ui.speech", spoken);
        start({"--session", kFirstId});
    }

    /// Asks whose turn it is until the program answers, because keys are lost before its window is there.
    std::string heard_at_first() {
        std::string heard;
        Ear::wait_until([&] {
            keys_.press(XK_t, {XK_Control_L, XK_Shift_L});
            heard = ear_.next(std::chrono::seconds(1));
            return !heard.empty();
        });
        while (!ear_.next(std::chrono::seconds(2)).empty()) {
        }
        return heard;
    }
    std::string after(const std::string& line) {
        keys_.type(line);
        keys_.enter();
        return ear_.next();
    }
    std::string after(unsigned long key, const std::vector<unsigned long>& held) {
        keys_.press(key, held);
        return ear_.next();
    }
};

TEST_F(MagnateOnTheBus, SpeaksWhatHappensAtTheTable) {
    constexpr std::string_view kBought = "Ann: play one card – develop it, buy its deed or sell it.";
    ASSERT_EQ(heard_at_first(), "Ann: roll both ten-sided dice.");
    EXPECT_EQ(after("r 3 9"),
              "Ann rolls 3 and 9. Nobody owns a property of rank 9: no income. " + std::string(kBought));
    EXPECT_EQ(after("r 3 9"), "Refused: Ann has rolled this turn already. Clause magnate.roll.once.");
    keys_.escape();
    keys_.escape();
    EXPECT_EQ(after(XK_z, {XK_Control_L}), "Undone: Ann rolls 3 and 9. Ann: roll both ten-sided dice.");
    const std::string redone = "Redone: Ann rolls 3 and 9. " + std::string(kBought);
    EXPECT_EQ(after(XK_z, {XK_Control_L, XK_Shift_L}), redone);
    EXPECT_EQ(after(XK_r, {XK_Control_L, XK_Shift_L}), redone) << "the last announcement again";
    EXPECT_EQ(after(XK_t, {XK_Control_L, XK_Shift_L}), kBought);
    const std::string counts = after(XK_c, {XK_Control_L, XK_Shift_L});
    EXPECT_TRUE(counts.starts_with("Districts are even, 0–0. Ann: tokens, 3 cards in hand: ")) << counts;
    const std::string mistyped = after("qqq");
    EXPECT_TRUE(mistyped.starts_with("At character 1: \"qqq\" is no verb of Magnate")) << mistyped;
}

TEST_F(MagnateOnTheBus, SpeaksWhatACorrectionHasChanged) {
    ASSERT_EQ(heard_at_first(), "Ann: roll both ten-sided dice.");
    ASSERT_NE(after("r 3 9"), "");
    keys_.press(XK_F2);
    Seen line;
    ASSERT_TRUE(Ear::wait_until([&] {
        line = program().find(ATSPI_ROLE_TEXT, "As a line of notation");
        return static_cast<bool>(line);
    }));
    ASSERT_TRUE(line.write("r 3 8"));
    ear_.forget();
    const std::string corrected = after(XK_Return, {XK_Control_L});
    EXPECT_TRUE(corrected.starts_with("Corrected: ")) << corrected;
    EXPECT_NE(corrected.find("Ann: play one card"), std::string::npos) << corrected;
    const std::string story = after(XK_d, {XK_Control_L, XK_Shift_L});
    EXPECT_TRUE(story.starts_with("Ann rolls 3 and 8. ")) << story;
}

class BrieflyOnTheBus : public MagnateOnTheBus {
protected:
    BrieflyOnTheBus() : MagnateOnTheBus("brief") {}
};

TEST_F(BrieflyOnTheBus, WhatFollowedIsLeftOutAndTheRestIsSpoken) {
    constexpr std::string_view kBought = "Ann: play one card – develop it, buy its deed or sell it.";
    ASSERT_EQ(heard_at_first(), "Ann: roll both ten-sided dice.");
    EXPECT_EQ(after("r 3 9"), "Ann rolls 3 and 9. " + std::string(kBought));
    EXPECT_EQ(after("r 3 9"), "Refused: Ann has rolled this turn already. Clause magnate.roll.once.");
}

class OnTheBusWhenAsked : public MagnateOnTheBus {
protected:
    OnTheBusWhenAsked() : MagnateOnTheBus("asked") {}
};

TEST_F(OnTheBusWhenAsked, OnlyKeysAndWhatWentWrongAreAnswered) {
    ASSERT_EQ(heard_at_first(), "Ann: roll both ten-sided dice.");
    keys_.type("r 3 9");
    keys_.enter();
    EXPECT_EQ(ear_.next(std::chrono::seconds(3)), "");
    EXPECT_EQ(after(XK_r, {XK_Control_L, XK_Shift_L}),
              "Ann rolls 3 and 9. Nobody owns a property of rank 9: no income. Ann: play one card – develop it, buy "
              "its deed or sell it.")
        << "it was recorded, and is told when it is asked for";
    EXPECT_EQ(after("r 3 9"), "Refused: Ann has rolled this turn already. Clause magnate.roll.once.");
}

}  // namespace
}  // namespace castalia
