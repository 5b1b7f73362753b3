// The echo while something is missing or only proposed, at every moment of every game.
#include <regex>
#include <set>

#include "tests/recorder/entry_hands.h"
#include "tests/support/every_game.h"

namespace castalia {
namespace {

class EchoOf : public ::testing::TestWithParam<const char*> {
protected:
    /// Notes the words that stand beside the line.
    void listen(const EntryHands& hands) {
        for (const Text& text : {hands.entry().echo.sentence, hands.entry().echo.below}) {
            if (text != hands.entry().prompt.text) {  // The question itself comes from the game.
                said_.insert(english(text));
            }
        }
    }
    /// Fills a form slot by slot with the first option that nothing bars, and listens after each.
    void fill_all(EntryHands& hands) {
        constexpr int kMostSlots = 12;
        for (int filled = 0; filled < kMostSlots; ++filled) {
            listen(hands);
            const Slot* missing = hands.entry().draft.missing();
            const auto open = [](const Option& option) { return !option.barred; };
            if (missing == nullptr || std::ranges::none_of(missing->options, open)) {
                return;
            }
            const Slot slot = *missing;
            hands.fill(slot.field, std::ranges::find_if(slot.options, open)->value);
        }
    }

    std::set<std::string> said_;
};

// "Pay: choose with" was a riddle: the label of a slot belongs to the form.
TEST_P(EchoOf, SaysInPlainWordsWhatIsMissing) {
    EntryHands hands(GetParam());
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        listen(hands);
        for (int verb = 0; std::cmp_less(verb, hands.entry().prompt.verbs.size()); ++verb) {
            hands.choose(verb);
            fill_all(hands);
            hands.leave();
        }
        hands.type_step(step);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    const std::regex asks("(: choose |missing: )(.*)");
    std::size_t asked = 0;
    for (const std::string& sentence : said_) {
        if (std::smatch parts; std::regex_search(sentence, parts, asks)) {
            ++asked;
            const std::string what = parts[2];
            EXPECT_TRUE(what.starts_with("the ") || std::isupper(static_cast<unsigned char>(what.front())) != 0)
                << sentence;
            EXPECT_NE(what, "the choice") << sentence << ": that says nothing";
        }
    }
    EXPECT_GT(asked, 0U);
    if (std::getenv("CASTALIA_SAY") != nullptr) {
        for (const std::string& sentence : said_) {
            std::cout << sentence << '\n';
        }
    }
}

// A clock that nobody starts again counts nothing of the evening.
TEST(Echo, SaysWhileEventsAreEnteredThatTheClockIsPaused) {
    EntryHands hands("magnate");
    const auto below = [&] { return english(hands.entry().echo.below); };
    const auto enter = [&](const Json& event) {
        ASSERT_FALSE(hands.recorder.enter(event));
        hands.composer->follow();
    };
    hands.type_step(0);
    ASSERT_NO_FATAL_FAILURE(hands.confirm_step(0));
    const std::string usual = below();
    EXPECT_EQ(usual.find("pause"), std::string::npos);
    enter({{"type", "pause"}});
    for (std::size_t step = 1; step < 4; ++step) {
        EXPECT_TRUE(below().starts_with("The clock is paused: Ctrl+P starts it again")) << below();
        EXPECT_EQ(below().find("; Still"), std::string::npos) << "two sentences: " << below();
        hands.type("zz");
        EXPECT_EQ(below().find("paused"), std::string::npos) << "now the line says what is wrong with it";
        const Json event = EntryHands::bare(hands.recorder.written(*hands.sample_event(step)));
        hands.leave();
        enter(event);
    }
    enter({{"type", "resume"}});
    EXPECT_EQ(below().find("paused"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, EchoOf, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
