// Judges moves: whether one may be made, and if not, which clause forbids it. An open table has hardly any rules: it
// refuses only what the state cannot represent, and counters beyond their limits.
#include <algorithm>

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

namespace {

class Judge : StateReader<Rules> {
public:
    using StateReader::StateReader;

    Verdict operator()(const Play& move) const {
        const Fill card{"card", name(move.card)}, code{"code", literally(open_table::code(move.card))};
        std::optional<std::uint8_t> first;
        for (std::uint8_t deck = 0; deck < rules_.setup.decks.size() && !first; ++deck) {
            if ((!move.deck || *move.deck == deck) && in_deck(rules_.setup.decks[deck], move.card)) {
                first = deck;
            }
        }
        if (rules_.setup.decks.empty()) {  // Nobody knows then whether AS is the ace of spades or the Ace of Suns.
            return impossible("open-table.card.deck",
                              say("No cards were chosen for this table, so {code} is in no deck here", {code}),
                              say("no cards here"));
        }
        if (!first) {
            return impossible("open-table.card.deck", say("No deck at this table has {card} ({code})", {card, code}),
                              say("in no deck here"));
        }
        if (rules_.moved(state_, move)) {
            return {};
        }
        return cannot_go(move, rules_.zone_of(state_, *first, move.card));
    }

    Verdict operator()(const Count& move) const {
        const std::optional<std::size_t> at = rules_.counter_called(move.name);
        if (!at) {
            return impossible("open-table.count.name",
                              say("This table has no counter called {name}", {{"name", literally(move.name)}}),
                              say("no such counter"));
        }
        const long long after = rules_.counter(state_, move.player, *at) + move.by;
        if (after > kMostCounted || after < -kMostCounted) {
            return impossible(
                "open-table.count.room",
                say("A counter goes no further than {most} up or down", {{"most", literally(kMostCounted)}}),
                say("too many"));
        }
        return beyond_limits(move, rules_.setup.counters[*at], after);
    }

    Verdict operator()(const Score& move) const {
        if (rules_.column_called(state_, move.column)) {
            return {};
        }
        if (rules_.columns(state_) == 0) {
            return impossible("open-table.score.column", say("The score pad has no round yet; add one first"),
                              say("no round yet"));
        }
        if (move.column == rules_.next_round(state_, move.player)) {  // The line names no round.
            return impossible(
                "open-table.score.column",
                say("{who} has a score in every round already; add {name} first, or say whose score it is",
                    {{"who", literally(rules_.names.at(index(move.player)))}, {"name", literally(move.column)}}),
                say("no such round"));
        }
        return impossible(
            "open-table.score.column",
            say("The score pad has no round called {name}; add the round first", {{"name", literally(move.column)}}),
            say("no such round"));
    }

    Verdict operator()(const Column& move) const {
        if (rules_.column_called(state_, move.name)) {
            return impossible("open-table.column.name",
                              say("The score pad has a round called {name} already; give the new one another name",
                                  {{"name", literally(move.name)}}),
                              say("there already"));
        }
        if (rules_.columns(state_) >= kMostColumns) {
            return impossible("open-table.column.room",
                              say("The score pad has room for {n} rounds and no more",
                                  {{"n", literally(static_cast<long long>(kMostColumns))}}),
                              say("the pad is full"));
        }
        return {};
    }

    Verdict operator()(const Turn&) const { return {}; }
    Verdict operator()(const Finish&) const { return {}; }

    Verdict operator()(const Adjust& move) const {
        if (move.what == Adjust::What::counter) {
            return rules_.counter_called(move.name)
                       ? Verdict()
                       : impossible("open-table.count.name",
                                    say("This table has no counter called {name}", {{"name", literally(move.name)}}),
                                    say("no such counter"));
        }
        return rules_.deck_of(move.deck)
                   ? Verdict()
                   : impossible("open-table.card.deck",
                                say("There is no deck of {deck} at this table", {{"deck", deck_name(move.deck)}}),
                                say("no such deck"));
    }

private:
    /// Returns why a card cannot go to the place of the play. The clause depends on the zone in which it lies now.
    Refusal cannot_go(const Play& move, CardZone now) const {
        const Text word = literally(open_table::code(move.card));
        const Fill code{"code", rules_.has_namesake(move.card)
                                    ? say("{code} ({name})", {{"code", word}, {"name", name(move.card)}})
                                    : word};
        const auto lies = [](Text where, Text brief) {
            return impossible("open-table.card.place", std::move(where), std::move(brief));
        };
        if (now == CardZone::table) {
            return lies(say("{code} already lies on the table", {code}), say("lies on the table"));
        }
        if (now == CardZone::discard && move.to == CardZone::table) {
            return lies(say("{code} lies on the discard pile; put it back into the deck first", {code}),
                        say("on the discard pile"));
        }
        if (now == move.to) {
            return now == CardZone::discard
                       ? lies(say("{code} already lies on the discard pile", {code}), say("on the discard pile"))
                       : lies(say("{code} has not been seen: it is in the deck or in a hand", {code}),
                              say("not seen yet"));
        }
        return impossible("open-table.card.count",
                          now == CardZone::discard
                              ? say("The discard pile was counted as empty; count it again first")
                              : say("The deck was counted as empty; count it again first"),
                          say("counted as empty"));
    }

    Verdict beyond_limits(const Count& move, const Counter& counter, long long after) const {
        const bool low = counter.min && after < *counter.min;
        if (!low && (!counter.max || after <= *counter.max)) {
            return {};
        }
        const std::vector<Fill> fills{{"name", literally(move.name)},
                                      {"who", who(move.player)},
                                      {"after", literally(after)},
                                      {"limit", literally(low ? *counter.min : *counter.max)}};
        return Refusal{Refusal::Kind::rule, "open-table.count.limits",
                       low ? say("{who}’s {name} would be {after}, and the least allowed is {limit}", fills)
                           : say("{who}’s {name} would be {after}, and the most allowed is {limit}", fills),
                       low ? say("least is {limit}", fills) : say("most is {limit}", fills)};
    }
};

}  // namespace

std::optional<Refusal> Rules::judge(const State& state, const Move& move) const {
    if (state.over && !std::holds_alternative<Adjust>(move)) {
        return impossible("open-table.finish.over", say("The game is over"), say("game over"));
    }
    return std::visit(Judge(*this, state), move);
}

}  // namespace castalia::open_table
