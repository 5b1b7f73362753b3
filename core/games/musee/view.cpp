// The state as the rules page has it, the table in words, and an event as a line of the log.
#include "core/games/musee/musee.h"
#include "core/rules/game/counting.h"

namespace castalia::musee {

namespace {

std::string_view phase_word(Phase phase) {
    return phase == Phase::play ? "play" : phase == Phase::between ? "between" : "over";
}

Json tally_json(const Tally& tally) {
    return {{"paintings", tally.paintings},
            {"adjacent", tally.adjacent},
            {"stairs", tally.stairs},
            {"bonuses", tally.bonuses},
            {"total", tally.total()}};
}

}  // namespace

Json Rules::state(const State& state) const {
    Json json;
    json["game"] = state.game;
    json["wins"] = Json::object();
    json["active"] = name(state.active);
    json["phase"] = phase_word(state.phase);
    json["draw_pile"] = state.draw_pile;
    json["over"] = state.phase == Phase::over;
    json["first"] = name(state.first);
    json["round"] = state.round;
    json["stairs"] = StairsKind::json(state.stairs);
    json["players"] = Json::object();
    for (int seat = 0; seat < players(); ++seat) {
        json["wins"][names[at(seat)]] = state.wins[at(museum_of(Seat{seat}))];
        json["players"][names[at(seat)]] = {{"hand", state.hand[at(seat)]}, {"stuck", state.stuck[at(seat)]}};
    }
    json["musees"] = Json::array();
    for (int museum = 0; museum < museums(); ++museum) {
        Json musee = {{"owners", Json::array()}};
        for (const Seat owner : owners(museum)) {
            musee["owners"].push_back(name(owner));
        }
        Json bonuses = Json::array();
        for (int gallery = 0; gallery < kGalleries; ++gallery) {
            const std::string word(kGalleryWords[at(gallery)]);
            musee[word] = Json::array();
            for (int space = 0; space < spaces(); ++space) {
                const int card = state.museums[at(museum)][at(gallery)][at(space)];
                musee[word].push_back(card == 0 ? Json() : Json(card));
            }
            if (state.bonus[at(gallery)] == museum) {
                bonuses.push_back(word);
            }
        }
        musee["bonuses"] = std::move(bonuses);
        musee["score"] = tally_json(tally(state, museum));
        json["musees"].push_back(std::move(musee));
    }
    json["games"] = Json::array();
    for (const PastGame& past : state.past) {
        Json game = {{"winners", Json::array()}, {"scores", Json::array()}};
        for (const Seat owner : past.winner ? owners(*past.winner) : std::vector<Seat>()) {
            game["winners"].push_back(name(owner));
        }
        for (int museum = 0; museum < museums(); ++museum) {
            game["scores"].push_back(tally_json(past.tallies[at(museum)]));
        }
        json["games"].push_back(std::move(game));
    }
    return json;
}

TableView Rules::view(const State& state) const { return picture::view_of(*this, state); }

namespace {

/// Describes one move from the state before it.
class MoveDescriber : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Text operator()(const Display& move) const {
        const std::vector<Fill> fills{{"who", who(move.player)},
                                      {"card", literally(move.card)},
                                      {"place", place_text(move.gallery, move.space)},
                                      {"drawer", who(move.drawer.value_or(move.player))}};
        return move.drawer && *move.drawer != move.player
                   ? say("{who} hangs {card} in {place}, {drawer} draws", fills)
                   : say("{who} hangs {card} in {place}", fills);
    }
    Text operator()(const Stuck& move) const {
        return say("{who} is stuck for the rest of the game", {{"who", who(move.player)}});
    }
    Text operator()(const NextGame& move) const {
        return say("Game {game} begins with {who}", {{"game", literally(state_.game + 1)}, {"who", who(move.first)}});
    }
    Text operator()(const Adjust& move) const {
        if (move.what == Adjust::What::hand) {
            return counted_in_hand(who(move.player), move.to);
        }
        return counted_in_draw_pile(move.to);
    }
};

}  // namespace

Text Rules::chapter(const State& state) const {
    const std::vector<Fill> fills{{"game", literally(state.game)}, {"round", literally(state.round)}};
    return setup.match ? say("Game {game} · Round {round}", fills) : say("Round {round}", fills);
}

Text Rules::describe(const State& state, const Move& move) const {
    return std::visit(MoveDescriber(*this, state), move);
}

}  // namespace castalia::musee
