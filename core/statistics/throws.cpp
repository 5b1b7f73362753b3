#include "core/statistics/throws.h"

#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/policies/policy.hpp>
#include <cmath>

#include "core/dice/notation.h"
#include "core/dice/odds.h"
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

}  // namespace

void ThrowCount::add(const Session& session) {
    for (const Step& step : session.replay().steps()) {
        const auto* free = std::get_if<FreeDice>(&step.entry.event->what);
        if (free == nullptr || !step.stands || !free->thrown) {
            continue;
        }
        const std::string player =
            free->player ? session.names()[static_cast<std::size_t>(free->player->index)] : std::string();
        const dice::Outcome outcome = outcome_of(*free);
        Seen& seen = seen_[{dice::canonical(*free->thrown), player, free->by_app, free->by_app ? "" : free->set}];
        ++seen.results[outcome.result];
        if (outcome.reached) {
            seen.reached += *outcome.reached ? 1 : 0;
            seen.successes = *outcome.reached ? seen.successes + 1 : 0;
            seen.failures = *outcome.reached ? 0 : seen.failures + 1;
            seen.most_successes = std::max(seen.most_successes, seen.successes);
            seen.most_failures = std::max(seen.most_failures, seen.failures);
        }
    }
}

std::vector<ThrowGroup> ThrowCount::groups() const {
    std::vector<ThrowGroup> groups;
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
        group.reached = seen.reached;
        group.successes_in_row = seen.most_successes;
        group.failures_in_row = seen.most_failures;
        const dice::Expression thrown = dice::parse(key.expression);
        group.has_target = thrown.target.has_value();
        try {
            const dice::Odds odds = dice::odds_of(thrown);
            group.expected = odds.mean;
            group.spread = odds.deviation / std::sqrt(all);
            group.fit = fit_of_results(seen.results, odds, all);
            group.chance = thrown.target ? odds.chance(*thrown.target) : 0;
        } catch (const dice::TooManyResults&) {
            group.expected = group.mean;  // Nobody knows better.
        }
        groups.push_back(std::move(group));
    }
    std::ranges::stable_sort(groups, {}, &ThrowGroup::by_app);
    return groups;
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

}  // namespace castalia::statistics
