// Input that is no record is always refused with the place.
#include <gtest/gtest.h>

#include <functional>

#include "tests/support/games.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

/// Returns the message with which a file is refused; empty when it is read.
std::string strict_refusal(std::string_view file) {
    try {
        read_any(file, known_games());
        return "";
    } catch (const BadRecord& bad) {
        return bad.what();
    }
}

struct Case {
    std::string remark;
    std::function<void(Json&)> spoil;
    std::string place, why;
};

void expect_refused(const std::vector<Case>& cases) {
    for (const Case& one : cases) {
        SCOPED_TRACE(one.remark);
        Json record = record_of({roll("Ann", 3, 9), note("tea"), sell("Ann", "4WL")});
        ASSERT_EQ(strict_refusal(record.dump()), "");
        one.spoil(record);
        const std::string message = strict_refusal(record.dump());
        EXPECT_TRUE(message.starts_with(one.place)) << message;
        EXPECT_NE(message.find(one.why), std::string::npos) << message;
    }
}

TEST(Strictness, TheHeadIsReadStrictly) {
    expect_refused({
        {"an unknown key", [](Json& r) { r["colour"] = "red"; }, "", "\"colour\""},
        {"another format", [](Json& r) { r["format"] = "pgn"; }, "format: ", "castalia.session"},
        {"no format", [](Json& r) { r.erase("format"); }, "", "\"format\" is missing"},
        {"a newer version", [](Json& r) { r["version"] = 2; }, "version: ", "newer"},
        {"version 0", [](Json& r) { r["version"] = 0; }, "version: ", "out of range"},
        {"no UUID", [](Json& r) { r["id"] = "17"; }, "id: ", "UUID"},
        {"a UUID with a stray letter", [](Json& r) { r["id"] = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c1g"; },
         "id: ", "UUID"},
        {"an unknown game", [](Json& r) { r["game"] = "chess"; }, "game: ", "\"chess\""},
        {"an unknown edition", [](Json& r) { r["edition"] = "1910"; }, "edition: ", "2010"},
        {"an unknown status", [](Json& r) { r["status"] = "won"; }, "status: ", "open, finished or abandoned"},
        {"a time without a zone", [](Json& r) { r["started"] = "2026-11-21T19:02:00"; }, "started: ", "UTC"},
        {"a title with a bell", [](Json& r) { r["title"] = "ding\a"; }, "title: ", "U+0007"},
        {"a title turned around", [](Json& r) { r["title"] = "\u202Egnid"; }, "title: ", "U+202E"},
        {"a title of 201 characters", [](Json& r) { r["title"] = std::string(201, 'x'); }, "title: ", "201"},
        {"a journal that is no list", [](Json& r) { r["journal"] = "x"; }, "journal: ", "a list"},
        {"events that are no list", [](Json& r) { r["events"] = Json::object(); }, "events: ", "a list"},
        {"no events", [](Json& r) { r.erase("events"); }, "", "\"events\" is missing"},
    });
}

TEST(Strictness, PlayersHaveNamesThatCanBeSeenAndTold) {
    const auto named = [](const std::string& name) { return [name](Json& r) { r["players"][1]["name"] = name; }; };
    expect_refused({
        {"three players", [](Json& r) { r["players"].push_back({{"name", "Cid"}}); }, "players: ", "not 3"},
        {"one player", [](Json& r) { r["players"].erase(1); }, "players: ", "not 1"},
        {"the same name twice", named("Ann"), "players[1].name: ", "twice"},
        {"10,000 characters", named(std::string(10'000, 'x')), "players[1].name: ", "10000"},
        {"no character", named(""), "players[1].name: ", "1 to 60"},
        {"a control character", named("B\ten"), "players[1].name: ", "U+0009"},
        {"right to left", named("\u202EneB"), "players[1].name: ", "U+202E"},
        {"nothing but a blank", named("\u00A0"), "players[1].name: ", "can be seen"},
        {"nothing but a joiner", named("\u200B\u200D"), "players[1].name: ", "can be seen"},
        {"an empty letter of Hangul", named("\u3164"), "players[1].name: ", "can be seen"},
        {"an accent without a letter", named("\u0301"), "players[1].name: ", "can be seen"},
        {"tags", named("\U000E0041\U000E007F"), "players[1].name: ", "can be seen"},
        {"a noncharacter", named("Ben\U0002FFFE"), "players[1].name: ", "U+2FFFE"},
        {"an isolate", named("Ben\u2067"), "players[1].name: ", "U+2067"},
        {"an unknown key", [](Json& r) { r["players"][1]["age"] = 9; }, "players[1]: ", "\"age\""},
        {"a name that is a number", [](Json& r) { r["players"][1]["name"] = 9; }, "players[1].name: ", "a name"},
        {"a player that is a text", [](Json& r) { r["players"][1] = "Ben"; }, "players[1]: ", "an object"},
    });
}

TEST(Strictness, TheSetupIsReadStrictly) {
    expect_refused({
        {"a stranger first", [](Json& r) { r["setup"]["first"] = "Cid"; }, "setup.first: ", "Cid"},
        {"no crowns", [](Json& r) { r["setup"].erase("crowns"); }, "setup: ", "\"crowns\" is missing"},
        {"a Crown twice", [](Json& r) { r["setup"]["crowns"]["Ben"][0] = "CM"; }, "setup.crowns.Ben[0]: ", "twice"},
        {"a Crown that is none", [](Json& r) { r["setup"]["crowns"]["Ben"][0] = "4WL"; },
         "setup.crowns.Ben[0]: ", "not a Crown"},
        {"two Crowns", [](Json& r) { r["setup"]["crowns"]["Ben"].erase(0); }, "setup.crowns.Ben: ", "2 entries"},
        {"Crowns of a stranger", [](Json& r) { r["setup"]["crowns"]["Cid"] = Json::array(); },
         "setup.crowns: ", "Cid"},
        {"a marker twice", [](Json& r) { r["setup"]["districts"][1] = "PMSL"; }, "setup.districts[1]: ", "twice"},
        {"a marker that is none", [](Json& r) { r["setup"]["districts"][1] = "4WL"; },
         "setup.districts[1]: ", "neither"},
        {"any, without Pawns", [](Json& r) { r["setup"]["districts"][1] = "any"; },
         "setup.districts[1]: ", "not a card"},
        {"a marker with Pawns in the deck", [](Json& r) { r["setup"]["deck"] = "pawns"; },
         "setup.districts[0]: ", "any"},
        {"an unknown deck", [](Json& r) { r["setup"]["deck"] = "both"; }, "setup.deck: ", "basic, courts or pawns"},
        {"an unknown option", [](Json& r) { r["setup"]["options"]["aces"] = true; }, "setup.options: ", "aces"},
        {"an option that is a number", [](Json& r) { r["setup"]["options"]["revised_aces"] = 1; },
         "setup.options.revised_aces: ", "true or false"},
    });
}

TEST(Strictness, TheDiceOfAThrowFitItsExpression) {
    const auto event = [](Json what) { return [what](Json& r) { r["events"][1] = what; }; };
    const auto thrown = [&](const std::vector<int>& values, const char* expression,
                            const Json& more = Json::object()) {
        Json what{{"type", "dice"}, {"expression", expression}};
        for (const int value : values) {
            what["dice"].push_back({{"sides", 6}, {"value", value}});
        }
        what.update(more);
        return event(what);
    };
    expect_refused({
        {"a throw with a die too few", thrown({6, 6, 6}, "4d6kh3"), "events[1].dice: ", "another d6 belongs to it"},
        {"a throw with a die too many", thrown({6, 6, 6}, "2d6"), "events[1].dice[2]: ", "has only 2 dice"},
        {"a throw of one die with another", thrown({6, 6}, "d6"), "events[1].dice[1]: ", "d6 has only 1 die"},
        {"a throw of other dice", thrown({6, 6}, "2d8"), "events[1].dice[0]: ", "with 8 sides"},
        {"a face that a Fudge die has not", thrown({2}, "d{1,3,4,5,6,6}"), "events[1].dice[0]: ", "cannot show 2"},
        {"an expression that is none", thrown({1}, "d6+"), "events[1].expression: ", "at character 4"},
        {"an expression that is read in two ways", thrown({1, 1, 1}, "3d6>4"),
         "events[1].expression: ", "means different things"},
        {"an expression with a label", thrown({1}, "d6 fire"), "events[1].expression: ", "\"label\""},
        {"a target without an expression",
         event({{"type", "dice"}, {"dice", {{{"sides", 6}, {"value", 1}}}}, {"target", 3}}),
         "events[1].target: ", "beside an expression"},
        {"two targets", thrown({1}, "d6 vs 4", {{"target", 5}}), "events[1].target: ", "another target"},
        {"0 on a die without an expression", event({{"type", "dice"}, {"dice", {{{"sides", 3}, {"value", 0}}}}}),
         "events[1].dice[0].value: ", "0 is out of range"},
    });
}

TEST(Strictness, EveryEventIsReadStrictly) {
    const auto event = [](Json what) { return [what](Json& r) { r["events"][1] = what; }; };
    const auto rolled = [&](Json dice) {
        return event({{"type", "roll"}, {"player", "Ann"}, {"dice", std::move(dice)}});
    };
    expect_refused({
        {"an unknown type", event({{"type", "fly"}}),
         "events[1].type: ", "note, dice, pause, resume or abandon belongs here"},
        {"no type", event({{"player", "Ann"}}), "events[1]: ", "\"type\" is missing"},
        {"an unknown key", event({{"type", "pause"}, {"for", 3}}), "events[1]: ", "\"for\""},
        {"a die out of range", rolled({3, 11}), "events[1].dice[1]: ", "0 to 10"},
        {"a die that is a text", rolled({"3", 9}), "events[1].dice[0]: ", "whole number"},
        {"three dice", rolled({3, 9, 1}), "events[1].dice: ", "3 entries"},
        {"no player", event({{"type", "draw"}}), "events[1]: ", "\"player\" is missing"},
        {"a card that is none", event(sell("Ann", "11WL")), "events[1].card: ", "not a card"},
        {"a district too many", event({{"type", "deed"}, {"player", "Ann"}, {"card", "4WL"}, {"district", 6}}),
         "events[1].district: ", "1 to 5"},
        {"a suit that is none", event({{"type", "trade"}, {"player", "Ann"}, {"give", "H"}, {"get", "M"}}),
         "events[1].give: ", "suit letter"},
        {"a payment below nothing",
         event({{"type", "advance"}, {"player", "Ann"}, {"district", 1}, {"pay", {{"M", -1}}}}),
         "events[1].pay.M: ", "out of range"},
        {"a payment in hearts", event({{"type", "advance"}, {"player", "Ann"}, {"district", 1}, {"pay", {{"H", 1}}}}),
         "events[1].pay", "suit letter"},
        {"a suit paid twice",
         event({{"type", "advance"}, {"player", "Ann"}, {"district", 1}, {"pay", {{"M", 1}, {"m", 1}}}}),
         "events[1].pay", "twice"},
        {"a count below nothing", event(adjust_tokens("Ann", "S", -1)), "events[1].to: ", "out of range"},
        {"a count of an unknown thing", event({{"type", "adjust"}, {"what", {{"what", "luck"}}}, {"to", 1}}),
         "events[1].what.what: ", "tokens"},
        {"a die above its sides", event({{"type", "dice"}, {"dice", {{{"sides", 6}, {"value", 7}}}}}),
         "events[1].dice[0].value: ", "1 to 6"},
        {"a die with one side", event({{"type", "dice"}, {"dice", {{{"sides", 1}, {"value", 1}}}}}),
         "events[1].dice[0].sides: ", "out of range"},
        {"no dice at all", event({{"type", "dice"}, {"dice", Json::array()}}), "events[1].dice: ", "0 entries"},
        {"a note of nothing but a number", event({{"type", "note"}, {"text", 3}}), "events[1].text: ", "a text"},
        {"a note with an escape", event(note("\u001B[2J")), "events[1].text: ", "U+001B"},
        {"a note of 20,001 characters", event(note(std::string(20'001, 'x'))), "events[1].text: ", "20000"},
        {"a time that is none", event({{"type", "pause"}, {"at", "soon"}}), "events[1].at: ", "UTC"},
        {"an event that is a list", event(Json::array()), "events[1]: ", "an object"},
    });
}

TEST(Strictness, AKeyThatStandsTwiceIsRefused) {
    std::string file = record_of(Json::array()).dump();
    file.insert(1, "\"version\":1,");
    EXPECT_NE(strict_refusal(file).find("\"version\" stands twice"), std::string::npos) << strict_refusal(file);
}

TEST(Strictness, EveryTruncatedFileIsRefused) {
    const std::string file = write_record(session_of({roll("Ann", 3, 9), note("für alle")}));
    for (std::size_t length = 0; length + 2 < file.size(); ++length) {
        const std::string message = strict_refusal(std::string_view(file).substr(0, length));
        ASSERT_FALSE(message.empty()) << length;
    }
    const std::string half = strict_refusal(std::string_view(file).substr(0, file.size() / 2));
    EXPECT_TRUE(half.starts_with("line ")) << half;
}

TEST(Strictness, DepthIsRefusedBeforeItCosts) {
    EXPECT_NE(strict_refusal(std::string(40, '[')).find("deep"), std::string::npos);
    const std::string much(50u << 20, '[');
    EXPECT_NE(strict_refusal(much).find("deep"), std::string::npos);
    const std::string too_much(100'000'000, '[');  // NOLINT(bugprone-string-constructor): so large it is.
    EXPECT_NE(strict_refusal(too_much).find("MiB"), std::string::npos);
    std::string objects;
    for (int i = 0; i < 100; ++i) {
        objects += "{\"a\":";
    }
    EXPECT_NE(strict_refusal(objects).find("deep"), std::string::npos);
}

// An algorithm whose time grows with the square of a length does not end within the time limit of a test.
TEST(Strictness, AMillionDiceInOneEventAreRefusedAtOnce) {
    std::string dice;
    for (int i = 0; i < 1'000'000; ++i) {
        dice += i == 0 ? R"({"sides":10,"value":3})" : R"(,{"sides":10,"value":3})";
    }
    std::string file = record_of({roll("Ann", 3, 9), {{"type", "dice"}, {"dice", "all"}}}).dump();
    file.replace(file.find("\"all\""), 5, "[" + dice + "]");
    const std::string message = strict_refusal(file);
    EXPECT_TRUE(message.starts_with("events[1].dice: ")) << message;
}

TEST(Strictness, AQuarterOfAMillionNotesAreRead) {
    std::string notes;
    for (int i = 0; i < 250'000; ++i) {
        notes += i == 0 ? R"({"type":"note","text":"tea"})" : R"(,{"type":"note","text":"tea"})";
    }
    std::string file = record_of(Json::array()).dump();
    file.insert(file.find("\"events\":[]") + 10, notes);
    EXPECT_EQ(read_record(file, known_games()).plies(), 250'000u);
}

TEST(Strictness, MoreEventsThanAnyTableHasAreRefusedBeforeTheyAreRead) {
    const auto refusal_of = [](const std::string& key, std::size_t entries) {
        Json record = record_of(Json::array());
        record[key] = Json::array();
        std::string file = record.dump(), list = "0";
        for (std::size_t i = 1; i < entries; ++i) {
            list += ",0";
        }
        file.insert(file.find("\"" + key + "\":[]") + key.size() + 4, list);
        return strict_refusal(file);
    };
    EXPECT_EQ(refusal_of("events", 500'001), "events: the list has 500001 entries instead of 0 to 500000");
    // Every event can be entered and undone.
    EXPECT_EQ(refusal_of("journal", 1'000'001), "journal: the list has 1000001 entries instead of 0 to 1000000");
    EXPECT_EQ(refusal_of("journal", 1'000'000).find("the list has"), std::string::npos);
}

TEST(Strictness, ManyObjectsOfAThousandKeysAreRefusedAtOnce) {
    Json wide = Json::object();
    for (int i = 0; i < 1'000; ++i) {
        wide["key " + std::to_string(i)] = i;
    }
    Json record = record_of(Json::array());
    record["journal"] = Json::array();
    std::string file = record.dump();
    std::string journal;
    for (const std::string one = wide.dump(); journal.size() < (4u << 20);) {
        journal += (journal.empty() ? "" : ",") + one;
    }
    file.insert(file.size() - 2, journal);
    EXPECT_EQ(strict_refusal(file), "");  // A journal of another program is kept as it came.
    file.insert(file.size() - 3, R"(,"key 0":0)");
    EXPECT_NE(strict_refusal(file).find("\"key 0\" stands twice"), std::string::npos) << strict_refusal(file);
}

TEST(Strictness, BytesThatAreNotUtf8AreRefusedWithTheirLine) {
    std::string file = write_record(session_of({note("tea")}));
    file.replace(file.find("tea"), 3, "\xC3\x28!");
    const std::string message = strict_refusal(file);
    EXPECT_TRUE(message.starts_with("line ")) << message;
    EXPECT_NE(message.find("UTF-8"), std::string::npos) << message;
    // A surrogate without its partner, written as an escape.
    std::string half = write_record(session_of({note("tea")}));
    half.replace(half.find("tea"), 3, "\\uD800");
    EXPECT_FALSE(strict_refusal(half).empty());
}

TEST(Strictness, WhatIsNoJsonAtAllIsRefused) {
    for (const std::string text :
         {"", " ", "null", "[]", "3", "\"castalia.session\"", "{}", "{]", "{\"format\":\"castalia.session\",}",
          "castalia.session", "castalia.session text 2\n", "// {}\n{}", "{} {}", "NaN"}) {
        EXPECT_FALSE(strict_refusal(text).empty()) << text;
    }
    EXPECT_FALSE(strict_refusal(std::string_view("\0\0\0", 3)).empty());
}

TEST(Strictness, SaysInItsOwnWordsWhyATextIsNoJson) {
    const std::string whole = write_record(session_of({note("tea")}));
    const std::string half = strict_refusal(whole.substr(0, whole.size() / 2));
    EXPECT_NE(half.find("ends in the middle"), std::string::npos) << half;
    for (const auto& [text, words] :
         {std::pair<std::string, std::string>{"{]", "line 1, byte 2: this is not JSON; some"},
          {"{\"a\":x", "this is not JSON; something else belongs here"},
          {"{\"a\":nul", "ends in the middle"},
          {"{\"format\": \"cast\nalia\"}", "line break or another control character"}}) {
        const std::string message = strict_refusal(text);
        EXPECT_NE(message.find(words), std::string::npos) << message;
        EXPECT_EQ(message.find("parsing"), std::string::npos) << message;
    }
}

TEST(Strictness, NothingStandsBehindAZeroByte) {
    const std::string record = record_of({note("tea")}).dump(), zero(1, '\0');
    for (const std::string& behind : {std::string(), std::string(" tea"), record}) {
        const std::string refused = strict_refusal(record + zero + behind);
        EXPECT_TRUE(refused.starts_with("line 1, byte " + std::to_string(record.size() + 1) + ": ")) << refused;
        EXPECT_NE(refused.find("this is not JSON"), std::string::npos) << refused;
    }
}

TEST(Strictness, ANumberThatNoParserHoldsIsRefusedWithItsPlace) {
    for (const std::string& number : {std::string("1e999"), "1" + std::string(400, '0')}) {
        const std::string refused = strict_refusal("{\"version\": " + number + "}");
        EXPECT_TRUE(refused.starts_with("line 1, byte ")) << refused;
        EXPECT_NE(refused.find("too large"), std::string::npos) << refused;
        EXPECT_EQ(refused.find("exception"), std::string::npos) << refused;
    }
}

TEST(Strictness, ARefusedMessageIsFitToPrint) {
    // The message shows what was refused, which may be anything.
    std::string file = record_of(Json::array()).dump();
    Json record = parse_json(file);
    record["\u001B[2J\u202E" + std::string(500, 'x')] = 1;
    const std::string message = strict_refusal(record.dump());
    EXPECT_LT(message.size(), 200U);
    EXPECT_EQ(message.find('\x1B'), std::string::npos) << message;
}

}  // namespace
}  // namespace castalia
