#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/games.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

/// Returns a throw of Ann's with these sides and values, and what else it has.
Json thrown(const std::vector<std::pair<int, int>>& dice, const Json& more) {
    Json json{{"type", "dice"}, {"player", "Ann"}};
    for (const auto& [sides, value] : dice) {
        json["dice"].push_back({{"sides", sides}, {"value", value}});
    }
    json.update(more);
    return json;
}

Json every_kind() {
    return {{{"type", "note"}, {"text", "Tea\nand \"cake\" at note ruling"}, {"player", "Ben"}},
            {{"type", "note"}, {"text", "note"}},
            {{"type", "dice"},
             {"dice",
              {{{"sides", 10}, {"value", 3}},
               {{"sides", 2}, {"value", 1}},
               {{"sides", 1'000'000}, {"value", 1'000'000}}}},
             {"player", "Ann"},
             {"label", "app"},
             {"source", "app"},
             {"die", "set \"blue\""}},
            thrown({{6, 5}, {6, 6}, {6, 1}, {6, 2}}, {{"expression", "4d6kh3+2"}}),
            thrown({{6, 4}, {6, 5}}, {{"expression", "2d6+3"}, {"target", 10}, {"label", "shows"}}),
            thrown({{6, 4}, {6, 5}}, {{"expression", "2d6 vs <=7"}}),
            thrown({{3, -1}, {3, 0}}, {{"expression", "2dF"}, {"source", "app"}}),
            thrown({{6, 4}, {6, 5}}, {{"expression", "2\"it shows\""}, {"die", "bone"}}),
            thrown({{10, 9}, {10, 1}}, {{"expression", "2d10>=8 f=1"}, {"note", "so close"}}),
            thrown({{6, 3}, {6, 5}}, {{"expression", "d66"}}),
            thrown({{6, 6}, {6, 1}, {6, 2}}, {{"expression", "d6r=1!"}}),
            {{"type", "pause"}, {"at", "2026-11-21T19:05:00.250Z"}},
            {{"type", "resume"}, {"note", "with a note"}, {"ruling", "at once"}, {"at", "2026-11-21T19:06:00Z"}},
            roll("Ann", 10, 1),
            {{"type", "tax"}, {"player", "Ann"}, {"die", 3}, {"source", "app"}},
            {{"type", "income"}, {"player", "Ben"}, {"district", 4}, {"suit", "W"}},
            {{"type", "develop"}, {"player", "Ann"}, {"card", "4WL"}, {"district", 2}, {"pay", {{"W", 3}, {"L", 1}}}},
            {{"type", "develop"}, {"player", "Ann"}, {"card", "4WL"}, {"district", 2}, {"pay", Json::object()}},
            {{"type", "deed"}, {"player", "Ann"}, {"card", "TMWK"}, {"district", 5}, {"note", "quickly"}},
            sell("Ann", "AM"),
            {{"type", "advance"}, {"player", "Ben"}, {"district", 1}, {"pay", {{"M", 2}, {"K", 12}}}},
            {{"type", "trade"}, {"player", "Ann"}, {"give", "M"}, {"get", "K"}},
            {{"type", "trade"},
             {"player", "Ann"},
             {"give", "M"},
             {"get", "K"},
             {"times", 3},
             {"ruling", "2 for 1 tonight"}},
            draw("Ann"),
            {{"type", "draw"}, {"player", "Ben"}, {"ace", "S"}},
            {{"type", "replace"}, {"player", "Ben"}, {"ace", "W"}},
            {{"type", "replace"}, {"player", "Ben"}},
            {{"type", "keep"}, {"player", "Ben"}},
            {{"type", "done"}, {"player", "Ann"}},
            adjust_tokens("Ann", "S", 3),
            {{"type", "adjust"}, {"what", {{"what", "hand"}, {"player", "Ben"}}}, {"to", 3}},
            {{"type", "adjust"}, {"what", {{"what", "draw_pile"}}}, {"to", 0}},
            {{"type", "adjust"}, {"what", {{"what", "discard_pile"}}}, {"to", 11}, {"note", "one on the floor"}},
            roll("Cid", 3, 9),
            {{"type", "abandon"}, {"reason", "late"}},
            {{"type", "abandon"}}};
}

TEST(TextForm, EveryEventReadsBackFromItsLine) {
    const Session session = session_of(Json::array());
    for (const Json& json : every_kind()) {
        const EventPtr event = event_in(session, json);
        const std::string line = format_event(*event, session.playthrough(), session.names());
        SCOPED_TRACE(line);
        EXPECT_EQ(line.find('\n'), std::string::npos);
        try {
            const EventPtr again = parse_event(line, session.playthrough(), 0, session.names());
            EXPECT_EQ(write_event(*again, session.playthrough(), session.names()),
                      write_event(*event, session.playthrough(), session.names()));
        } catch (const BadNotation& bad) {
            ADD_FAILURE() << bad.what() << " at " << bad.position;
        }
    }
}

TEST(TextForm, ATextReadsBackToTheSameRecord) {
    const Session session = session_of(every_kind());
    const std::string text = write_text(session);
    EXPECT_EQ(write_record(read_text(text, known_games())), write_record(session));
    EXPECT_EQ(write_text(read_any(text, known_games())), text);
}

TEST(TextForm, ALineWithoutAPlayerIsThatOfWhomTheGameWaitsFor) {
    const std::string text = write_text(session_of({}));
    const Session session =
        read_text(text + "1. r 3 9\n2. sell 4wl\n3. sell 9ms\n4. draw\n5. R 10 1\n", known_games());
    ASSERT_EQ(session.plies(), 5U);
    EXPECT_FALSE(session.replay().steps()[2].stands) << "a refused line is not played";
    EXPECT_EQ(english(session.replay().describe(3)), "Ann draws");
    EXPECT_EQ(english(session.replay().describe(4)), "Ben rolls 10 and 1");
    EXPECT_TRUE(session.replay().steps()[4].stands);
}

TEST(TextForm, NamesThatLookLikeNotationReadBack) {
    for (const std::string name :
         {"Ben B.", "a:b", "\"Q\"", "12.", "note", "| remark", "#1", "Zoë", "roll", "back\\slash", "events:"}) {
        SCOPED_TRACE(name);
        Json record = record_of({roll("Ann", 3, 9), {{"type", "note"}, {"player", name}, {"text", "x"}}, draw(name)});
        record["players"][1]["name"] = name;
        record["setup"]["crowns"] = {{"Ann", {"CM", "CS", "CK"}}, {name, {"CW", "CL", "CY"}}};
        const Session session = read_record(record.dump(), known_games());
        EXPECT_EQ(write_record(read_text(write_text(session), known_games())), write_record(session));
    }
}

TEST(TextForm, CorrectionsReadBackToo) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    session.enter(Corrected{{Strike{2}, Amend{1, event_in(session, roll("Ann", 2, 2))}}, "twice\nmisread"},
                  after(60));
    session.enter(Undone{}, after(61));
    EXPECT_EQ(write_record(read_text(write_text(session), known_games())), write_record(session));
}

TEST(TextForm, RemarksAndBlankLinesPlayNoPart) {
    const Session session = session_of({roll("Ann", 3, 9)});
    std::string text = write_text(session);
    text.insert(text.find("\nevents:"), "\n   | a remark\n\n");
    text += "\n | the end\r\n";
    EXPECT_EQ(write_record(read_text(text, known_games())), write_record(session));
}

TEST(TextForm, ALineThatCannotBeReadIsToldByItsNumber) {
    const std::string text = write_text(session_of({roll("Ann", 3, 9)}));
    const std::size_t lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    const std::vector<std::string> bad{"2. Ann: fly", "Ann: r 3 9",  "2. Ann: r 3 11", "2. Cid: r 3 9",
                                       "2.",          "2. note \"x", "2. Ann: r \xFF"};
    for (const std::string& line : bad) {
        SCOPED_TRACE(line);
        try {
            read_text(text + line + "\n", known_games());
            ADD_FAILURE() << "was read";
        } catch (const BadRecord& refused) {
            EXPECT_EQ(refused.place, "line " + std::to_string(lines + 1)) << refused.what();
        }
    }
}

TEST(TextForm, TheHeadIsReadAsStrictlyAsARecord) {
    const std::string text = write_text(session_of(Json::array()));
    const auto refused = [](const std::string& spoilt) {
        try {
            read_text(spoilt, known_games());
            return std::string();
        } catch (const BadRecord& bad) {
            return std::string(bad.what());
        }
    };
    std::string unknown = text, twice = text, headless = text, no_text = text;
    unknown.insert(text.find("title:"), "colour: \"red\"\n");
    twice.insert(text.find("title:"), "title: \"again\"\n");
    no_text.insert(text.find("title:") + 3, "\xFF\xFF");
    headless.resize(text.find("events:"));
    EXPECT_NE(refused(unknown).find("colour"), std::string::npos);
    EXPECT_NE(refused(twice).find("twice"), std::string::npos);
    EXPECT_EQ(refused(no_text), "line 5: these bytes are not UTF-8");
    EXPECT_NE(refused(headless).find("events:"), std::string::npos);
    EXPECT_NE(refused("castalia.session text 9\n").find("line 1"), std::string::npos);
}

}  // namespace
}  // namespace castalia
