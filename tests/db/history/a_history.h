// A library with a history of evenings, quickly begun.
#pragma once

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "db/history/history.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"

namespace castalia::testing {

inline std::string id_number(int number) {
    std::string digits = std::to_string(number);
    digits.insert(0, 12 - digits.size(), '0');
    return "0199c1de-5b0c-7c3e-8f5e-" + digits;
}

inline std::vector<std::string> titles(const std::vector<HistoryRow>& list) {
    std::vector<std::string> names;
    for (const HistoryRow& listed : list) {
        names.push_back(listed.session.title);
    }
    return names;
}

using Titles = std::vector<std::string>;

class AHistory : public ::testing::Test {
protected:
    /// Begins a session of two players on a day of November and returns its id.
    std::string begin(const std::string& title, int day, const std::vector<std::string>& players = {"Ann", "Zoë"},
                      const std::string& place = "Reading room", std::initializer_list<const char*> events = {}) {
        Heading heading = session_of().heading();
        heading.id = id_number(++made);
        heading.title = title;
        heading.place = place;
        heading.players = players;
        heading.started =
            moment_of("2026-11-" + std::string(day < 10 ? "0" : "") + std::to_string(day) + "T19:00:00Z", "");
        heading.setup = {{"first", players[0]},
                         {"crowns", {{players[0], {"CM", "CS", "CK"}}, {players[1], {"CW", "CL", "CY"}}}}};
        Session session(game_called("magnate"), heading);
        enter(session, events);
        store.begin(session);
        return heading.id;
    }
    /// Adds only a result, as another program tells it.
    void result(const std::string& title, int day, const std::string& game,
                const std::vector<std::pair<std::string, std::string>>& scores) {
        Heading heading;
        heading.id = id_number(++made);
        heading.game = "result";
        heading.edition = "1";
        heading.title = title;
        heading.place = "Reading room";
        heading.started =
            moment_of("2026-11-" + std::string(day < 10 ? "0" : "") + std::to_string(day) + "T19:00:00Z", "");
        Json points = Json::object(), best = Json::array();
        int most = 0;
        for (const auto& [name, score] : scores) {
            heading.players.push_back(name);
            points[name] = score;
            if (std::stoi(score) > most) {
                most = std::stoi(score);
                best = Json::array({name});
            }
        }
        const Game& record = game_called("result");
        heading.setup =
            record.settle(Players{heading.players}, "1", {{"game", game}, {"scores", points}, {"winners", best}});
        store.begin(Session(record, heading));
    }
    Titles listed(const Filter& filter = {}) { return titles(history.page(filter)); }

    Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    History history{store};
    int made = 0;
};

}  // namespace castalia::testing
