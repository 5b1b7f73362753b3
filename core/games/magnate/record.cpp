// Setup and moves to JSON and back.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/parts/decktet_record.h"
#include "core/rules/game_of.h"

namespace castalia::magnate {

namespace {

using decktet::card_in;
using decktet::face;
using decktet::payment_json;
using decktet::Rank;
using decktet::read_card;
using decktet::read_payment;
using decktet::read_suit;
using decktet::suit_json;

constexpr std::array<std::string_view, 13> kTypes{"roll",  "tax",  "income",  "develop", "deed", "sell",  "advance",
                                                  "trade", "draw", "replace", "keep",    "done", "adjust"};
constexpr std::array<std::string_view, 2> kSources{"table", "app"};
constexpr std::array<std::string_view, 3> kDecks{"basic", "courts", "pawns"};
constexpr std::array<std::string_view, 4> kCounts{"tokens", "hand", "draw_pile", "discard_pile"};

std::optional<Suit> ace_of(Fields& fields) {
    return fields.has("ace") ? std::optional(read_suit(fields, "ace")) : std::nullopt;
}

int district_of(Fields& fields) { return static_cast<int>(fields.number("district", 1, kDistricts)) - 1; }

bool by_app(Fields& fields) { return fields.word_or("source", kSources, "table") == "app"; }

Roll roll_of(Fields& fields, Seat player) {
    const std::vector<Value> dice = fields.list("dice", 2, 2);
    Roll roll{player, {}, by_app(fields)};
    for (std::size_t i = 0; i < 2; ++i) {
        const long long face = number_of(dice[i], fields.where("dice") + "[" + std::to_string(i) + "]", 0, 10);
        roll.dice[i] = face == 0 ? 10 : static_cast<int>(face);  // magnate.roll.zero
    }
    return roll;
}

Adjust adjust_of(Fields& fields) {
    Fields what = fields.object("what");
    Adjust adjust;
    const std::string word = what.word("what", kCounts);
    adjust.what = static_cast<Adjust::What>(std::ranges::find(kCounts, word) - kCounts.begin());
    if (adjust.what == Adjust::What::tokens || adjust.what == Adjust::What::hand) {
        adjust.player = what.seat("player");
    }
    if (adjust.what == Adjust::What::tokens) {
        adjust.suit = read_suit(what, "suit");
    }
    what.finish();
    adjust.to = static_cast<int>(fields.number("to", 0, kMostCounted));
    return adjust;
}

/// Writes a move's own fields, after its type and player.
struct Writer {
    Json& json;
    const std::vector<std::string>& names;

    void dice_source(bool app) const {
        if (app) {
            json["source"] = "app";
        }
    }
    void district(int district) const { json["district"] = district + 1; }
    void card(Card card) const { json["card"] = decktet::code(card); }
    void ace(std::optional<Suit> suit) const {
        if (suit) {
            json["ace"] = suit_json(*suit);
        }
    }

    void operator()(const Roll& move) const {
        json["dice"] = {move.dice[0], move.dice[1]};
        dice_source(move.by_app);
    }
    void operator()(const Tax& move) const {
        json["die"] = move.die;
        dice_source(move.by_app);
    }
    void operator()(const Income& move) const {
        district(move.district);
        json["suit"] = suit_json(move.suit);
    }
    void operator()(const Develop& move) const {
        card(move.card);
        district(move.district);
        json["pay"] = payment_json(move.pay);
    }
    void operator()(const Deed& move) const {
        card(move.card);
        district(move.district);
    }
    void operator()(const Sell& move) const { card(move.card); }
    void operator()(const Advance& move) const {
        district(move.district);
        json["pay"] = payment_json(move.pay);
    }
    void operator()(const Trade& move) const {
        json["give"] = suit_json(move.give);
        json["get"] = suit_json(move.get);
        if (move.times != 1) {
            json["times"] = move.times;
        }
    }
    void operator()(const Draw& move) const { ace(move.ace); }
    void operator()(const Replace& move) const { ace(move.ace); }
    void operator()(const Keep&) const {}
    void operator()(const Done&) const {}
    void operator()(const Adjust& move) const {
        Json what = {{"what", kCounts[static_cast<std::size_t>(move.what)]}};
        if (move.what == Adjust::What::tokens || move.what == Adjust::What::hand) {
            what["player"] = names.at(static_cast<std::size_t>(move.player.index));
        }
        if (move.what == Adjust::What::tokens) {
            what["suit"] = suit_json(move.suit);
        }
        json["what"] = std::move(what);
        json["to"] = move.to;
    }
};

void read_crowns(Fields& fields, Setup& setup) {
    Fields crowns = fields.object("crowns");
    std::array<bool, 6> dealt{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const std::string& name = fields.names()[seat];
        const std::vector<Value> cards = crowns.list(name, 3, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            const std::string where = crowns.where(name) + "[" + std::to_string(i) + "]";
            const Card card = card_in(cards[i], where);
            if (face(card).rank != Rank::crown) {
                throw BadRecord(where, std::string(decktet::code(card)) + " is not a Crown");
            }
            const Suit suit = decktet::suits(card)[0];
            if (std::exchange(dealt[decktet::index(suit)], true)) {
                throw BadRecord(where, std::string(decktet::code(card)) + " is dealt twice");
            }
            setup.crowns[seat][i] = suit;
        }
        std::ranges::sort(setup.crowns[seat]);
    }
    crowns.finish();
}

void read_districts(Fields& fields, Setup& setup) {
    if (setup.deck == Setup::Deck::pawns) {
        setup.districts = {};
    } else {
        // The four Pawns in their order with the Excuse in the middle.
        setup.districts = {Card{36}, Card{37}, Card{44}, Card{38}, Card{39}};
    }
    if (!fields.has("districts")) {
        return;
    }
    const std::vector<Value> list = fields.list("districts", kDistricts, kDistricts);
    std::array<bool, decktet::kCards> laid{};
    for (std::size_t i = 0; i < kDistricts; ++i) {
        const std::string where = fields.where("districts") + "[" + std::to_string(i) + "]";
        if (setup.deck == Setup::Deck::pawns) {
            if (!list[i].is("any")) {
                throw BadRecord(where, "with Pawns in the deck every district is \"any\", not " + shown(list[i]));
            }
            continue;
        }
        const Card card = card_in(list[i], where);
        if (face(card).rank != Rank::pawn && face(card).rank != Rank::excuse) {
            throw BadRecord(where, std::string(decktet::code(card)) + " is neither a Pawn nor the Excuse");
        }
        if (std::exchange(laid[card.id], true)) {
            throw BadRecord(where, std::string(decktet::code(card)) + " is laid twice");
        }
        setup.districts[i] = card;
    }
}

Setup read_setup(const Players& players, const Json& json) {
    if (std::ranges::find(players.names, "marker") != players.names.end()) {
        // The state's districts name their marker and their players side by side (magnate.md, State).
        throw BadRecord("players", "in Magnate nobody can be called \"marker\": the state uses the word");
    }
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.first = fields.seat("first");
    if (setup.first.index < 0) {
        fields.fail("first", "nobody at this table is called " + shown(json["first"]));
    }
    const std::string deck = fields.word_or("deck", kDecks, "basic");
    setup.deck = static_cast<Setup::Deck>(std::ranges::find(kDecks, deck) - kDecks.begin());
    read_crowns(fields, setup);
    read_districts(fields, setup);
    if (fields.has("options")) {
        Fields options = fields.object("options");
        setup.replace_ace = options.flag_or("replace_ace", false);
        setup.revised_aces = options.flag_or("revised_aces", false);
        setup.deed_needs_each_suit = options.flag_or("deed_needs_each_suit", false);
        options.finish();
    }
    fields.finish();
    return setup;
}

Json write_setup(const Players& players, const Setup& setup) {
    Json json;
    json["first"] = players.names.at(static_cast<std::size_t>(setup.first.index));
    json["deck"] = kDecks[static_cast<std::size_t>(setup.deck)];
    json["crowns"] = Json::object();
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (const Suit suit : setup.crowns[seat]) {
            json["crowns"][players.names[seat]].push_back(decktet::code(decktet::crown_of(suit)));
        }
    }
    for (const std::optional<Card>& marker : setup.districts) {
        json["districts"].push_back(marker ? decktet::code(*marker) : "any");
    }
    json["options"] = {{"replace_ace", setup.replace_ace},
                       {"revised_aces", setup.revised_aces},
                       {"deed_needs_each_suit", setup.deed_needs_each_suit}};
    return json;
}

}  // namespace

Rules::Move Rules::read(Fields& fields) const {
    const std::string type = fields.word("type", kTypes);
    if (type == "adjust") {
        return adjust_of(fields);
    }
    const Seat player = fields.seat("player");
    if (type == "roll") {
        return roll_of(fields, player);
    }
    if (type == "tax") {
        const int die = static_cast<int>(fields.number("die", 1, 6));
        return Tax{player, die, by_app(fields)};
    }
    if (type == "income") {
        const int district = district_of(fields);
        return Income{player, district, read_suit(fields, "suit")};
    }
    if (type == "develop") {
        const Card card = read_card(fields, "card");
        const int district = district_of(fields);
        return Develop{player, card, district, read_payment(fields, "pay")};
    }
    if (type == "deed") {
        const Card card = read_card(fields, "card");
        return Deed{player, card, district_of(fields)};
    }
    if (type == "sell") {
        return Sell{player, read_card(fields, "card")};
    }
    if (type == "advance") {
        const int district = district_of(fields);
        return Advance{player, district, read_payment(fields, "pay")};
    }
    if (type == "trade") {
        const Suit give = read_suit(fields, "give");
        const Suit get = read_suit(fields, "get");
        constexpr int kMostTrades = kMostCounted / 3;
        return Trade{player, give, get, static_cast<int>(fields.number_or("times", 1, kMostTrades, 1))};
    }
    if (type == "draw") {
        return Draw{player, ace_of(fields)};
    }
    if (type == "replace") {
        return Replace{player, ace_of(fields)};
    }
    if (type == "keep") {
        return Keep{player};
    }
    return Done{player};
}

void Rules::write(const Move& move, Json& object) const {
    write_head(object, kTypes[move.index()], actor(move), names);
    std::visit(Writer{object, names}, move);
}

std::optional<Seat> Rules::actor(const Move& move) const { return player_of<Adjust>(move); }

/// The new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game magnate = [] {
        Game made = game_of<Rules>("magnate", say("Magnate"), "2010", 2, 2, read_setup, write_setup);
        made.options = setup_form;
        made.fortune = [](const Playthrough& line, std::size_t ply, const castalia::Move& move) {
            const auto& game = static_cast<const PlaythroughOf<Rules>&>(line);
            return game.rules().fortune(game.at(ply), PlaythroughOf<Rules>::typed(move));
        };
        made.fortune_unit = say("tokens of income");
        return made;
    }();
    return magnate;
}

}  // namespace castalia::magnate
