// The state with the keys of the rules page, the table in words, and an event as a line of the log.
#include <cstdlib>

#include "core/games/open_table/open_table.h"
#include "core/rules/game/counting.h"
#include "core/rules/text/mapped.h"

namespace castalia::open_table {

namespace {

Json seats_json(const std::vector<Seat>& seats, const std::vector<std::string>& names) {
    return json_array(seats, [&](Seat seat) { return names.at(index(seat)); });
}

Piece card_piece(const Laid& laid, const PlaceId& where) {
    return {where / laid.deck / code(laid.card), std::string(art(laid.card)),
            say("{code}, {name}", {{"code", literally(code(laid.card))}, {"name", name(laid.card)}}), 1};
}

/// Returns a number with its sign: "−2", "+3".
std::string with_sign(long long number) {
    return number < 0 ? "−" + std::to_string(-number) : "+" + std::to_string(number);
}

}  // namespace

Json Rules::state(const State& state) const {
    Json json;
    json["turn"] = names.at(index(state.turn));
    json["turns"] = state.turns;
    json["over"] = state.over;
    json["players"] = Json::object();
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const Seat who{static_cast<int>(seat)};
        Json player = {{"counters", Json::object()}, {"scores", Json::object()}};
        for (std::size_t i = 0; i < setup.counters.size(); ++i) {
            player["counters"][setup.counters[i].name] = counter(state, who, i);
        }
        for (std::size_t i = 0; i < columns(state); ++i) {
            if (const long long halves = score(state, i, who); halves != kEmpty) {
                player["scores"][column(state, i)] = number_json(halves, 2);
            }
        }
        player["total"] = number_json(total(state, who), 2);
        json["players"][names[seat]] = std::move(player);
    }
    json["columns"] = Json::array();
    for (std::size_t i = 0; i < columns(state); ++i) {
        json["columns"].push_back(column(state, i));
    }
    if (!setup.teams.empty()) {
        json["teams"] = json_array(setup.teams, [&](const std::vector<Seat>& side) {
            return Json{{"players", seats_json(side, names)}, {"total", number_json(total(state, side), 2)}};
        });
    }
    json["table"] = json_array(state.table, [](const Laid& laid) { return code(laid.card); });
    json["discard"] = Json::object();
    json["deck"] = Json::object();
    for (std::size_t i = 0; i < setup.decks.size(); ++i) {
        json["discard"][std::string(deck_word(setup.decks[i]))] = state.in_discard[i];
        json["deck"][std::string(deck_word(setup.decks[i]))] = state.in_deck[i];
    }
    json["discarded"] = json_array(state.discard, [](const Laid& laid) { return code(laid.card); });
    return json;
}

TableView Rules::view(const State& state) const {
    TableView view;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const Seat who{static_cast<int>(seat)};
        Zone zone;
        zone.owner = who;
        zone.shape = Zone::Shape::row;
        const std::vector<Fill> fills{{"who", literally(names[seat])}, {"total", decimal(total(state, who), 2)}};
        zone.title =
            total(state, who) == kEmpty ? say("{who}: no score", fills) : say("{who}: {total} in all", fills);
        for (std::size_t i = 0; i < columns(state); ++i) {
            if (const long long halves = score(state, i, who); halves != kEmpty) {
                zone.pieces.push_back(
                    {PlaceId("score") / i, "",
                     say("{round}: {value}", {{"round", literally(column(state, i))}, {"value", decimal(halves, 2)}}),
                     1});
            }
        }
        for (std::size_t i = 0; i < setup.counters.size(); ++i) {
            zone.pieces.push_back({PlaceId("counter") / i, "",
                                   say("{counter} {value}", {{"counter", literally(setup.counters[i].name)},
                                                             {"value", literally(counter(state, who, i))}}),
                                   1});
        }
        view.zones.push_back(std::move(zone));
    }
    if (setup.decks.empty()) {
        return view;
    }
    Zone table{say("On the table"), Zone::Shape::row, 0, std::nullopt, {}};
    for (const Laid& laid : state.table) {
        table.pieces.push_back(card_piece(laid, "table"));
    }
    Zone discard{say("Discard pile, the last card uppermost"), Zone::Shape::row, 0, std::nullopt, {}};
    for (const Laid& laid : state.discard) {
        discard.pieces.push_back(card_piece(laid, "discard"));
    }
    Zone piles{say("Decks"), Zone::Shape::pile, 0, std::nullopt, {}};
    for (std::size_t i = 0; i < setup.decks.size(); ++i) {
        const std::string_view word = deck_word(setup.decks[i]);
        const Fill deck{"deck", deck_name(setup.decks[i])};
        piles.pieces.push_back({PlaceId("deck") / word, "", say("not seen yet of the {deck}", {deck}),
                                static_cast<int>(state.in_deck[i])});
        piles.pieces.push_back({PlaceId("discard") / word, "", say("discarded of the {deck}", {deck}),
                                static_cast<int>(state.in_discard[i])});
    }
    view.zones.push_back(std::move(table));
    view.zones.push_back(std::move(discard));
    view.zones.push_back(std::move(piles));
    return view;
}

namespace {

/// Tells one event from the state before it.
class MoveWords : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Text operator()(const Play& move) const {
        const std::vector<Fill> fills{who(move.player), {"card", card(move)}};
        switch (move.to) {
            case CardZone::table: return say("{who} plays {card}", fills);
            case CardZone::discard: return say("{who} discards {card}", fills);
            default: return say("{who} puts {card} back into the deck", fills);
        }
    }
    Text operator()(const Count& move) const {
        const std::optional<std::size_t> at = rules_.counter_called(move.name);
        std::vector<Fill> fills{
            who(move.player), {"name", literally(move.name)}, {"by", literally(with_sign(move.by))}};
        if (!at) {
            return say("{who}: {name} {by}", fills);
        }
        const long long after = rules_.counter(state_, move.player, *at) + move.by;
        fills.push_back({"after", literally((after < 0 ? "−" : "") + std::to_string(std::abs(after)))});
        return say("{who}: {name} {by}, now {after}", fills);
    }
    Text operator()(const Score& move) const {
        return say("{who} scores {value} in {round}",
                   {who(move.player), {"value", decimal(move.halves, 2)}, {"round", literally(move.column)}});
    }
    Text operator()(const Column& move) const { return say("A new round: {name}", {{"name", literally(move.name)}}); }
    Text operator()(const Turn& move) const { return say("{who} has the turn", {who(move.player)}); }
    Text operator()(const Finish& move) const {
        if (move.winners) {
            return say("The game is finished, and the table says who won: {who}",
                       {{"who", listed_with_and(rules_.who(*move.winners))}});
        }
        if (move.outcome) {
            return *move.outcome == GameOutcome::won    ? say("The game is finished: everybody won")
                   : *move.outcome == GameOutcome::lost ? say("The game is finished: everybody lost")
                                                        : say("The game is finished without a result");
        }
        const long long empty = empty_cells(state_);
        return empty == 0 ? say("The game is finished")
                          : say_count("The game is finished with {n} empty cell",
                                      "The game is finished with {n} empty cells", empty);
    }
    Text operator()(const Adjust& move) const {
        if (move.what == Adjust::What::counter) {
            return as_counted(say("{who}’s {name} is {to}",
                                  {who(move.player), {"name", literally(move.name)}, {"to", literally(move.to)}}));
        }
        const Fill deck{"deck", deck_name(move.deck)};
        return as_counted(
            move.what == Adjust::What::deck
                ? say_count("{n} card in the deck ({deck})", "{n} cards in the deck ({deck})", move.to, {deck})
                : say_count("{n} card on the discard pile ({deck})", "{n} cards on the discard pile ({deck})",
                            move.to, {deck}));
    }

private:
    /// Returns the code of a card and, where another one at the table has it as well, which of both is meant.
    Text card(const Play& move) const {
        const Text word = literally(code(move.card));
        return rules_.has_namesake(move.card) ? say("{code} ({name})", {{"code", word}, {"name", name(move.card)}})
                                              : word;
    }
    Fill who(Seat seat) const { return {"who", rules_.who(seat)}; }
};

}  // namespace

Text Rules::chapter(const State& state) const {
    return say("Turn {turn} · {who}", {{"turn", literally(state.turns)}, {"who", who(state.turn)}});
}

Text Rules::describe(const State& state, const Move& move) const { return std::visit(MoveWords(*this, state), move); }

}  // namespace castalia::open_table
