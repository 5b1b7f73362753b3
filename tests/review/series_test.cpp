// The curves of a session agree with its scoresheets, and their JSON follows the contract.
#include <gtest/gtest.h>

#include <set>

#include "core/review/review.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/support/tables.h"
#include "tests/support/toy_game/toy_game.h"

namespace castalia::review {
namespace {

class CurvesOf : public ::testing::TestWithParam<const char*> {
protected:
    const Session session = sample_of(GetParam());
    const std::vector<Series> all = series_of(session);
};

TEST_P(CurvesOf, HaveAValueForEveryPlayerAtEveryMoment) {
    ASSERT_FALSE(all.empty());
    std::set<std::string> keys;
    for (const Series& series : all) {
        SCOPED_TRACE(series.key);
        EXPECT_TRUE(keys.insert(series.key).second);
        EXPECT_EQ(series.key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789"), std::string::npos);
        EXPECT_FALSE(english(series.name).empty());
        EXPECT_FALSE(english(series.unit).empty());
        ASSERT_EQ(series.values.size(), session.names().size());
        for (const auto& curve : series.values) {
            EXPECT_EQ(curve.size(), session.plies() + 1);
        }
    }
}

TEST_P(CurvesOf, AreNeverFlat) {
    for (const Series& series : all) {
        EXPECT_TRUE(std::ranges::any_of(series.values, [](const auto& curve) {
            return std::ranges::any_of(curve, [&](const auto& value) { return value != curve.front(); });
        })) << series.key;
    }
}

TEST_P(CurvesOf, AgreeWithTheLadderWhereTheyHaveTheNameOfAStep) {
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        const Scoresheet sheet = session.playthrough().score(ply);
        for (const Series& series : all) {
            const auto step = std::ranges::find(sheet.ladder, series.key, &Scoresheet::Step::name);
            for (std::size_t seat = 0; step != sheet.ladder.end() && seat < series.values.size(); ++seat) {
                const std::optional<double> value = series.values[seat][ply];
                EXPECT_EQ(value, number_value(step->values[seat], sheet.parts)) << series.key << ply;
            }
        }
    }
}

TEST_P(CurvesOf, AreAsTheContractHasThemInJson) {
    const Json json = review_json(session);
    EXPECT_EQ(json["game"], GetParam());
    EXPECT_EQ(json["plies"], session.plies());
    EXPECT_EQ(json["series"].size(), all.size() * session.names().size());
    for (const Json& series : json["series"]) {
        EXPECT_TRUE(series["key"].is_string() && series["unit"].is_string());
        EXPECT_NE(std::ranges::find(session.names(), series["player"].get<std::string>()), session.names().end());
        EXPECT_EQ(series["values"].size(), session.plies() + 1);
    }
    for (const Json& moment : json["moments"]) {
        EXPECT_LE(moment["after"].get<std::size_t>(), session.plies());
        EXPECT_FALSE(moment["text"].get<std::string>().empty());
    }
    EXPECT_FALSE(json.contains("chances"));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, CurvesOf, every_game(), name_of_game);

TEST(Curves, OfMuseeAddUpToThePoints) {
    const Session session = sample_of("musee");
    const std::vector<Series> all = series_of(session);
    const auto values = [&](const std::string& key) { return std::ranges::find(all, key, &Series::key)->values; };
    const Json end = session.playthrough().state(session.plies());
    const auto points = values("points"), paintings = values("paintings"), pairs = values("pairs"),
               stairs = values("stairs");
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        const double bonuses = end["musees"][seat]["score"]["bonuses"].get<double>();
        EXPECT_EQ(*points[seat].back(),
                  *paintings[seat].back() + 2 * *pairs[seat].back() + 3 * *stairs[seat].back() + bonuses);
    }
}

TEST(Curves, OfAnOpenTableBeginWithTheFirstScore) {
    const Session session = sample_of("open-table");
    const std::vector<Series> all = series_of(session);
    EXPECT_EQ(all[0].values[0].front(), std::nullopt);
    EXPECT_EQ(*all[0].values[0].back(), 27.5);
    EXPECT_EQ(all[1].key, "counter_1");
    EXPECT_EQ(english(all[1].name), "Chips");
    EXPECT_EQ(*all[1].values[1].back(), -1);
    EXPECT_TRUE(review_json(session)["series"][0]["values"][0].is_null());
}

TEST(Curves, OfAGameThatDeclaresNoneAreItsLadder) {
    const Game pips = toy::game();
    ASSERT_FALSE(pips.series);
    Heading heading;
    heading.game = pips.id;
    heading.edition = pips.editions.front();
    heading.players = {"Ann", "Ben"};
    Session session(pips, heading);
    for (const char* line : {"r 3", "r 5"}) {
        session.enter(Played{parse_event(line, session.playthrough(), session.plies(), session.names())}, {});
    }
    const std::vector<Series> all = series_of(session);
    const Scoresheet sheet = session.playthrough().score(session.plies());
    ASSERT_EQ(all.size(), sheet.ladder.size());
    EXPECT_EQ(*all[0].values[1].back(), static_cast<double>(sheet.ladder[0].values[1]));
    EXPECT_EQ(all[0].values[1].size(), 3U);
}

/// Returns the coins in a purse as the state writes it.
double coins_in(const Json& purse) {
    double coins = 0;
    for (const auto& [suit, number] : purse.items()) {
        coins += number.get<double>();
    }
    return coins;
}

TEST(RoundCurves, OfTheDecktetMuseHaveTheCoinsAtTheEndOfEachRound) {
    const Session session = sample_of("muse-decktet");
    const Playthrough& line = session.playthrough();
    std::vector<Json> ends;
    for (std::size_t ply = 1; ply <= line.plies(); ++ply) {
        if (line.state(ply)["round"] != line.state(ply - 1)["round"]) {
            ends.push_back(line.state(ply - 1));
        }
    }
    ends.push_back(line.state(line.plies()));
    const std::vector<Curves> charts = session.game().curves(line);
    ASSERT_EQ(charts.size(), 2U);
    for (const Curves& chart : charts) {
        ASSERT_EQ(chart.places.size(), ends.size());
        EXPECT_EQ(english(chart.places.front()), "1");
        EXPECT_EQ(english(chart.places.back()), std::to_string(ends.size()));
    }
    ASSERT_EQ(charts[0].curves.size(), 6U);
    ASSERT_EQ(charts[1].curves.size(), session.names().size());
    const std::string suits = "MSWLYK";
    for (std::size_t round = 0; round < ends.size(); ++round) {
        for (std::size_t suit = 0; suit < suits.size(); ++suit) {
            EXPECT_EQ(charts[0].curves[suit].values.at(round),
                      ends[round]["economy"].value(std::string(1, suits[suit]), 0))
                << suits[suit] << " in round " << round + 1;
        }
        for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
            EXPECT_EQ(charts[1].curves[seat].values.at(round),
                      coins_in(ends[round]["players"][session.names()[seat]]["coins"]))
                << session.names()[seat] << " in round " << round + 1;
        }
    }
}

TEST(Leaders, OfARowAreBetterThanEverybodyElse) {
    for (const char* game : {"magnate", "muse-decktet", "open-table"}) {
        const Session session = sample_of(game);
        std::size_t led = 0, shared = 0;
        for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
            for (const Scoresheet::Row& row : session.playthrough().score(ply).rows) {
                const bool highest_wins = session.heading().setup.value("highest_wins", true);
                std::vector<long long> known = row.values;
                std::erase(known, kNoNumber);
                if (known.empty()) {
                    EXPECT_TRUE(row.leaders.empty()) << game << ": " << english(row.label) << " after " << ply;
                    continue;
                }
                const long long best = highest_wins ? std::ranges::max(known) : std::ranges::min(known);
                const bool alone = std::ranges::count(known, best) == 1;
                ++(row.leaders.empty() ? shared : led);
                if (!row.leaders.empty()) {
                    EXPECT_TRUE(alone) << game << ": " << english(row.label) << " after " << ply;
                    EXPECT_EQ(row.values.at(static_cast<std::size_t>(row.leaders.front().index)), best);
                } else if (std::string(game) != "open-table") {  // There a row has no leader before it is complete.
                    EXPECT_FALSE(alone) << game << ": " << english(row.label) << " after " << ply;
                }
            }
        }
        EXPECT_GT(led, 0U) << game;
        EXPECT_GT(shared, 0U) << game;
    }
}

}  // namespace
}  // namespace castalia::review
