#include "core/dice/odds.h"

#include <algorithm>
#include <cmath>

#include "core/dice/odds_exploding.h"

namespace castalia::dice {

namespace {

/// Returns the faces of one die of the group, with dice that are thrown again taken into account.
Faces faces_of(const DiceGroup& group) {
    Faces faces;
    const double each = 1.0 / group.die.sides;
    const auto score = [&](long long face) -> long long {
        return !group.succeeds
                   ? face
                   : (group.succeeds->holds(face) ? 1 : 0) - (group.fails && group.fails->holds(face) ? 1 : 0);
    };
    for (int i = 0; i < group.die.sides; ++i) {
        const long long face = group.die.face(i);
        if (!faces.empty() && faces.back().face == face) {
            faces.back().chance += each;
        } else {
            faces.push_back({face, each, score(face)});
        }
    }
    if (!group.rerolls) {
        return faces;
    }
    const auto again = [&](const FaceChance& one) { return group.rerolls->holds(one.face); };
    double lost = 0;
    for (const FaceChance& face : faces) {
        lost += again(face) ? face.chance : 0;
    }
    if (group.rerolls_once) {
        for (FaceChance& face : faces) {
            face.chance = (again(face) ? 0 : face.chance) + lost * face.chance;
        }
        std::erase_if(faces, [](const FaceChance& face) { return face.chance == 0; });
        return faces;
    }
    std::erase_if(faces, again);
    double left = 0;
    for (const FaceChance& face : faces) {
        left += face.chance;
    }
    for (FaceChance& face : faces) {
        face.chance /= left;
    }
    return faces;
}

Chances of_group(const DiceGroup& group) {
    if (group.tens_and_ones) {
        Chances chances;
        for (int tens = 1; tens <= 6; ++tens) {
            for (int ones = 1; ones <= 6; ++ones) {
                chances.push_back({10 * tens + ones, 1.0 / 36});
            }
        }
        return chances;
    }
    const Faces faces = faces_of(group);
    if (!group.explodes) {
        return chances_of(kept_of(faces, group.count, group.kept_of(group.count), group.keep == Keep::highest));
    }
    return chances_of(exploding_of(group, faces));
}

double chance_of(const Chances& chances, const Condition& target) {
    double sum = 0;
    for (const Chance& one : chances) {
        sum += target.holds(one.result) ? one.chance : 0;
    }
    return std::min(sum, 1.0);
}

Chances of_part(const Part& part);

Chances of_repeated(const Part& part) {
    const Chances once = of_part(part.parts[0]);
    if (!part.target) {
        return chances_of(power(dense_of(once), static_cast<int>(part.number)));
    }
    const double reached = chance_of(once, *part.target);
    return chances_of(power({0, {1 - reached, reached}}, static_cast<int>(part.number)));
}

Chances of_sum(const Part& part) {
    Chances sum{{0, 1.0}};
    for (const Part& term : part.parts) {
        Chances next = of_part(term);
        for (Chance& one : next) {
            one.result = term.minus ? -one.result : one.result;
        }
        if (term.minus) {
            std::ranges::reverse(next);
        }
        constexpr long long kWide = 100'000;
        const bool narrow = next.back().result - next.front().result + sum.back().result - sum.front().result < kWide;
        sum = narrow ? chances_of(convolved(dense_of(sum), dense_of(next))) : combined(sum, next, std::plus<>());
    }
    return sum;
}

Chances of_part(const Part& part) {
    switch (part.kind) {
        case Part::Kind::number: return {{part.number, 1.0}};
        case Part::Kind::dice: return of_group(part.dice);
        case Part::Kind::sum: return of_sum(part);
        case Part::Kind::product:
            return combined(of_part(part.parts[0]), of_part(part.parts[1]), std::multiplies<>());
        case Part::Kind::quotient: return combined(of_part(part.parts[0]), of_part(part.parts[1]), divided);
        case Part::Kind::repeated: break;
    }
    return of_repeated(part);
}

}  // namespace

double Odds::chance(const Condition& target) const { return chance_of(distribution, target); }

double Odds::percentile(long long result) const { return chance({Condition::How::at_most, result}); }

Odds odds_of(const Expression& expression) {
    Odds odds{counts_successes(expression), of_part(expression.whole), 0, 0};
    for (const Chance& one : odds.distribution) {
        odds.mean += static_cast<double>(one.result) * one.chance;
    }
    constexpr double kRounding = 1e-12;  // Where results cancel out, rounding leaves less than nothing: "-0.00".
    odds.mean = std::abs(odds.mean) < kRounding ? 0 : odds.mean;
    double variance = 0;
    for (const Chance& one : odds.distribution) {
        const double off = static_cast<double>(one.result) - odds.mean;
        variance += off * off * one.chance;
    }
    odds.deviation = std::sqrt(variance);
    return odds;
}

}  // namespace castalia::dice
