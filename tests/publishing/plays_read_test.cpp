// Plays of BG Stats, read as results without a log.
#include "core/export/plays_file.h"
#include "core/session/file_kind.h"
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
    ASSERT_TRUE(kind_of_file(backup()) == FileKind::plays_of_bgstats);
    const std::vector<Play> plays = read_bgsplay(backup()).plays;
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
    const Session session = session_of(read_bgsplay(backup()).plays[0], known_games());
    const std::string record = write_record(session);
    EXPECT_EQ(write_record(read_record(record, known_games())), record);
    EXPECT_EQ(write_record(read_any(write_text(session), known_games())), record);
}

TEST(BgStatsFile, GoesOutAsItCameIn) {
    const Play before = read_bgsplay(backup()).plays[0];
    const Play after = castalia::play_of(session_of(before, known_games()));
    EXPECT_EQ(after.id, before.id);
    EXPECT_EQ(after.game, "Catan");
    EXPECT_EQ(after.minutes, 95);
    EXPECT_EQ(after.comments, before.comments);
    EXPECT_EQ(after.players[0].score, "3+6+2");
    EXPECT_TRUE(after.players[0].won);
    const std::vector<Play> again = read_bgsplay(write_bgsplay({&after, 1})).plays;
    EXPECT_EQ(again[0].players[0].score, "3+6+2");
    EXPECT_EQ(again[0].id, before.id);
}

/// Returns the play of a file whose list the player `owner` keeps, as it is after it has been a record.
Play play_of_list(int owner, Json one) {
    Json file = file_of({std::move(one)});
    file["players"].push_back(player(3, "Cid"));
    file["userInfo"] = {{"meRefId", owner}};
    const Session session = session_of(read_bgsplay(file.dump()).plays.at(0), known_games());
    return castalia::play_of(read_record(write_record(session), known_games()));
}

/// Returns the name of the player who keeps the list of a file with these plays; empty if it is nobody's.
std::string keeper_of(const std::vector<Play>& plays) {
    const Json file = Json::parse(write_bgsplay(plays));
    for (const Json& one : file["players"]) {
        if (one["id"] == file["userInfo"]["meRefId"]) {
            return one["name"];
        }
    }
    return "";
}

TEST(BgStatsFile, NamesTheKeeperOfTheListOnlyIfAllPlaysComeFromOneList) {
    const Json both = play_of({score(1, "3", true), score(2, "2", false)});
    const Play of_ann = play_of_list(1, both), of_ben = play_of_list(2, both), of_nobody = play_of_list(0, both);
    EXPECT_EQ(keeper_of({of_ann}), "Ann");
    EXPECT_EQ(keeper_of({of_nobody}), "");
    EXPECT_EQ(keeper_of({of_ann, of_ben}), "");
    // Cid keeps a list, and did not play.
    const Play of_cid = play_of_list(3, both), with_cid = play_of_list(3, play_of({score(3, "3", true)}));
    EXPECT_EQ(keeper_of({of_cid}), "Cid");
    EXPECT_EQ(keeper_of({of_cid, with_cid}), "Cid");
    EXPECT_EQ(keeper_of({of_ann, of_cid}), "") << "Ann does not keep the list of the other play";
}

TEST(BgStatsFile, UnknownIsNotZero) {
    const Session session =
        session_of(read_bgsplay(file_of({play_of({score(1, "", true), score(2, "12.5", false)})}).dump()).plays[0],
                   known_games());
    const Scoresheet sheet = session.playthrough().score(0);
    ASSERT_EQ(sheet.rows.size(), 1U);
    EXPECT_EQ(sheet.rows.front().values, (std::vector<long long>{kNoNumber, 125}));
    EXPECT_TRUE(sheet.rows.front().leaders.empty()) << "nobody knows what Ann had";
    EXPECT_EQ(sheet.decided_by, "table");
    EXPECT_EQ(sheet.winners, std::vector<Seat>{Seat{0}});
    EXPECT_EQ(castalia::play_of(session).players[1].score, "12.5");
    EXPECT_NE(text_of_pdf(find_export_format("pdf")->bytes(session, {})).find("Ann won Catan"), std::string::npos);
}

TEST(BgStatsFile, TheTablesWordStandsAgainstThePoints) {
    const Session session = session_of(
        read_bgsplay(file_of({play_of({score(1, "3", true), score(2, "9", false)})}).dump()).plays[0], known_games());
    const Scoresheet sheet = session.playthrough().score(0);
    EXPECT_EQ(sheet.decided_by, "table");
    EXPECT_EQ(sheet.ranking, (std::vector<std::vector<Seat>>{{Seat{0}}, {Seat{1}}}));
}

TEST(BgStatsFile, WhateverStandsInItBecomesOrdinaryWords) {
    Json file = file_of({play_of({score(1, "1", true), score(2, "0", false)})});
    file["players"] = {player(1, "same\u202e\n"), player(2, "same")};
    file["games"][0]["name"] = std::string(5000, 'x');
    file["locations"][0]["name"] = "\u0007";
    const Session session = session_of(read_bgsplay(file.dump()).plays[0], known_games());
    EXPECT_EQ(session.heading().players, (std::vector<std::string>{"same", "same (2)"}));
    EXPECT_EQ(session.heading().place, "");
    EXPECT_EQ(code_points(session.heading().title), kLongestTitle);
    EXPECT_NO_THROW(read_record(write_record(session), known_games()));
}

TEST(BgStatsFile, ABadFileSaysWhere) {
    const Json good = file_of({play_of({score(1, "1", true)})});
    for (const auto& [place, change] : std::vector<std::pair<std::string, std::function<void(Json&)>>>{
             {"games", [](Json& file) { file["games"] = "none"; }},
             {"plays", [](Json& file) { file["plays"] = "none"; }}}) {
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

/// Returns what the file says of the one play that it cannot read; empty if it reads all.
std::string complaint(const Json& file) {
    const ReadPlays read = read_bgsplay(file.dump());
    return read.unread.empty() ? "" : read.unread.front().place + ": " + english(read.unread.front().why);
}

TEST(BgStatsFile, APlayThatCannotBeReadSaysWhereAndLeavesTheOthersAlone) {
    const Json good = file_of({play_of({score(1, "1", true)}), play_of({score(2, "1", true)})});
    using Change = std::function<void(Json & file, Json & play)>;
    const std::vector<std::pair<std::string, Change>> cases{
        {"plays[0].gameRefId: no game of the file has this id", [](Json&, Json& play) { play["gameRefId"] = 8; }},
        {"plays[0].gameRefId: no game", [](Json&, Json& play) { play.erase("gameRefId"); }},
        {"plays[0].gameRefId: an id belongs here, not a list",
         [](Json&, Json& play) { play["gameRefId"] = Json::array(); }},
        {"plays[0].playerScores[0].playerRefId: no player",
         [](Json&, Json& play) { play["playerScores"][0]["playerRefId"] = 9; }},
        {"plays[0].playerScores: a play has 1 to 100 players",
         [](Json&, Json& play) { play["playerScores"] = Json::array(); }},
        {"plays[0]: an object belongs here, not 3", [](Json&, Json& play) { play = 3; }},
        {"plays[0].comments: words belong here, not a list",
         [](Json&, Json& play) { play["comments"] = Json::array(); }},
        {"plays[0].durationMin: a whole number belongs here, not the text \"long\"",
         [](Json&, Json& play) { play["durationMin"] = "long"; }},
        {"plays[0].durationMin: a whole number", [](Json&, Json& play) { play["durationMin"] = 35.5; }},
        {"plays[0].playDate: a time such as 2026-11-14 19:06:00 belongs here, not the text \"yesterday\"",
         [](Json&, Json& play) { play["playDate"] = "yesterday"; }},
        {"plays[0].playDate: a time", [](Json&, Json& play) { play["playDate"] = "2026-02-30 20:00:00"; }},
        {"plays[0].ignored: true or false belongs here, not 2", [](Json&, Json& play) { play["ignored"] = 2; }},
        {"plays[0].playerScores[0].winner: true or false belongs here, not the text \"maybe\"",
         [](Json&, Json& play) { play["playerScores"][0]["winner"] = "maybe"; }},
        {"plays[0].playerScores[0].rank: a whole number",
         [](Json&, Json& play) { play["playerScores"][0]["rank"] = "first"; }},
        {"plays[0].playerScores[0].score: words belong here, not true",
         [](Json&, Json& play) { play["playerScores"][0]["score"] = true; }},
        {"players[0].name: words belong here, not an object",
         [](Json& file, Json&) { file["players"][0]["name"] = Json::object(); }},
        {"plays[0].playerScores[0].playerRefId: two entries of \"players\" in the file have this id",
         [](Json& file, Json&) { file["players"].push_back(player(1, "Eve")); }},
    };
    for (const auto& [told, change] : cases) {
        Json file = good;
        change(file, file["plays"][0]);
        EXPECT_NE(complaint(file).find(told), std::string::npos) << complaint(file);
        EXPECT_EQ(read_bgsplay(file.dump()).plays.size(), 1U) << told;
        EXPECT_EQ(read_bgsplay(file.dump()).plays[0].players[0].name, "Ben") << told;
    }
}

TEST(BgStatsFile, NamesAPlayByItsGameAndItsDayAsFarAsTheyCanBeRead) {
    Json file = file_of({play_of({score(1, "1", true)})});
    file["plays"][0]["playerScores"] = Json::array();
    EXPECT_NE(complaint(file).find("plays[0] (Catan, 2026-05-02 20:15:00): "), std::string::npos) << complaint(file);
    file["plays"][0]["gameRefId"] = 8;
    EXPECT_NE(complaint(file).find("plays[0] (2026-05-02 20:15:00): "), std::string::npos) << complaint(file);
}

TEST(BgStatsFile, ValuesOfOtherTypesAreReadIfTheyAreUnmistakable) {
    Json file = file_of({play_of({score(1, 44, false), score(2, 44.5, false)})});
    file["players"] = {player(0, "Nobody"), player(0, "Nobody"), player(1, "Ann"), player(2, "Ben")};
    file["players"][0]["id"] = file["players"][1]["id"] = "0";
    file["players"][2]["id"] = "1";
    file["players"][3]["id"] = 2.0;
    Json& play = file["plays"][0];
    play["gameRefId"] = " 7 ";
    play["durationMin"] = "35";
    play["ignored"] = "TRUE";
    play["playerScores"][0]["winner"] = "true";
    play["playerScores"][1]["winner"] = 0;
    play["playerScores"][0]["rank"] = "1";
    play["playerScores"][1]["rank"] = 2.0;
    play["playerScores"][0]["team"] = 1;
    play["playerScores"][1]["team"] = "2";
    play["usesTeams"] = 1;
    ASSERT_EQ(complaint(file), "");
    const Play read = read_bgsplay(file.dump()).plays.at(0);
    EXPECT_EQ(read.game, "Catan");
    EXPECT_EQ(read.minutes, 35);
    EXPECT_TRUE(read.left_out);
    EXPECT_EQ(read.players[0].name, "Ann");
    EXPECT_EQ(read.players[1].name, "Ben");
    EXPECT_EQ(read.players[0].score, "44");
    EXPECT_EQ(read.players[1].score, "44.5");
    EXPECT_TRUE(read.players[0].won);
    EXPECT_FALSE(read.players[1].won);
    EXPECT_EQ(read.players[0].rank, 1);
    EXPECT_EQ(read.players[1].rank, 2);
    EXPECT_EQ(read.players[0].team, "1");
    EXPECT_EQ(read.players[1].team, "2");
}

TEST(BgStatsFile, DatesAreReadInTheirSpellingsAndWithTheirOffset) {
    DocumentOptions berlin;
    berlin.ahead = [](Moment) { return std::chrono::hours(1); };
    const auto started = [&](const Json& when, const Json& day = nullptr) {
        Json file = file_of({play_of({score(1, "1", true)})});
        file["plays"][0]["playDate"] = when;
        file["plays"][0]["playDateYmd"] = day;
        const Session session = session_of(read_bgsplay(file.dump()).plays.at(0), known_games(), berlin);
        return session.heading().started ? rfc3339(*session.heading().started) : "unknown";
    };
    EXPECT_EQ(started("2026-03-02 19:30:00"), "2026-03-02T18:30:00Z");
    EXPECT_EQ(started("2026-03-02T19:30"), "2026-03-02T18:30:00Z");
    EXPECT_EQ(started("2026-03-02T19:30:00+02:00"), "2026-03-02T17:30:00Z");
    EXPECT_EQ(started("2026-03-02T19:30:00.25-0130"), "2026-03-02T21:00:00Z");
    EXPECT_EQ(started("2026-03-02T19:30:00Z"), "2026-03-02T19:30:00Z");
    EXPECT_EQ(started("2026-03-02"), "2026-03-01T23:00:00Z");
    EXPECT_EQ(started(nullptr, 20260302), "2026-03-01T23:00:00Z");
    EXPECT_EQ(started("", "20260302"), "2026-03-01T23:00:00Z");
    EXPECT_EQ(started("2026-03-02 19:30:00", 20250101), "2026-03-02T18:30:00Z");
    EXPECT_EQ(started(nullptr, 0), "unknown");
    EXPECT_EQ(started(nullptr), "unknown");
}

TEST(BgStatsFile, TheShapesOfRealFilesAreRead) {
    Json file = file_of({play_of({score(1, nullptr, true), score(2, "", false)})});
    Json& play = file["plays"][0];
    play.erase("locationRefId");
    play["metaData"] = R"({"scoreSheet": [1, 2]})";
    play["playerScores"][0]["team"] = "0";  // The other row has none.
    play["playerScores"][0]["rank"] = play["playerScores"][1]["rank"] = 0;
    file.erase("locations");
    ASSERT_EQ(complaint(file), "");
    const Session session = session_of(read_bgsplay(file.dump()).plays.at(0), known_games());
    EXPECT_EQ(session.heading().place, "");
    const Play read = castalia::play_of(session);
    EXPECT_EQ(read.players[0].score, "");
    EXPECT_EQ(read.players[0].team, "") << "a play without teams has no team 0";
    EXPECT_EQ(read.players[0].rank, 0) << "nobody ranked the players";
}

TEST(BgStatsFile, WhatItsProgramWroteIsRefusedAsInARecord) {
    const Play good = read_bgsplay(backup()).plays.at(0);
    const Json setup = session_of(good, known_games()).heading().setup;
    const auto why = [](const auto& begin) {
        try {
            begin();
        } catch (const BadRecord& bad) {
            return english(bad.text);
        }
        return std::string();
    };
    const auto as_play = [&](const std::function<void(WrittenSource&)>& spoil) {
        Play play = good;
        WrittenSource source = *good.source;
        spoil(source);
        play.source = std::make_shared<const WrittenSource>(std::move(source));
        return why([&] { session_of(play, known_games()); });
    };
    const auto in_record = [&](const std::function<void(Json&)>& spoil) {
        Json spoiled = setup;
        spoil(spoiled["source"]);
        return why([&] { known_games().of_results()->begin(Players{{"Ann", "Ben"}}, "1", spoiled); });
    };
    const std::string bad = "a\x01z";
    EXPECT_EQ(in_record([](Json&) {}), "");
    EXPECT_NE(as_play([&](WrittenSource& it) { it.people[1].player["metaData"] = bad; }), "");
    EXPECT_EQ(as_play([&](WrittenSource& it) { it.people[1].player["metaData"] = bad; }),
              in_record([&](Json& it) { it["seats"]["Ben"]["player"]["metaData"] = bad; }));
    EXPECT_EQ(as_play([&](WrittenSource& it) { it.play["deep"] = {1, {{"down", bad}}}; }),
              in_record([&](Json& it) { it["play"]["deep"] = {1, {{"down", bad}}}; }));
    const Json many(1001, Json{{"game", {{"name", "Seafarers"}}}});
    EXPECT_NE(as_play([&](WrittenSource& it) { it.expansions = many; }), "");
    EXPECT_EQ(as_play([&](WrittenSource& it) { it.expansions = many; }),
              in_record([&](Json& it) { it["expansions"] = many; }));
}

TEST(BgStatsFile, WhatCameInIsShownFoundAndExported) {
    Json file = file_of({play_of({score(1, "", false), score(2, "", true)})});
    file["games"][0]["usesTeams"] = file["games"][0]["noPoints"] = true;
    Json& play = file["plays"][0];
    play["usesTeams"] = true;
    play["rounds"] = 5;
    play["rating"] = 8;
    play["playerScores"][0]["role"] = "Vagabond／Ranger";
    play["playerScores"][0]["team"] = "1";
    play["playerScores"][1]["team"] = "0";
    play["playerScores"][1]["startPlayer"] = true;
    const Session session = session_of(read_bgsplay(file.dump()).plays.at(0), known_games());
    const std::string sheet = find_export_format("score")->bytes(session, {});
    for (const char* words : {"Vagabond／Ranger", "team 1", "team 0", "began", "5 rounds", "rating 8", "Seafarers"}) {
        EXPECT_NE(sheet.find(words), std::string::npos) << words << "\n" << sheet;
    }
    const std::string link = bgstats_link(castalia::play_of(session));
    EXPECT_NE(link.find("Seafarers"), std::string::npos);
    EXPECT_NE(link.find("Vagabond"), std::string::npos);
}

}  // namespace
}  // namespace castalia
