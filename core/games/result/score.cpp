// The result as a scoresheet.
#include <algorithm>
#include <set>

#include "core/games/result/result.h"
#include "core/rules/game/ranking.h"
#include "core/rules/game/written_score.h"

namespace castalia::result {

namespace {

bool holds(const std::vector<Seat>& seats, std::size_t seat) {
    return std::ranges::find(seats, Seat{static_cast<int>(seat)}) != seats.end();
}

/// The scores as numbers, each for itself; a score that is no number, or that nobody wrote, is kNoNumber.
struct Values {
    std::vector<long long> numbers;
    int parts = 1;
    bool unreadable = false;  ///< Somebody's score is written down, and is no number.

    bool known(std::size_t seat) const { return numbers[seat] != kNoNumber; }
    bool any() const {
        return std::ranges::any_of(numbers, [](long long number) { return number != kNoNumber; });
    }
    bool all() const { return std::ranges::find(numbers, kNoNumber) == numbers.end(); }
};

Values values_of(const State& state) {
    Values values;
    std::vector<std::optional<ScoreValue>> written;
    for (const std::string& words : state.scores) {
        written.push_back(written_score(words));
        values.unreadable = values.unreadable || (!written.back() && !words.empty());
        values.parts = std::max(values.parts, written.back() ? written.back()->parts : 1);
    }
    for (const std::optional<ScoreValue>& score : written) {
        values.numbers.push_back(score ? score->in_parts(values.parts) : kNoNumber);
    }
    return values;
}

std::vector<Seat> best_of(const Values& values, bool highest) {
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < values.numbers.size(); ++seat) {
        const bool leads = values.known(seat) && std::ranges::none_of(values.numbers, [&](long long other) {
                               return other != kNoNumber && other != values.numbers[seat] &&
                                      (other > values.numbers[seat]) == highest;
                           });
        if (leads) {
            seats.push_back(Seat{static_cast<int>(seat)});
        }
    }
    return seats;
}

/// Returns the ranking, the best first: by the ranks that were written down or, where somebody has none, by points.
/// Without points the winners come before the others. Whoever has no points where others have some stands nowhere,
/// except as a winner.
std::vector<std::vector<Seat>> ranking_of(const Values& values, const Setup& setup,
                                          const std::vector<Seat>& winners) {
    const auto won = [&](std::size_t seat) { return holds(winners, seat); };
    const bool ranked = std::ranges::all_of(setup.ranks, [](int rank) { return rank > 0; });
    const auto worth = [&](std::size_t seat) {
        const long long points = values.known(seat) ? values.numbers[seat] : 0;
        const long long ahead = ranked ? -setup.ranks[seat] : setup.highest_wins ? points : -points;
        return std::pair(won(seat), won(seat) ? 0 : ahead);
    };
    std::vector<std::size_t> order;
    for (std::size_t seat = 0; seat < values.numbers.size(); ++seat) {
        if (ranked || won(seat) || values.known(seat) || !values.any()) {
            order.push_back(seat);
        }
    }
    return ranked_by(std::move(order), worth,
                     [](std::size_t seat) { return std::vector{Seat{static_cast<int>(seat)}}; });
}

/// Returns what it means that nobody won. Where the result does not say it, a single player has lost, and a game has
/// no result in which somebody is ahead, or in which some have points that are not known or cannot be read.
GameOutcome without_winner(const Setup& setup, const std::vector<std::vector<Seat>>& ranking, const Values& values) {
    return setup.without_winner                                                      ? *setup.without_winner
           : values.numbers.size() == 1 || setup.cooperative                         ? GameOutcome::lost
           : ranking.size() > 1 || values.any() != values.all() || values.unreadable ? GameOutcome::none
                                                                                     : GameOutcome::drawn;
}

/// Returns how many sides won: a team is one, and whoever is in none.
std::size_t sides_won(const Setup& setup) {
    std::set<std::string> teams;
    std::size_t alone = 0;
    for (const Seat winner : setup.winners) {
        const std::string& team = setup.teams.at(static_cast<std::size_t>(winner.index));
        if (!setup.uses_teams || team.empty()) {
            ++alone;
        } else {
            teams.insert(team);
        }
    }
    return teams.size() + alone;
}

Text sentence_of(const Rules& rules, const Scoresheet& sheet) {
    const Text game = rules.setup.game.empty() ? say("the game") : literally(rules.setup.game);
    if (!sheet.winners.empty()) {
        return say("{who} won {game}", {{"who", listed_with_and(rules.who(sheet.winners))}, {"game", game}});
    }
    switch (sheet.without_winner) {
        case GameOutcome::lost: return say("The table lost {game}", {{"game", game}});
        case GameOutcome::none: return say("{game} has no result", {{"game", game}});
        default: return say("Nobody won {game}", {{"game", game}});
    }
}

}  // namespace

Scoresheet Rules::score(const State& state) const {
    Scoresheet sheet;
    sheet.over = true;
    const Values values = values_of(state);
    sheet.parts = values.parts;
    sheet.winners = setup.winners;
    std::vector<Seat> in_order = setup.winners;
    std::ranges::sort(in_order);
    const std::vector<Seat> best = best_of(values, setup.highest_wins);
    const bool by_points = values.any() && in_order == best;
    if (values.any()) {
        Scoresheet::Row row{say("Score"), values.numbers, {}, {}, "result.score"};
        for (std::size_t seat = 0; seat < state.scores.size(); ++seat) {
            const std::string& words = state.scores[seat];
            const bool as_written = values.known(seat) && words.find_first_of("+-", 1) == std::string::npos;
            row.sources.push_back(as_written ? Text{} : literally(words));
        }
        row.leaders = values.all() && best.size() == 1 ? best : std::vector<Seat>();
        sheet.rows.push_back(std::move(row));
        sheet.ladder.push_back({"points", say("Score"), values.numbers, by_points, "result.score"});
    }
    if (!by_points) {
        std::vector<long long> won(names.size());
        for (const Seat winner : setup.winners) {
            won[static_cast<std::size_t>(winner.index)] = values.parts;
        }
        sheet.ladder.push_back(
            {std::string(Scoresheet::kSaidByTable), say("As the table said"), std::move(won), true, "result.winner"});
    }
    sheet.shared = sides_won(setup) > 1;
    sheet.decided_by = by_points ? "points" : Scoresheet::kSaidByTable;
    sheet.ranking = ranking_of(values, setup, sheet.winners);
    if (sheet.winners.empty()) {
        sheet.without_winner = without_winner(setup, sheet.ranking, values);
    }
    sheet.sentence = sentence_of(*this, sheet);
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        sheet.strip.push_back(
            values.any()
                ? std::vector<StripFact>{{values.numbers[seat],
                                          say_count("point", "points", values.numbers[seat] == values.parts ? 1 : 2),
                                          values.parts}}
                : std::vector<StripFact>{});
    }
    return sheet;
}

}  // namespace castalia::result
