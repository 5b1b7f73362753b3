// The schema and the reader give the same verdict on what both can see.
#include <gtest/gtest.h>

#include <functional>

#include "tests/schema/schema.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

struct Case {
    std::string remark;
    std::function<void(Json&)> change;
    std::string place = "";  ///< The beginning of the reader's message when it refuses.
};

/// Puts an event into the record.
std::function<void(Json&)> event(const Json& what) {
    return [what](Json& record) { record["events"][1] = what; };
}
/// Sets the value at a JSON pointer.
std::function<void(Json&)> set(const std::string& pointer, const Json& value) {
    return [pointer, value](Json& record) { record[Json::json_pointer(pointer)] = value; };
}
std::function<void(Json&)> without(const std::string& key) {
    return [key](Json& record) { record.erase(key); };
}
Json with(Json what, const std::string& key, const Json& value) {
    what[key] = value;
    return what;
}
Json pay(const Json& purse) { return {{"type", "advance"}, {"player", "Ann"}, {"district", 1}, {"pay", purse}}; }
Json dice(const Json& list) { return {{"type", "dice"}, {"dice", list}}; }
Json thrown(const char* expression, const Json& list) {
    return {{"type", "dice"}, {"dice", list}, {"expression", expression}};
}

Json changed(const Case& one) {
    Json record = record_of({roll("Ann", 3, 9), note("tea"), sell("Ann", "4WL")});
    one.change(record);
    return record;
}

std::vector<Case> good_heads_and_setups() {
    return {
        {"as it is", [](Json&) {}},
        {"no edition", without("edition")},
        {"no title", without("title")},
        {"an empty title", set("/title", "")},
        {"a status", set("/status", "finished")},
        {"an end", set("/ended", "2026-11-21T21:00:00.5Z")},
        {"a time with an offset of nothing", set("/started", "2026-11-21 19:02:00+00:00")},
        {"a UUID in capitals", set("/id", "0199C1DE-5B0C-7C3E-8F5E-2A9D5A3B7C11")},
        {"a clock behind UTC", set("/utc_offset", "-08:00")},
        {"a clock half an hour ahead", set("/utc_offset", "+05:30")},
        {"tags", set("/tags", {"league", "a club"})},
        {"no tags", set("/tags", Json::array())},
        {"left out of statistics", set("/counted", false)},
        {"a name of digits and signs", set("/title", "7 ★")},
        {"a journal of somebody else", set("/journal", {{{"x", 1}}, 3})},
        {"comments and marks",
         set("/comments", {{{"event", -1}, {"text", "Cold.\n\nWet."}}, {{"event", 2}, {"mark", "?!"}}})},
        {"a variation",
         set("/variations", {{{"after", 1}, {"name", "Else"}, {"events", {sell("Ann", "2MK"), note("so")}}}})},
        {"no events", set("/events", Json::array())},
        {"names in other scripts",
         [](Json& r) {
             r["players"] = {{{"name", "李小龙"}}, {{"name", "שלום"}}};
             r["setup"] = {{"first", "李小龙"},
                           {"crowns", {{"李小龙", {"CM", "CS", "CK"}}, {"שלום", {"CW", "CL", "CY"}}}}};
         }},
        {"Crowns in other spellings", set("/setup/crowns/Ann", {"the Huntress", "cs", "WINDFALL"})},
        {"the least setup",
         set("/setup", {{"first", "Ann"}, {"crowns", {{"Ann", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}}}})},
        {"Pawns in the deck",
         [](Json& r) {
             r["setup"]["deck"] = "pawns";
             r["setup"]["districts"] = {"any", "any", "any", "any", "any"};
         }},
        {"districts in other spellings", set("/setup/districts", {"plsm", "watchman", "the Excuse", "PSWK", "pwly"})},
    };
}

std::vector<Case> good_events() {
    return {
        {"a die that shows 0", event(roll("Ann", 0, 10))},
        {"a roll by the app", event(with(roll("Ann", 1, 1), "source", "app"))},
        {"everything that may stand beside",
         event({{"type", "pause"}, {"note", "a\n\tb"}, {"ruling", ""}, {"at", "2026-11-21t19:02:00z"}})},
        {"a card by its name", event(sell("Ann", "The light KEEPER"))},
        {"a card by its suits in another order", event(sell("Ann", "tkmw"))},
        {"the Excuse", event(sell("Ann", "x"))},
        {"a Crown, which the replay will refuse", event(sell("Ann", "CM"))},
        {"a stranger, whom the replay will refuse", event(sell("Cid", "4WL"))},
        {"a payment in small letters", event(pay({{"m", 2}, {"K", 0}}))},
        {"an empty payment", event(pay(Json::object()))},
        {"as much as can be counted", event(adjust_tokens("Ann", "k", 999'999'999))},
        {"the draw pile", event({{"type", "adjust"}, {"what", {{"what", "draw_pile"}}}, {"to", 0}})},
        {"an Ace that was shown", event(with(draw("Ann"), "ace", "s"))},
        {"many trades",
         event({{"type", "trade"}, {"player", "Ann"}, {"give", "M"}, {"get", "S"}, {"times", 333'333'333}})},
        {"a throw",
         event(with(thrown("2d6+3", {{{"sides", 6}, {"value", 2}}, {{"sides", 6}, {"value", 5}}}), "target", 10))},
        {"Fudge dice", event(thrown("2dF", {{{"sides", 3}, {"value", -1}}, {{"sides", 3}, {"value", 0}}}))},
        {"a die that fell", event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "fallen", {0}))},
        {"dice of a seed",
         event(with(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "source", "app"), "seed", "tea"))},
        {"initiative", event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}, {{"sides", 6}, {"value", 2}}}),
                                  "initiative", {{{"name", "Ann"}, {"bonus", -3}}, {{"name", "the goblins"}}}))},
        {"free dice", event(dice({{{"sides", 2}, {"value", 2}}, {{"sides", 1'000'000}, {"value", 1}}}))},
        {"a note of 20,000 characters", event(note(std::string(20'000, 'x')))},
        {"a name of 60 characters of three bytes",
         [](Json& r) {
             std::string name;
             for (int i = 0; i < 60; ++i) {
                 name += "李";
             }
             r["players"][1]["name"] = name;
             r["setup"]["crowns"] = {{"Ann", {"CM", "CS", "CK"}}, {name, {"CW", "CL", "CY"}}};
         }},
    };
}

TEST(Verdict, BothReadWhatIsGood) {
    for (const std::vector<Case>& cases : {good_heads_and_setups(), good_events()}) {
        for (const Case& one : cases) {
            SCOPED_TRACE(one.remark);
            const Json record = changed(one);
            EXPECT_EQ(schema_complaints(record), "");
            EXPECT_EQ(reader_complaint(record), "");
        }
    }
}

std::vector<Case> bad_letters() {
    return {
        {"a title with a noncharacter", set("/title", "a\uFFFE"), "title: "},
        {"a place with a noncharacter", set("/place", "\uFDD0"), "place: "},
        {"a place with one of another plane", set("/place", "a\U0001FFFFb"), "place: "},
        {"a note with a noncharacter", event(note("tea\uFDEF")), "events[1].text: "},
        {"a note with one of the last plane", event(note("\U0010FFFE")), "events[1].text: "},
        {"a name with a noncharacter", set("/players/1/name", "Ben\uFFFF"), "players[1].name: "},
    };
}

std::vector<Case> bad_heads() {
    return {
        {"an unknown key in the head", set("/colour", "red"), "the key \"colour\""},
        {"another format", set("/format", "pgn"), "format: "},
        {"a newer version", set("/version", 2), "version: "},
        {"a version in words", set("/version", "1"), "version: "},
        {"no id", without("id"), "the key \"id\""},
        {"no UUID", set("/id", "0199c1de5b0c7c3e8f5e2a9d5a3b7c11"), "id: "},
        {"an unknown game", set("/game", "chess"), "game: "},
        {"an unknown edition", set("/edition", "1910"), "edition: "},
        {"an edition that is null", set("/edition", nullptr), "edition: "},
        {"an unknown status", set("/status", "won"), "status: "},
        {"a time without a zone", set("/started", "2026-11-21T19:02:00"), "started: "},
        {"a time elsewhere", set("/started", "2026-11-21T19:02:00+01:00"), "started: "},
        {"hour 24", set("/started", "2026-11-21T24:02:00Z"), "started: "},
        {"a clock without a sign", set("/utc_offset", "05:30"), "utc_offset: "},
        {"a clock that nobody knows", set("/utc_offset", "-00:00"), "utc_offset: "},
        {"a clock too far ahead", set("/utc_offset", "+16:00"), "utc_offset: "},
        {"a clock of 60 minutes", set("/utc_offset", "+05:60"), "utc_offset: "},
        {"a clock that is a number", set("/utc_offset", 330), "utc_offset: "},
        {"a tag that is a number", set("/tags", {"x", 3}), "tags[1]: "},
        {"an empty tag", set("/tags", {"x", ""}), "tags[1]: "},
        {"a tag twice", set("/tags", {"x", "x"}), "tags[1]: "},
        {"a tag with a line break", set("/tags", {"x\ny"}), "tags[0]: "},
        {"counted in words", set("/counted", "no"), "counted: "},
        {"a title of spaces", set("/title", "   "), "title: "},
        {"a title with a line break", set("/title", "a\nb"), "title: "},
        {"a title of 201 characters", set("/title", std::string(201, 'x')), "title: "},
        {"a title that is a number", set("/title", 7), "title: "},
        {"a journal that is an object", set("/journal", Json::object()), "journal: "},
        {"a comment with a mark that is none", set("/comments", {{{"event", 0}, {"mark", "!!!"}}}),
         "comments[0].mark: "},
        {"a comment on nothing", set("/comments", {{{"mark", "!"}}}), "comments[0]: "},
        {"a comment that says nothing", set("/comments", {{{"event", 0}}}), "comments[0]: "},
        {"a comment far before the start", set("/comments", {{{"event", -2}, {"mark", "!"}}}), "comments[0].event: "},
        {"a variation without a name", set("/variations", {{{"after", 0}, {"name", ""}, {"events", {note("so")}}}}),
         "variations[0].name: "},
        {"a variation without events", set("/variations", {{{"after", 0}, {"name", "x"}, {"events", Json::array()}}}),
         "variations[0].events: "},
        {"a variation with an event that no game has",
         set("/variations", {{{"after", 0}, {"name", "x"}, {"events", {{{"type", "fly"}}}}}}),
         "variations[0].events[0].type: "},
        {"events that are an object", set("/events", Json::object()), "events: "},
        {"three players", set("/players/2", {{"name", "Cid"}}), "players: "},
        {"the same name twice", set("/players/1/name", "Ann"), "players[1].name: "},
        {"no name", set("/players/1/name", ""), "players[1].name: "},
        {"a name of 61 characters", set("/players/1/name", std::string(61, 'x')), "players[1].name: "},
        {"a name of 10,000 characters", set("/players/1/name", std::string(10'000, 'x')), "players[1].name: "},
        {"a name with a bell", set("/players/1/name", "B\aen"), "players[1].name: "},
        {"a name with a C1 control", set("/players/1/name", "B\u009Ben"), "players[1].name: "},
        {"a name with a line separator", set("/players/1/name", "B\u2028en"), "players[1].name: "},
        {"a name that turns around", set("/players/1/name", "\u202EneB"), "players[1].name: "},
        {"a name with an isolate", set("/players/1/name", "Ben\u2066"), "players[1].name: "},
        {"a player with an age", set("/players/1/age", 9), "players[1]: "},
        {"the word of the state as a name", set("/players/1/name", "marker"), "players: "},
    };
}

std::vector<Case> bad_setups() {
    return {
        {"no setup", without("setup"), "the key \"setup\""},
        {"an empty setup", set("/setup", Json::object()), "setup: "},
        {"an unknown key of the setup", set("/setup/colour", 1), "setup: "},
        {"an unknown deck", set("/setup/deck", "both"), "setup.deck: "},
        {"an unknown option", set("/setup/options/colour", true), "setup.options: "},
        {"an option in words", set("/setup/options/revised_aces", "true"), "setup.options.revised_aces: "},
        {"a Crown that is none", set("/setup/crowns/Ann/0", "4WL"), "setup.crowns.Ann[0]: "},
        {"two Crowns", set("/setup/crowns/Ann", {"CM", "CS"}), "setup.crowns.Ann: "},
        {"a Crown twice", set("/setup/crowns/Ann", {"CM", "CM", "CK"}), "setup.crowns.Ann[1]: "},
        {"Crowns of three", set("/setup/crowns/Cid", {"CM", "CS", "CK"}), "setup.crowns"},
        {"four districts", set("/setup/districts", {"PMSL", "PMYK", "X", "PSWK"}), "setup.districts: "},
        {"a marker twice", set("/setup/districts/1", "PMSL"), "setup.districts[1]: "},
        {"a marker that is none", set("/setup/districts/1", "TMWK"), "setup.districts[1]: "},
        {"any district in the basic deck", set("/setup/districts/1", "any"), "setup.districts[1]: "},
        {"a marked district with Pawns", set("/setup/deck", "pawns"), "setup.districts[0]: "},
    };
}

std::vector<Case> bad_moves() {
    return {
        {"an unknown type", event({{"type", "fly"}}), "events[1].type: "},
        {"no type", event({{"player", "Ann"}}), "events[1]: "},
        {"an unknown key of an event", event(with(draw("Ann"), "card", "4WL")), "events[1]: "},
        {"an Ace of no suit", event(with(draw("Ann"), "ace", "H")), "events[1].ace: "},
        {"no player", event({{"type", "done"}}), "events[1]: "},
        {"a player that is a seat", event({{"type", "done"}, {"player", 1}}), "events[1].player: "},
        {"a player without a name", event({{"type", "done"}, {"player", ""}}), "events[1].player: "},
        {"a ten-sided die that shows 11", event(roll("Ann", 3, 11)), "events[1].dice[1]: "},
        {"half a pip", event(with(roll("Ann", 3, 9), "dice", {3.5, 9})), "events[1].dice[0]: "},
        {"one die", event(with(roll("Ann", 3, 9), "dice", {3})), "events[1].dice: "},
        {"three dice", event(with(roll("Ann", 3, 9), "dice", {3, 9, 1})), "events[1].dice: "},
        {"a roll by nobody", event(with(roll("Ann", 3, 9), "source", "fate")), "events[1].source: "},
        {"a tax die that shows 0", event({{"type", "tax"}, {"player", "Ann"}, {"die", 0}}), "events[1].die: "},
        {"a tax die that shows 7", event({{"type", "tax"}, {"player", "Ann"}, {"die", 7}}), "events[1].die: "},
        {"a card that is none", event(sell("Ann", "10WL")), "events[1].card: "},
        {"a card with the wrong suits", event(sell("Ann", "4WK")), "events[1].card: "},
        {"a card without a name", event(sell("Ann", "")), "events[1].card: "},
        {"district 0", event({{"type", "income"}, {"player", "Ann"}, {"district", 0}, {"suit", "M"}}),
         "events[1].district: "},
        {"district 6", event({{"type", "income"}, {"player", "Ann"}, {"district", 6}, {"suit", "M"}}),
         "events[1].district: "},
        {"hearts", event({{"type", "income"}, {"player", "Ann"}, {"district", 1}, {"suit", "H"}}),
         "events[1].suit: "},
        {"a suit by its name", event({{"type", "income"}, {"player", "Ann"}, {"district", 1}, {"suit", "Moons"}}),
         "events[1].suit: "},
        {"a payment in hearts", event(pay({{"H", 1}})), "events[1].pay"},
        {"a payment below nothing", event(pay({{"M", -1}})), "events[1].pay.M: "},
        {"a payment in both spellings", event(pay({{"M", 1}, {"m", 1}})), "events[1].pay"},
        {"a payment that is a list", event(pay({1, 2})), "events[1].pay: "},
        {"more than can be counted", event(adjust_tokens("Ann", "S", 1'000'000'000)), "events[1].to: "},
        {"no trade", event({{"type", "trade"}, {"player", "Ann"}, {"give", "M"}, {"get", "S"}, {"times", 0}}),
         "events[1].times: "},
    };
}

std::vector<Case> bad_counts_and_notes() {
    return {
        {"an adjust of luck", event({{"type", "adjust"}, {"what", {{"what", "luck"}}}, {"to", 1}}),
         "events[1].what.what: "},
        {"a hand with a suit",
         event({{"type", "adjust"}, {"what", {{"what", "hand"}, {"player", "Ann"}, {"suit", "M"}}}, {"to", 1}}),
         "events[1].what: "},
        {"tokens of no suit",
         event({{"type", "adjust"}, {"what", {{"what", "tokens"}, {"player", "Ann"}}}, {"to", 1}}),
         "events[1].what: "},
        {"an adjust to nothing", event({{"type", "adjust"}, {"what", {{"what", "draw_pile"}}}}), "events[1]: "},
        {"a note without words", event({{"type", "note"}}), "events[1]: "},
        {"a note with an escape", event(note("\u001B[2J")), "events[1].text: "},
        {"a note of 20,001 characters", event(note(std::string(20'001, 'x'))), "events[1].text: "},
        {"no dice at all", event(dice(Json::array())), "events[1].dice: "},
        {"a die with one side", event(dice({{{"sides", 1}, {"value", 1}}})), "events[1].dice[0].sides: "},
        {"a target without an expression", event(with(dice({{{"sides", 6}, {"value", 1}}}), "target", 3)),
         "events[1].target: "},
        {"a target that is a text", event(with(thrown("d6", {{{"sides", 6}, {"value", 1}}}), "target", "3")),
         "events[1].target: "},
        {"a die that fell, without an expression", event(with(dice({{{"sides", 6}, {"value", 1}}}), "fallen", {0})),
         "events[1].fallen: "},
        {"a die before the first one fell", event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "fallen", {-1})),
         "events[1].fallen[0]: "},
        {"dice of the program that fell",
         event(with(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "source", "app"), "fallen", {0})),
         "events[1].fallen: "},
        {"dice of the table with a seed", event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "seed", "tea")),
         "events[1].seed: "},
        {"an invisible seed",
         event(with(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "source", "app"), "seed", " ")),
         "events[1].seed: "},
        {"initiative of nobody",
         event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "initiative", Json::array())),
         "events[1].initiative: "},
        {"initiative of somebody with a hat",
         event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "initiative",
                    Json::array({Json{{"name", "Ann"}, {"hat", "red"}}}))),
         "events[1].initiative[0]: "},
        {"initiative with a target",
         event(with(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "target", 3), "initiative",
                    Json::array({Json{{"name", "Ann"}}}))),
         "events[1].initiative: "},
        {"a die that shows 0", event(dice({{{"sides", 6}, {"value", 0}}})), "events[1].dice[0].value: "},
        {"a die with a colour", event(dice({{{"sides", 6}, {"value", 1}, {"colour", "red"}}})),
         "events[1].dice[0]: "},
        {"a pause with a length", event({{"type", "pause"}, {"minutes", 5}}), "events[1]: "},
        {"an abandon with a number", event({{"type", "abandon"}, {"reason", 5}}), "events[1].reason: "},
        {"a time that is none", event({{"type", "resume"}, {"at", "soon"}}), "events[1].at: "},
        {"a ruling that is a flag", event({{"type", "resume"}, {"ruling", true}}), "events[1].ruling: "},
        {"an event that is a text", event("roll"), "events[1]: "},
    };
}

TEST(Verdict, BothRefuseWhatTheSchemaCanSee) {
    for (const std::vector<Case>& cases :
         {bad_letters(), bad_heads(), bad_setups(), bad_moves(), bad_counts_and_notes()}) {
        for (const Case& one : cases) {
            SCOPED_TRACE(one.remark);
            const Json record = changed(one);
            EXPECT_NE(schema_complaints(record), "");
            const std::string complaint = reader_complaint(record);
            EXPECT_TRUE(complaint.starts_with(one.place)) << complaint;
            EXPECT_FALSE(complaint.empty());
        }
    }
}

TEST(Verdict, WhatNoPatternCanSayIsRefusedByTheReaderAlone) {
    const std::vector<Case> cases{
        {"dice that do not fit", event(thrown("2d6", {{{"sides", 6}, {"value", 1}}})), "events[1].dice: "},
        {"a second die fell of one", event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "fallen", {1})),
         "events[1].fallen[0]: "},
        {"initiative of two with one die",
         event(with(thrown("d6", {{{"sides", 6}, {"value", 4}}}), "initiative",
                    {{{"name", "Ann"}}, {{"name", "Ben"}}})),
         "events[1].dice: "},
        {"an expression that is none", event(thrown("d6+", {{{"sides", 6}, {"value", 1}}})),
         "events[1].expression: "},
        {"a die above its sides", event(dice({{{"sides", 6}, {"value", 7}}})), "events[1].dice[0].value: "},
        {"the 30th of February", set("/started", "2026-02-30T19:02:00Z"), "started: "},
        {"a Crown of both", set("/setup/crowns/Ben/0", "CM"), "setup.crowns.Ben[0]: "},
        {"a stranger who begins", set("/setup/first", "Cid"), "setup.first: "},
        {"a marker twice in two spellings", set("/setup/districts/1", "harvest"), "setup.districts[1]: "},
        {"a name that nobody sees", set("/players/1/name", "\u200B\u3164"), "players[1].name: "},
        {"a player who is not there", set("/players/1/name", "Cid"), "setup.crowns: "},
    };
    for (const Case& one : cases) {
        SCOPED_TRACE(one.remark);
        const Json record = changed(one);
        EXPECT_EQ(schema_complaints(record), "");
        const std::string complaint = reader_complaint(record);
        EXPECT_TRUE(complaint.starts_with(one.place)) << complaint;
    }
}

}  // namespace
}  // namespace castalia
