// Plays of BG Stats on the command line: what is read, what is left out, what comes back, and how a result is
// corrected.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace castalia {
namespace {

using namespace castalia::testing;

constexpr const char* kId = "0dc28a4e-9d1b-4f7e-8b0e-000000000001";

Json score(const Json& player, const Json& points, bool won) {
    return {{"playerRefId", player}, {"score", points}, {"winner", won}, {"newPlayer", false},
            {"startPlayer", false},  {"seatOrder", 0},  {"rank", 0}};
}

Json play_of(const std::string& uuid, const std::vector<Json>& scores) {
    return {{"uuid", uuid},          {"gameRefId", 1},   {"playDate", "2026-03-02 20:00:00"},
            {"durationMin", 30},     {"ignored", false}, {"usesTeams", false},
            {"board", ""},           {"comments", ""},   {"expansionPlays", Json::array()},
            {"playerScores", scores}};
}

Json file_of(const std::vector<Json>& plays, const std::vector<std::string>& names = {"Ann", "Ben"}) {
    Json file{{"games", {{{"id", 1}, {"uuid", "g"}, {"name", "Azul"}, {"highestWins", true}, {"noPoints", false}}}},
              {"players", Json::array()},
              {"plays", plays}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        file["players"].push_back({{"id", i + 1}, {"uuid", "p" + std::to_string(i)}, {"name", names[i]}});
    }
    return file;
}

class Plays : public ::testing::Test {
protected:
    Ran import(const Json& file, const std::vector<std::string>& more = {}) {
        std::vector<std::string> call{"import", table.file("plays.bgsplay", file.dump())};
        call.insert(call.end(), more.begin(), more.end());
        return table.run(call);
    }
    Json listed() { return parse_json(table.run({"list", "--json"}).out); }
    Json exported() {
        return parse_json(table.run({"export", "--session", listed().at(0).at("id"), "--to", "bgsplay"}).out);
    }

    Table table;
    const Json first = file_of({play_of(kId, {score(1, "44", true), score(2, "41", false)})});
};

TEST_F(Plays, AreToldToBeMissingInAFileThatHasNone) {
    const Ran ran = import(file_of({}));
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.err.find("plays.bgsplay: no play stands in it, so nothing was imported from it."),
              std::string::npos)
        << ran.err;
    EXPECT_EQ(import(first).err, "");
    EXPECT_EQ(import(first).err, "") << "a play that is there already is a play";
}

TEST_F(Plays, ThatWereCorrectedInBgStatsReplaceTheOldOnes) {
    EXPECT_EQ(import(first).status, 0);
    Json changed = file_of({play_of(kId, {score(1, "40", false), score(2, "41", true)})});
    const Ran older = import(changed);
    EXPECT_EQ(older.status, 0);
    EXPECT_NE(older.out.find("already there, and it stays"), std::string::npos) << older.out;
    EXPECT_NE(older.out.find("the score of Ann"), std::string::npos) << older.out;
    changed["plays"][0]["modificationDate"] = "2026-04-01 10:00:00";
    const Ran later = import(changed);
    EXPECT_EQ(later.status, 0);
    EXPECT_NE(later.out.find(std::string("replaces ") + kId), std::string::npos) << later.out;
    EXPECT_EQ(listed().at(0).at("winners"), Json::array({"Ben"}));
    EXPECT_EQ(listed().size(), 1U);
    EXPECT_NE(import(changed).out.find("already there, the same"), std::string::npos);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(Plays, ThatReplaceOldOnesKeepWhatSomebodyCalledTheseHere) {
    const auto changed = [](const char* when, const char* place) {
        Json play = play_of(kId, {score(1, "40", false), score(2, "41", true)});
        play["modificationDate"] = when;
        Json file = file_of({play});
        if (*place != '\0') {
            file["locations"] = Json::array({{{"id", 7}, {"name", place}}});
            file["plays"][0]["locationRefId"] = 7;
        }
        return file;
    };
    EXPECT_EQ(import(first).status, 0);
    EXPECT_EQ(table.run({"describe", kId, "--title", "The long one", "--date", "2026-03-05"}).status, 0);
    EXPECT_EQ(import(changed("2026-04-01 10:00:00", "Attic")).status, 0);
    const Json now = listed().at(0);
    EXPECT_EQ(now.at("winners"), Json::array({"Ben"}));
    EXPECT_EQ(now.at("title"), "The long one");
    EXPECT_EQ(now.at("place"), "Attic") << "nobody changed that here";
    EXPECT_NE(now.at("started").get<std::string>().find("2026-03-05"), std::string::npos) << now.dump();
    EXPECT_EQ(table.run({"describe", now.at("id").get<std::string>(), "--place", "Kitchen"}).status, 0);
    EXPECT_EQ(import(changed("2026-04-02 10:00:00", "Attic")).status, 0);
    EXPECT_EQ(listed().at(0).at("place"), "Kitchen");
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

TEST_F(Plays, WithIdsInWordsKeepTheirPlayers) {
    Json file = file_of({play_of(kId, {score("1", "44", true), score("2", "41", false)})});
    file["players"][0]["id"] = "1";
    file["players"][1]["id"] = "2";
    EXPECT_EQ(import(file).status, 0);
    EXPECT_EQ(listed().at(0).at("players"), (Json{"Ann", "Ben"}));
    EXPECT_EQ(listed().at(0).at("winners"), Json::array({"Ann"}));
}

TEST_F(Plays, ThatCannotBeReadAreListedAndTheOthersCome) {
    Json file = first;
    file["plays"].push_back(play_of("0dc28a4e-9d1b-4f7e-8b0e-000000000011", {}));
    const Ran ran = import(file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("1 play was left out:"), std::string::npos) << ran.out;
    EXPECT_NE(
        ran.out.find("plays[1] (Azul, 2026-03-02 20:00:00): plays[1].playerScores: a play has 1 to 100 players"),
        std::string::npos)
        << ran.out;
    EXPECT_EQ(listed().size(), 1U);
    const Json json = parse_json(import(file, {"--json"}).out);
    EXPECT_EQ(json.at("already_there"), Json::array({kId}));
    EXPECT_EQ(json.at("unread_plays").at(0).at("place"), "plays[1] (Azul, 2026-03-02 20:00:00)");
    EXPECT_EQ(import(Json{{"plays", 3}}).status, 2) << "a file that is broken itself is refused";
}

TEST_F(Plays, SayWhatOfThemIsTooLongAndGoBackWhole) {
    const std::string name = "Ann" + std::string(70, 'n');
    Json play = play_of(kId, {score(1, "44", true), score(2, "41", false)});
    play["board"] = std::string(201, 'b');
    const Json file = file_of({play}, {name, "Ben"});
    const Ran ran = import(file);
    EXPECT_EQ(ran.status, 0);
    const std::string cut = "the board, the name of " + name.substr(0, 60);
    EXPECT_NE(ran.out.find("In 1 play something is too long and was cut:"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("plays[0] (Azul, 2026-03-02 20:00:00): " + cut), std::string::npos) << ran.out;
    EXPECT_EQ(listed().at(0).at("players"), (Json{name.substr(0, 60), "Ben"}));
    EXPECT_EQ(exported().at("players").at(0).at("name"), name);
    EXPECT_EQ(import(file).out.find("was cut"), std::string::npos) << "nothing came";
    EXPECT_EQ(table.run({"trash", kId}).status, 0);
    EXPECT_EQ(table.run({"trash", "--empty"}).status, 0);
    EXPECT_EQ(parse_json(import(file, {"--json"}).out).at("cut").at(0).at("what"), cut);
}

TEST_F(Plays, GoBackAsTheyCame) {
    Json play = play_of(kId, {score(1, "", false), score(2, "", true), score(3, nullptr, false)});
    play["usesTeams"] = true;
    play["board"] = "Night";
    play["rounds"] = 5;
    play["rating"] = 8;
    for (const auto& [row, role, team, rank] :
         {std::tuple(0, "Police", "1", 2), std::tuple(1, "Jack", "0", 1), std::tuple(2, "Police", "1", 2)}) {
        Json& one = play["playerScores"][static_cast<std::size_t>(row)];
        one["role"] = role;
        one["team"] = team;
        one["rank"] = rank;
    }
    play["playerScores"][1]["startPlayer"] = true;
    Json file = file_of({play}, {"Ann", "Ben", "Cid"});
    file["games"][0]["bggId"] = 12345;
    EXPECT_EQ(import(file).status, 0);
    Json back = exported().at("plays").at(0);
    for (Json* one : {&play, &back}) {
        for (Json& row : (*one)["playerScores"]) {
            row.erase("playerRefId");
        }
        one->erase("gameRefId");
    }
    EXPECT_EQ(nlohmann::json(back), nlohmann::json(play));
    EXPECT_EQ(exported().at("games").at(0).at("bggId"), 12345);
    EXPECT_EQ(exported().at("players").at(2).at("uuid"), "p2");
    EXPECT_NE(table.run({"search", "Police"}).out.find(kId), std::string::npos);
}

TEST_F(Plays, WhoseNamesLookLikeKnownOnesAreToldOnce) {
    EXPECT_EQ(import(first).status, 0);
    const Ran ran = import(
        file_of({play_of("0dc28a4e-9d1b-4f7e-8b0e-000000000014", {score(1, "44", true), score(2, "41", false)}),
                 play_of("0dc28a4e-9d1b-4f7e-8b0e-000000000015", {score(1, "4", true)})},
                {"ann", "Bеn"}));
    EXPECT_NE(ran.err.find("ann looks like Ann"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("Bеn looks like Ben"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find("ann looks like Ann"), ran.err.rfind("ann looks like Ann"));
}

TEST_F(Plays, InTheTrashComeBackIfThatIsWanted) {
    import(first);
    table.run({"trash", "0dc2"});
    const Ran ran = import(first, {"--from-trash"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find(std::string("back from the trash: ") + kId), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("where it stays"), std::string::npos) << ran.out;
    EXPECT_EQ(listed().size(), 1U);
}

TEST_F(Plays, InTheTrashThatWereChangedLaterComeBackAsTheyAreNow) {
    import(first);
    table.run({"trash", "0dc2"});
    Json later = file_of({play_of(kId, {score(1, "44", false), score(2, "45", true)})});
    const Ran stays = import(later);
    EXPECT_NE(stays.out.find("in the trash, where it stays"), std::string::npos) << stays.out;
    EXPECT_NE(stays.out.find("(the file differs in "), std::string::npos) << stays.out;
    later["plays"][0]["modificationDate"] = "2026-04-01 10:00:00";
    const Ran ran = import(later, {"--from-trash"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("changed later, so it replaces"), std::string::npos) << ran.out;
    ASSERT_EQ(listed().size(), 1U);
    EXPECT_EQ(listed().at(0).at("winners"), Json::array({"Ben"}));
}

TEST_F(Plays, ThatDifferWithoutATimeOfChangeStayUnlessTheFileIsWanted) {
    const std::vector<std::string> call{
        "import", table.file("plays.csv", "Date,Game,Players,Scores\n2026-02-01,Azul,Ann; Ben,41; 38\n"), "--yes"};
    table.run(call);
    table.file("plays.csv", "Date,Game,Players,Scores\n2026-02-01,Azul,Ann; Ben,41; 39\n");
    const Ran stays = table.run(call);
    EXPECT_NE(stays.out.find("it stays, because the file does not say when it was changed"), std::string::npos)
        << stays.out;
    EXPECT_NE(stays.out.find("(the file differs in the score of Ben; --take-differing takes what it says)"),
              std::string::npos)
        << stays.out;
    std::vector<std::string> wanted = call;
    wanted.emplace_back("--take-differing");
    const Ran comes = table.run(wanted);
    EXPECT_NE(comes.out.find("taken from the file, so "), std::string::npos) << comes.out;
    EXPECT_EQ(comes.out.find("changed later"), std::string::npos) << "nobody knows that: " << comes.out;
    const std::string id = listed().at(0).at("id").get<std::string>();
    ASSERT_EQ(table.run({"correct", id, "--score", "Ann=40"}).status, 0);
    wanted.emplace_back("--json");
    const Json told = parse_json(table.run(wanted).out).at("differing").at(0);
    EXPECT_EQ(told.at("corrected_here"), true);
    EXPECT_TRUE(told.at("changed").is_null());
}

TEST_F(Plays, InTheTrashStayThereAndAreNamed) {
    import(first);
    table.run({"trash", "0dc2"});
    const Ran ran = import(first);
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("in the trash, where it stays"), std::string::npos) << ran.out;
    EXPECT_TRUE(listed().empty());
}

TEST_F(Plays, AreCorrectedLikeEverythingElse) {
    import(first);
    const Ran ran = table.run({"correct", "0dc2", "--score", "Ann=40+1.5", "--winner", "Ben", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(parse_json(ran.out).at("replaces"), kId);
    EXPECT_EQ(listed().size(), 1U);
    EXPECT_EQ(listed().at(0).at("winners"), Json::array({"Ben"}));
    EXPECT_EQ(exported().at("plays").at(0).at("uuid"), kId);
    EXPECT_EQ(exported().at("plays").at(0).at("playerScores").at(0).at("score"), "40+1.5");
    const std::string id = listed().at(0).at("id");
    ASSERT_EQ(table.run({"correct", id, "--player", "Ben=Cid", "--player", "=Eve", "--nobody-won"}).status, 0);
    EXPECT_EQ(listed().at(0).at("players"), (Json{"Ann", "Cid", "Eve"}));
    EXPECT_EQ(listed().at(0).at("winners"), Json::array());
    ASSERT_EQ(table.run({"correct", listed().at(0).at("id"), "--player", "Cid=", "--setup", R"({"board": "Night"})"})
                  .status,
              0);
    EXPECT_EQ(listed().at(0).at("players"), (Json{"Ann", "Eve"}));
    EXPECT_EQ(exported().at("plays").at(0).at("board"), "Night");
    EXPECT_EQ(exported().at("plays").at(0).at("playerScores").size(), 2U);
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

// The call names a player by the old name or by the new one, in any order of its options.
TEST_F(Plays, AreCorrectedAndRenamedInOneCall) {
    import(first);
    ASSERT_EQ(table.run({"correct", "0dc2", "--score", "Ann=7", "--winner", "Ann", "--player", "Ann=Anna"}).status,
              0);
    EXPECT_EQ(listed().at(0).at("players"), (Json{"Anna", "Ben"}));
    EXPECT_EQ(listed().at(0).at("winners"), Json::array({"Anna"}));
    const std::string id = listed().at(0).at("id");
    ASSERT_EQ(table.run({"correct", id, "--player", "Anna=Eve", "--score", "Eve=3", "--score", "Ben=9"}).status, 0);
    EXPECT_EQ(listed().at(0).at("players"), (Json{"Eve", "Ben"}));
    const Json scores = exported().at("plays").at(0).at("playerScores");
    EXPECT_EQ(scores.at(0).at("score"), "3") << "by the new name as well";
    EXPECT_EQ(scores.at(1).at("score"), "9");
    // One gets the name that another one gives up: nobody would know whose points they are.
    const std::string now = listed().at(0).at("id");
    const Ran handed_on = table.run({"correct", now, "--player", "Eve=Ann", "--player", "Ben=Eve"});
    EXPECT_EQ(handed_on.status, 2) << handed_on.out;
    EXPECT_NE(handed_on.err.find("Eve was at the table already"), std::string::npos) << handed_on.err;
    EXPECT_EQ(listed().at(0).at("players"), (Json{"Eve", "Ben"}));
    // Who was not there has no score.
    EXPECT_EQ(table.run({"correct", listed().at(0).at("id"), "--player", "Eve=", "--score", "Eve=4"}).status, 2);
}
TEST_F(Plays, AreNotCorrectedIntoWhatTheyCannotBe) {
    import(first);
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"--score", "Cid=4"},
                                               {"--score", "Ann"},
                                               {"--winner", "Cid"},
                                               {"--nobody-won", "--winner", "Ann"},
                                               {"--winner", "Ann", "--nobody-won"},
                                               {"--player", "Cid=Eve"},
                                               {"--setup", "[]"},
                                               {}}) {
        std::vector<std::string> call{"correct", "0dc2"};
        call.insert(call.end(), words.begin(), words.end());
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 2) << ran.err;
        EXPECT_FALSE(ran.err.empty());
    }
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"--setup", R"({"rounds": -1})"}, {"--setup", R"({"points": {}})"}, {"--player", "Ben=Ann"}}) {
        std::vector<std::string> call{"correct", "0dc2"};
        call.insert(call.end(), words.begin(), words.end());
        const Ran ran = table.run(call);
        EXPECT_EQ(ran.status, 1) << ran.err;
        EXPECT_NE(ran.err.find("Nothing was changed"), std::string::npos) << ran.err;
    }
    EXPECT_EQ(listed().at(0).at("id"), kId);
}

TEST_F(Plays, ASessionWithALogIsCorrectedByItsSetup) {
    ASSERT_EQ(table.run({"import", table.file("a.castalia", write_record(played_session()))}).status, 0);
    EXPECT_EQ(table.run({"correct", kFirstId, "--score", "Ann=4"}).status, 2);
    const std::vector<std::string> call{"correct", kFirstId, "--setup", R"({"first": "Zoë"})"};
    const Ran asked = table.run(call);
    EXPECT_EQ(asked.status, 1);
    EXPECT_NE(asked.out.find("stays as a ruling"), std::string::npos) << asked.out;
    EXPECT_EQ(listed().at(0).at("id"), kFirstId);
    const Ran ran = table.run({"correct", kFirstId, "--setup", R"({"first": "Zoë"})", "--yes"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out.substr(ran.out.find('\n') + 1), asked.out);
    EXPECT_NE(listed().at(0).at("id"), kFirstId);
}

// What no longer fits is listed before anything is accepted.
TEST_F(Plays, NoEventOfASessionIsLeftOutUnseen) {
    Session session(game_called("magnate"), [] {
        Heading heading = session_of().heading();
        heading.setup["deck"] = "courts";
        return heading;
    }());
    enter(session, {kRoll, kSell, R"({"type": "draw", "player": "Ann"})",
                    R"({"type": "roll", "player": "Zoë", "dice": [4, 6]})",
                    R"({"type": "sell", "player": "Zoë", "card": "TMWK"})"});
    ASSERT_EQ(table.run({"import", table.file("a.castalia", write_record(session))}).status, 0);
    const std::string before = table.run({"list", "--json"}).out;
    const Ran asked = table.run({"correct", kFirstId, "--setup", R"({"deck": "basic"})"});
    EXPECT_EQ(asked.status, 1);
    EXPECT_NE(asked.out.find("Zoë sells TMWK: left out ("), std::string::npos) << asked.out;
    EXPECT_EQ(asked.out.find("corrected"), std::string::npos) << asked.out;
    EXPECT_NE(asked.err.find("Nothing was changed yet. If this is right, add --yes."), std::string::npos)
        << asked.err;
    const Ran json = table.run({"correct", kFirstId, "--setup", R"({"deck": "basic"})", "--json"});
    EXPECT_EQ(json.status, 1);
    EXPECT_EQ(parse_json(json.out).at("id"), Json());
    EXPECT_EQ(parse_json(json.out).at("misfits").at(0).at("index"), 4);
    EXPECT_EQ(parse_json(json.out).at("misfits").at(0).at("stands"), false);
    EXPECT_EQ(table.run({"list", "--json"}).out, before);
    const Ran done = table.run({"correct", kFirstId, "--setup", R"({"deck": "basic"})", "--yes", "--json"});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(parse_json(done.out).at("id"), listed().at(0).at("id"));
    EXPECT_EQ(parse_json(done.out).at("misfits"), parse_json(json.out).at("misfits"));
    EXPECT_EQ(table.run({"verify"}).status, 0);
}

}  // namespace
}  // namespace castalia
