// Results without a log: each score is a number for itself, and how a game ended follows from what is known.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "core/statistics/outcome.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

Session result(std::vector<std::string> players, const char* setup) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "result";
    heading.edition = "1";
    heading.players = std::move(players);
    heading.setup = Json::parse(setup);
    return Session(game_called("result"), heading);
}

TEST(AResult, ShowsAndCountsEveryScoreThatIsKnown) {
    const struct {
        const char* setup;
        std::vector<long long> values;
        int parts;
        const char* score;
        std::optional<double> winning;
    } rows[] = {
        {R"({"scores":{"Ann":"14","Ben":"13.5","Cid":"17","Dan":"22"},"winners":["Dan"]})",
         {140, 135, 170, 220},
         10,
         "14–13.5–17–22",
         22.0},
        {R"({"scores":{"Ann":"30","Ben":"25","Cid":"","Dan":"28"},"winners":["Ann"]})",
         {30, 25, kNoNumber, 28},
         1,
         "30, 25, –, 28",
         30.0},
        {R"({"scores":{"Ann":"86+84+","Ben":"21,7","Cid":"3+6+2","Dan":"x"},"winners":["Ben"]})",
         {kNoNumber, 217, 110, kNoNumber},
         10,
         "–, 21.7, 11, –",
         21.7},
    };
    for (const auto& row : rows) {
        const Session session = result({"Ann", "Ben", "Cid", "Dan"}, row.setup);
        const Scoresheet sheet = session.playthrough().score(0);
        ASSERT_EQ(sheet.rows.size(), 1U);
        EXPECT_EQ(sheet.rows.front().values, row.values);
        EXPECT_EQ(sheet.parts, row.parts);
        EXPECT_EQ(sheet.decided_by, "points");
        const Outcome outcome = outcome_of(session);
        EXPECT_EQ(outcome.score, row.score);
        EXPECT_EQ(outcome.winning, row.winning);
        EXPECT_EQ(outcome.ended_as, GameOutcome::won);
    }
}

TEST(AResult, WithoutPointsHasNoScore) {
    const Session session = result({"Ann", "Ben", "Cid"}, R"({"scores":{},"winners":["Ben"]})");
    EXPECT_EQ(outcome_of(session).score, "") << "that Ben won is no score";
    EXPECT_EQ(seats_of(session)[1].scores, "{}");
    EXPECT_EQ(seats_of(session)[1].won, SeatOutcome::Won::alone);
}

TEST(AResult, WhoseScoreIsUnknownStandsNowhereAmongOthers) {
    const Session session =
        result({"Ann", "Ben", "Cid"}, R"({"scores":{"Ann":"3","Ben":"","Cid":"9"},"winners":["Cid"]})");
    const Scoresheet sheet = session.playthrough().score(0);
    EXPECT_EQ(sheet.ranking, (std::vector<std::vector<Seat>>{{Seat{2}}, {Seat{0}}}));
    EXPECT_EQ(seats_of(session)[1].placing, std::nullopt);
    EXPECT_EQ(english(sheet.rows.front().sources[0]), "");
}

TEST(AResult, WithoutAWinnerIsLostDrawnOrNone) {
    const struct {
        std::vector<std::string> players;
        const char* setup;
        GameOutcome outcome;
        const char* sentence;
    } rows[] = {
        {{"Ann", "Ben"},
         R"({"game":"Outbreak","without_winner":"lost"})",
         GameOutcome::lost,
         "The table lost Outbreak"},
        {{"Ann"}, R"({"game":"Patience"})", GameOutcome::lost, "The table lost Patience"},
        {{"Ann", "Ben"}, R"({"game":"Chess"})", GameOutcome::drawn, "Nobody won Chess"},
        {{"Ann", "Ben"},
         R"({"game":"Whist","scores":{"Ann":"5","Ben":"5"}})",
         GameOutcome::drawn,
         "Nobody won Whist"},
        {{"Ann", "Ben"},
         R"({"game":"Whist","scores":{"Ann":"5","Ben":"7"}})",
         GameOutcome::none,
         "Whist has no result"},
        {{"Ann", "Ben"},
         R"({"game":"Azul","scores":{"Ann":"44","Ben":""}})",
         GameOutcome::none,
         "Azul has no result"},
        {{"Ann", "Ben"},
         R"({"game":"Azul","scores":{"Ann":"44","Ben":"1,500"}})",
         GameOutcome::none,
         "Azul has no result"},
        {{"Ann"}, R"({"game":"Patience","without_winner":"none"})", GameOutcome::none, "Patience has no result"},
    };
    for (const auto& row : rows) {
        const Session session = result(row.players, row.setup);
        const Scoresheet sheet = session.playthrough().score(0);
        EXPECT_EQ(sheet.outcome(), row.outcome) << row.setup;
        EXPECT_EQ(sheet.outcome_of(Seat{0}), row.outcome) << row.setup;
        EXPECT_EQ(english(sheet.sentence), row.sentence);
        EXPECT_EQ(outcome_of(session).ended_as, row.outcome);
        const std::string record = write_record(session);
        EXPECT_EQ(write_record(read_record(record, known_games())), record);
    }
}

TEST(AResult, OfATeamThatWinsAloneIsNotShared) {
    const auto shared = [](const std::string& teams) {
        const Session session =
            result({"Ann", "Ben", "Cid"},
                   (R"({"game":"Whist","uses_teams":true,"winners":["Ann","Cid"],"teams":)" + teams + "}").c_str());
        return session.playthrough().score(0).shared;
    };
    EXPECT_FALSE(shared(R"({"Ann":"1","Ben":"2","Cid":"1"})"));
    EXPECT_TRUE(shared(R"({"Ann":"1","Ben":"2","Cid":"3"})"));
    EXPECT_TRUE(shared(R"({"Ann":"","Ben":"2","Cid":""})")) << "who is in no team plays alone";
}

TEST(AResult, FromBeforeThereWereOutcomesKeepsItsBytes) {
    const Session session = result({"Ann", "Ben"}, R"({"game":"Chess","winners":[]})");
    EXPECT_EQ(write_record(session).find("without_winner"), std::string::npos);
}

}  // namespace
}  // namespace castalia
