// The list of what lies on the table, tried in random sessions of every game.
#include <gtest/gtest.h>

#include <set>

#include "core/review/table_counts.h"
#include "core/session/record.h"
#include "tests/review/evenings.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia::review {
namespace {

class CountsOfEveryGame : public ::testing::TestWithParam<const char*> {};

TEST_P(CountsOfEveryGame, StandAtTheSamePlaceAllEvening) {
    const Session session = random_evening(game_called(GetParam()), 3, 60);
    std::vector<TableCount> before = counts_at(session, 0);
    ASSERT_FALSE(before.empty());
    for (std::size_t ply = 1; ply <= session.plies(); ++ply) {
        const std::vector<TableCount> now = counts_at(session, ply);
        ASSERT_GE(now.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            ASSERT_EQ(now[i].what, before[i].what) << ply;
        }
        const std::vector<long long> numbers = numbers_at(session.game(), session.playthrough(), ply);
        ASSERT_EQ(numbers.size(), now.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            ASSERT_EQ(numbers[i], now[i].number) << now[i].what;
        }
        before = now;
    }
}

TEST_P(CountsOfEveryGame, AreSetByAnAdjustWhichChangesNoOther) {
    Session session = random_evening(game_called(GetParam()), 4, 25);
    const std::vector<TableCount> counts = counts_at(session, session.plies());
    int adjusted = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (!counts[i].adjustable) {
            continue;
        }
        const long long to = counts[i].number == 1 ? 2 : 1;
        const Json adjust{{"type", "adjust"}, {"what", counts[i].what}, {"to", to}};
        const EventPtr event = read_event(adjust, "adjust", session.playthrough(), session.names());
        ASSERT_EQ(write_event(*event, session.playthrough(), session.names())["what"], counts[i].what);
        const std::unique_ptr<Playthrough> line = session.playthrough().copy(session.plies());
        const Move& move = *std::get<MovePtr>(event->what);
        ASSERT_FALSE(line->judge(move)) << counts[i].what;
        line->play(move);
        std::vector<long long> expected = numbers_at(session.game(), session.playthrough(), session.plies());
        expected[i] = to;
        ASSERT_EQ(numbers_at(session.game(), *line, line->plies()), expected) << counts[i].what;
        ++adjusted;
    }
    EXPECT_GT(adjusted, 0);
}

TEST_P(CountsOfEveryGame, AreToldInTheLogEachInItsOwnWordsWithItsNumberAndWhoseItIs) {
    const Session session = random_evening(game_called(GetParam()), 4, 25);
    std::set<std::string> texts;
    for (const TableCount& count : counts_at(session, session.plies())) {
        if (!count.adjustable) {
            continue;
        }
        const Json adjust{{"type", "adjust"}, {"what", count.what}, {"to", 2}};
        const EventPtr event = read_event(adjust, "adjust", session.playthrough(), session.names());
        const std::string words =
            english(session.playthrough().describe(session.plies(), *std::get<MovePtr>(event->what)));
        EXPECT_TRUE(words.starts_with("Counted: ")) << words;
        EXPECT_NE(words.find('2'), std::string::npos) << words;
        EXPECT_NE(words.find(count.what.value("player", "")), std::string::npos) << words;
        EXPECT_TRUE(texts.insert(words).second) << words << " tells two counts";
    }
}

TEST_P(CountsOfEveryGame, AreReadAloudOnceEach) {
    const Session session = random_evening(game_called(GetParam()), 5, 40);
    const std::vector<TableCount> counts = counts_at(session, session.plies());
    std::vector<std::size_t> read;
    for (const CountLine& line : lines_of(counts)) {
        read.insert(read.end(), line.counts.begin(), line.counts.end());
    }
    std::ranges::sort(read);
    EXPECT_EQ(std::ranges::adjacent_find(read), read.end());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        EXPECT_EQ(std::ranges::binary_search(read, i), counts[i].number != 0 || counts[i].shown_at_none);
    }
}

INSTANTIATE_TEST_SUITE_P(Each, CountsOfEveryGame, every_game(), name_of_game);

class FoundCounts : public ::testing::Test {
protected:
    std::vector<FoundCount> read(const char* json) const { return read_found(Json::parse(json), session, counts); }
    std::string refused(const char* json) const {
        try {
            read(json);
        } catch (const BadRecord& error) {
            return error.what();
        }
        return "";
    }

    Session session = read_record(sample_file("magnate"), known_games());
    std::vector<TableCount> counts = counts_at(session, session.plies());
};

TEST_F(FoundCounts, AreReadInAnySpellingOfAnAdjust) {
    const auto found = read(R"([{"what": {"player": "Ann", "what": "tokens", "suit": "m"}, "to": 3},
                                {"what": {"what": "draw_pile"}, "to": null}])");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(counts[found[0].count].what, Json::parse(R"({"what": "tokens", "player": "Ann", "suit": "M"})"));
    EXPECT_EQ(found[0].number, 3);
    EXPECT_FALSE(found[1].number);
}

TEST_F(FoundCounts, AreReadOfWhatNoAdjustSets) {
    const auto found = read(R"([{"what": {"what": "deed", "player": "Ben", "district": 2, "suit": "K"}, "to": 1}])");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_FALSE(counts[found[0].count].adjustable);
}

TEST_F(FoundCounts, ThatNoTableHasAreRefusedWithTheirPlace) {
    EXPECT_EQ(refused(R"({})"), "found: a list of counts belongs here, not an object");
    EXPECT_NE(refused(R"([{"what": {"what": "hats"}, "to": 1}])").find("found[0].what: "), std::string::npos);
    EXPECT_NE(refused(R"([{"what": {"what": "draw_pile"}}])").find("found[0]: the key \"to\" is missing"),
              std::string::npos);
    EXPECT_NE(refused(R"([{"what": {"what": "draw_pile"}, "to": 1.5}])").find("found[0].to: "), std::string::npos);
    EXPECT_NE(refused(R"([{"what": {"what": "draw_pile"}, "to": 1, "by": "Ann"}])")
                  .find("found[0]: the key \"by\" is not known here"),
              std::string::npos);
    EXPECT_NE(refused(R"([{"what": {"what": "draw_pile"}, "to": 1}, {"what": {"what": "draw_pile"}, "to": 2}])")
                  .find("found[1].what: "),
              std::string::npos);
}

}  // namespace
}  // namespace castalia::review
