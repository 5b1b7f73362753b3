// What the heading of a record may hold beside what was played.
#include <gtest/gtest.h>

#include "tests/support/games.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

/// Returns the canonical record with these values put in behind "status".
std::string headed(const std::string& clock, const std::string& rest) {
    std::string text = write_record(read_record(record_of({roll("Ann", 3, 9), note("tea")}).dump(), known_games()));
    text.insert(text.find("  \"ended\""), clock);
    text.insert(text.find("  \"players\""), rest);
    return text;
}

TEST(Heading, IsWrittenAsItWasRead) {
    for (const std::string clock : {"", "  \"utc_offset\": \"-08:00\",\n", "  \"utc_offset\": \"+05:30\",\n"}) {
        for (const std::string rest : {"", "  \"tags\": [\"league\",\"a club\"],\n", "  \"counted\": false,\n",
                                       "  \"tags\": [\"x\"],\n  \"counted\": false,\n"}) {
            const std::string record = headed(clock, rest);
            const Session session = read_record(record, known_games());
            EXPECT_EQ(write_record(session), record);
            EXPECT_EQ(write_record(read_text(write_text(session), known_games())), record) << "as text";
        }
    }
}

TEST(Heading, SaysNothingThatGoesWithoutSaying) {
    EXPECT_EQ(write_record(read_record(headed("", "  \"tags\": [],\n  \"counted\": true,\n"), known_games())),
              headed("", ""));
}

TEST(Heading, OfTagsAndClockChangesNothingOfThePlay) {
    const Session plain = read_record(headed("", ""), known_games());
    const Session told = read_record(
        headed("  \"utc_offset\": \"+13:00\",\n", "  \"tags\": [\"x\"],\n  \"counted\": false,\n"), known_games());
    EXPECT_EQ(replay_json(told, told.plies()), replay_json(plain, plain.plies()));
    EXPECT_EQ(head_of_chain(told), head_of_chain(plain));
    EXPECT_EQ(told.heading().utc_offset, std::chrono::hours(13));
    EXPECT_EQ(told.heading().tags, std::vector<std::string>{"x"});
    EXPECT_FALSE(told.heading().counted);
}

TEST(Heading, IsReadStrictly) {
    const auto refusal = [](const std::string& key, const Json& value) {
        Json record = record_of({});
        record[key] = value;
        try {
            read_record(record.dump(), known_games());
            return std::string();
        } catch (const BadRecord& bad) {
            return std::string(bad.what());
        }
    };
    for (const Json& wrong :
         {Json("-00:00"), Json("Z"), Json("+16:00"), Json("+05:60"), Json("5"), Json(5), Json()}) {
        EXPECT_TRUE(refusal("utc_offset", wrong).starts_with("utc_offset: ")) << wrong;
    }
    EXPECT_TRUE(refusal("tags", "x").starts_with("tags: "));
    EXPECT_TRUE(refusal("tags", {"x", 3}).starts_with("tags[1]: "));
    EXPECT_TRUE(refusal("tags", {"x", ""}).starts_with("tags[1]: "));
    EXPECT_TRUE(refusal("tags", {"x", "y", "x"}).starts_with("tags[2]: "));
    EXPECT_TRUE(refusal("tags", {std::string(201, 'x')}).starts_with("tags[0]: "));
    EXPECT_TRUE(refusal("tags", std::vector<std::string>(1'001, "x")).starts_with("tags: "));
    EXPECT_TRUE(refusal("counted", "no").starts_with("counted: "));
}

}  // namespace
}  // namespace castalia
