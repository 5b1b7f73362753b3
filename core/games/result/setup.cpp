// The setup to JSON and back, and what the game is called in the catalogue.
#include <algorithm>

#include "core/games/result/result.h"
#include "core/rules/game_of.h"

namespace castalia::result {

namespace {

constexpr std::size_t kMostPlayers = 100;

std::vector<Seat> winners_of(Fields& fields) {
    std::vector<Seat> winners;
    const std::span<const std::string> names = fields.names();
    if (!fields.has("winners")) {
        return winners;
    }
    for (const Value& winner : fields.list("winners", 0, names.size())) {
        const auto found = std::ranges::find_if(names, [&](const std::string& name) { return winner.is(name); });
        const Seat seat{static_cast<int>(found - names.begin())};
        if (found == names.end() || std::ranges::find(winners, seat) != winners.end()) {
            fields.fail("winners", say("{name} is not one of the players, or stands here twice",
                                       {{"name", literally(shown(winner))}}));
        }
        winners.push_back(seat);
    }
    return winners;
}

Setup setup_of(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.game = fields.has("game") ? fields.name("game", kLongestTitle) : "";
    setup.from = fields.text_or("from", kLongestTitle, "");
    setup.highest_wins = fields.flag_or("highest_wins", true);
    setup.scores.resize(players.names.size());
    if (fields.has("scores")) {
        Fields scores = fields.object("scores");
        for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
            setup.scores[seat] = scores.text_or(players.names[seat], kLongestTitle, "");
        }
        scores.finish();
    }
    setup.winners = winners_of(fields);
    setup.minutes = fields.number_or("minutes", 0, kMostCounted, 0);
    setup.comments = fields.text_or("comments", kLongestText, "");
    fields.finish();
    return setup;
}

Json settled(const Players& players, const Setup& setup) {
    Json scores = Json::object(), winners = Json::array();
    for (std::size_t seat = 0; seat < players.names.size(); ++seat) {
        scores[players.names[seat]] = setup.scores[seat];
    }
    for (const Seat winner : setup.winners) {
        winners.push_back(players.names[static_cast<std::size_t>(winner.index)]);
    }
    Json json{{"game", setup.game}};
    if (setup.game.empty()) {
        json.erase("game");
    }
    json.update(Json{{"from", setup.from},
                     {"highest_wins", setup.highest_wins},
                     {"scores", std::move(scores)},
                     {"winners", std::move(winners)},
                     {"minutes", setup.minutes},
                     {"comments", setup.comments}});
    return json;
}

}  // namespace

const Game& game() {
    static const Game result = [] {
        Game made = game_of<Rules>("result", say("A result without a log"), "1", 1, static_cast<int>(kMostPlayers),
                                   setup_of, settled);
        made.options = [](const Players&, const std::string&, const Json&) { return std::vector<Slot>{}; };
        made.results = {settled, [](const Playthrough& playthrough, std::size_t ply) {
                            const auto& kept = static_cast<const PlaythroughOf<Rules>&>(playthrough);
                            WrittenResult told = kept.rules().setup;
                            told.scores = kept.at(ply).scores;
                            return told;
                        }};
        return made;
    }();
    return result;
}

}  // namespace castalia::result
