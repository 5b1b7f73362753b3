// Records in files as people keep them: with the mark of UTF-8, and several in one file.
#include <gtest/gtest.h>

#include "tests/support/games.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

const std::string kMark = "\xEF\xBB\xBF";

/// Returns two sessions with different ids.
std::pair<Session, Session> two() {
    Session one = session_of({roll("Ann", 3, 9)});
    Heading heading = one.heading();
    heading.id = "0299c1de-5b0c-7c3e-8f5e-2a9d5a3b7c22";
    return {std::move(one), Session(game_called("magnate"), heading)};
}

TEST(RecordFiles, AMarkOfUtf8IsNoFault) {
    const Session session = two().first;
    for (const std::string& bytes : {write_record(session), write_text(session)}) {
        EXPECT_EQ(write_record(read_any(kMark + bytes, known_games())), write_record(session));
        EXPECT_EQ(read_records(kMark + bytes, known_games()).size(), 1U);
    }
    EXPECT_EQ(write_record(read_record(kMark + write_record(session), known_games())), write_record(session));
    EXPECT_EQ(write_record(read_text(kMark + write_text(session), known_games())), write_record(session));
}

TEST(RecordFiles, RecordsOneAfterAnotherAreSeveralSessions) {
    const auto [one, other] = two();
    const std::string json = write_record(one), text = write_text(one);
    for (const std::string& between :
         {std::string(), std::string("\n"), std::string(" \r\n\r\n"), kMark, "\n" + kMark}) {
        for (const std::string& first : {json, text}) {
            for (const std::string& second : {write_record(other), write_text(other)}) {
                SCOPED_TRACE(first.substr(0, 3) + " and " + second.substr(0, 3) + " with " + between);
                const std::vector<Session> read = read_records(first + between + second, known_games());
                ASSERT_EQ(read.size(), 2U);
                EXPECT_EQ(write_record(read[0]), write_record(one));
                EXPECT_EQ(write_record(read[1]), write_record(other));
                EXPECT_THROW(read_any(first + between + second, known_games()), BadRecord);
            }
        }
    }
    EXPECT_EQ(read_records(text + text + text, known_games()).size(), 3U);
}

TEST(RecordFiles, AWordInANoteBeginsNoRecord) {
    const Session session = session_of({{{"type", "note"}, {"text", "castalia.session text 1"}},
                                        {{"type", "note"}, {"text", "{\"castalia.session\" }{"}}});
    for (const std::string& bytes : {write_record(session), write_text(session)}) {
        EXPECT_EQ(write_record(read_any(bytes, known_games())), write_record(session));
        EXPECT_EQ(read_records(bytes + bytes, known_games()).size(), 2U);
    }
}

TEST(RecordFiles, AFaultInALaterOneIsToldWithItsNumberAndItsLineInTheFile) {
    const auto [one, other] = two();
    const std::string text = write_text(one);
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    const std::vector<std::pair<std::string, std::string>> cases{
        {text + "castalia.session text 1\nid 7\n", "record 2, line " + std::to_string(lines + 1)},
        {text + "{\"format\": \"castalia.session\",\n \"version\" 1}", "record 2, line " + std::to_string(lines + 1)},
        {text + "{\"format\": \"castalia.session\", \"version\": 1, \"game\": \"chess\"}", "record 2, game"},
        {write_record(one) + write_record(other) + "x", "line "},
        {write_record(one) + "{\"format\": \"castalia.session\"", "record 2, line "},
    };
    for (const auto& [bytes, place] : cases) {
        try {
            read_records(bytes, known_games());
            ADD_FAILURE() << place;
        } catch (const BadRecord& bad) {
            EXPECT_TRUE(bad.place.starts_with(place)) << bad.what();
        }
    }
}

}  // namespace
}  // namespace castalia
