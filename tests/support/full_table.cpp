#include "tests/support/full_table.h"

#include <array>
#include <stdexcept>

#include "tests/support/evening_random_player.h"
#include "tests/support/samples.h"

namespace castalia {

namespace {

constexpr std::array<const char*, 12> kNames{"Maximiliana Konstantinopoulou",
                                             "Bartholomäus von Hohenfels",
                                             "Bartholomäa von Hohenfels",
                                             "Anne-Sophie",
                                             "Jean-Luc",
                                             "Ida",
                                             "Wolfgang Amadeus",
                                             "Ana María",
                                             "Sören",
                                             "Đặng Thị Ngọc",
                                             "Ольга",
                                             "Xu"};

}  // namespace

Session full_table(const std::string& game_id) {
    const Session sample = sample_of(game_id);
    const Game& game = sample.game();
    Players players;
    for (int seat = 0; seat < game.most_players; ++seat) {
        players.names.emplace_back(kNames.at(static_cast<std::size_t>(seat)));
    }
    Chance chance(20);
    const std::optional<Json> setup = any_setup(game, players, chance);
    if (!setup) {
        throw std::logic_error("no setup for " + game_id);
    }
    constexpr std::size_t kMost = 160;
    return any_evening(game, players, *setup, chance, *sample.heading().started, kMost);
}

Session crowded_open_table() {
    constexpr int kRounds = 20;
    Heading heading = sample_of("open-table").heading();
    heading.players.assign(kNames.begin(), kNames.end());
    heading.setup = {{"decks", {"standard+2jokers", "decktet-extended"}},
                     {"counters",
                      {{{"name", "Life"}, {"start", 20}},
                       {{"name", "Victory points"}},
                       {{"name", "Influence with the guild of merchants"}},
                       {{"name", "Wood"}, {"start", 1250}},
                       {{"name", "Chips"}, {"start", -15}},
                       {{"name", "Health of the dragon"}}}},
                     {"columns", Json::array()},
                     {"teams", Json::array()}};
    for (int round = 1; round <= kRounds; ++round) {
        heading.setup["columns"].push_back(round == 3 ? "The longest railway and all of its stations"
                                                      : "Round " + std::to_string(round));
    }
    for (std::size_t team = 0; team < kNames.size() / 2; ++team) {
        heading.setup["teams"].push_back({kNames.at(team), kNames.at(team + kNames.size() / 2)});
    }
    Session session(game_called("open-table"), heading);
    const auto enter = [&session](const Json& event) {
        session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, {});
    };
    int number = 0;
    for (const Json& round : session.heading().setup["columns"]) {
        for (const char* name : kNames) {
            number = (number * 7 + 5) % 61;
            enter({{"type", "score"},
                   {"player", name},
                   {"column", round},
                   {"value", number % 10 == 4 ? number + 0.5 : number - 12}});
        }
    }
    const auto play = [&](const char* card, const char* to) {
        enter({{"type", "play"}, {"player", kNames[0]}, {"card", card}, {"to", to}});
    };
    for (const char* card :
         {"AS", "10H", "QD", "JK1", "7C", "2S", "4WL", "KD", "10S", "3H", "PMSL", "9C", "X", "9MS"}) {
        play(card, "table");
    }
    for (const char* card : {"10H", "7C", "4WL", "JK1", "PMSL"}) {
        play(card, "discard");
    }
    return session;
}

}  // namespace castalia
