// Sessions of every game, one after the other: what the forms offer is never refused, and the record of a session
// reads back byte for byte. CASTALIA_LONG=n plays n of each, from number CASTALIA_FIRST on (packaging/many-games).
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/games.h"
#include "tests/support/laws.h"

namespace castalia {
namespace {

const Moment kStart = moment_of("2026-11-21T19:00:00Z", "");

int first_game() {
    const char* first = std::getenv("CASTALIA_FIRST");
    return first != nullptr ? std::atoi(first) : 0;
}

class ManyGames : public ::testing::TestWithParam<std::string> {};

TEST_P(ManyGames, ArePlayedAsOfferedAndReadBack) {
    const Game& game = game_called(GetParam());
    const int least = std::max(game.least_players, 1), most = std::min(game.most_players, 6);
    constexpr std::size_t kMostEvents = 400;
    constexpr int kReadBackOneIn = 8;
    std::size_t finished = 0, events = 0;
    constexpr int kPatientOneIn = 4;
    const int games = laws::games(10), first = first_game();
    for (int number = first; number < first + games; ++number) {
        Chance chance(static_cast<std::uint64_t>(number));
        Players players;
        const std::vector<std::string> names{"Ann", "Ben", "Zo\u00eb", "Cid", "Dan", "Eva"};
        players.names.assign(names.begin(), names.begin() + least + chance.upto(most - least));
        const std::optional<Json> setup = any_setup(game, players, chance);
        ASSERT_TRUE(setup) << number;
        const Session session = any_evening(
            game, players, *setup, chance, kStart, kMostEvents,
            [](const Session& before, const Event& event) {
                ASSERT_FALSE(before.replay().judge(event)) << "what a form offers is refused";
            },
            chance.one_in(kPatientOneIn) ? Pace::patient : Pace::hasty);
        ASSERT_FALSE(HasFatalFailure()) << "game " << number;
        ASSERT_TRUE(session.replay().refused().empty()) << "game " << number;
        finished += static_cast<std::size_t>(session.replay().status() == Status::finished);
        events += session.plies();
        if (chance.one_in(kReadBackOneIn)) {
            const std::string record = write_record(session);
            ASSERT_EQ(write_record(read_record(record, known_games())), record) << "game " << number;
        }
    }
    EXPECT_GT(events, static_cast<std::size_t>(games));
    std::cout << games << " games of " << GetParam() << ", " << finished << " of them to their end, " << events
              << " events\n";
}

std::vector<std::string> every_game() {
    std::vector<std::string> ids;
    for (const Game& game : known_games().offered()) {
        ids.push_back(game.id);
    }
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Every, ManyGames, ::testing::ValuesIn(every_game()), [](const auto& game) {
    std::string name = game.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace castalia
