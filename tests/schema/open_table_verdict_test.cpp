// The schema of the open table and its reader give the same verdict on what both can see.
#include <gtest/gtest.h>

#include "tests/schema/schema.h"

namespace castalia {
namespace {

Json record(const std::string& setup, const std::string& event) {
    return {{"format", "castalia.session"},
            {"version", 1},
            {"id", "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11"},
            {"game", "open-table"},
            {"edition", "1"},
            {"title", "x"},
            {"place", ""},
            {"started", nullptr},
            {"ended", nullptr},
            {"status", "open"},
            {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}}},
            {"setup", Json::parse(setup)},
            {"events", Json::array({Json::parse(event)})}};
}

const char* const kSetup = R"({"decks":["standard+2jokers","decktet"],"columns":["A"],"counters":[{"name":"Life"}]})";
const char* const kEvent = R"({"type":"finish"})";

TEST(OpenTableVerdict, BothReadWhatIsGood) {
    for (const char* setup :
         {"{}", kSetup, R"({"decks":["standard","decktet-extended"],"highest_wins":false,"teams":[["Ann"],["Ben"]]})",
          R"({"counters":[{"name":"Life","start":-3,"min":null,"max":0},{"name":"Life 2"}],"columns":["½","李"]})"}) {
        EXPECT_EQ(schema_complaints(record(setup, kEvent)), "") << setup;
        EXPECT_EQ(reader_complaint(record(setup, kEvent)), "") << setup;
    }
    for (const char* event :
         {R"({"type":"play","player":"Ann","card":"AS","to":"table"})",
          R"({"type":"play","player":"Ann","card":"10♥","to":"discard"})",
          R"({"type":"play","player":"Ann","card":"tc","to":"deck","note":"late"})",
          R"({"type":"play","player":"Ann","card":"jk2","to":"table","deck":"standard+2jokers"})",
          R"({"type":"play","player":"Ann","card":"the Sailor","to":"table"})",
          R"({"type":"play","player":"Cid","card":"X","to":"table"})",
          R"({"type":"count","player":"Ann","name":"Mana","by":-999999999})",
          R"({"type":"score","player":"Ann","column":"Z","value":-0.5})",
          R"({"type":"score","player":"Ann","column":"A","value":12.0})",
          R"({"type":"score","player":"Ann","column":"A","value":999999999})", R"({"type":"column","name":"A"})",
          R"({"type":"turn","player":"Ben","ruling":"so be it"})", kEvent, R"({"type":"finish","winners":["Ben"]})",
          R"({"type":"finish","winners":["Ben","Ann"],"note":"by far"})", R"({"type":"finish","outcome":"none"})",
          R"({"type":"adjust","what":{"what":"counter","player":"Ann","name":"Life"},"to":0})",
          R"({"type":"adjust","what":{"what":"discard","deck":"standard"},"to":5})",
          R"({"type":"dice","dice":[{"sides":6,"value":6}],"die":"bone"})"}) {
        EXPECT_EQ(schema_complaints(record(kSetup, event)), "") << event;
        EXPECT_EQ(reader_complaint(record(kSetup, event)), "") << event;
    }
}

TEST(OpenTableVerdict, BothRefuseWhatTheSchemaCanSee) {
    for (const char* setup :
         {R"({"decks":["tarot"]})", R"({"decks":["decktet","decktet"]})", R"({"decks":"decktet"})",
          R"({"counters":[{}]})", R"({"counters":[{"name":"A","start":0.5}]})",
          R"({"counters":[{"name":"A","step":1}]})", R"({"columns":["A","A"]})", R"({"columns":[""]})",
          R"({"columns":[7]})", R"({"highest_wins":"yes"})", R"({"teams":[["Ann","Ben"]]})",
          R"({"teams":[["Ann"],[]]})", R"({"colour":"red"})"}) {
        EXPECT_NE(schema_complaints(record(setup, kEvent)), "") << setup;
        EXPECT_TRUE(reader_complaint(record(setup, kEvent)).starts_with("setup")) << setup;
    }
    for (const char* event :
         {R"({"type":"sing"})",
          R"({"type":"finish","player":"Ann"})",
          R"({"type":"finish","winners":[]})",
          R"({"type":"finish","winners":"Ann"})",
          R"({"type":"finish","winners":["Ann","Ann"]})",
          R"({"type":"finish","outcome":"drawn"})",
          R"({"type":"finish","outcome":"lost","winners":["Ann"]})",
          R"({"type":"column"})",
          R"({"type":"column","name":""})",
          R"({"type":"play","player":"Ann","card":"1S","to":"table"})",
          R"({"type":"play","player":"Ann","card":"AS"})",
          R"({"type":"play","player":"Ann","card":"JK3","to":"table"})",
          R"({"type":"play","player":"Ann","card":"AS","to":"pocket"})",
          R"({"type":"play","player":"Ann","card":"AS","to":"table","deck":"tarot"})",
          R"({"type":"turn"})",
          R"({"type":"count","player":"Ann","name":"Life","by":0})",
          R"({"type":"count","player":"Ann","name":"Life","by":1.5})",
          R"({"type":"count","player":"Ann","name":"Life","by":1000000000})",
          R"({"type":"score","player":"Ann","column":"A","value":0.25})",
          R"({"type":"score","player":"Ann","column":"A","value":"3+6"})",
          R"({"type":"score","player":"Ann","column":"A","value":1000000000})",
          R"({"type":"score","player":"Ann","value":1})",
          R"({"type":"adjust","what":{"what":"luck"},"to":1})",
          R"({"type":"adjust","what":{"what":"deck"},"to":1})",
          R"({"type":"adjust","what":{"what":"deck","deck":"standard","player":"Ann"},"to":1})"}) {
        EXPECT_NE(schema_complaints(record(kSetup, event)), "") << event;
        EXPECT_TRUE(reader_complaint(record(kSetup, event)).starts_with("events[0]")) << event;
    }
}

TEST(OpenTableVerdict, WhatNoPatternCanSayIsRefusedByTheReaderAlone) {
    for (const char* setup :
         {R"({"counters":[{"name":"A"},{"name":"A","start":1}]})", R"({"counters":[{"name":"A","start":3,"max":2}]})",
          R"({"teams":[["Ann"],["Cid"]]})", R"({"teams":[["Ann"],["Ann","Ben"]]})"}) {
        EXPECT_EQ(schema_complaints(record(setup, kEvent)), "") << setup;
        EXPECT_TRUE(reader_complaint(record(setup, kEvent)).starts_with("setup.")) << setup;
    }
    const char* half_a_team = R"({"type":"finish","winners":["Ann"]})";
    const Json of_three = [&] {
        Json json = record(R"({"teams":[["Ann","Cid"],["Ben"]]})", half_a_team);
        json["players"].push_back({{"name", "Cid"}});
        return json;
    }();
    EXPECT_EQ(schema_complaints(of_three), "");
    EXPECT_TRUE(reader_complaint(of_three).starts_with("events[0].winners")) << reader_complaint(of_three);
    const char* other_deck = R"({"type":"play","player":"Ann","card":"4WL","to":"table","deck":"standard+2jokers"})";
    EXPECT_EQ(schema_complaints(record(kSetup, other_deck)), "");
    EXPECT_TRUE(reader_complaint(record(kSetup, other_deck)).starts_with("events[0].card"));
}

}  // namespace
}  // namespace castalia
