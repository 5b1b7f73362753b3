// Setup and moves to JSON and back, and to notation.
#include <algorithm>
#include <array>

#include "core/games/result/result.h"
#include "core/rules/game_of.h"

namespace castalia::result {

namespace {

constexpr std::size_t kMostPlayers = 100;
constexpr std::array<std::string_view, 1> kTypes{"adjust"};
constexpr std::array<std::string_view, 1> kCounts{"score"};

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
    if (fields.has("winners")) {
        for (const Value& winner : fields.list("winners", 0, players.names.size())) {
            const auto found =
                std::ranges::find_if(players.names, [&](const std::string& name) { return winner.is(name); });
            const Seat seat{static_cast<int>(found - players.names.begin())};
            if (found == players.names.end() || std::ranges::find(setup.winners, seat) != setup.winners.end()) {
                throw BadRecord(fields.where("winners"),
                                shown(winner) + " is not one of the players, or stands here twice");
            }
            setup.winners.push_back(seat);
        }
    }
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

Rules::Move Rules::read(Fields& fields) const {
    fields.word("type", kTypes);
    Fields what = fields.object("what");
    what.word("what", kCounts);
    const Seat player = what.seat("player");
    what.finish();
    return Adjust{player, fields.number("to", 0, kMostCounted)};
}

void Rules::write(const Move& move, Json& object) const {
    const Adjust& adjust = std::get<Adjust>(move);
    object["type"] = "adjust";
    object["what"] = {{"what", "score"}, {"player", names.at(static_cast<std::size_t>(adjust.player.index))}};
    object["to"] = adjust.to;
}

std::string Rules::notation(const Move& move) const {
    const Adjust& adjust = std::get<Adjust>(move);
    return "adj score " + notation_name(names.at(static_cast<std::size_t>(adjust.player.index))) + " " +
           std::to_string(adjust.to);
}

Rules::Move Rules::parse(const State&, NotationLine& line) const {
    const std::string verb = line.take("an event: adjust, note, dice");
    if (verb != "adj" && verb != "adjust") {
        line.fail("\"" + verb + "\" is no event of a result; here stands adjust, note or dice");
    }
    if (line.take("what was counted: score") != "score") {
        line.fail("only a score is counted here");
    }
    const std::string name = line.take_text("the player whose it is");
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) {
        line.fail("nobody at this table is called " + name);
    }
    return Adjust{Seat{static_cast<int>(found - names.begin())}, line.take_number("the score", 0, kMostCounted)};
}

const Game& game() {
    static const Game result = [] {
        Game made = game_of<Rules>("result", say("A result without a log"), "1", 1, static_cast<int>(kMostPlayers),
                                   setup_of, settled);
        made.options = [](const Players&, const Json&) { return std::vector<Slot>{}; };
        return made;
    }();
    return result;
}

}  // namespace castalia::result
