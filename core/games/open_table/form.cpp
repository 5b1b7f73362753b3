// The form of an event: the slots, the options of each, and the reasons against them.
#include <algorithm>
#include <bit>

#include "core/games/open_table/open_table.h"
#include "core/rules/game/counting.h"
#include "core/rules/game/event_draft.h"

namespace castalia::open_table {

namespace {

class FormBuilder : StateReader<Rules> {
public:
    FormBuilder(const Rules& rules, const State& state, const Json& draft)
        : StateReader(rules, state), draft_(draft, rules.names) {}

    /// Fills the slots that the declaration of the move has with options.
    std::vector<Slot> slots() const {
        std::vector<Slot> slots = Rules::form_skeleton(draft_.type());
        for (Slot& slot : slots) {
            if (slot.kind == Slot::Kind::place || slot.kind == Slot::Kind::card) {
                add_options(slot);
            }
        }
        // The form asks for the deck if several have a card of this name.
        std::erase_if(slots, [](const Slot& slot) { return slot.field == "deck" && slot.options.size() < 2; });
        // Either some won, or all came out alike.
        std::erase_if(slots, [&](const Slot& slot) {
            return (slot.field == "winners" && !draft_.at("outcome").is_null()) ||
                   (slot.field == "outcome" && !draft_.at("winners").is_null());
        });
        return slots;
    }

private:
    void add_options(Slot& slot) const {
        if (slot.field == "player") {
            offer_players(slot, rules_.names);
        } else if (slot.field == "column") {
            add_rounds(slot);
        } else if (slot.field == "name") {
            add_counters(slot);
        } else if (slot.field == "card") {
            add_cards(slot);
        } else if (slot.field == "deck") {
            add_decks(slot);
        } else if (slot.field == "to") {
            add_zones(slot);
        } else if (slot.field == "what") {
            add_counts(slot);
        } else if (slot.field == "winners") {
            add_winners(slot);
        } else if (slot.field == "outcome") {
            slot.options = {{"won", say("everybody won"), Text(), {}, false},
                            {"lost", say("everybody lost"), Text(), {}, false},
                            {"none", say("no result"), Text(), {}, false}};
        }
    }

    /// Offers every side, and the sides that may share the victory: all sets of few sides, pairs of many.
    void add_winners(Slot& slot) const {
        const std::vector<std::vector<Seat>> sides = rules_.sides();
        constexpr std::size_t kFew = 4;
        const std::size_t most = sides.size() <= kFew ? sides.size() : 2;
        for (std::size_t size = 1; size <= most; ++size) {
            for (unsigned set = 1; set < 1U << sides.size(); ++set) {
                if (static_cast<std::size_t>(std::popcount(set)) == size) {
                    slot.options.push_back(winners_option(sides, set));
                }
            }
        }
    }
    Option winners_option(const std::vector<std::vector<Seat>>& sides, unsigned set) const {
        Json names = Json::array();
        std::vector<Seat> winners;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            for (const Seat seat : (set >> side & 1U) != 0 ? sides[side] : std::vector<Seat>()) {
                names.push_back(rules_.name(seat));
                winners.push_back(seat);
            }
        }
        return {std::move(names), listed_with_and(rules_.who(winners)), Text(), {}, false};
    }

    std::string words(std::string_view key) const { return draft_.words(key); }
    Seat seat() const { return draft_.seat().value_or(state_.turn); }

    void add_rounds(Slot& slot) const {
        for (std::size_t i = 0; i < rules_.columns(state_); ++i) {
            const std::string& name = rules_.column(state_, i);
            const long long halves = rules_.score(state_, i, seat());
            slot.options.push_back({name,
                                    literally(name),
                                    halves == kEmpty ? Text() : say("now {value}", {{"value", decimal(halves, 2)}}),
                                    {},
                                    false});
        }
        // A chosen round that is not on the pad yet begins with this score.
        const std::string chosen = words("column");
        if (!chosen.empty() && !rules_.column_called(state_, chosen)) {
            slot.options.push_back({chosen, literally(chosen), say("a new round"), {}, false});
        }
    }
    void add_counters(Slot& slot) const {
        for (std::size_t i = 0; i < rules_.setup.counters.size(); ++i) {
            const std::string& name = rules_.setup.counters[i].name;
            slot.options.push_back({name,
                                    literally(name),
                                    say("now {value}", {{"value", literally(rules_.counter(state_, seat(), i))}}),
                                    {},
                                    false});
        }
    }

    // Cards.
    std::optional<CardZone> chosen_zone() const { return draft_.choice<CardZone>("to", kZones); }
    std::optional<std::uint8_t> named_deck() const {
        const std::optional<DeckKind> kind = deck_kind(words("deck"));
        return kind ? rules_.deck_of(*kind) : std::nullopt;
    }
    std::optional<Card> known_card() const {
        const std::string word = words("card");
        for (const DeckKind kind : rules_.setup.decks) {
            const std::optional<std::uint8_t> deck = named_deck();
            if (deck && rules_.setup.decks[*deck] != kind) {
                continue;
            }
            if (const std::optional<Card> card = card_of(kind, word)) {
                return card;
            }
        }
        return std::nullopt;
    }
    /// Returns why the card cannot go to this place, or to any place if none is given.
    std::optional<Refusal> barred(Card card, std::optional<std::uint8_t> deck, std::optional<CardZone> to) const {
        std::optional<Refusal> why;
        for (const CardZone zone : {CardZone::table, CardZone::discard, CardZone::deck}) {
            if (!to || *to == zone) {
                why = rules_.judge(state_, Play{seat(), card, deck, zone});
                if (!why) {
                    return std::nullopt;
                }
            }
        }
        return why;
    }
    void add_cards(Slot& slot) const {
        std::vector<std::string> codes;
        for (const DeckKind kind : rules_.setup.decks) {
            for (const Card card : cards(kind)) {
                std::string word = code(card);
                if (std::ranges::find(codes, word) != codes.end()) {
                    continue;
                }
                slot.options.push_back({word, say("{code} {name}", {{"code", literally(word)}, {"name", name(card)}}),
                                        Text(), barred(card, {}, chosen_zone()), false});
                codes.push_back(std::move(word));
            }
        }
    }
    void add_zones(Slot& slot) const {
        const std::optional<Card> card = known_card();
        for (const CardZone zone : {CardZone::table, CardZone::discard, CardZone::deck}) {
            const Text name = zone == CardZone::table     ? say("the table")
                              : zone == CardZone::discard ? say("the discard pile")
                                                          : say("the deck");
            slot.options.push_back({zone_word(zone), name, Text(),
                                    card ? barred(*card, named_deck(), zone) : std::optional<Refusal>(), false});
        }
    }
    /// Adds the decks that have a card of this name.
    void add_decks(Slot& slot) const {
        for (const DeckKind kind : rules_.setup.decks) {
            if (const std::optional<Card> card = card_of(kind, words("card"))) {
                slot.options.push_back({deck_word(kind), deck_name(kind), Text(),
                                        barred(*card, rules_.deck_of(kind), chosen_zone()), false});
            }
        }
    }

    void add_counts(Slot& slot) const {
        Counting counting(true);
        count_table(rules_, state_, counting);
        offer_counts(slot, counting);
    }

    EventDraft draft_;
};

}  // namespace

std::vector<Slot> Rules::form(const State& state, const Json& draft) const {
    return FormBuilder(*this, state, draft).slots();
}

}  // namespace castalia::open_table
