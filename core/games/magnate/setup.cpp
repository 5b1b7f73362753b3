// The setup to JSON and back, and what the game is called in the catalogue.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/parts/decktet_record.h"
#include "core/rules/game_of.h"

namespace castalia::magnate {

namespace {

using decktet::card_in;
using decktet::face;
using decktet::Rank;

constexpr std::array<std::string_view, 3> kDecks{"basic", "courts", "pawns"};

Fill code_of(Card card) { return {"card", literally(decktet::code(card))}; }

void read_crowns(Fields& fields, Setup& setup) {
    Fields crowns = fields.object("crowns");
    std::array<bool, 6> dealt{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const std::string& name = fields.names()[seat];
        const RecordPlace place(crowns, name);
        const std::vector<Value> cards = place.list(crowns.any(name), 3, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            const RecordPlace at = place.item(i);
            const Card card = card_in(cards[i], at);
            if (face(card).rank != Rank::crown) {
                at.fail(say("{card} is not a Crown", {code_of(card)}));
            }
            const Suit suit = decktet::suits(card)[0];
            if (std::exchange(dealt[decktet::index(suit)], true)) {
                at.fail(say("{card} is dealt twice", {code_of(card)}));
            }
            setup.crowns[seat][i] = suit;
        }
        std::ranges::sort(setup.crowns[seat]);
    }
    crowns.finish();
}

void read_districts(Fields& fields, Setup& setup) {
    if (setup.deck != Setup::Deck::pawns) {
        std::ranges::copy(kUsualMarkers, setup.districts.begin());
    }
    if (!fields.has("districts")) {
        return;
    }
    const RecordPlace place(fields, "districts");
    const std::vector<Value> list = fields.list("districts", kDistricts, kDistricts);
    std::array<bool, decktet::kCards> laid{};
    for (std::size_t i = 0; i < kDistricts; ++i) {
        const RecordPlace at = place.item(i);
        if (setup.deck == Setup::Deck::pawns) {
            if (!list[i].is("any")) {
                at.fail(say("with Pawns in the deck every district is \"any\", not {value}",
                            {{"value", literally(shown(list[i]))}}));
            }
            continue;
        }
        const Card card = card_in(list[i], at);
        if (face(card).rank != Rank::pawn && face(card).rank != Rank::excuse) {
            at.fail(say("{card} is neither a Pawn nor the Excuse", {code_of(card)}));
        }
        if (std::exchange(laid[card.id], true)) {
            at.fail(say("{card} is laid twice", {code_of(card)}));
        }
        setup.districts[i] = card;
    }
}

Setup read_setup(const Players& players, const Json& json) {
    if (std::ranges::find(players.names, "marker") != players.names.end()) {
        // The state's districts name their marker and their players side by side (magnate.md, State).
        throw BadRecord("players", say("in Magnate nobody can be called \"marker\": the state uses the word"));
    }
    Fields fields(json, "setup", players.names);
    Setup setup;
    setup.first = fields.seat("first");
    if (setup.first.index < 0) {
        fields.fail("first",
                    say("nobody at this table is called {name}", {{"name", literally(shown(json["first"]))}}));
    }
    if (fields.has("deck")) {
        setup.deck = static_cast<Setup::Deck>(fields.choice("deck", kDecks));
    }
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

/// The new-session form (options.cpp).
std::vector<Slot> setup_form(const Players& players, const Json& setup);

const Game& game() {
    static const Game magnate = [] {
        Game made = game_of<Rules>("magnate", say("Magnate"), "2010", 2, 2, read_setup, write_setup);
        made.options = in_every_edition(setup_form);
        made.fortune = [](const Playthrough& line, std::size_t ply, const castalia::Move& move) {
            const auto& game = static_cast<const PlaythroughOf<Rules>&>(line);
            return game.rules().fortune(game.at(ply), PlaythroughOf<Rules>::typed(move));
        };
        made.fortune_unit = say("tokens of income");
        made.dice = [](const castalia::Move& move) { return rolled(PlaythroughOf<Rules>::typed(move)); };
        made.foreign_ids = {{std::string(kBoardGameGeek), 41090}};
        made.sheets = {blank_sheet()};
        return made;
    }();
    return magnate;
}

}  // namespace castalia::magnate
