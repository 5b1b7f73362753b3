// Plays of BG Stats, read as results without a log.
#include "core/session/table_time.h"
#include "tests/publishing/opened.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

Json player(int id, const std::string& name) {
    return {{"id", id}, {"uuid", "p" + std::to_string(id)}, {"name", name}, {"metaData", "{}"}};
}
Json score(int player, const Json& points, bool won) {
    return {{"playerRefId", player}, {"score", points}, {"winner", won}, {"rank", won ? 1 : 2}};
}

Json play_of(const std::vector<Json>& scores) {
    return {{"uuid", "0B9C1D44-7A10-4C6D-9E60-5D1E8A3F0C21"},
            {"gameRefId", 7},
            {"locationRefId", 3},
            {"playDate", "2026-05-02 20:15:00"},
            {"durationMin", 95},
            {"ignored", false},
            {"board", "Seafarers"},
            {"comments", "Rain\nall evening"},
            {"playImages", "[]"},
            {"playerScores", scores}};
}
Json file_of(const std::vector<Json>& plays) {
    return {{"about", "a backup"},
            {"challenges", Json::array()},
            {"games", {{{"id", 7}, {"name", "Catan"}, {"highestWins", true}, {"bggId", 13}}}},
            {"players", {player(1, "Ann"), player(2, "Ben")}},
            {"locations", {{{"id", 3}, {"name", "Kitchen"}}}},
            {"plays", plays}};
}
std::string backup() { return file_of({play_of({score(1, "3+6+2", true), score(2, "9", false)})}).dump(); }

TEST(BgStatsFile, BecomesAResultWithoutALog) {
    ASSERT_TRUE(looks_like_bgsplay(backup()));
    const std::vector<Play> plays = read_bgsplay(backup());
    ASSERT_EQ(plays.size(), 1U);
    const Session session = session_of(plays[0], known_games());
    EXPECT_EQ(session.heading().id, "0b9c1d44-7a10-4c6d-9e60-5d1e8a3f0c21");
    EXPECT_EQ(session.heading().title, "Catan, Seafarers");
    EXPECT_EQ(session.heading().place, "Kitchen");
    EXPECT_EQ(rfc3339(*session.heading().started), "2026-05-02T20:15:00Z");
    EXPECT_EQ(table_time(session).played(), std::chrono::minutes(95));
    EXPECT_EQ(session.replay().status(), Status::finished);
    const Scoresheet sheet = session.playthrough().score(0);
    EXPECT_EQ(english(sheet.sentence), "Ann won Catan");
    EXPECT_EQ(sheet.ladder.front().values, (std::vector<long long>{11, 9}));
    EXPECT_EQ(sheet.decided_by, "points");
    EXPECT_EQ(english(sheet.rows.front().sources.front()), "3+6+2");
}

TEST(BgStatsFile, TheRecordOfAResultReadsBackAsItIs) {
    const Session session = session_of(read_bgsplay(backup())[0], known_games());
    const std::string record = write_record(session);
    EXPECT_EQ(write_record(read_record(record, known_games())), record);
    EXPECT_EQ(write_record(read_any(write_text(session), known_games())), record);
}

TEST(BgStatsFile, GoesOutAsItCameIn) {
    const Play before = read_bgsplay(backup())[0];
    const Play after = castalia::play_of(session_of(before, known_games()));
    EXPECT_EQ(after.id, before.id);
    EXPECT_EQ(after.game, "Catan");
    EXPECT_EQ(after.minutes, 95);
    EXPECT_EQ(after.comments, before.comments);
    EXPECT_EQ(after.players[0].score, "3+6+2");
    EXPECT_TRUE(after.players[0].won);
    const std::vector<Play> again = read_bgsplay(write_bgsplay({&after, 1}));
    EXPECT_EQ(again[0].players[0].score, "3+6+2");
    EXPECT_EQ(again[0].id, before.id);
}

TEST(BgStatsFile, UnknownIsNotZero) {
    const Session session = session_of(
        read_bgsplay(file_of({play_of({score(1, "", true), score(2, "12.5", false)})}).dump())[0], known_games());
    const Scoresheet sheet = session.playthrough().score(0);
    EXPECT_TRUE(sheet.rows.empty());
    EXPECT_EQ(sheet.decided_by, "table");
    EXPECT_EQ(sheet.winners, std::vector<Seat>{Seat{0}});
    EXPECT_EQ(castalia::play_of(session).players[1].score, "12.5");
    EXPECT_NE(text_of_pdf(find_export_format("pdf")->bytes(session, {})).find("Ann won Catan"), std::string::npos);
}

TEST(BgStatsFile, TheTablesWordStandsAgainstThePoints) {
    const Session session = session_of(
        read_bgsplay(file_of({play_of({score(1, "3", true), score(2, "9", false)})}).dump())[0], known_games());
    const Scoresheet sheet = session.playthrough().score(0);
    EXPECT_EQ(sheet.decided_by, "table");
    EXPECT_EQ(sheet.ranking, (std::vector<std::vector<Seat>>{{Seat{0}}, {Seat{1}}}));
}

TEST(BgStatsFile, WhateverStandsInItBecomesOrdinaryWords) {
    Json file = file_of({play_of({score(1, "1", true), score(2, "0", false)})});
    file["players"] = {player(1, "same\u202e\n"), player(2, "same")};
    file["games"][0]["name"] = std::string(5000, 'x');
    file["locations"][0]["name"] = "\u0007";
    const Session session = session_of(read_bgsplay(file.dump())[0], known_games());
    EXPECT_EQ(session.heading().players, (std::vector<std::string>{"same", "same (2)"}));
    EXPECT_EQ(session.heading().place, "");
    EXPECT_EQ(code_points(session.heading().title), kLongestTitle);
    EXPECT_NO_THROW(read_record(write_record(session), known_games()));
}

TEST(BgStatsFile, ABadFileSaysWhere) {
    const Json good = file_of({play_of({score(1, "1", true)})});
    const std::vector<std::pair<std::string, std::function<void(Json&)>>> cases{
        {"plays[0].gameRefId", [](Json& file) { file["plays"][0]["gameRefId"] = 8; }},
        {"plays[0].playerScores[0].playerRefId",
         [](Json& file) { file["plays"][0]["playerScores"][0]["playerRefId"] = 9; }},
        {"plays[0].playerScores", [](Json& file) { file["plays"][0]["playerScores"] = Json::array(); }},
        {"plays[0]", [](Json& file) { file["plays"][0] = 3; }},
        {"games", [](Json& file) { file["games"] = "none"; }},
        {"plays[0].comments", [](Json& file) { file["plays"][0]["comments"] = Json::array(); }},
    };
    for (const auto& [place, change] : cases) {
        Json file = good;
        change(file);
        try {
            read_bgsplay(file.dump());
            ADD_FAILURE() << place;
        } catch (const BadRecord& bad) {
            EXPECT_EQ(bad.place, place);
        }
    }
    EXPECT_THROW(read_bgsplay("{\"plays\": ["), BadRecord);
}

}  // namespace
}  // namespace castalia
