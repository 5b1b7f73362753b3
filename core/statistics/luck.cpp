#include "core/statistics/luck.h"

#include <cmath>
#include <set>

namespace castalia::statistics {

namespace {

/// With one digit after the point, the point being no word.
Text one_digit(double number) {
    const long long tenths = std::llround(number * 10);
    return literally((tenths < 0 ? "−" : "") + std::to_string(std::abs(tenths) / 10) + "." +
                     std::to_string(std::abs(tenths) % 10));
}

Text sentence_of(const PlayerLuck& luck, const Text& unit) {
    const std::vector<Fill> fills{{"got", literally(std::llround(luck.got))},
                                  {"unit", unit},
                                  {"expected", one_digit(luck.expected)},
                                  {"spread", one_digit(luck.spread)}};
    // Two of three players are within one spread of the average, all but one in twenty within two.
    const double far = luck.spread > 0 ? (luck.got - luck.expected) / luck.spread : 0;
    if (std::abs(far) < 1) {
        return say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: as usual", fills);
    }
    if (std::abs(far) < 2) {
        return far > 0 ? say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: a little "
                             "more than usual",
                             fills)
                       : say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: a little "
                             "less than usual",
                             fills);
    }
    return far > 0
               ? say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: the dice were kind",
                     fills)
               : say("{got} {unit} where the dice bring {expected} on average, give or take {spread}: the dice were unkind",
                     fills);
}

}  // namespace

void LuckCount::add(const Session& session) {
    if (!session.game().fortune) {
        return;
    }
    const Replay& replay = session.replay();
    std::set<int> played;
    for (std::size_t i = 0; i < replay.plies(); ++i) {
        const Step& step = replay.steps()[i];
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        if (!step.stands || move == nullptr) {
            continue;
        }
        for (const Fortune& fortune : session.game().fortune(session.line(), i, **move)) {
            Sum& sum = sums_[{session.game().id, session.names()[static_cast<std::size_t>(fortune.seat.index)]}];
            sum.sessions += played.insert(fortune.seat.index).second ? 1 : 0;
            ++sum.rolls;
            sum.got += fortune.got;
            sum.expected += fortune.expected;
            sum.variance += fortune.variance;
            sum.unit = session.game().fortune_unit;
        }
    }
}

std::vector<PlayerLuck> LuckCount::players() const {
    std::vector<PlayerLuck> players;
    for (const auto& [whose, sum] : sums_) {
        PlayerLuck luck{whose.first, whose.second, sum.sessions, sum.rolls, sum.got, sum.expected, std::sqrt(sum.variance), {}};
        luck.sentence = sentence_of(luck, sum.unit);
        players.push_back(std::move(luck));
    }
    return players;
}

}  // namespace castalia::statistics
