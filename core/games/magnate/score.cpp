// The scoresheet: the points with their sources, the ladder of tie-breaks, the winner.
#include <algorithm>

#include "core/games/magnate/magnate.h"

namespace castalia::magnate {

namespace {

using decktet::face;
using decktet::Rank;

std::optional<Seat> ahead(const std::vector<long long>& values) {
    if (values[0] == values[1]) {
        return std::nullopt;
    }
    return Seat{values[0] > values[1] ? 0 : 1};
}

std::vector<long long> both(const std::array<long long, 2>& values) { return {values[0], values[1]}; }

Text verdict(const Rules& rules, const Scoresheet& sheet, const Standing& standing) {
    const auto pair = [](const std::array<long long, 2>& values, Seat first) {
        const auto i = static_cast<std::size_t>(first.index);
        return literally(std::to_string(values[i]) + "–" + std::to_string(values[1 - i]));
    };
    if (sheet.over && sheet.winners.empty()) {
        return say("A draw: {one} and {other} are Grand Duke on alternate days",
                   {{"one", rules.who(Seat{0})}, {"other", rules.who(Seat{1})}});
    }
    if (sheet.over) {
        const Seat winner = sheet.winners.front();
        const std::vector<Fill> fills{{"who", rules.who(winner)},
                                      {"points", pair(standing.points, winner)},
                                      {"ranks", pair(standing.ranks, winner)},
                                      {"tokens", pair(standing.tokens, winner)}};
        if (sheet.decided_by == "district_points") {
            return say("{who} is Grand Duke: districts {points}", fills);
        }
        if (sheet.decided_by == "total_ranks") {
            return say("{who} is Grand Duke: districts {points}, ranks {ranks} decided", fills);
        }
        return say("{who} is Grand Duke: districts {points}, ranks {ranks}, tokens {tokens} decided", fills);
    }
    const std::optional<Seat> leader = ahead(both(standing.points));
    const std::optional<Seat> by_ranks = ahead(both(standing.ranks));
    if (!leader && by_ranks) {
        return say("Districts are even, {points}; {who} is ahead in ranks, {ranks}",
                   {{"points", pair(standing.points, *by_ranks)},
                    {"who", rules.who(*by_ranks)},
                    {"ranks", pair(standing.ranks, *by_ranks)}});
    }
    if (!leader) {
        return say("Districts are even, {points}", {{"points", pair(standing.points, Seat{0})}});
    }
    return say("{who} leads, districts {points}",
               {{"who", rules.who(*leader)}, {"points", pair(standing.points, *leader)}});
}

std::vector<StripFact> strip_of(const Standing& standing, const State& state, std::size_t seat) {
    const auto fact = [](const Text& counted) { return StripFact{counted.number, counted}; };
    return {fact(say_count("district", "districts", standing.points[seat])),
            fact(say_count("rank", "ranks", standing.ranks[seat])),
            fact(say_count("token", "tokens", standing.tokens[seat])),
            fact(say_count("card", "cards", state.hand[seat]))};
}

}  // namespace

long long Rules::district_total(const State& state, Seat seat, int district) const {
    long long total = 0;
    for (const Card card : column(state, seat, district)) {
        if (!state.cards[card.id].developed) {
            continue;
        }
        if (!setup.revised_aces || face(card).rank != Rank::ace) {
            total += rank(card);
            continue;
        }
        // magnate.score.revised-ace: one for each developed property of the owner there that shows its suit, itself
        // included.
        for (const Card other : column(state, seat, district)) {
            total += state.cards[other.id].developed && decktet::shows(other, decktet::suits(card)[0]) ? 1 : 0;
        }
    }
    return total;
}

Standing Rules::standing(const State& state) const {
    Standing standing;
    for (int district = 0; district < kDistricts; ++district) {
        const long long mine = district_total(state, Seat{0}, district);
        const long long theirs = district_total(state, Seat{1}, district);
        standing.points[0] +=
            mine > theirs ? 1 : 0;  // magnate.score.even: equal totals, also 0 : 0, score for nobody.
        standing.points[1] += theirs > mine ? 1 : 0;
    }
    for (std::uint8_t id = 0; id < decktet::kCards; ++id) {
        const CardState& known = state.cards[id];
        if (known.zone == CardZone::column && known.developed) {
            standing.ranks[known.owner] += rank(Card{id});
        }
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
        standing.tokens[seat] = state.tokens[seat].total();
    }
    return standing;
}

Scoresheet Rules::score(const State& state) const {
    const Standing standing = this->standing(state);
    Scoresheet sheet;
    for (int district = 0; district < kDistricts; ++district) {
        Scoresheet::Row row;
        row.label = say("District {district}", {{"district", literally(district + 1)}});
        row.clause = "magnate.score.district";
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            row.values.push_back(district_total(state, seat, district));
            std::vector<Text> cards;
            for (const Card card : column(state, seat, district)) {
                if (state.cards[card.id].developed) {
                    cards.push_back(code_text(card));
                }
            }
            row.sources.push_back(listed(cards));
        }
        if (const std::optional<Seat> best = ahead(row.values)) {
            row.leaders = {*best};
        }
        sheet.rows.push_back(std::move(row));
    }
    sheet.ladder = {
        {"district_points", say("Districts led"), both(standing.points), false, "magnate.score.district"},
        {"total_ranks", say("Total ranks"), both(standing.ranks), false, "magnate.score.ranks"},
        {"resources", say("Tokens left"), both(standing.tokens), false, "magnate.score.resources"},
    };
    sheet.over = state.stage == Stage::over;
    const auto deciding =
        std::ranges::find_if(sheet.ladder, [](const auto& step) { return ahead(step.values).has_value(); });
    if (sheet.over && deciding != sheet.ladder.end()) {
        deciding->decided = true;
        sheet.winners = {*ahead(deciding->values)};
        sheet.decided_by = deciding->name;
        sheet.ranking = {{sheet.winners.front()}, {sheet.winners.front().other()}};
    } else if (sheet.over) {
        sheet.decided_by = "draw";
        sheet.ranking = {{Seat{0}, Seat{1}}};
    }
    sheet.sentence = verdict(*this, sheet, standing);
    sheet.strip = {strip_of(standing, state, 0), strip_of(standing, state, 1)};
    return sheet;
}

}  // namespace castalia::magnate
