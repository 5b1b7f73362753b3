#include <gtest/gtest.h>

#include "tests/support/games.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

/// Returns a record with every event that all games accept and some of Magnate's, in canonical spelling.
Json full_events() {
    return {
        {{"type", "roll"}, {"player", "Ann"}, {"dice", {3, 10}}, {"source", "app"}, {"at", "2026-11-21T19:04:11Z"}},
        {{"type", "note"}, {"player", "Ben"}, {"text", "Tea\nand \"cake\" \\ für alle"}, {"note", "twice"}},
        {{"type", "dice"},
         {"player", "Ann"},
         {"dice", {{{"sides", 10}, {"value", 3}}, {{"sides", 20}, {"value", 20}}}},
         {"label", "who begins"},
         {"source", "app"},
         {"die", "the blue ones"}},
        {{"type", "pause"}, {"at", "2026-11-21T19:05:00.250Z"}},
        {{"type", "resume"}},
        {{"type", "sell"}, {"player", "Ann"}, {"card", "4WL"}, {"ruling", "as agreed"}},
        {{"type", "adjust"}, {"what", {{"what", "tokens"}, {"player", "Ben"}, {"suit", "K"}}}, {"to", 2}},
        {{"type", "adjust"}, {"what", {{"what", "draw_pile"}}}, {"to", 20}},
        {{"type", "abandon"}, {"reason", "late"}}};
}

TEST(Record, ACanonicalFileReadsBackByteByByte) {
    const std::string file = write_record(session_of(full_events()));
    EXPECT_EQ(write_record(read_record(file, known_games())), file);
    EXPECT_EQ(parse_json(file)["events"], full_events());
    EXPECT_TRUE(file.ends_with("}\n"));
}

TEST(Record, TheKeysHaveTheirOrder) {
    const Json record = parse_json(write_record(session_of(full_events())));
    std::vector<std::string> keys;
    for (const auto& [key, value] : record.items()) {
        keys.push_back(key);
    }
    EXPECT_EQ(keys, (std::vector<std::string>{"format", "version", "id", "game", "edition", "title", "place",
                                              "started", "ended", "status", "players", "setup", "events"}));
}

TEST(Record, WhatMayBeLeftOutHasItsDefault) {
    Json record = record_of(Json::array());
    for (const std::string key : {"edition", "title", "place", "started", "ended", "status"}) {
        record.erase(key);
    }
    record["setup"].erase("deck");
    record["setup"].erase("districts");
    record["setup"].erase("options");
    const Json written = parse_json(write_record(read_record(record.dump(), known_games())));
    EXPECT_EQ(written["edition"], "2010");
    EXPECT_EQ(written["status"], "open");
    EXPECT_EQ(written["setup"], record_of(Json::array())["setup"]);
}

TEST(Record, OtherSpellingsBecomeTheCanonicalOnes) {
    Json record =
        record_of({{{"type", "sell"}, {"card", "the sailor"}, {"player", "Ann"}},
                   {{"dice", {0, 9}}, {"player", "Ann"}, {"type", "roll"}, {"source", "table"}},
                   {{"type", "develop"}, {"player", "Ann"}, {"card", "lw"}, {"district", 1}, {"pay", {{"w", 1}}}}});
    record["events"][2]["card"] = "2lw";
    record["id"] = "0199C1DE-5B0C-7C3E-8F5E-2A9D5A3B7C11";
    record["setup"]["crowns"]["Ann"] = {"knots", "cs", "CM"};
    record["setup"]["crowns"]["Ann"][0] = "windfall";
    record["setup"]["districts"] = {"harvest", "pkym", "the excuse", "PSWK", "pwly"};
    const Json written = parse_json(write_record(read_record(record.dump(), known_games())));
    EXPECT_EQ(written["id"], "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11");
    EXPECT_EQ(written["setup"], record_of(Json::array())["setup"]);
    EXPECT_EQ(written["events"][0].dump(), R"({"type":"sell","player":"Ann","card":"4WL"})");
    EXPECT_EQ(written["events"][1].dump(), R"({"type":"roll","player":"Ann","dice":[10,9]})");
    EXPECT_EQ(written["events"][2]["card"], "2WL");
    EXPECT_EQ(written["events"][2]["pay"].dump(), R"({"W":1})");
}

TEST(Record, TheStatusAndTheEndAreWhatTheReplaySays) {
    Json record = record_of({{{"type", "abandon"}, {"at", "2026-11-21T20:00:00Z"}}});
    record["status"] = "finished";
    const Json written = parse_json(write_record(read_record(record.dump(), known_games())));
    EXPECT_EQ(written["status"], "abandoned");
    EXPECT_EQ(written["ended"], "2026-11-21T20:00:00Z");
}

TEST(Record, CorrectionsTravelInTheJournal) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    EXPECT_FALSE(parse_json(write_record(session)).contains("journal"));
    session.enter(Corrected{{Amend{1, event_in(session, roll("Ann", 2, 4))}}, "misread"}, after(60));
    session.enter(Undone{}, after(61));
    const std::string file = write_record(session);
    Session again = read_record(file, known_games());
    EXPECT_EQ(write_record(again), file);
    EXPECT_EQ(again.journal().size(), 4U);
    again.enter(Redone{}, after(62));
    EXPECT_EQ(parse_json(write_record(again))["events"][0]["dice"], (Json{2, 4}));
}

TEST(Record, AJournalOfSomebodyElseIsKeptAndChangesNothing) {
    Json record = record_of({roll("Ann", 3, 9)});
    record["journal"] = {{{"who", "another program"}, {"did", {1, 2.5, nullptr}}}};
    const Session session = read_record(record.dump(), known_games());
    EXPECT_EQ(session.plies(), 1U);
    const std::string file = write_record(session);
    EXPECT_EQ(parse_json(file)["journal"], record["journal"]);
    EXPECT_EQ(write_record(read_record(file, known_games())), file);
}

TEST(Record, AJournalThatTellsAnotherStoryNeverChangesTheReplay) {
    Json record = record_of({roll("Ann", 3, 9)});
    record["journal"] = {{{"deed", "play"}, {"event", roll("Ann", 2, 2)}, {"at", "2026-11-21T19:04:11Z"}}};
    const Session session = read_record(record.dump(), known_games());
    EXPECT_EQ(parse_json(write_record(session))["events"][0]["dice"], (Json{3, 9}));
}

TEST(Record, NamesOfEveryScriptAreKept) {
    Json record = record_of({roll("李小龙", 3, 9), {{"type", "note"}, {"player", "שלום 🎲"}, {"text", "x"}}});
    record["players"] = {{{"name", "李小龙"}}, {{"name", "שלום 🎲"}}};
    record["setup"]["first"] = "李小龙";
    record["setup"]["crowns"] = {{"李小龙", {"CM", "CS", "CK"}}, {"שלום 🎲", {"CW", "CL", "CY"}}};
    const std::string file = write_record(read_record(record.dump(), known_games()));
    EXPECT_EQ(write_record(read_record(file, known_games())), file);
    EXPECT_NE(file.find("李小龙"), std::string::npos);
}

TEST(Record, TheReplayIsToldInTheKeysOfTheContract) {
    const Json json = replay_json(session_of({roll("Ann", 3, 9)}), 1);
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    EXPECT_EQ(keys, (std::vector<std::string>{"game", "accepted", "refusals", "state", "prompt", "result", "log"}));
    EXPECT_TRUE(json["result"].is_null());
    EXPECT_EQ(json["prompt"]["players"], Json{"Ann"});
}

}  // namespace
}  // namespace castalia
