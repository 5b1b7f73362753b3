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

std::string reader_complaint(const Json& record) {
    try {
        read_record(record.dump(), known_games());
        return "";
    } catch (const BadRecord& bad) {
        return bad.what();
    }
}

TEST(ResultVerdict, BothReadWhatIsGood) {
    for (const char* setup :
         {"{}",
          R"({"game":"Catan","from":"BG Stats","scores":{"Ann":"3+6+2","Ben":""},"winners":["Ann"],"minutes":95})",
          R"({"highest_wins":false,"comments":"Rain\nall evening","winners":[]})"}) {
        EXPECT_EQ(schema_complaints(record(setup)), "") << setup;
        EXPECT_EQ(reader_complaint(record(setup)), "") << setup;
    }
    const Json adjusted = record("{}", R"({"type":"adjust","what":{"what":"score","player":"Ben"},"to":12})");
    EXPECT_EQ(schema_complaints(adjusted), "");
    EXPECT_EQ(reader_complaint(adjusted), "");
}

TEST(ResultVerdict, BothRefuseWhatTheSchemaCanSee) {
    for (const char* setup :
         {R"({"game":""})", R"({"game":7})", R"({"scores":{"Ann":41}})", R"({"winners":["Ann","Ann"]})",
          R"({"minutes":-1})", R"({"highest_wins":"yes"})", R"({"winner":["Ann"]})"}) {
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
    for (const char* setup : {R"({"scores":{"Cid":"4"}})", R"({"winners":["Cid"]})"}) {
        EXPECT_EQ(schema_complaints(record(setup)), "") << setup;
        EXPECT_NE(reader_complaint(record(setup)), "") << setup;
    }
}

}  // namespace
}  // namespace castalia
