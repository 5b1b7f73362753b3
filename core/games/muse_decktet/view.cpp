// The state with the keys of the rules page, the table in words, and an event as a line of the log.
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/decktet_record.h"
#include "core/rules/counting.h"

namespace castalia::muse_decktet {

namespace {

using decktet::purse_json;

Json codes_json(const std::vector<Card>& cards) {
    Json json = Json::array();
    for (const Card card : cards) {
        json.push_back(decktet::code(card));
    }
    return json;
}

std::string_view phase_word(const Rules& rules, const State& state) {
    switch (state.stage) {
        case Stage::over: return "over";
        case Stage::pay: return "pay";
        case Stage::round: break;
    }
    return rules.all_revealed(state) ? "discard" : "reveal";
}

Text use_of(Use use, Card card) {
    return use == Use::discard ? say("discards {card}", {{"card", code_text(card)}})
                               : say("{action} with {card}", {{"action", use_name(use)}, {"card", code_text(card)}});
}

std::vector<Piece> coin_pieces(const Purse& purse) {
    std::vector<Piece> pieces;
    for (const Suit suit : decktet::kSuits) {
        pieces.push_back({PlaceId(decktet::letter(suit)), "", decktet::suit_name(suit), purse[suit],
                          decktet::counted_suit(suit, purse[suit])});
    }
    return pieces;
}

/// Returns the words beside a painting, with the price that the Patron would pay for it now.
Text fetching(const Look& look) {
    if (!look.sold()) {
        return say("no buyer now");
    }
    return say("fetches {price} {suit}",
               {{"price", literally(look.price)},
                {"suit", literally(std::string(1, decktet::letter(look.tills.back().suit)))}});
}

}  // namespace

Json Rules::state(const State& state) const {
    Json json;
    json["round"] = state.number;
    json["phase"] = phase_word(*this, state);
    json["waiting"] = Json::array();
    for (const Seat seat : waiting(state)) {
        json["waiting"].push_back(name(seat));
    }
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
    json["owed"] = Json::array();
    for (const Seat seat : state.owed) {
        json["owed"].push_back(name(seat));
    }
    return json;
}

TableView Rules::view(const State& state) const {
    TableView view;
    view.zones.push_back({say_count("Economy, {n} growth left", "Economy, {n} growths left",
                                    std::max(0, kGrowths - state.exhaustions)),
                          Zone::Shape::track, 0, std::nullopt, coin_pieces(state.economy)});
    Zone round{say("The round, biggest first"), Zone::Shape::row, 0, std::nullopt, {}};
    for (const RoundCard& laid : in_order(state)) {
        round.pieces.push_back(
            {PlaceId(decktet::code(laid.card)), "",
             say("{who}: {what}", {{"who", who(laid.player)}, {"what", use_of(laid.use, laid.card)}}), 1});
    }
    view.zones.push_back(std::move(round));
    for (std::size_t s = 0; s < seats(); ++s) {
        const Seat seat{static_cast<int>(s)};
        const Fill who{"who", literally(names[s])};
        view.zones.push_back(
            {say_count("{who}: coins, {n} card in hand", "{who}: coins, {n} cards in hand", state.hand[s], {who}),
             Zone::Shape::track, 0, seat, coin_pieces(state.coins[s])});
        Zone kept{say("{who}’s studio", {who}), Zone::Shape::row, 0, seat, {}};
        for (const Card card : studio(state, seat)) {
            kept.pieces.push_back(
                {PlaceId(decktet::code(card)), "",
                 say("{code} {name}, {fetches}", {{"code", code_text(card)},
                                                  {"name", decktet::short_name(card)},
                                                  {"fetches", fetching(fetches(state, seat, card))}}),
                 1});
        }
        Zone hung{say("{who}’s palace", {who}), Zone::Shape::row, 0, seat, {}};
        for (const Card card : palace(state, seat)) {
            hung.pieces.push_back({PlaceId(decktet::code(card)), "", code_and_name(card), 1});
        }
        view.zones.push_back(std::move(kept));
        view.zones.push_back(std::move(hung));
    }
    view.zones.push_back({say("Piles"),
                          Zone::Shape::pile,
                          0,
                          std::nullopt,
                          {{"draw_pile", "", say("draw pile"), state.draw_pile},
                           {"discard_pile", "", say("discard pile"), state.discard_pile}}});
    return view;
}

namespace {

class MoveTeller {
public:
    explicit MoveTeller(const Rules& rules) : rules_(rules) {}

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

Text Rules::describe(const State&, const Move& move) const { return std::visit(MoveTeller(*this), move); }

}  // namespace castalia::muse_decktet
