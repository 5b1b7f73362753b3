// The options of the setup, and the game for the catalogue.
#include <algorithm>

#include "core/games/magnate/magnate.h"
#include "core/parts/decktet_record.h"
#include "core/rules/declaration/game_of.h"
#include "core/rules/game/playout.h"
#include "core/rules/text/mapped.h"

namespace castalia::magnate {

// These fill their slots in the new-session form (options.cpp).
std::vector<Slot> ways_to_deal_crowns(Slot slot, const Players& players, const Json& setup);
std::vector<Slot> district_slots(Slot slot, const Players& players, const Json& setup);

namespace {

using decktet::card_in;
using decktet::face;
using decktet::Rank;

Fill code_of(Card card) { return {"card", code_text(card)}; }

/// Three Crowns for each player: {"Ann": ["NM", "NL", "NK"], "Ben": ["NS", "NW", "NY"]}.
struct CrownsKind {
    using Crowns = std::array<std::array<Suit, 3>, 2>;

    Crowns read(Value value, const RecordPlace& at) const {
        Fields fields = at.object(value);
        Crowns crowns{};
        std::array<bool, 6> dealt{};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const std::string& name = at.names()[seat];
            const RecordPlace place(fields, name);
            const std::vector<Value> cards = place.list(fields.any(name), 3, 3);
            for (std::size_t i = 0; i < 3; ++i) {
                const RecordPlace here = place.item(i);
                const Card card = card_in(cards[i], here);
                if (face(card).rank != Rank::crown) {
                    here.fail(say("{card} is not a Crown", {code_of(card)}));
                }
                const Suit suit = decktet::suits(card)[0];
                if (std::exchange(dealt[decktet::index(suit)], true)) {
                    here.fail(say("{card} is dealt twice", {code_of(card)}));
                }
                crowns[seat][i] = suit;
            }
            std::ranges::sort(crowns[seat]);
        }
        fields.finish();
        return crowns;
    }
    Json json(const Crowns& crowns, const auto& table) const {
        Json json = Json::object();
        for (std::size_t seat = 0; seat < 2; ++seat) {
            for (const Suit suit : crowns[seat]) {
                json[table.names[seat]].push_back(decktet::code(decktet::crown_of(suit)));
            }
        }
        return json;
    }
    static Json schema() { return {{"$ref", "#/definitions/crowns"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;
};

/// The markers of the districts: ["PW", "PS", "EX", "PM", "PL"], or all "any" if the Pawns are in the deck.
struct DistrictsKind {
    using Districts = std::array<std::optional<Card>, kDistricts>;

    Districts read(Value value, const RecordPlace& at, const SetupTable<Setup>& table) const {
        const std::vector<Value> list = at.list(value, kDistricts, kDistricts);
        Districts districts;
        for (std::size_t i = 0; i < kDistricts; ++i) {
            const RecordPlace here = at.item(i);
            if (table.setup.deck != Setup::Deck::pawns) {
                districts[i] = marker(list[i], here, std::span(districts).first(i));
            } else if (!list[i].is("any")) {
                here.fail(say("with Pawns in the deck every district is \"any\", not {value}",
                              {{"value", literally(shown(list[i]))}}));
            }
        }
        return districts;
    }
    Json json(const Districts& districts) const {
        return json_array(districts,
                          [](const std::optional<Card>& marker) { return marker ? decktet::code(*marker) : "any"; });
    }
    static Json schema() { return {{"type", "array"}, {"minItems", kDistricts}, {"maxItems", kDistricts}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::card;

private:
    static Card marker(Value value, const RecordPlace& at, std::span<const std::optional<Card>> laid) {
        const Card card = card_in(value, at);
        if (face(card).rank != Rank::pawn && face(card).rank != Rank::excuse) {
            at.fail(say("{card} is neither a Pawn nor the Excuse", {code_of(card)}));
        }
        if (std::ranges::find(laid, card) != laid.end()) {
            at.fail(say("{card} is laid twice", {code_of(card)}));
        }
        return card;
    }
};

SetupOptions<Setup> setup_options() {
    using Deck = Setup::Deck;
    return SetupOptions<Setup>(
               {setup_option("first", &Setup::first, a_seated_player).required().labelled(say("First player")),
                setup_option("deck", &Setup::deck, one_of<Deck>("basic", "courts", "pawns"))
                    .labelled(say("Deck"))
                    .offering({{"basic", say("Basic"), say("30 property cards: Aces and ranks 2 to 9"), {}},
                               {"courts",
                                say("With Courts"),
                                say("34 property cards: the four Courts cost and count 10"),
                                {}},
                               {"pawns",
                                say("With Pawns"),
                                say("34 property cards: the Pawns are properties, districts are unrestricted"),
                                {}}}),
                setup_option("crowns", &Setup::crowns, CrownsKind{})
                    .required()
                    .labelled(say("Crowns"))
                    .filled_by(ways_to_deal_crowns),
                setup_option("districts", &Setup::districts, DistrictsKind{})
                    .without_default()
                    .labelled(say("District {n}"))
                    .filled_by(district_slots),
                setup_option("replace_ace", &Setup::replace_ace, a_flag)
                    .within("options")
                    .labelled(say("Replace a drawn Ace"),
                              say("A drawn Ace may be put away for another card; both players gain one of its suit")),
                setup_option("revised_aces", &Setup::revised_aces, a_flag)
                    .within("options")
                    .labelled(say("Aces of the later edition"),
                              say("An Ace costs 3 and is worth its suit in the district")),
                setup_option("deed_needs_each_suit", &Setup::deed_needs_each_suit, a_flag)
                    .within("options")
                    .labelled(say("A deed needs each suit"),
                              say("Before it is developed, each suit of a deed has been paid at least once"))})
        .checked_by([](const Players& table) {
            if (std::ranges::find(table.names, "marker") != table.names.end()) {
                // The districts of the state name their marker and their players side by side (magnate.md, State).
                throw BadRecord("players",
                                say("in Magnate nobody can be called \"marker\": the state uses the word"));
            }
        })
        .completed_by([](Setup& setup, const Players&, const std::string&) {
            if (setup.deck != Setup::Deck::pawns && !setup.districts[0]) {
                std::ranges::copy(kUsualMarkers, setup.districts.begin());
            }
        })
        .asked_of(2, 2);
}

}  // namespace

Game game() {
    Game magnate = game_of<Rules>("magnate", say("Magnate"), {"2010"}, 2, 2, setup_options());
    magnate.dice_luck = [](const Playthrough& line, std::size_t ply, const castalia::Move& move) {
        const auto& game = static_cast<const PlaythroughOf<Rules>&>(line);
        return game.rules().dice_luck(game.at(ply), PlaythroughOf<Rules>::typed(move));
    };
    magnate.dice_luck_unit = say_count("token of income", "tokens of income", 2);
    magnate.dice = [](const castalia::Move& move) { return rolled(PlaythroughOf<Rules>::typed(move)); };
    magnate.foreign_ids = {{std::string(kBoardGameGeek), 41090}};
    magnate.sheets = {blank_sheet(), mat_sheet()};
    magnate.layout = layout;
    magnate.tile = tile;
    magnate.series = series;
    magnate.ahead = players_ahead;
    magnate.continued = continued;
    magnate.counts = counted_by<Rules>(count_table);
    return magnate;
}

}  // namespace castalia::magnate
