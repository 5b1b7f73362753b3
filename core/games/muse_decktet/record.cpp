// Setup and moves to JSON and back.
#include <algorithm>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/parts/decktet_record.h"
#include "core/rules/game_of.h"

namespace castalia::muse_decktet {

namespace {

using decktet::payment_json;
using decktet::read_card;
using decktet::read_payment;
using decktet::read_suit;
using decktet::suit_json;

constexpr std::array<std::string_view, 5> kTypes{"reveal", "discard", "resolve", "pay", "adjust"};
constexpr std::array<std::string_view, 4> kActions{"sketch", "paint", "patron", "palace"};
constexpr std::array<std::string_view, 2> kDecks{"basic", "extended"};
constexpr std::array<std::string_view, 5> kCounts{"coins", "economy", "draw_pile", "discard_pile", "hand"};

template <std::size_t Size>
std::size_t place_in(const std::array<std::string_view, Size>& words, const std::string& word) {
    return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
}

bool of_a_player(Adjust::What what) { return what == Adjust::What::coins || what == Adjust::What::hand; }
bool of_a_suit(Adjust::What what) { return what == Adjust::What::coins || what == Adjust::What::economy; }

Adjust adjust_of(Fields& fields) {
    Fields what = fields.object("what");
    Adjust adjust;
    adjust.what = static_cast<Adjust::What>(place_in(kCounts, what.word("what", kCounts)));
    if (of_a_player(adjust.what)) {
        adjust.player = what.seat("player");
    }
    if (of_a_suit(adjust.what)) {
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

    void operator()(const Reveal& move) const {
        json["action"] = kActions[static_cast<std::size_t>(move.action)];
        json["card"] = decktet::code(move.card);
    }
    void operator()(const Discard& move) const { json["card"] = decktet::code(move.card); }
    void operator()(const Resolve&) const {}
    void operator()(const Pay& move) const { json["coins"] = payment_json(move.coins); }
    void operator()(const Adjust& move) const {
        Json what = {{"what", kCounts[static_cast<std::size_t>(move.what)]}};
        if (of_a_player(move.what)) {
            what["player"] = names.at(static_cast<std::size_t>(move.player.index));
        }
        if (of_a_suit(move.what)) {
            what["suit"] = suit_json(move.suit);
        }
        json["what"] = std::move(what);
        json["to"] = move.to;
    }
};

Setup read_setup(const Players& players, const Json& json) {
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.extended = fields.word_or("deck", kDecks, "basic") == "extended";
    if (fields.has("options")) {
        fields.object("options").finish();
    }
    fields.finish();
    return setup;
}

Json write_setup(const Players&, const Setup& setup) {
    Json json;
    json["deck"] = kDecks[setup.extended ? 1 : 0];
    json["options"] = Json::object();
    return json;
}

}  // namespace

Rules::Move Rules::read(Fields& fields) const {
    const std::string type = fields.word("type", kTypes);
    if (type == "adjust") {
        return adjust_of(fields);
    }
    if (type == "resolve") {
        return Resolve{};
    }
    const Seat player = fields.seat("player");
    if (type == "reveal") {
        const auto action = static_cast<Use>(place_in(kActions, fields.word("action", kActions)));
        return Reveal{player, action, read_card(fields, "card")};
    }
    if (type == "discard") {
        return Discard{player, read_card(fields, "card")};
    }
    return Pay{player, read_payment(fields, "coins")};
}

void Rules::write(const Move& move, Json& object) const {
    write_head(object, kTypes[move.index()], actor(move), names);
    std::visit(Writer{object, names}, move);
}

std::optional<Seat> Rules::actor(const Move& move) const { return player_of<Adjust>(move); }

/// The new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game muse = [] {
        Game made =
            game_of<Rules>("muse-decktet", say("Muse, the Decktet game"), "1", static_cast<int>(kLeastPlayers),
                           static_cast<int>(kMostPlayers), read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.curves = curves;
        return made;
    }();
    return muse;
}

}  // namespace castalia::muse_decktet
