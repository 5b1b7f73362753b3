#include "core/statistics/throws.h"

#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/policies/policy.hpp>
#include <cmath>

#include "core/dice/notation.h"
#include "core/dice/odds.h"
#include "core/rules/text/decimals.h"
#include "core/session/thrown_dice.h"

namespace castalia::statistics {

namespace {

using OnlyDoubles = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

double beyond(double distance, int freedom) {
    const boost::math::chi_squared_distribution<double, OnlyDoubles> distribution(freedom);
    return boost::math::cdf(boost::math::complement(distribution, distance));
}

/// Returns the distance of results from their odds. Neighbours are put together until five of them are expected.
std::optional<Fit> fit_of_results(const std::map<long long, long long>& results, const dice::Odds& odds, double all) {
    Fit fit;
    int bins = 0;
    double expected = 0, came = 0, left = all;
    for (const dice::Chance& one : odds.distribution) {
        const auto found = results.find(one.result);
        expected += one.chance * all;
        came += found == results.end() ? 0 : static_cast<double>(found->second);
        // What is left for the last bin has to be enough, too.
        if (expected >= kLeastExpected && left - expected >= kLeastExpected) {
            fit.chi_square += (came - expected) * (came - expected) / expected;
            left -= expected;
            expected = came = 0;
            ++bins;
        }
    }
    if (bins == 0) {
        return std::nullopt;
    }
    fit.chi_square += (came - expected) * (came - expected) / expected;
    fit.freedom = bins;
    fit.p = beyond(fit.chi_square, fit.freedom);
    return fit;
}

/// An expression as it was read, with its odds; nothing where they would take too long.
struct Known {
    std::optional<dice::Condition> target;
    std::optional<dice::Odds> odds;
};
Known known_of(const std::string& expression) {
    try {
        const dice::Expression thrown = dice::parse(expression);
        Known known{thrown.target, std::nullopt};
        try {
            known.odds = dice::odds_of(thrown);
        } catch (const dice::TooManyResults&) {
            known.odds.reset();
        }
        return known;
    } catch (const BadNotation&) {
        return {};  // Somebody else wrote it into the library.
    }
}

/// Compares the results with their odds.
void compare(const std::map<long long, long long>& results, const dice::Odds& odds,
             const std::optional<dice::Condition>& target, ThrowGroup& group) {
    const auto all = static_cast<double>(group.thrown);
    group.expected = odds.mean;
    group.spread = odds.deviation / std::sqrt(all);
    group.fit = fit_of_results(results, odds, all);
    group.chance = target ? odds.chance(*target) : 0;
    for (const dice::Chance& one : odds.distribution) {
        const auto came = results.find(one.result);
        group.results.push_back({one.result, came == results.end() ? 0 : came->second, one.chance * all});
    }
}

}  // namespace

void ThrowCount::add(const Session& session) {
    for (const SeatThrows& row : throw_rows(session)) {
        add(row, row.seat < 0 ? "" : session.names()[static_cast<std::size_t>(row.seat)]);
    }
}

void ThrowCount::add(const SeatThrows& row, const std::string& player) {
    Seen& seen = seen_[{row.expression, player, row.by_app, row.set}];
    for (const auto& [result, times] : row.results) {
        seen.results[result] += times;
    }
    seen.reached += row.reached;
    seen.successes = std::max(seen.successes, row.successes_in_row);
    seen.failures = std::max(seen.failures, row.failures_in_row);
}

std::vector<ThrowGroup> ThrowCount::groups() const {
    std::vector<ThrowGroup> groups;
    std::map<std::string, Known> expressions;
    for (const auto& [key, seen] : seen_) {
        ThrowGroup group;
        group.expression = key.expression;
        group.player = key.player;
        group.by_app = key.by_app;
        group.set = key.set;
        double sum = 0;
        for (const auto& [result, times] : seen.results) {
            group.thrown += static_cast<std::size_t>(times);
            sum += static_cast<double>(result) * static_cast<double>(times);
        }
        const auto all = static_cast<double>(group.thrown);
        group.mean = sum / all;
        group.reached = static_cast<std::size_t>(seen.reached);
        group.successes_in_row = static_cast<std::size_t>(seen.successes);
        group.failures_in_row = static_cast<std::size_t>(seen.failures);
        const auto [known, added] = expressions.try_emplace(key.expression);
        if (added) {
            known->second = known_of(key.expression);
        }
        group.has_target = known->second.target.has_value();
        group.expected = group.mean;  // Nobody knows better where the odds are unknown.
        if (const std::optional<dice::Odds>& odds = known->second.odds) {
            compare(seen.results, *odds, known->second.target, group);
        }
        groups.push_back(std::move(group));
    }
    std::ranges::stable_sort(groups, {}, &ThrowGroup::by_app);
    return groups;
}

Text throws_text(const ThrowGroup& group) {
    const Text beside =
        group.fit ? fit_text(*group.fit)
                  : say_count("Too few to compare with chance: {n} throw",
                              "Too few to compare with chance: {n} throws", static_cast<long long>(group.thrown));
    if (!group.has_target) {
        return beside;
    }
    return say_count(
        "Target reached {n} time, {expected} expected; at most {successes} and {failures} in a row. {fit}",
        "Target reached {n} times, {expected} expected; at most {successes} and {failures} in a row. {fit}",
        static_cast<long long>(group.reached),
        {{"expected", to_a_tenth(group.chance * static_cast<double>(group.thrown))},
         {"successes", say_count("{n} success", "{n} successes", static_cast<long long>(group.successes_in_row))},
         {"failures", say_count("{n} failure", "{n} failures", static_cast<long long>(group.failures_in_row))},
         {"fit", beside}});
}

std::optional<SetComparison> comparison_of(const DiceGroup& one, const DiceGroup& other) {
    if (one.sides != other.sides || one.expected < kLeastExpected || other.expected < kLeastExpected) {
        return std::nullopt;
    }
    const auto first = static_cast<double>(one.thrown), second = static_cast<double>(other.thrown);
    const auto times = [](const DiceGroup& group, int face) {
        const auto found = group.seen.find(face);
        return found == group.seen.end() ? 0.0 : static_cast<double>(found->second);
    };
    SetComparison found;
    int faces = 0;
    for (int face = 1; face <= one.sides; ++face) {
        const double a = times(one, face), b = times(other, face), both = a + b;
        if (both == 0) {
            continue;
        }
        ++faces;
        const double of_first = both * first / (first + second), of_second = both - of_first;
        found.fit.chi_square +=
            (a - of_first) * (a - of_first) / of_first + (b - of_second) * (b - of_second) / of_second;
    }
    found.fit.freedom = std::max(faces - 1, 1);
    found.fit.p = beyond(found.fit.chi_square, found.fit.freedom);
    // The distance grows with the number of throws; at this one, four of five such comparisons are beyond the usual.
    constexpr double kUsual = 0.05, kMissed = 0.2;
    const boost::math::chi_squared_distribution<double, OnlyDoubles> even(found.fit.freedom);
    const double limit = boost::math::quantile(boost::math::complement(even, kUsual));
    const double wanted = boost::math::non_central_chi_squared_distribution<double, OnlyDoubles>::find_non_centrality(
        static_cast<double>(found.fit.freedom), limit, kMissed);
    const double each = 2 * first * second / (first + second);  // Of two sets of equal size.
    found.throws_needed = found.fit.chi_square > 0 ? wanted / (found.fit.chi_square / each) : 0;
    return found;
}

Text comparison_sentence(const SetComparison& comparison) {
    constexpr double kPercent = 100;
    return say(
        "{percent} % of pairs of equal dice differ as much or more; {throws} rolls of each show such a difference "
        "in 4 of 5 cases",
        {{"percent", with_digits(comparison.fit.p * kPercent, 2)},
         {"throws", literally(static_cast<long long>(std::ceil(comparison.throws_needed)))}});
}

}  // namespace castalia::statistics
