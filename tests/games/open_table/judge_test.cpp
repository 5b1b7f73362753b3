// Tables: what is refused and why, what the state shows, and who wins.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/random_player.h"

namespace castalia {
namespace {

Session table(std::vector<std::string> names, const char* setup) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "open-table";
    heading.edition = "1";
    heading.players = std::move(names);
    heading.setup = Json::parse(setup);
    return Session(game_called("open-table"), heading);
}

/// Enters a line. Returns "", or the clause and the kind of its refusal.
std::string enter(Session& session, const char* line) {
    const EventPtr event = parse_event(line, session.playthrough(), session.plies(), session.names());
    const auto refusal = session.replay().judge(*event);
    session.enter(Played{event}, {});
    return !refusal ? "" : refusal->clause + (refusal->kind == Refusal::Kind::rule ? " rule" : " impossible");
}

TEST(OpenTable, ShowsTheStateOfTheRulesPage) {
    Session session = table({"Ann", "Ben"}, R"({"decks":["standard"],"columns":["Round 1","Round 2"],)"
                                            R"("counters":[{"name":"Life","start":20,"min":0,"max":null}]})");
    for (const char* line : {"count -2", "score 12 Round 1", "play 3h discard", "play 4h discard", "play 5h discard",
                             "play as", "Ann: turn"}) {
        EXPECT_EQ(enter(session, line), "") << line;
    }
    const Json state = session.playthrough().state(session.plies());
    EXPECT_EQ(state["turn"], "Ann");
    EXPECT_EQ(state["players"]["Ann"].dump(), R"({"counters":{"Life":18},"scores":{"Round 1":12},"total":12})");
    EXPECT_EQ(state["players"]["Ben"].dump(), R"({"counters":{"Life":20},"scores":{},"total":null})");
    EXPECT_EQ(state["table"].dump(), R"(["AS"])");
    EXPECT_EQ(state["discard"].dump(), R"({"standard":3})");
    EXPECT_EQ(state["deck"].dump(), R"({"standard":48})");
    EXPECT_EQ(state["over"], false);
}

TEST(OpenTable, ResultsAreSharedByEqualsAndWonByTeams) {
    struct Row {
        const char* setup;
        std::vector<const char*> lines;
        const char* winners;
        bool shared;
        const char* ranking;
    };
    const char* plain = R"({"columns":["P"]})";
    const char* low = R"({"columns":["P"],"highest_wins":false})";
    const char* teams = R"({"columns":["P"],"teams":[["Ann","Cid"],["Ben"]]})";
    const Row rows[] = {
        {plain, {"score 3", "Ben: score 2"}, R"(["Ann"])", false, R"([["Ann"],["Ben"]])"},
        {plain, {"score 3", "Ben: score 3"}, R"(["Ann","Ben"])", true, R"([["Ann","Ben"]])"},
        {plain, {"score 3", "Ben: score 3.5", "Cid: score 0"}, R"(["Ben"])", false, R"([["Ben"],["Ann"],["Cid"]])"},
        {low, {"score 3", "Ben: score 2"}, R"(["Ben"])", false, R"([["Ben"],["Ann"]])"},
        {low, {"score 3", "Ben: score -0.5", "Cid: score 0"}, R"(["Ben"])", false, R"([["Ben"],["Cid"],["Ann"]])"},
        {low, {"score 3"}, R"(["Ann"])", false, R"([["Ann"]])"},
        {teams, {"score 3"}, R"(["Ann","Cid"])", false, R"([["Ann","Cid"]])"},
        {teams, {"score 3", "Ben: score 4", "Cid: score 2"}, R"(["Ann","Cid"])", false, R"([["Ann","Cid"],["Ben"]])"},
        {teams,
         {"score 3", "Ben: score 5", "Cid: score 2"},
         R"(["Ann","Ben","Cid"])",
         true,
         R"([["Ann","Ben","Cid"]])"},
    };
    for (const Row& row : rows) {
        Session session = table({"Ann", "Ben", "Cid"}, row.setup);
        for (const char* line : row.lines) {
            EXPECT_EQ(enter(session, line), "");
        }
        EXPECT_TRUE(replay_json(session, session.plies())["result"].is_null());
        EXPECT_EQ(enter(session, "finish"), "");
        const Json result = replay_json(session, session.plies())["result"];
        EXPECT_EQ(result["winners"].dump(), row.winners);
        EXPECT_EQ(result["shared"], row.shared);
        EXPECT_EQ(result["ranking"].dump(), row.ranking);
        EXPECT_EQ(result["decided_by"], "points");
    }
}

TEST(OpenTable, WithoutAnyScoreHasNoResultUnlessTheTableSaysWhoWon) {
    const char* pairs = R"({"columns":["P"],"teams":[["Ann","Cid"],["Ben"]]})";
    const struct {
        const char* setup;
        const char* score;
        const char* end;
        const char* outcome;
        const char* result;
        const char* sentence;
    } rows[] = {
        {R"({})", "", "finish", "none", R"({"winners":[],"shared":false,"decided_by":"","ranking":[]})",
         "Nobody has a score, so nobody wins"},
        {R"({})", "", "finish Ben", "won",
         R"({"winners":["Ben"],"shared":false,"decided_by":"table","ranking":[["Ben"],["Ann","Cid"]]})",
         "Ben wins, as the table said"},
        {R"({"columns":["P"]})", "score 5", "finish Cid", "won",
         R"({"winners":["Cid"],"shared":false,"decided_by":"table","ranking":[["Cid"],["Ann"]]})",
         "Cid wins, as the table said"},
        {R"({})", "", "finish ben ann", "won",
         R"({"winners":["Ann","Ben"],"shared":true,"decided_by":"table","ranking":[["Ann","Ben"],["Cid"]]})",
         "Ann and Ben share the victory, as the table said"},
        {pairs, "", "finish cid", "won",
         R"({"winners":["Ann","Cid"],"shared":false,"decided_by":"table","ranking":[["Ann","Cid"],["Ben"]]})",
         "Ann and Cid win, as the table said"},
        {R"({})", "", "finish lost", "lost",
         R"({"winners":[],"shared":false,"decided_by":"table","ranking":[["Ann","Ben","Cid"]]})",
         "Everybody loses, as the table said"},
        {R"({})", "", "finish won", "won",
         R"({"winners":["Ann","Ben","Cid"],"shared":true,"decided_by":"table","ranking":[["Ann","Ben","Cid"]]})",
         "Ann, Ben and Cid share the victory, as the table said"},
        {R"({"columns":["P"]})", "score 5", "finish none", "none",
         R"({"winners":[],"shared":false,"decided_by":"table","ranking":[]})", "Nobody wins, as the table said"},
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(row.end);
        Session session = table({"Ann", "Ben", "Cid"}, row.setup);
        EXPECT_TRUE(*row.score == '\0' || enter(session, row.score).empty());
        EXPECT_EQ(enter(session, row.end), "");
        Json result = replay_json(session, session.plies())["result"];
        EXPECT_EQ(result["scoresheet"]["sentence"], row.sentence);
        EXPECT_EQ(result["outcome"], row.outcome);
        result.erase("scoresheet");
        result.erase("outcome");
        EXPECT_EQ(result.dump(), row.result);
    }
}

TEST(OpenTable, WhoWonIsSaidOnceAndOfWholeTeams) {
    const Session session = table({"Ann", "Ben", "Cid"}, R"({"teams":[["Ann","Cid"],["Ben"]]})");
    const auto read = [&](const char* json) {
        try {
            read_event(Json::parse(json), "event", session.playthrough(), session.names());
            return std::string();
        } catch (const BadRecord& bad) {
            return std::string(bad.what());
        }
    };
    EXPECT_EQ(read(R"({"type":"finish","winners":["Cid","Ann"]})"), "");
    EXPECT_NE(read(R"({"type":"finish","winners":["Ann"]})").find("Ann and Cid are in one team"), std::string::npos);
    EXPECT_NE(read(R"({"type":"finish","winners":["Ben"],"outcome":"lost"})").find("not both"), std::string::npos);
    EXPECT_NE(read(R"({"type":"finish","winners":[]})"), "");
    EXPECT_NE(read(R"({"type":"finish","outcome":"drawn"})").find("won, lost or none"), std::string::npos);
}

TEST(OpenTable, TheFormOfTheEndOffersEverySideAndTheWholeTable) {
    const Session session = table({"Ann", "Ben", "Cid"}, R"({"teams":[["Ann","Cid"],["Ben"]]})");
    const auto form = [&](const char* draft) {
        return session.playthrough().form(session.plies(), Json::parse(draft));
    };
    const std::vector<Slot> slots = form(R"({"type":"finish"})");
    ASSERT_EQ(slots.size(), 2U);
    EXPECT_TRUE(slots[0].optional && slots[1].optional);
    std::string winners;
    for (const Option& option : slots[0].options) {
        winners += option.value.dump() + " ";
    }
    EXPECT_EQ(winners, R"(["Ann","Cid"] ["Ben"] ["Ann","Cid","Ben"] )");
    EXPECT_EQ(form(R"({"type":"finish","outcome":"lost"})").size(), 1U) << "either some won, or all came out alike";
    EXPECT_EQ(form(R"({"type":"finish","winners":["Ben"]})").size(), 1U);
}

TEST(OpenTable, FinishingTellsHowManyCellsAreEmptyBeforeAndAfter) {
    Session session = table({"Ann", "Ben"}, R"({"columns":["A"]})");
    const auto text = [&] {
        const EventPtr event = parse_event("finish", session.playthrough(), session.plies(), session.names());
        return english(session.replay().describe(session.plies(), *event));
    };
    EXPECT_EQ(text(), "The game is finished with 2 empty cells");
    EXPECT_EQ(enter(session, "score 3"), "");
    EXPECT_EQ(text(), "The game is finished with 1 empty cell");
    EXPECT_EQ(enter(session, "Ben: score 4"), "");
    EXPECT_EQ(text(), "The game is finished");
}

TEST(OpenTable, HalvesAreExactInTheRecordAndTheResult) {
    Session session = table({"Ann", "Ben"}, R"({"columns":["A","B","C"]})");
    enter(session, "score 0.5 A");
    enter(session, "score 0.5 B");
    enter(session, "score -12.5 C");
    enter(session, "Ben: score 999999999 A");
    enter(session, "finish");
    const Json json = replay_json(session, session.plies());
    EXPECT_EQ(json["state"]["players"]["Ann"].dump(),
              R"({"counters":{},"scores":{"A":0.5,"B":0.5,"C":-12.5},"total":-11.5})");
    EXPECT_EQ(json["result"]["scoresheet"]["ladder"][0]["values"].dump(), R"({"Ann":-11.5,"Ben":999999999})");
    EXPECT_EQ(json["result"]["scoresheet"]["rows"][2]["values"].dump(), R"({"Ann":-12.5,"Ben":null})");
}

TEST(OpenTable, ScoresAreReadUpToTheLargestNumberAndNoFurther) {
    const Session session = table({"Ann", "Ben"}, R"({"columns":["A"]})");
    const auto read = [&](const char* points) {
        const Json json{{"type", "score"}, {"player", "Ann"}, {"column", "A"}, {"value", Json::parse(points)}};
        try {
            read_event(json, "event", session.playthrough(), session.names());
            return std::string();
        } catch (const BadRecord& bad) {
            return std::string(bad.what());
        }
    };
    for (const char* points : {"0", "0.5", "600000000.5", "-999999998.5", "999999999", "-999999999"}) {
        EXPECT_EQ(read(points), "") << points;
    }
    for (const char* points : {"999999999.5", "1000000000", "-999999999.5", "1e300"}) {
        EXPECT_NE(read(points).find("out of range"), std::string::npos) << read(points);
    }
    EXPECT_NE(read("0.25").find("neither a whole number nor a half"), std::string::npos) << read("0.25");
}

TEST(OpenTable, AbandonedNothingIsEnteredButCounts) {
    Session session = table({"Ann"}, R"({"columns":["A"],"counters":[{"name":"Life"}]})");
    EXPECT_EQ(enter(session, "abandon"), "");
    for (const char* line : {"finish", "column B", "score 3", "count 1", "turn"}) {
        EXPECT_EQ(enter(session, line), "session.ended impossible") << line;
    }
    EXPECT_EQ(enter(session, "adj counter Ann 3 Life"), "");
}

TEST(OpenTable, ThePadAndTheCountersAreBounded) {
    Session session = table({"Ann"}, R"({"counters":[{"name":"Life","start":999999990}]})");
    for (int i = 0; i < 200; ++i) {
        EXPECT_EQ(enter(session, ("column " + std::to_string(i)).c_str()), "");
    }
    EXPECT_EQ(enter(session, "column more"), "open-table.column.room impossible");
    EXPECT_EQ(enter(session, "count 9 Life"), "");
    EXPECT_EQ(enter(session, "count 1 Life"), "open-table.count.room impossible");
    EXPECT_TRUE(session.playthrough().prompt(session.plies()).verbs[3].barred) << "no round may be added";
}

TEST(OpenTable, SaysWhichCardIsMeantWhereTwoDecksHaveOneOfItsCode) {
    Session session = table({"Ann", "Ben"}, R"({"decks":["standard","decktet"]})");
    const auto told = [&](const char* line) {
        const EventPtr event = parse_event(line, session.playthrough(), session.plies(), session.names());
        return english(session.replay().describe(session.plies(), *event));
    };
    EXPECT_EQ(told("play as"), "Ann plays AS (the ace of spades)");
    EXPECT_EQ(told("play as of decktet"), "Ann plays AS (the Ace of Suns)");
    EXPECT_EQ(told("play ace of suns discard"), "Ann discards AS (the Ace of Suns)");
    EXPECT_EQ(told("play 10h"), "Ann plays 10H") << "only one deck has such a card";
    EXPECT_EQ(enter(session, "play as"), "");
    ASSERT_EQ(session.replay().story(session.replay().steps().size() - 1).size(), 1U);
    EXPECT_EQ(english(session.replay().story(session.replay().steps().size() - 1)[0].text),
              "no deck was named, so the first one that has such a card is meant: the ace of spades");
    EXPECT_EQ(enter(session, "play ace of suns"), "");
    EXPECT_TRUE(session.replay().story(session.replay().steps().size() - 1).empty()) << "it was named";
    EXPECT_EQ(session.playthrough().state(session.plies())["deck"].dump(), R"({"standard":51,"decktet":35})");
    const Session again = read_record(write_record(session), known_games());
    EXPECT_EQ(again.playthrough().state(again.plies())["deck"].dump(), R"({"standard":51,"decktet":35})");
    const EventPtr twice = parse_event("play as", session.playthrough(), session.plies(), session.names());
    EXPECT_EQ(english(session.replay().judge(*twice)->reason), "AS (the ace of spades) already lies on the table");

    const Session bare = table({"Ann"}, "{}");
    const EventPtr event = parse_event("play as", bare.playthrough(), bare.plies(), bare.names());
    EXPECT_EQ(english(bare.replay().judge(*event)->reason),
              "No cards were chosen for this table, so AS is in no deck here");
}

TEST(OpenTable, TwoPacksHaveEachCardTwice) {
    Session session = table({"Ann"}, R"({"decks":["standard","standard+2jokers"]})");
    EXPECT_EQ(enter(session, "play qh"), "");
    EXPECT_EQ(enter(session, "play qh"), "");
    EXPECT_EQ(enter(session, "play qh"), "open-table.card.place impossible");
    EXPECT_EQ(enter(session, "play qh of standard discard"), "");
    const Json state = session.playthrough().state(session.plies());
    EXPECT_EQ(state["table"].dump(), R"(["QH"])");
    EXPECT_EQ(state["discard"].dump(), R"({"standard":1,"standard+2jokers":0})");
    EXPECT_EQ(state["deck"].dump(), R"({"standard":51,"standard+2jokers":53})");
}

TEST(OpenTable, APadWithoutRoundsTakesNoScoreAndTheButtonBeginsOne) {
    Session session = table({"Ann"}, "{}");
    const EventPtr event = parse_event("score 3 First", session.playthrough(), session.plies(), session.names());
    const auto judgement = session.replay().judge(*event);
    ASSERT_TRUE(judgement);
    EXPECT_EQ(english(judgement->reason), "The score pad has no round yet; add one first");
    const Verb score = session.playthrough().prompt(session.plies()).verbs[0];
    EXPECT_FALSE(score.barred);
    EXPECT_EQ(score.before, (Json{{"type", "column"}, {"name", "Round 1"}}));
    EXPECT_EQ(enter(session, "column First"), "");
    EXPECT_EQ(enter(session, "score 3 First"), "");
}

TEST(OpenTable, SaysWhoHasAScoreInEveryRoundWhereALineNamesNone) {
    Session session = table({"Ann", "Ben"}, "{}");
    EXPECT_EQ(enter(session, "column \"Round 1\""), "");
    EXPECT_EQ(enter(session, "Ann: score 5"), "");
    const EventPtr event = parse_event("score 7", session.playthrough(), session.plies(), session.names());
    const auto judgement = session.replay().judge(*event);
    ASSERT_TRUE(judgement);
    EXPECT_EQ(english(judgement->reason),
              "Ann has a score in every round already; add Round 2 first, or say whose score it is");
    EXPECT_EQ(enter(session, "Ben: score 7"), "");
}

}  // namespace
}  // namespace castalia
