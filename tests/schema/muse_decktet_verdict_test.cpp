// The schema and the reader give the same verdict on what both can see of a record of Muse.
#include <gtest/gtest.h>

#include "tests/schema/schema.h"

namespace castalia {
namespace {

struct Case {
    const char* remark;
    const char* pointer;  ///< The place in the record, as a JSON pointer.
    Json value;
    const char* place = "";  ///< The beginning of the reader's message when it refuses.
};

Json reveal(const Json& action, const Json& card) {
    return {{"type", "reveal"}, {"player", "Ann"}, {"action", action}, {"card", card}};
}
Json pay(const Json& coins) { return {{"type", "pay"}, {"player", "Ann"}, {"coins", coins}}; }
Json counted(const Json& what, const Json& to) { return {{"type", "adjust"}, {"what", what}, {"to", to}}; }

Json changed(const Case& one) {
    Json record{{"format", "castalia.session"},
                {"version", 1},
                {"id", "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11"},
                {"game", "muse-decktet"},
                {"edition", "1"},
                {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}, {{"name", "Cleo"}}}},
                {"setup", {{"deck", "basic"}, {"options", Json::object()}}},
                {"events", {reveal("sketch", "9MS"), reveal("paint", "AM")}}};
    record[Json::json_pointer(one.pointer)] = one.value;
    return record;
}

constexpr const char* kEvent = "/events/1";

TEST(MuseVerdict, BothReadWhatIsGood) {
    const Case cases[] = {
        {"the least setup", "/setup", Json::object()},
        {"the extended deck", "/setup/deck", "extended"},
        {"four players", "/players/3", {{"name", "Dan"}}},
        {"a patron by name", kEvent, reveal("patron", "the Light Keeper")},
        {"a palace in small letters", kEvent, reveal("palace", "9sm")},
        {"the Excuse, which the replay will refuse", kEvent, reveal("palace", "X")},
        {"a discard", kEvent, {{"type", "discard"}, {"player", "Ben"}, {"card", "AK"}}},
        {"a resolve", kEvent, {{"type", "resolve"}}},
        {"a resolve with all that may stand beside",
         kEvent,
         {{"type", "resolve"}, {"note", "late"}, {"ruling", "so"}, {"at", "2026-11-21T19:02:00Z"}}},
        {"coins", kEvent, pay({{"M", 2}, {"s", 3}, {"K", 0}})},
        {"no coins", kEvent, pay(Json::object())},
        {"counted coins", kEvent, counted({{"what", "coins"}, {"player", "Ann"}, {"suit", "m"}}, 999'999'999)},
        {"a counted economy", kEvent, counted({{"what", "economy"}, {"suit", "K"}}, 0)},
        {"a counted draw pile", kEvent, counted({{"what", "draw_pile"}}, 3)},
        {"a counted discard pile", kEvent, counted({{"what", "discard_pile"}}, 3)},
        {"a counted hand", kEvent, counted({{"what", "hand"}, {"player", "Cleo"}}, 3)},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(one.remark);
        EXPECT_EQ(schema_complaints(changed(one)), "");
        EXPECT_EQ(reader_complaint(changed(one)), "");
    }
}

TEST(MuseVerdict, BothRefuseWhatTheSchemaCanSee) {
    const Case cases[] = {
        {"an unknown edition", "/edition", "2", "edition: "},
        {"two players", "/players", Json::array({{{"name", "Ann"}}, {{"name", "Ben"}}}), "players: "},
        {"an unknown deck", "/setup/deck", "courts", "setup.deck: "},
        {"a key of another game", "/setup/first", "Ann", "setup: "},
        {"an unknown option", "/setup/options/quick", true, "setup.options: "},
        {"options that are a list", "/setup/options", Json::array({1}), "setup.options: "},
        {"an event of another game",
         kEvent,
         {{"type", "sell"}, {"player", "Ann"}, {"card", "AM"}},
         "events[1].type: "},
        {"an unknown action", kEvent, reveal("sell", "AM"), "events[1].action: "},
        {"an action in capitals", kEvent, reveal("Sketch", "AM"), "events[1].action: "},
        {"no card", kEvent, {{"type", "reveal"}, {"player", "Ann"}, {"action", "paint"}}, "events[1]: "},
        {"a card of another deck", kEvent, reveal("paint", "10H"), "events[1].card: "},
        {"a suit too many", kEvent, reveal("paint", "AMS"), "events[1].card: "},
        {"a reveal of nobody", kEvent, {{"type", "reveal"}, {"action", "paint"}, {"card", "AM"}}, "events[1]: "},
        {"a discard with an action",
         kEvent,
         {{"type", "discard"}, {"player", "Ann"}, {"card", "AM"}, {"action", "paint"}},
         "events[1]: "},
        {"a resolve by somebody", kEvent, {{"type", "resolve"}, {"player", "Ann"}}, "events[1]: "},
        {"coins of no suit", kEvent, pay({{"H", 2}}), "events[1].coins: "},
        {"fewer coins than none", kEvent, pay({{"M", -1}}), "events[1].coins.M: "},
        {"half a coin", kEvent, pay({{"M", 0.5}}), "events[1].coins.M: "},
        {"a suit in both spellings", kEvent, pay({{"M", 1}, {"m", 1}}), "events[1].coins: "},
        {"coins in a list", kEvent, pay(Json::array({1})), "events[1].coins: "},
        {"a count of tokens", kEvent, counted({{"what", "tokens"}, {"player", "Ann"}, {"suit", "M"}}, 1),
         "events[1].what.what: "},
        {"an economy of somebody", kEvent, counted({{"what", "economy"}, {"player", "Ann"}, {"suit", "M"}}, 1),
         "events[1].what: "},
        {"coins of nobody", kEvent, counted({{"what", "coins"}, {"suit", "M"}}, 1), "events[1].what: "},
        {"fewer cards than none", kEvent, counted({{"what", "draw_pile"}}, -1), "events[1].to: "},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(one.remark);
        EXPECT_NE(schema_complaints(changed(one)), "");
        const std::string complaint = reader_complaint(changed(one));
        EXPECT_TRUE(complaint.starts_with(one.place)) << complaint;
        EXPECT_FALSE(complaint.empty());
    }
}

}  // namespace
}  // namespace castalia
