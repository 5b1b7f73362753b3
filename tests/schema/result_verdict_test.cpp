// The schema of results without a log and their reader give the same verdict on what both can see.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/schema/schema.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

Json record(const std::string& setup, const std::string& event = R"({"type":"note","text":"x"})") {
    return {{"format", "castalia.session"},
            {"version", 1},
            {"id", "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11"},
            {"game", "result"},
            {"edition", "1"},
            {"title", "x"},
            {"place", ""},
            {"started", nullptr},
            {"ended", nullptr},
            {"status", "finished"},
            {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}}},
            {"setup", Json::parse(setup)},
            {"events", Json::array({Json::parse(event)})}};
}

TEST(ResultVerdict, BothReadWhatIsGood) {
    for (const char* setup :
         {"{}",
          R"({"game":"Catan","from":"BG Stats","scores":{"Ann":"3+6+2","Ben":""},"winners":["Ann"],"minutes":95})",
          R"({"highest_wins":false,"comments":"Rain\nall evening","winners":[]})", R"({"without_winner":"lost"})",
          R"({"winners":{"Ann":true,"Ben":false},"first":["Ben"],"new_players":["Ann"],"nobody":[]})",
          R"({"board":"Night","cooperative":true,"no_points":true,"uses_teams":true,"rounds":5,"rating":"7.5"})",
          R"({"roles":{"Ann":"Police"},"teams":{"Ben":"1"},"ranks":{"Ann":2},"number_at_bgg":12345})",
          R"({"source":{"play":{"uuid":"x","metaData":"{}","n":[1,2.5,null]},"game":{},"place":{"name":"Home"},
              "expansions":[{"play":{},"game":{"name":"Seas"}}],
              "seats":{"Ann":{"player":{"uuid":"y"},"score":{"score":null}},"Cid":{"player":{}}}}})"}) {
        EXPECT_EQ(schema_complaints(record(setup)), "") << setup;
        EXPECT_EQ(reader_complaint(record(setup)), "") << setup;
    }
    const Json adjusted = record("{}", R"({"type":"adjust","what":{"what":"score","player":"Ben"},"to":12})");
    EXPECT_EQ(schema_complaints(adjusted), "");
    EXPECT_EQ(reader_complaint(adjusted), "");
}

TEST(ResultVerdict, BothRefuseWhatTheSchemaCanSee) {
    for (const char* setup : {R"({"game":""})",
                              R"({"game":7})",
                              R"({"scores":{"Ann":41}})",
                              R"({"winners":["Ann","Ann"]})",
                              R"({"minutes":-1})",
                              R"({"highest_wins":"yes"})",
                              R"({"winner":["Ann"]})",
                              R"({"winners":{"Ann":1}})",
                              R"({"without_winner":"won"})",
                              R"({"without_winner":null})",
                              R"({"ranks":{"Ann":-1}})",
                              R"({"ranks":{"Ann":1001}})",
                              R"({"roles":{"Ann":3}})",
                              R"({"first":"Ann"})",
                              R"({"rounds":"5"})",
                              R"({"rating":8})",
                              R"({"source":[]})",
                              R"({"source":{"play":3}})",
                              R"({"source":{"games":{}}})",
                              R"({"source":{"seats":{"Ann":{"points":{}}}}})",
                              R"({"source":{"expansions":[{"name":"Seas"}]}})"}) {
        EXPECT_NE(schema_complaints(record(setup)), "") << setup;
        EXPECT_NE(reader_complaint(record(setup)), "") << setup;
    }
    for (const char* event : {R"({"type":"roll","player":"Ann","dice":[1,2]})",
                              R"({"type":"adjust","what":{"what":"tokens","player":"Ann"},"to":1})",
                              R"({"type":"adjust","what":{"what":"score","player":"Ann"},"to":-1})"}) {
        EXPECT_NE(schema_complaints(record("{}", event)), "") << event;
        EXPECT_NE(reader_complaint(record("{}", event)), "") << event;
    }
}

TEST(ResultVerdict, WhoIsNotAtTheTableIsRefusedByTheReaderAlone) {
    for (const char* setup : {R"({"scores":{"Cid":"4"}})", R"({"winners":["Cid"]})", R"({"winners":{"Cid":true}})",
                              R"({"roles":{"Cid":"Police"}})", R"({"ranks":{"Cid":1}})", R"({"nobody":["Cid"]})"}) {
        EXPECT_EQ(schema_complaints(record(setup)), "") << setup;
        EXPECT_NE(reader_complaint(record(setup)), "") << setup;
    }
}

TEST(ResultVerdict, WhatAnotherProgramWroteHoldsNoCharacterThatTheReaderRefuses) {
    for (const char* setup : {R"({"source":{"play":{"comments":"\u0007"}}})", R"({"source":{"game":{"a\u0007":1}}})",
                              R"({"source":{"seats":{"Ann":{"score":{"role":["\u0085"]}}}}})"}) {
        EXPECT_EQ(schema_complaints(record(setup)), "") << setup;
        EXPECT_NE(reader_complaint(record(setup)), "") << setup;
    }
}

TEST(ResultVerdict, AnOldRecordStaysByteForByte) {
    const std::string old = R"({"game":"Catan","from":"BG Stats","highest_wins":true,"scores":{"Ann":"41","Ben":""},)"
                            R"("winners":["Ann"],"minutes":95,"comments":""})";
    EXPECT_EQ(read_record(record(old).dump(), known_games()).heading().setup.dump(), old);
}

}  // namespace
}  // namespace castalia
