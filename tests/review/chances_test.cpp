// Winning chances: sensible players keep the rules and beat random ones, and the chances come true as often as they
// say.
#include <cmath>
#include <cstdlib>
#include <numeric>

#include <gtest/gtest.h>

#include "core/review/chances.h"
#include "core/rules/game/playout.h"
#include "tests/review/evenings.h"
#include "tests/support/golden.h"
#include "tests/support/samples.h"
#include "tests/support/tables.h"

namespace castalia::review {
namespace {

using namespace testing_words;

/// The games that moves decide.
const std::vector<std::string> kGames{"magnate", "muse-decktet", "musee", "dance-of-muses"};

bool long_run() { return std::getenv("CASTALIA_LONG") != nullptr; }

/// Returns a table of this many players before the first event, with a random setup.
Session new_table(const std::string& id, std::size_t players, std::uint64_t seed) {
    Chance chance(seed);
    const Game& game = game_called(id);
    Players seated{{"Ann", "Ben", "Cid", "Dan"}};
    seated.names.resize(players);
    const std::optional<Json> setup = any_setup(game, seated, chance);
    return any_evening(game, seated, setup.value(), chance, moment_of("2026-11-21T19:00:00Z", ""), 0);
}

std::vector<std::size_t> numbers_of_players(const std::string& id) {
    const Game& game = game_called(id);
    std::vector<std::size_t> numbers;
    for (int players = std::max(2, game.least_players); players <= game.most_players; ++players) {
        numbers.push_back(static_cast<std::size_t>(players));
    }
    return numbers;
}

/// Returns true if every slot of the form that the event fills offers what it fills in.
::testing::AssertionResult offered(const Playthrough& table, const Move& move) {
    Json event = Json::object();
    table.write(move, event);
    for (const Slot& slot : table.form(table.plies(), event)) {
        const Json value = value_at(event, slot.field);
        if (value.is_null() || slot.options.empty() || slot.kind == Slot::Kind::payment) {
            continue;
        }
        const auto option = std::ranges::find(slot.options, value, &Option::value);
        if (option == slot.options.end() || option->barred) {
            return ::testing::AssertionFailure() << event.dump() << " at " << slot.field;
        }
    }
    return ::testing::AssertionSuccess();
}

TEST(PlayoutBots, KeepToTheRulesAndToWhatIsOffered) {
    for (const std::string& id : kGames) {
        for (const std::size_t players : numbers_of_players(id)) {
            for (std::uint64_t seed = 1; seed <= (long_run() ? 100 : 2); ++seed) {
                SCOPED_TRACE(id + " " + std::to_string(players) + " seed " + std::to_string(seed));
                const Session session = new_table(id, players, seed);
                RandomSource random(seed);
                const auto game = session.game().continued(session.playthrough(), 0, random);
                int moves = 0;
                for (; !game->over() && moves < 2'000; ++moves) {
                    const MovePtr move = game->next();
                    ASSERT_NE(move, nullptr);
                    const std::unique_ptr<Playthrough> table = game->table();
                    const std::optional<Refusal> refusal = table->judge(*move);
                    ASSERT_FALSE(refusal) << table->notation(*move) << ": " << english(refusal->reason);
                    ASSERT_TRUE(offered(*table, *move)) << table->notation(*move);
                    game->play(*move);
                }
                EXPECT_TRUE(game->over());
                EXPECT_GT(moves, 10);
                const std::vector<double> shares = game->shares();
                EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), 1, 1e-9);
            }
        }
    }
}

/// Plays a game between a sensible player in the seat and others who do anything that is offered. Returns the
/// sensible player's share of the win.
double against_chance(const std::string& id, std::size_t players, Seat sensible, std::uint64_t seed) {
    const Session session = new_table(id, players, seed);
    RandomSource random(seed);
    Chance chance(seed);
    RandomPlayer random_player(chance);
    const auto game = session.game().continued(session.playthrough(), 0, random);
    for (int moves = 0; !game->over() && moves < 3'000; ++moves) {
        const MovePtr move = game->next();
        const std::unique_ptr<Playthrough> table = game->table();
        if (table->actor(*move).value_or(sensible) == sensible) {
            game->play(*move);
            continue;
        }
        const Json event = random_player.any(*table);
        const std::vector<std::string> names(session.names().begin(), session.names().end());
        Fields fields(event, "event", names);
        const MovePtr any = event.is_null() ? nullptr : table->read(fields);
        game->play(any == nullptr || table->judge(*any) || table->actor(*any) == sensible ? *move : *any);
    }
    return game->shares()[static_cast<std::size_t>(sensible.index)];
}

TEST(PlayoutBots, BeatWhoeverPlaysByChance) {
    for (const std::string& id : kGames) {
        const std::size_t players = numbers_of_players(id).front();
        const int games = long_run() ? 400 : 20;
        double won = 0;
        for (int game = 0; game < games; ++game) {
            won += against_chance(id, players, Seat{game % static_cast<int>(players)},
                                  static_cast<std::uint64_t>(game) + 1);
        }
        EXPECT_GE(won / games, 0.75) << id;
    }
}

/// Returns a game of sensible players from its beginning to its end, a move on each line.
std::string whole_game(const std::string& id, std::size_t players) {
    const Session session = new_table(id, players, 1);
    RandomSource random(1);
    const auto game = session.game().continued(session.playthrough(), 0, random);
    std::string moves = "# " + id + ", " + std::to_string(players) + " players\n";
    while (!game->over()) {
        const MovePtr move = game->next();
        moves += game->table()->notation(*move) + "\n";
        game->play(*move);
    }
    return moves;
}

TEST(PlayoutBots, PlayTheSameGamesAsInTheGoldenFile) {
    std::string games;
    for (const std::string& id : kGames) {
        for (const std::size_t players : numbers_of_players(id)) {
            games += whole_game(id, players);
        }
    }
    ::castalia::testing::expect_golden("sensible-games.txt", games);
}

TEST(Chances, AreTheSameForTheSameSeedAndOthersForAnother) {
    const Session session = sample_of("magnate");
    const std::optional<ChancesAt> once = chances_at(session, 10, {40, 7}), twice = chances_at(session, 10, {40, 7}),
                                   other = chances_at(session, 10, {40, 8});
    ASSERT_TRUE(once && twice && other);
    EXPECT_EQ(once->win, twice->win);
    EXPECT_NE(once->win, other->win);
    EXPECT_NEAR(once->win[0] + once->win[1], 1, 1e-9);
    const double largest = std::max(once->win[0], once->win[1]);
    EXPECT_NEAR(once->error, 2 * std::sqrt(largest * (1 - largest) / 40), 1e-9);
}

TEST(Chances, AreCertainOnceTheGameIsOver) {
    for (const std::string& id : kGames) {
        const Session session = sample_of(id.c_str());
        if (!session.playthrough().over(session.plies())) {
            continue;
        }
        const std::optional<ChancesAt> end = chances_at(session, session.plies(), {5, 1});
        ASSERT_TRUE(end) << id;
        EXPECT_EQ(end->error, 0);
        for (const Seat winner : session.playthrough().score(session.plies()).winners) {
            EXPECT_GT(end->win[static_cast<std::size_t>(winner.index)], 0) << id;
        }
        EXPECT_NEAR(std::accumulate(end->win.begin(), end->win.end(), 0.0), 1, 1e-9);
    }
}

TEST(Chances, DoNotKnowWhatCameLater) {
    const Session whole = sample_of("magnate");
    Json record = Json::parse(write_record(whole));
    record["events"].erase(record["events"].begin() + 20, record["events"].end());
    const Session part = read_record(record.dump(), known_games());
    EXPECT_EQ(chances_at(whole, 12, {30, 3})->win, chances_at(part, 12, {30, 3})->win);
}

TEST(Chances, OfAMirroredTableAreMirrored) {
    // The same table with the seats exchanged: the players keep their Crowns, and the same one begins.
    const std::vector<Json> events{roll("Ann", 4, 10), sell("Ann", "9MS"), draw("Ann"), roll("Ben", 10, 3)};
    Json record = record_of(events);
    const Session session = read_record(record.dump(), known_games());
    std::swap(record["players"][0], record["players"][1]);
    const Session mirrored = read_record(record.dump(), known_games());
    const ChancesWanted wanted{long_run() ? 4'000 : 200, 5};
    const std::optional<ChancesAt> one = chances_at(session, 4, wanted), other = chances_at(mirrored, 4, wanted);
    ASSERT_TRUE(one && other);
    EXPECT_NEAR(one->win[0], other->win[1], one->error + other->error);
}

TEST(Chances, AreToldAtEachTurnOrTheWorkIsStopped) {
    const Session session = sample_of("musee");
    const std::vector<std::size_t> turns = turns_of(session);
    EXPECT_EQ(turns.front(), 0U);
    EXPECT_EQ(turns.back(), session.plies());
    std::size_t asked = 0;
    const std::optional<Chances> all = chances_of(session, {2, 1}, [&](std::size_t done, std::size_t of) {
        EXPECT_EQ(done, asked++);
        EXPECT_EQ(of, turns.size());
        return true;
    });
    ASSERT_TRUE(all);
    EXPECT_EQ(all->at.size(), turns.size());
    EXPECT_EQ(asked, turns.size());
    EXPECT_FALSE(chances_of(session, {2, 1}, [&](std::size_t done, std::size_t) { return done < 2; }));
    EXPECT_FALSE(has_chances(sample_of("muse-story")));
}

TEST(Chances, AreToldWhateverHappenedAtTheTable) {
    for (const std::string& id : kGames) {
        for (std::uint64_t seed = 1; seed <= (long_run() ? 300 : 6); ++seed) {
            SCOPED_TRACE(id + " seed " + std::to_string(seed));
            const Session session = random_evening(game_called(id), seed, 60);
            const std::size_t ply = seed * 7 % (session.plies() + 1);
            if (const std::optional<ChancesAt> at = chances_at(session, ply, {4, seed})) {
                EXPECT_NEAR(std::accumulate(at->win.begin(), at->win.end(), 0.0), 1, 1e-9);
            }
        }
    }
}

/// The chances at some part of a game, and the result.
struct Foretold {
    double said = 0, came = 0;
};

/// Plays games between sensible players and keeps the chances of the first seat at the start, at half and at nine
/// tenths of each.
std::array<std::vector<Foretold>, 3> foretold(const std::string& id, std::size_t players, int games,
                                              int continuations) {
    std::array<std::vector<Foretold>, 3> all;
    for (int game = 0; game < games; ++game) {
        Session session = new_table(id, players, static_cast<std::uint64_t>(game) + 1);
        RandomSource random(static_cast<std::uint64_t>(game) + 1);
        const auto played = session.game().continued(session.playthrough(), 0, random);
        while (!played->over()) {
            const MovePtr move = played->next();
            Json event = Json::object();
            session.playthrough().write(*move, event);
            play(session, event);
            played->play(*move);
        }
        const double came = played->shares().front();
        const std::array<std::size_t, 3> plies{0, session.plies() / 2, session.plies() * 9 / 10};
        for (std::size_t part = 0; part < plies.size(); ++part) {
            const std::optional<ChancesAt> at = chances_at(session, plies[part], {continuations, 11});
            all[part].push_back({at.value().win.front(), came});
        }
    }
    return all;
}

double brier(const std::vector<Foretold>& all) {
    double sum = 0;
    for (const Foretold& one : all) {
        sum += (one.said - one.came) * (one.said - one.came);
    }
    return sum / static_cast<double>(all.size());
}

TEST(Chances, ComeTrueAsOftenAsTheySay) {
    for (const std::string& id : kGames) {
        const auto all = foretold(id, numbers_of_players(id).front(), long_run() ? 2'000 : 16, long_run() ? 200 : 10);
        // In a few games, the middle says too little.
        EXPECT_LT(brier(all[2]), brier(all[0])) << id;
        if (long_run()) {
            EXPECT_LT(brier(all[1]), brier(all[0])) << id;
            EXPECT_LT(brier(all[2]), brier(all[1])) << id;
        }
        for (int tenth = 0; tenth < 10 && long_run(); ++tenth) {
            double said = 0, came = 0, count = 0;
            for (const auto& part : all) {
                for (const Foretold& one : part) {
                    if (std::min(9, static_cast<int>(one.said * 10)) == tenth) {
                        said += one.said;
                        came += one.came;
                        ++count;
                    }
                }
            }
            if (count < 30) {
                continue;
            }
            said /= count;
            came /= count;
            const double error = 3 * std::sqrt(std::max(0.01, said * (1 - said)) / count) + 0.02;
            EXPECT_NEAR(said, came, error) << id << " tenth " << tenth << " of " << count;
            std::printf("[ calibration ] %s %d0-%d0 %%: %.0f moments, said %.3f, came %.3f\n", id.c_str(), tenth,
                        tenth + 1, count, said, came);
        }
        std::printf("[ brier       ] %s start %.3f half %.3f nine tenths %.3f\n", id.c_str(), brier(all[0]),
                    brier(all[1]), brier(all[2]));
    }
}

TEST(Chances, AreThoseOfEachDanceAlthoughOneChapterHasMany) {
    const Session session = sample_of("dance-of-muses");
    const std::vector<std::size_t> turns = turns_of(session);
    int dances = 0;
    for (std::size_t ply = 1; ply < session.plies(); ++ply) {
        const Json before = session.playthrough().state(ply - 1), now = session.playthrough().state(ply);
        if (before["turn"] != now["turn"] && !session.playthrough().over(ply)) {
            EXPECT_NE(std::ranges::find(turns, ply), turns.end()) << ply;
            ++dances;
        }
    }
    EXPECT_GE(dances, 9);
}

}  // namespace
}  // namespace castalia::review
