// The result as a scoresheet.
#include <algorithm>

#include "core/games/result/result.h"
#include "core/rules/written_score.h"

namespace castalia::result {

namespace {

/// Returns every score as a whole number; nothing if one of them is no number.
std::optional<std::vector<long long>> values_of(const State& state) {
    std::vector<long long> values;
    for (const std::string& words : state.scores) {
        const std::optional<long long> value = written_score(words);
        if (!value) {
            return std::nullopt;
        }
        values.push_back(*value);
    }
    return values;
}

std::vector<Seat> best_of(const std::vector<long long>& values, bool highest) {
    const long long best = highest ? *std::ranges::max_element(values) : *std::ranges::min_element(values);
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < values.size(); ++seat) {
        if (values[seat] == best) {
            seats.push_back(Seat{static_cast<int>(seat)});
        }
    }
    return seats;
}

/// Returns the ranking by points, the best first. Without points the winners come before the others.
std::vector<std::vector<Seat>> ranking_of(const std::optional<std::vector<long long>>& values, const Setup& setup,
                                          const std::vector<Seat>& winners, std::size_t seats) {
    const auto place = [&](std::size_t seat) {
        const bool won = std::ranges::find(winners, Seat{static_cast<int>(seat)}) != winners.end();
        const long long points = values ? (setup.highest_wins ? -(*values)[seat] : (*values)[seat]) : 0;
        return std::pair(won ? 0 : 1, won ? 0 : points);
    };
    std::vector<std::size_t> order(seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        order[seat] = seat;
    }
    std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) { return place(one) < place(other); });
    std::vector<std::vector<Seat>> ranking;
    for (std::size_t i = 0; i < seats; ++i) {
        if (i == 0 || place(order[i]) != place(order[i - 1])) {
            ranking.emplace_back();
        }
        ranking.back().push_back(Seat{static_cast<int>(order[i])});
    }
    return ranking;
}

Text sentence_of(const Rules& rules, const std::vector<Seat>& winners) {
    const Text game = rules.setup.game.empty() ? say("the game") : literally(rules.setup.game);
    std::vector<Text> names;
    for (const Seat winner : winners) {
        names.push_back(literally(rules.names[static_cast<std::size_t>(winner.index)]));
    }
    return winners.empty() ? say("Nobody won {game}", {{"game", game}})
                           : say("{who} won {game}", {{"who", listed_with_and(names)}, {"game", game}});
}

}  // namespace

Scoresheet Rules::score(const State& state) const {
    Scoresheet sheet;
    sheet.over = true;
    const std::optional<std::vector<long long>> values = values_of(state);
    const auto in_order = [](std::vector<Seat> seats) {
        std::ranges::sort(seats);
        return seats;
    };
    sheet.winners = setup.winners;
    const bool by_points = values && in_order(setup.winners) == best_of(*values, setup.highest_wins);
    if (values) {
        Scoresheet::Row row{say("Score"), *values, {}, {}, "result.score"};
        for (const std::string& words : state.scores) {
            row.sources.push_back(words.find_first_of("+-", 1) == std::string::npos ? Text{} : literally(words));
        }
        const std::vector<Seat> best = best_of(*values, setup.highest_wins);
        row.leader = best.size() == 1 ? std::optional(best.front()) : std::nullopt;
        sheet.rows.push_back(std::move(row));
        sheet.ladder.push_back({"points", say("Score"), *values, by_points, "result.score"});
    }
    if (!by_points) {
        std::vector<long long> won(names.size());
        for (const Seat winner : setup.winners) {
            won[static_cast<std::size_t>(winner.index)] = 1;
        }
        sheet.ladder.push_back({"table", say("As the table said"), std::move(won), true, "result.winner"});
    }
    sheet.shared = sheet.winners.size() > 1;
    sheet.decided_by = by_points ? "points" : "table";
    sheet.ranking = ranking_of(values, setup, sheet.winners, names.size());
    sheet.sentence = sentence_of(*this, sheet.winners);
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        sheet.strip.push_back(
            values ? std::vector<StripFact>{{(*values)[seat], say_count("point", "points", (*values)[seat])}}
                   : std::vector<StripFact>{});
    }
    return sheet;
}

}  // namespace castalia::result
