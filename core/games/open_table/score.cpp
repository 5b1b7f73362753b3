// The scoresheet: a row for each round, the totals, and the players who are ahead.
#include <algorithm>

#include "core/games/open_table/open_table.h"

namespace castalia::open_table {

namespace {

/// Returns the player with the best value; nobody if several have it.
std::optional<Seat> leader(const std::vector<long long>& values, bool highest_wins) {
    const auto best = highest_wins ? std::ranges::max_element(values) : std::ranges::min_element(values);
    return std::ranges::count(values, *best) == 1 && values.size() > 1
               ? std::optional(Seat{static_cast<int>(best - values.begin())})
               : std::nullopt;
}

class Scorer {
public:
    Scorer(const Rules& rules, const State& state) : rules_(rules), state_(state), sides_(rules.sides()) {
        for (const std::vector<Seat>& side : sides_) {
            long long halves = 0;
            for (const Seat seat : side) {
                halves += rules_.total(state_, seat);
            }
            totals_.push_back(halves);
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
        points.decided = sheet.over;
        sheet.ladder.push_back(std::move(points));
        rank(sheet);
        sheet.sentence = sentence();
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            sheet.strip.push_back(strip(Seat{static_cast<int>(seat)}));
        }
        return sheet;
    }

private:
    long long counted(long long halves) const { return halves * parts_ / 2; }
    Text points_text(long long halves) const {
        return halves % 2 == 0 ? say_count("{n} point", "{n} points", halves / 2)
                               : say("{number} points", {{"number", decimal(halves, 2)}});
    }
    bool better(long long one, long long other) const {
        return rules_.setup.highest_wins ? one > other : one < other;
    }
    std::vector<Text> names(const std::vector<Seat>& side) const {
        std::vector<Text> texts;
        for (const Seat seat : side) {
            texts.push_back(rules_.who(seat));
        }
        return texts;
    }

    Scoresheet::Row row(std::size_t column) const {
        Scoresheet::Row row;
        row.label = literally(rules_.column(state_, column));
        row.clause = "open-table.score.total";
        bool complete = true;
        for (std::size_t seat = 0; seat < rules_.names.size(); ++seat) {
            const long long halves = rules_.score(state_, column, Seat{static_cast<int>(seat)});
            complete = complete && halves != kEmpty;
            row.values.push_back(halves == kEmpty ? 0 : counted(halves));
            row.sources.push_back(halves == kEmpty ? say("nothing yet") : Text());
        }
        row.leader = complete ? leader(row.values, rules_.setup.highest_wins) : std::nullopt;
        return row;
    }

    void rank(Scoresheet& sheet) const {
        if (!state_.over) {
            return;
        }
        std::vector<std::size_t> order(sides_.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            order[i] = i;
        }
        std::ranges::stable_sort(
            order, [&](std::size_t one, std::size_t other) { return better(totals_[one], totals_[other]); });
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i == 0 || totals_[order[i]] != totals_[order[i - 1]]) {
                sheet.ranking.emplace_back();
            }
            sheet.ranking.back().insert(sheet.ranking.back().end(), sides_[order[i]].begin(), sides_[order[i]].end());
        }
        for (std::vector<Seat>& equals : sheet.ranking) {
            std::ranges::sort(equals);
        }
        sheet.winners = sheet.ranking.front();
        sheet.shared = std::ranges::count(totals_, totals_[order.front()]) > 1;
        sheet.decided_by = "points";
    }

    Text sentence() const {
        const bool any = std::ranges::any_of(state_.scores, [](long long value) { return value != kEmpty; });
        if (!any && !state_.over) {
            return say("Nobody has a score yet");
        }
        const long long best =
            rules_.setup.highest_wins ? *std::ranges::max_element(totals_) : *std::ranges::min_element(totals_);
        std::vector<Text> ahead;
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            if (totals_[side] == best) {
                std::ranges::move(names(sides_[side]), std::back_inserter(ahead));
            }
        }
        const bool shared = std::ranges::count(totals_, best) > 1;
        const std::vector<Fill> fills{{"who", listed_with_and(ahead)}, {"points", points_text(best)}};
        if (state_.over) {
            return shared             ? say("{who} share the victory with {points}", fills)
                   : ahead.size() > 1 ? say("{who} win with {points}", fills)
                                      : say("{who} wins with {points}", fills);
        }
        return shared             ? say("{who} are level with {points}", fills)
               : ahead.size() > 1 ? say("{who} lead with {points}", fills)
                                  : say("{who} leads with {points}", fills);
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

    const Rules& rules_;
    const State& state_;
    std::vector<std::vector<Seat>> sides_;
    std::vector<long long> totals_;  ///< The total of each side, in halves.
    int parts_ = 1;
};

}  // namespace

Scoresheet Rules::score(const State& state) const { return Scorer(*this, state).sheet(); }

}  // namespace castalia::open_table
