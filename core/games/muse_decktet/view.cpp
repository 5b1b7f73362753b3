// The state with the keys of the rules page, the table in words, and an event as a line of the log.
#include "core/games/muse_decktet/table.h"
#include "core/parts/decktet_record.h"
#include "core/rules/game/counting.h"
#include "core/rules/text/mapped.h"

namespace castalia::muse_decktet {

namespace {

using decktet::purse_json;

Json codes_json(const std::vector<Card>& cards) {
    return json_array(cards, [](Card card) { return decktet::code(card); });
}

std::string_view phase_word(const Rules& rules, const State& state) {
    switch (state.stage) {
        case Stage::over: return "over";
        case Stage::pay: return "pay";
        case Stage::round: break;
    }
    return rules.all_revealed(state) ? "discard" : "reveal";
}

}  // namespace

Text use_of(Use use, Card card) {
    return use == Use::discard ? say("discards {card}", {{"card", code_text(card)}})
                               : say("{action} with {card}", {{"action", use_name(use)}, {"card", code_text(card)}});
}

Text fetching(const Look& look) {
    if (!look.sold()) {
        return say("no buyer now");
    }
    return say("fetches {price} {suit}",
               {{"price", literally(look.price)},
                {"suit", literally(std::string(1, decktet::letter(look.tills.back().suit)))}});
}

Json Rules::state(const State& state) const {
    Json json;
    json["round"] = state.number;
    json["phase"] = phase_word(*this, state);
    json["waiting"] = json_array(waiting(state), [this](Seat seat) { return name(seat); });
    json["draw_pile"] = state.draw_pile;
    json["discard_pile"] = state.discard_pile;
    json["exhaustions"] = state.exhaustions;
    json["over"] = state.stage == Stage::over;
    json["economy"] = purse_json(state.economy);
    json["players"] = Json::object();
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const Seat owner{static_cast<int>(seat)};
        json["players"][names[seat]] = {{"coins", purse_json(state.coins[seat])},
                                        {"hand", state.hand[seat]},
                                        {"studio", codes_json(studio(state, owner))},
                                        {"palace", codes_json(palace(state, owner))}};
    }
    json["table"] = Json::array();
    for (const RoundCard& laid : in_order(state)) {
        json["table"].push_back(
            {{"player", name(laid.player)}, {"action", use_word(laid.use)}, {"card", decktet::code(laid.card)}});
    }
    json["due"] = state.unpaid ? Json{{"player", name(state.unpaid->player)},
                                      {"card", decktet::code(state.unpaid->card)},
                                      {"coins", rank(state.unpaid->card)}}
                               : Json();
    json["owed"] = json_array(state.owed, [this](Seat seat) { return name(seat); });
    return json;
}

namespace {

class MoveDescriber {
public:
    explicit MoveDescriber(const Rules& rules) : rules_(rules) {}

    Text operator()(const Reveal& move) const {
        return say("{who}: {what}", {{"who", rules_.who(move.player)}, {"what", use_of(move.action, move.card)}});
    }
    Text operator()(const Discard& move) const {
        return say("{who} discards {card}", {{"who", rules_.who(move.player)}, {"card", code_text(move.card)}});
    }
    Text operator()(const Resolve&) const { return say("The round resolves"); }
    Text operator()(const Pay& move) const {
        return say("{who} pays {coins}",
                   {{"who", rules_.who(move.player)}, {"coins", decktet::purse_text(move.coins)}});
    }
    Text operator()(const Adjust& move) const {
        const Fill n{"n", literally(move.to)};
        const Fill suit{"suit", literally(std::string(1, decktet::letter(move.suit)))};
        switch (move.what) {
            case Adjust::What::coins:
                return as_counted(say("{who} has {n} {suit}", {{"who", rules_.who(move.player)}, n, suit}));
            case Adjust::What::economy: return as_counted(say("the economy has {n} {suit}", {n, suit}));
            case Adjust::What::hand: return counted_in_hand(rules_.who(move.player), move.to);
            case Adjust::What::draw_pile: return counted_in_draw_pile(move.to);
            default: return counted_in_discard_pile(move.to);
        }
    }

private:
    const Rules& rules_;
};

}  // namespace

Text Rules::chapter(const State& state) const { return say("Round {round}", {{"round", literally(state.number)}}); }

Text Rules::describe(const State&, const Move& move) const { return std::visit(MoveDescriber(*this), move); }

}  // namespace castalia::muse_decktet
