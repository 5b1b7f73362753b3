#include "core/statistics/dice.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/policies/policy.hpp>
#include <cmath>
#include <tuple>

#include "core/session/thrown_dice.h"

namespace castalia::statistics {

namespace {

/// Doubles are exact enough here. The tables of long double would be calculated at each start of the program, and a
/// memory checker without long double would end it there.
using InDoubles = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

/// Returns such a text as "43 of 100" or "3 of 1000", but never none.
Text how_often(double p) {
    for (const long long of : {100LL, 1'000LL, 10'000LL, 1'000'000LL}) {
        const long long times = std::llround(p * static_cast<double>(of));
        if (times >= 3 || (of == 100 && times >= 2)) {
            return say("{times} of {of}", {{"times", literally(times)}, {"of", literally(of)}});
        }
    }
    return say("fewer than 3 of 1000000");
}

Text name_of(const DiceGroup& group) {
    const Fill sides{"sides", literally(group.sides)};
    if (group.by_app) {
        return say("the program’s d{sides}", {sides});
    }
    return group.set.empty() ? say("the table’s d{sides}", {sides})
                             : say("{set}, d{sides}", {{"set", literally(group.set)}, sides});
}

Text sentence_of(const DiceGroup& group) {
    if (!group.fit) {
        return say_count("Too few to compare with chance: {n} of {wanted} rolls",
                         "Too few to compare with chance: {n} of {wanted} rolls", group.thrown,
                         {{"wanted", literally(static_cast<long long>(kLeastExpected) * group.sides)}});
    }
    return fit_text(*group.fit);
}

/// Adds the dice of one throw. Those whose faces are not the numbers from 1, such as Fudge dice, are left out: they
/// would be counted among dice that show other numbers.
void add_dice_of(const FreeDice& free, std::vector<ShownDie>& dice) {
    std::vector<const dice::DieKind*> kinds;
    if (free.thrown) {
        const std::vector<const dice::DiceGroup*> groups = groups_of(*free.thrown);
        for (const dice::Outcome& made : outcomes_of(free)) {
            for (const dice::ShownDie& die : made.dice) {
                kinds.push_back(&groups[die.group]->die);
            }
        }
    }
    for (std::size_t i = 0; i < free.dice.size(); ++i) {
        if (!kinds.empty() && !kinds[i]->faces.empty()) {
            continue;
        }
        const std::string& named = kinds.empty() || !free.set.empty() ? free.set : kinds[i]->set;
        dice.push_back({free.dice[i].sides, free.dice[i].value, free.by_app, free.by_app ? "" : named, free.player});
    }
}

}  // namespace

std::vector<ShownDie> dice_of(const Session& session) {
    std::vector<ShownDie> dice;
    const Replay& replay = session.replay();
    for (std::size_t i = 0; i < replay.plies(); ++i) {
        const Step& step = replay.steps()[i];
        if (!step.stands) {
            continue;
        }
        if (const auto* move = std::get_if<MovePtr>(&step.entry.event->what)) {
            if (session.game().dice) {
                for (const RolledDie& die : session.game().dice(**move)) {
                    dice.push_back({die.sides, die.value, die.by_app, "", die.seat});
                }
            }
        } else if (const auto* free = std::get_if<FreeDice>(&step.entry.event->what)) {
            add_dice_of(*free, dice);
        }
    }
    return dice;
}

void DiceCount::add(const Session& session) {
    for (const ShownDie& die : dice_of(session)) {
        add(die);
    }
}

void DiceCount::add(const ShownDie& die, long long times) {
    seen_[Kind{die.by_app, die.set, die.sides}][die.value] += times;
    thrown_ += times;
}

std::vector<DiceGroup> DiceCount::groups() const {
    std::vector<DiceGroup> groups;
    for (const auto& [kind, seen] : seen_) {
        DiceGroup group{kind.by_app, kind.set, kind.sides, 0, seen, 0, 0, 0, {}, {}, {}, {}};
        double sum = 0;
        for (const auto& [face, times] : seen) {
            group.thrown += times;
            sum += static_cast<double>(face) * static_cast<double>(times);
        }
        group.expected = static_cast<double>(group.thrown) / kind.sides;
        group.mean = sum / static_cast<double>(group.thrown);
        group.fair_mean = (1.0 + kind.sides) / 2;
        if (group.expected >= kLeastExpected) {
            group.fit = fit_of(seen, kind.sides);
            const boost::math::binomial_distribution<double, InDoubles> face(static_cast<double>(group.thrown),
                                                                             1.0 / kind.sides);
            constexpr double kBeyond = 0.025;
            group.usual = {boost::math::quantile(face, kBeyond),
                           boost::math::quantile(boost::math::complement(face, kBeyond))};
        }
        group.name = name_of(group);
        group.sentence = sentence_of(group);
        groups.push_back(std::move(group));
    }
    const auto rank = [](const DiceGroup& group) { return group.by_app ? 2 : group.set.empty() ? 1 : 0; };
    std::ranges::stable_sort(groups, [&](const DiceGroup& one, const DiceGroup& other) {
        return std::tuple(rank(one), one.set, one.sides) < std::tuple(rank(other), other.set, other.sides);
    });
    return groups;
}

Fit fit_of(const std::map<int, long long>& seen, int faces) {
    long long all = 0;
    for (const auto& [face, times] : seen) {
        all += times;
    }
    const double expected = static_cast<double>(all) / faces;
    // The distance of a face that never came is its expectation.
    double distance = expected * static_cast<double>(faces - static_cast<int>(seen.size()));
    for (const auto& [face, times] : seen) {
        const double off = static_cast<double>(times) - expected;
        distance += off * off / expected;
    }
    const boost::math::chi_squared_distribution<double, InDoubles> distribution(faces - 1);
    return {distance, faces - 1, boost::math::cdf(boost::math::complement(distribution, distance))};
}

Text fit_text(const Fit& fit) {
    const Fill often{"often", how_often(fit.p)};
    constexpr double kUsual = 0.05, kRare = 0.001;
    if (fit.p >= kUsual) {
        return say("As chance has it: {often} series of fair dice stray as far or further", {often});
    }
    if (fit.p >= kRare) {
        return say("Uneven, as {often} series of fair dice are; of many dice that are looked at, some always are",
                   {often});
    }
    return say("More uneven than usual: {often} series of fair dice are. A longer series tells more than this one",
               {often});
}

}  // namespace castalia::statistics
