// The keys that an event takes without Enter, counted in whole recorded games. tests/README.md has these numbers in a
// table.
#include <map>

#include "tests/recorder/entry_hands.h"
#include "tests/recorder/short_lines.h"

namespace castalia {
namespace {

/// Returns the fewest keys that give the composer exactly this event.
std::size_t keys_for(EntryHands& hands, std::size_t step) {
    const Json wanted = hands.wanted(step);
    hands.leave();
    if (hands.has(wanted)) {
        return 0;
    }
    if (const std::string digits = dice_digits(wanted); !digits.empty()) {
        for (const char digit : digits) {
            hands.did(EntryInput::compose, [&] { hands.composer->digit(digit - '0'); });
        }
        if (hands.has(wanted)) {
            return digits.size();
        }
    }
    for (const std::string& line : short_lines(hands.recorder, *hands.sample_event(step))) {
        hands.type(line);
        if (hands.has(wanted)) {
            return line.size();
        }
    }
    return std::string::npos;
}

/// Returns the games that the limits name, each once.
std::vector<std::string> limited_games() {
    std::vector<std::string> games;
    for (const KeyLimit& limit : key_limits()) {
        if (games.empty() || games.back() != limit.game) {
            games.emplace_back(limit.game);
        }
    }
    return games;
}

class KeysPerEvent : public ::testing::TestWithParam<std::string> {};

TEST_P(KeysPerEvent, AreAsFewAsPromised) {
    EntryHands hands(GetParam());
    std::map<std::string, std::size_t> found;  // By type of event.
    for (const KeyLimit& limit : key_limits()) {
        if (limit.game == GetParam()) {
            found[limit.type] = 0;
        }
    }
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        const EventPtr& event = hands.sample_event(step);
        const Json event_json = hands.recorder.written(*event);
        for (const KeyLimit& limit : key_limits()) {
            if (limit.game == GetParam() &&
                is_limited(limit, event_json, hands.entry().prompt, hands.session().names())) {
                ++found[limit.type];
                EXPECT_LE(keys_for(hands, step), most_keys(limit, event_json)) << hands.recorder.notation(*event);
            }
        }
        hands.type_step(step);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    for (const auto& [type, times] : found) {
        EXPECT_GT(times, 0U) << type;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, KeysPerEvent, ::testing::ValuesIn(limited_games()), [](const auto& game) {
    std::string name = game.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(KeysPerRound, OfTheDecktetMuseAreAtMostTwentyInAnyOrder) {
    EntryHands hands("muse-decktet");
    const std::size_t players = hands.session().names().size();
    ASSERT_EQ(players, 4U);
    std::size_t rounds = 0, most = 0;
    for (std::size_t step = 0; step < hands.sample.plies(); ++step) {
        std::vector<std::size_t> order;
        while (step + order.size() < hands.sample.plies() && order.size() < players &&
               hands.sample_event(step + order.size())->ruling.empty() &&
               hands.wanted(step + order.size())["type"] == "reveal") {
            order.push_back(step + order.size());
        }
        const bool round = order.size() == players && hands.entry().prompt.seats.size() == players;
        rounds += round ? 1 : 0;
        for (bool more = round; more; more = std::ranges::next_permutation(order).found) {
            std::vector<Json> reveals;
            std::ranges::transform(order, std::back_inserter(reveals), [&](auto at) { return hands.wanted(at); });
            const std::string line = round_line(hands.entry().prompt, hands.session().names(), reveals);
            most = std::max(most, line.size());
            hands.composer->type(line);
            ASSERT_EQ(hands.entry().state, EntryState::ready) << line << ": " << english(hands.entry().echo.sentence);
            std::vector<EventPtr> events = hands.entry().leading;
            events.push_back(hands.entry().event);
            for (std::size_t i = 0; i < players; ++i) {
                EXPECT_EQ(hands.bare(hands.recorder.written(*events.at(i))), hands.wanted(order[i])) << line;
            }
        }
        hands.type_step(step);
        ASSERT_NO_FATAL_FAILURE(hands.confirm_step(step));
    }
    EXPECT_GT(rounds, 5U);
    EXPECT_LE(most, kMostKeysOfARound);
    RecordProperty("most_keys", static_cast<int>(most));
}

TEST(SeatNumbers, PickAPlayerWithOneKeyWhereSeveralAreAskedAtOnce) {
    EntryHands hands("muse-decktet");
    const std::string third = hands.session().names()[2];
    hands.composer->type("3");
    EXPECT_EQ(hands.entry().state, EntryState::begun);
    EXPECT_EQ(value_at(hands.entry().draft.json(), "player"), Json(third));
    const auto mark = std::ranges::find(hands.entry().marks, PlaceId(third), &EntryMark::place);
    ASSERT_NE(mark, hands.entry().marks.end());
    EXPECT_EQ(mark->kind, EntryMark::Kind::chosen);
    for (const char* line : {"3p7sk", "3 p 7sk"}) {
        hands.composer->type(line);
        ASSERT_EQ(hands.entry().state, EntryState::ready) << line;
        const Json event = hands.recorder.written(*hands.entry().event);
        EXPECT_EQ(event["player"], Json(third)) << line;
        EXPECT_EQ(event["action"], Json("paint")) << line;
        EXPECT_EQ(event["card"], Json("7SK")) << line;
    }
    hands.composer->type("7");
    EXPECT_EQ(hands.entry().state, EntryState::unreadable) << "Nobody has the seventh seat.";
}

}  // namespace
}  // namespace castalia
