// The forms: the players who may still reveal, the effect of a card, and the ways to pay.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "tests/support/games.h"
#include "tests/support/muse_decktet_random_player.h"

namespace castalia {
namespace {

const Players kPlayers = muse_players(3);

Json counted(const std::string& who, const std::string& suit, int to) {
    return {{"type", "adjust"}, {"what", {{"what", "coins"}, {"player", who}, {"suit", suit}}}, {"to", to}};
}
Json reveal(const std::string& who, const std::string& action, const std::string& card) {
    return {{"type", "reveal"}, {"player", who}, {"action", action}, {"card", card}};
}

const Slot& slot_of(const std::vector<Slot>& slots, const FieldPath& field) {
    const auto found = std::ranges::find(slots, field, &Slot::field);
    EXPECT_NE(found, slots.end()) << field;
    return *found;
}
const Option& option_of(const Slot& slot, const Json& value) {
    const auto found = std::ranges::find(slot.options, value, &Option::value);
    EXPECT_NE(found, slot.options.end()) << value;
    return *found;
}

class MuseForm : public testing::Test {
protected:
    void play(const std::vector<Json>& events) {
        for (const Json& event : events) {
            ASSERT_FALSE(judged(*line_, kPlayers, event)) << event;
            played(*line_, kPlayers, event);
        }
    }
    std::vector<Slot> form(const Json& draft) const { return line_->form(line_->plies(), draft); }

    std::unique_ptr<Playthrough> line_ = game_called("muse-decktet").begin(kPlayers, "1", Json::object());
};

TEST_F(MuseForm, OffersEachPlayerWhoHasNotRevealed) {
    play({reveal("Ben", "sketch", "9MS")});
    const std::vector<Slot> slots = form({{"type", "reveal"}, {"action", "paint"}});
    const Slot& who = slot_of(slots, "player");
    EXPECT_FALSE(option_of(who, "Ann").barred);
    EXPECT_EQ(option_of(who, "Ben").barred->clause, "muse-decktet.reveal.once");
    EXPECT_FALSE(option_of(who, "Cleo").barred);
}

TEST_F(MuseForm, TellsWhatACardWouldDo) {
    play({counted("Ann", "M", 4), reveal("Ben", "patron", "8YK")});
    Json draft{{"type", "reveal"}, {"player", "Ann"}, {"action", "paint"}};
    std::vector<Slot> slots = form(draft);
    EXPECT_EQ(english(option_of(slot_of(slots, "card"), "4WL").hint), "4 of 4 coins");
    EXPECT_EQ(english(option_of(slot_of(slots, "card"), "CK").hint), "would fail: costs 10, has 4");
    draft["action"] = "sketch";
    slots = form(draft);
    EXPECT_EQ(english(option_of(slot_of(slots, "card"), "4WL").hint), "+W +L");
    draft["action"] = "palace";
    slots = form(draft);
    EXPECT_EQ(english(option_of(slot_of(slots, "card"), "9MS").hint), "comes first");
    EXPECT_EQ(english(option_of(slot_of(slots, "card"), "4WL").hint), "after 8YK");
    // A card on the table cannot be chosen.
    EXPECT_TRUE(std::ranges::none_of(slot_of(slots, "card").options,
                                     [](const Option& option) { return option.value == "8YK"; }));
}

TEST_F(MuseForm, MarksThePaymentsThatLeaveMostSuits) {
    play({counted("Ann", "M", 3),
          counted("Ann", "S", 1),
          counted("Ann", "K", 1),
          reveal("Ann", "paint", "2MK"),
          reveal("Ben", "sketch", "AM"),
          reveal("Cleo", "sketch", "AS"),
          {{"type", "resolve"}}});
    const std::vector<Slot> slots = form({{"type", "pay"}, {"player", "Ann"}});
    ASSERT_EQ(slots.size(), 1U) << "few enough to stand there all";
    const std::vector<Option>& ways = slots[0].options;
    ASSERT_EQ(ways.size(), 4U);  // 2 M; M and S; M and K; S and K.
    EXPECT_EQ(ways[0].value, Json({{"M", 2}}));
    EXPECT_EQ(english(ways[0].hint), "leaves 3 suits");
    EXPECT_TRUE(ways[0].best);
    for (std::size_t i = 1; i < ways.size(); ++i) {
        EXPECT_FALSE(ways[i].best) << ways[i].value;
        EXPECT_FALSE(ways[i].barred);
    }
}

TEST_F(MuseForm, LetsAnyOtherPaymentBeMadeUpSuitBySuit) {
    std::vector<Json> events;
    for (const char* suit : {"M", "S", "W", "L"}) {
        events.push_back(counted("Ann", suit, 3));
    }
    for (const Json& laid :
         {reveal("Ann", "paint", "7SK"), reveal("Ben", "sketch", "AM"), reveal("Cleo", "sketch", "AS")}) {
        events.push_back(laid);
    }
    events.push_back({{"type", "resolve"}});
    play(events);
    std::vector<Slot> slots = form({{"type", "pay"}, {"player", "Ann"}});
    ASSERT_EQ(slots.size(), 5U);
    EXPECT_EQ(slots[0].options.size(), 4U);
    EXPECT_EQ(slots[1].field, "coins/M");
    EXPECT_EQ(slots[1].most, 3);
    for (const Option& way : slots[0].options) {
        EXPECT_FALSE(way.barred) << way.value;
    }
    slots = form({{"type", "pay"}, {"player", "Ann"}, {"coins", {{"M", 3}, {"S", 3}, {"W", 0}, {"L", 0}}}});
    const Option& own = slots[0].options.back();
    EXPECT_EQ(own.value["M"], 3);
    EXPECT_EQ(own.barred->clause, "muse-decktet.pay.exact");
}

TEST_F(MuseForm, AButtonAFormAndAJudgementGiveTheSameReason) {
    const auto discard = [](const char* who, const char* card) {
        return Json{{"type", "discard"}, {"player", who}, {"card", card}};
    };
    play({reveal("Ann", "sketch", "9MS"), reveal("Ben", "sketch", "AM"), reveal("Cleo", "sketch", "AS"),
          discard("Ann", "8MS"), discard("Ben", "2SY"), discard("Cleo", "2WL")});
    const auto judgement = judged(*line_, kPlayers, discard("Ann", "3LY"));
    ASSERT_TRUE(judgement);
    EXPECT_EQ(english(judgement->reason), "Ann has already laid down a discard in this round");
    const Prompt prompt = line_->prompt(line_->plies());
    const auto button = std::ranges::find(prompt.verbs, "discard", &Verb::notation);
    ASSERT_NE(button, prompt.verbs.end());
    EXPECT_EQ(button->barred, judgement);
    EXPECT_EQ(option_of(slot_of(form({{"type", "discard"}}), "player"), "Ann").barred, judgement);
}

}  // namespace
}  // namespace castalia
