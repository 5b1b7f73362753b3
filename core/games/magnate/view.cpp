// The state as JSON, the table in words, and events as lines of the log.
#include "core/games/magnate/table.h"
#include "core/parts/decktet_record.h"
#include "core/rules/game/counting.h"
#include "core/rules/text/mapped.h"

namespace castalia::magnate {

namespace {

using decktet::purse_json;

Json spent_json(const CardState& known) {
    Json spent = Json::object();
    for (const Suit suit : decktet::kSuits) {
        if (const int tokens = known.spent[decktet::index(suit)]; tokens > 0) {
            spent[std::string(1, decktet::letter(suit))] = tokens;
        }
    }
    return spent;
}

std::string_view phase_word(const State& state) {
    if (state.stage == Stage::over) {
        return "over";
    }
    if (state.taxes_due > 0) {
        return "tax";
    }
    if (state.incomes_due > 0) {
        return "income";
    }
    return state.stage == Stage::roll ? "roll" : state.stage == Stage::play ? "play" : "ace";
}

Text suit_letter(Suit suit) { return literally(std::string(1, decktet::letter(suit))); }

}  // namespace

Json Rules::state(const State& state) const {
    Json json;
    json["turn"] = state.turn;
    json["active"] = name(state.active);
    json["phase"] = phase_word(state);
    json["draw_pile"] = state.draw_pile;
    json["discard_pile"] = state.discard_pile;
    json["exhaustions"] = state.exhaustions;
    json["final_turns_left"] = state.final_turns_left < 0 ? Json() : Json(state.final_turns_left);
    json["over"] = state.stage == Stage::over;
    json["card_played"] = state.card_played;
    json["players"] = Json::object();
    for (std::size_t seat = 0; seat < 2; ++seat) {
        Json crowns =
            json_array(setup.crowns[seat], [](Suit suit) { return decktet::code(decktet::crown_of(suit)); });
        json["players"][names[seat]] = {
            {"tokens", purse_json(state.tokens[seat])}, {"hand", state.hand[seat]}, {"crowns", std::move(crowns)}};
    }
    json["districts"] = Json::array();
    for (int district = 0; district < kDistricts; ++district) {
        const std::optional<Card> marker = setup.districts[static_cast<std::size_t>(district)];
        Json place = {{"marker", marker ? decktet::code(*marker) : "any"}};
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            Json cards = Json::array();
            for (const Card card : column(state, seat, district)) {
                const CardState& known = state.cards[card.id];
                Json entry = {{"card", decktet::code(card)}, {"developed", known.developed}};
                if (!known.developed) {
                    entry["spent"] = spent_json(known);
                }
                cards.push_back(std::move(entry));
            }
            place[name(seat)] = std::move(cards);
        }
        json["districts"].push_back(std::move(place));
    }
    const Scoresheet sheet = score(state);
    json["standing"] = Json::object();
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (const Scoresheet::Step& step : sheet.ladder) {
            json["standing"][names[seat]][step.name] = step.values[seat];
        }
    }
    return json;
}

TableView Rules::view(const State& state) const { return picture::view_of(*this, state); }

namespace {

/// Tells one event from the state before it.
class MoveDescriber : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Text operator()(const Roll& move) const {
        return say("{who} rolls {one} and {other}",
                   {{"who", who(move.player)}, {"one", literally(move.dice[0])}, {"other", literally(move.dice[1])}});
    }
    Text operator()(const Tax& move) const {
        return say("Tax die {die}, {suit}",
                   {{"die", literally(move.die)},
                    {"suit", decktet::suit_name(decktet::kSuits[static_cast<std::size_t>(move.die - 1)])}});
    }
    Text operator()(const Income& move) const {
        const std::optional<Card> deed = rules_.due(state_, move.player, move.district, move.suit);
        if (!deed) {
            return say("{who} takes {suit} from district {district}", {{"who", who(move.player)},
                                                                       {"suit", suit_letter(move.suit)},
                                                                       {"district", literally(move.district + 1)}});
        }
        return say("{who} takes {suit} from the deed {card}",
                   {{"who", who(move.player)}, {"suit", suit_letter(move.suit)}, {"card", code_text(*deed)}});
    }
    Text operator()(const Develop& move) const {
        return say("{who} develops {card} in {district} for {pay}", {{"who", who(move.player)},
                                                                     {"card", code_text(move.card)},
                                                                     {"district", literally(move.district + 1)},
                                                                     {"pay", decktet::purse_text(move.pay)}});
    }
    Text operator()(const Deed& move) const {
        return say(
            "{who} buys the deed {card} in {district}",
            {{"who", who(move.player)}, {"card", code_text(move.card)}, {"district", literally(move.district + 1)}});
    }
    Text operator()(const Sell& move) const {
        return say("{who} sells {card}", {{"who", who(move.player)}, {"card", code_text(move.card)}});
    }
    Text operator()(const Advance& move) const {
        const std::optional<Card> deed = rules_.unfinished(state_, move.player, move.district);
        return say("{who} spends {pay} on {card} in {district}", {{"who", who(move.player)},
                                                                  {"pay", decktet::purse_text(move.pay)},
                                                                  {"card", deed ? code_text(*deed) : say("a deed")},
                                                                  {"district", literally(move.district + 1)}});
    }
    Text operator()(const Trade& move) const {
        return say("{who} trades {given} {give} for {got} {get}", {{"who", who(move.player)},
                                                                   {"given", literally(3LL * move.times)},
                                                                   {"give", suit_letter(move.give)},
                                                                   {"got", literally(move.times)},
                                                                   {"get", suit_letter(move.get)}});
    }
    Text operator()(const Draw& move) const {
        return move.ace ? say("{who} draws and shows the {ace}", {{"who", who(move.player)}, {"ace", ace(*move.ace)}})
                        : say("{who} draws", {{"who", who(move.player)}});
    }
    Text operator()(const Replace& move) const {
        const Text given = state_.shown_ace ? ace(*state_.shown_ace) : say("Ace");
        return move.ace ? say("{who} replaces the {given} and shows the {ace}",
                              {{"who", who(move.player)}, {"given", given}, {"ace", ace(*move.ace)}})
                        : say("{who} replaces the {given}", {{"who", who(move.player)}, {"given", given}});
    }
    Text operator()(const Keep& move) const {
        return say("{who} keeps the {ace}",
                   {{"who", who(move.player)}, {"ace", state_.shown_ace ? ace(*state_.shown_ace) : say("Ace")}});
    }
    Text operator()(const Done& move) const { return say("{who} ends a final turn", {{"who", who(move.player)}}); }
    Text operator()(const Adjust& move) const {
        switch (move.what) {
            case Adjust::What::tokens:
                return as_counted(
                    say("{who} has {n} {suit}",
                        {{"who", who(move.player)}, {"n", literally(move.to)}, {"suit", suit_letter(move.suit)}}));
            case Adjust::What::hand: return counted_in_hand(who(move.player), move.to);
            case Adjust::What::draw_pile: return counted_in_draw_pile(move.to);
            default: return counted_in_discard_pile(move.to);
        }
    }

private:
    static Text ace(Suit suit) { return decktet::short_name(decktet::ace_of(suit)); }
};

}  // namespace

Text Rules::chapter(const State& state) const {
    return say("Turn {turn} · {who}", {{"turn", literally(state.turn)}, {"who", who(state.active)}});
}

Text Rules::describe(const State& state, const Move& move) const {
    return std::visit(MoveDescriber(*this, state), move);
}

}  // namespace castalia::magnate
