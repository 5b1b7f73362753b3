// The scoresheet: a row for each round, the totals, and the players who are ahead.
#include <algorithm>

#include "core/games/open_table/open_table.h"
#include "core/rules/game/ranking.h"
#include "core/rules/text/decimals.h"

namespace castalia::open_table {

namespace {

/// Returns the player with the best value; nobody if several have it, or if somebody who has scores lacks this one.
std::vector<Seat> leader(const std::vector<long long>& values, const std::vector<bool>& scored, bool highest_wins) {
    std::vector<long long> compared;
    for (std::size_t seat = 0; seat < values.size(); ++seat) {
        if (scored[seat]) {
            compared.push_back(values[seat]);
        }
    }
    if (compared.size() < 2 || std::ranges::count(compared, kEmpty) > 0) {
        return {};
    }
    const long long best = highest_wins ? std::ranges::max(compared) : std::ranges::min(compared);
    if (std::ranges::count(compared, best) > 1) {
        return {};
    }
    return {Seat{static_cast<int>(std::ranges::find(values, best) - values.begin())}};
}

class Scorer : StateReader<Rules> {
public:
    Scorer(const Rules& rules, const State& state) : StateReader(rules, state), sides_(rules.sides()) {
        for (const std::vector<Seat>& side : sides_) {
            totals_.push_back(rules_.total(state_, side));
        }
        for (std::size_t seat = 0; seat < rules.names.size(); ++seat) {
            scored_.push_back(rules_.total(state_, Seat{static_cast<int>(seat)}) != kEmpty);
        }
        // A table that never wrote a half has whole points.
        const auto half = [](long long value) { return value != kEmpty && value % 2 != 0; };
        parts_ = std::ranges::any_of(state_.scores, half) ? 2 : 1;
    }

    Scoresheet sheet() {
        Scoresheet sheet;
        sheet.parts = parts_;
        for (std::size_t column = 0; column < rules_.columns(state_); ++column) {
            sheet.rows.push_back(row(column));
        }
        Scoresheet::Step points{"points", rules_.setup.teams.empty() ? say("Points") : say("Points of the team"),
                                std::vector<long long>(rules_.names.size()), false, "open-table.finish.points"};
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            for (const Seat seat : sides_[side]) {
                points.values.at(static_cast<std::size_t>(seat.index)) = counted(totals_[side]);
            }
        }
        sheet.over = state_.over;
        points.decided = sheet.over && !said() && any();
        sheet.ladder.push_back(std::move(points));
        if (sheet.over) {
            end(sheet);
        }
        sheet.sentence = sentence(sheet);
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            sheet.strip.push_back(strip(Seat{static_cast<int>(seat)}));
        }
        return sheet;
    }

private:
    bool said() const { return state_.over && state_.said != Finish{}; }  ///< The table said how it ended.
    bool any() const {
        return std::ranges::any_of(totals_, [](long long total) { return total != kEmpty; });
    }
    long long counted(long long halves) const { return halves == kEmpty ? kEmpty : halves * parts_ / 2; }
    Text points_text(long long halves) const {
        return halves % 2 == 0 ? say_count("{n} point", "{n} points", halves / 2)
                               : unit_behind(static_cast<double>(halves) / 2,
                                             say_count("{number} point", "{number} points", halves,
                                                       {{"number", decimal(halves, 2)}}));
    }
    bool better(long long one, long long other) const {
        return rules_.setup.highest_wins ? one > other : one < other;
    }

    Scoresheet::Row row(std::size_t column) const {
        Scoresheet::Row row;
        row.label = literally(rules_.column(state_, column));
        row.clause = "open-table.score.total";
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            const long long halves = rules_.score(state_, column, Seat{static_cast<int>(seat)});
            row.values.push_back(counted(halves));
            row.sources.push_back(halves != kEmpty ? Text() : state_.over ? say("no score") : say("nothing yet"));
        }
        row.leaders = leader(row.values, scored_, rules_.setup.highest_wins);
        return row;
    }

    /// Puts the sides that have a score in order, equals together.
    std::vector<std::vector<Seat>> ranked(const std::vector<std::size_t>& sides) const {
        std::vector<std::size_t> order;
        std::ranges::copy_if(sides, std::back_inserter(order),
                             [&](std::size_t side) { return totals_[side] != kEmpty; });
        std::vector<std::vector<Seat>> ranking = ranked_by(
            std::move(order),
            [&](std::size_t side) { return rules_.setup.highest_wins ? totals_[side] : -totals_[side]; },
            [&](std::size_t side) { return sides_[side]; });
        std::ranges::for_each(ranking, [](std::vector<Seat>& equals) { std::ranges::sort(equals); });
        return ranking;
    }

    /// Finds who won: by what the table said, else by the points, else nobody.
    void end(Scoresheet& sheet) const {
        if (said()) {
            end_as_said(sheet);
            return;
        }
        std::vector<std::size_t> all;
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            all.push_back(side);
        }
        sheet.ranking = ranked(all);
        if (sheet.ranking.empty()) {
            sheet.without_winner = GameOutcome::none;
            return;
        }
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            if (totals_[side] == kEmpty) {
                sheet.without_result.insert(sheet.without_result.end(), sides_[side].begin(), sides_[side].end());
            }
        }
        sheet.winners = sheet.ranking.front();
        sheet.decided_by = "points";
        sheet.shared = sides_won(sheet.winners) > 1;
    }
    void end_as_said(Scoresheet& sheet) const {
        const GameOutcome outcome = state_.said.outcome.value_or(GameOutcome::won);
        std::vector<Seat> everybody;
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            everybody.push_back(Seat{static_cast<int>(seat)});
        }
        sheet.without_winner = outcome;
        sheet.decided_by = Scoresheet::kSaidByTable;
        if (outcome == GameOutcome::won) {
            sheet.winners = state_.said.winners.value_or(everybody);
            std::ranges::sort(sheet.winners);
            sheet.shared = sides_won(sheet.winners) > 1;
            sheet.ranking.push_back(sheet.winners);
        } else if (outcome == GameOutcome::lost) {
            sheet.ranking.push_back(everybody);
        }
        Scoresheet::Step step{std::string(Scoresheet::kSaidByTable), say("As the table said"),
                              std::vector<long long>(rules_.names.size()), true, "open-table.finish.table"};
        for (const Seat winner : sheet.winners) {
            step.values[static_cast<std::size_t>(winner.index)] = parts_;
        }
        sheet.ladder.push_back(std::move(step));
        if (state_.said.winners) {
            rank_others(sheet);
        }
    }
    /// Ranks whoever did not win by their points; without any points they are level.
    void rank_others(Scoresheet& sheet) const {
        std::vector<std::size_t> others;
        std::vector<Seat> together;
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            if (std::ranges::count(sheet.winners, sides_[side].front()) == 0) {
                others.push_back(side);
                together.insert(together.end(), sides_[side].begin(), sides_[side].end());
            }
        }
        std::ranges::sort(together);
        std::vector<std::vector<Seat>> ranking = ranked(others);
        if (!any() && !together.empty()) {
            ranking = {together};
        }
        std::ranges::move(ranking, std::back_inserter(sheet.ranking));
    }
    std::size_t sides_won(const std::vector<Seat>& winners) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            sides_, [&](const std::vector<Seat>& side) { return std::ranges::count(winners, side.front()) > 0; }));
    }

    Text sentence(const Scoresheet& sheet) const {
        if (said()) {
            return sentence_as_said(sheet);
        }
        if (!any()) {
            return state_.over ? say("Nobody has a score, so nobody wins") : say("Nobody has a score yet");
        }
        std::optional<long long> best;
        for (const long long total : totals_) {
            best = total != kEmpty && (!best || better(total, *best)) ? total : best;
        }
        std::vector<Text> ahead;
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            if (totals_[side] == *best) {
                std::ranges::move(rules_.who(sides_[side]), std::back_inserter(ahead));
            }
        }
        const bool shared = std::ranges::count(totals_, *best) > 1;
        const std::vector<Fill> fills{{"who", listed_with_and(ahead)}, {"points", points_text(*best)}};
        if (state_.over) {
            return shared             ? say("{who} share the victory with {points}", fills)
                   : ahead.size() > 1 ? say("{who} win with {points}", fills)
                                      : say("{who} wins with {points}", fills);
        }
        return shared             ? say("{who} are level with {points}", fills)
               : ahead.size() > 1 ? say("{who} lead with {points}", fills)
                                  : say("{who} leads with {points}", fills);
    }
    Text sentence_as_said(const Scoresheet& sheet) const {
        if (sheet.winners.empty()) {
            return sheet.without_winner == GameOutcome::lost ? say("Everybody loses, as the table said")
                                                             : say("Nobody wins, as the table said");
        }
        const std::vector<Fill> fills{{"who", listed_with_and(rules_.who(sheet.winners))}};
        return sheet.shared               ? say("{who} share the victory, as the table said", fills)
               : sheet.winners.size() > 1 ? say("{who} win, as the table said", fills)
                                          : say("{who} wins, as the table said", fills);
    }

    std::vector<StripFact> strip(Seat seat) const {
        const long long halves = rules_.total(state_, seat);
        std::vector<StripFact> facts;
        if (rules_.columns(state_) > 0) {
            facts.push_back({counted(halves), say_count("point", "points", halves == 2 ? 1 : 2), parts_});
        }
        for (std::size_t i = 0; i < rules_.setup.counters.size(); ++i) {
            facts.push_back({rules_.counter(state_, seat, i), literally(rules_.setup.counters[i].name)});
        }
        return facts;
    }

    std::vector<std::vector<Seat>> sides_;
    std::vector<long long> totals_;  ///< The total of each side, in halves; kEmpty for a side without any score.
    std::vector<bool> scored_;       ///< Whether each player has a score.
    int parts_ = 1;
};

}  // namespace

Scoresheet Rules::score(const State& state) const { return Scorer(*this, state).sheet(); }

}  // namespace castalia::open_table
