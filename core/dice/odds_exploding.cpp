#include "core/dice/odds_exploding.h"

#include <algorithm>
#include <cmath>

namespace castalia::dice {

namespace {

constexpr double kLeft = 1e-15;

/// The faces after which no die follows, and those after which one does.
struct Split {
    Faces last, again;
    double chance = 0;  ///< The chance that another die follows.
};
Split split(const DiceGroup& group, const Faces& faces) {
    Split both;
    for (const FaceChance& face : faces) {
        const bool again = group.explodes->holds(face.face);
        (again ? both.again : both.last).push_back(face);
        both.chance += again ? face.chance : 0;
    }
    // Where the limit of dice ends many throws, nobody wants to know how often.
    constexpr double kFew = kMostDice / 2.0;
    if (group.count / (1 - both.chance) > kFew) {
        throw TooManyResults();
    }
    return both;
}

/// Returns the ends to which dice that follow others lead: more points lead up, and points below nothing down.
DrawnOut drawn_out(const Split& faces) {
    const auto leads = [&](bool up) {
        return std::ranges::any_of(faces.again,
                                   [up](const FaceChance& one) { return up ? one.score > 0 : one.score < 0; });
    };
    return {leads(false), leads(true)};
}

Dense power_trimmed(const Dense& one, int times, const DrawnOut& ends) {
    Dense sum = certain(0), square = one;
    for (int left = times; left > 0; left /= 2) {
        sum = left % 2 == 1 ? trimmed(convolved(sum, square), ends) : sum;
        square = left > 1 ? trimmed(convolved(square, square), ends) : square;
    }
    return sum;
}

/// Returns what dice come to that bring others and are all added.
Dense exploding(const Split& faces, int count) {
    const Dense last = scores_of(faces.last);
    if (faces.again.empty()) {
        return power(last, count);
    }
    const Dense again = scores_of(faces.again);
    Dense chain, before = certain(0);
    for (double left = count; left > kLeft; left *= faces.chance) {
        mix(chain, convolved(before, last), 1);
        before = convolved(before, again);
    }
    return power_trimmed(chain, count, drawn_out(faces));
}

Faces scaled(Faces faces, double by) {
    for (FaceChance& face : faces) {
        face.chance /= by;
    }
    return faces;
}

/// Adds up the kept ones of dice of which some bring others, where the faces that bring others stand among the rest.
/// A throw counts by how many of its dice bring none and how many bring others; each face in turn adds its dice, and
/// the order in which they fell is counted at the end.
class AmongTheRest {
public:
    AmongTheRest(const DiceGroup& group, const Split& faces) : group_(group), drops_(group.kept == 0) {
        for (double left = 1, weight = std::pow(1 - faces.chance, group.count); left > kLeft; ++most_) {
            left -= weight;
            weight *= faces.chance * (group.count + most_) / (most_ + 1);
        }
        // Beyond that the number of orders is no double.
        constexpr int kMostOrdered = 150;
        if (group.count + most_ > kMostOrdered) {
            throw TooManyResults();
        }
        for (const FaceChance& face : faces.last) {
            faces_.push_back({face, false});
        }
        for (const FaceChance& face : faces.again) {
            faces_.push_back({face, true});
        }
        // The dice that count come first, or those that do not.
        const bool highest_first = (group.keep == Keep::highest) != drops_;
        std::ranges::sort(faces_, [highest_first](const Face& one, const Face& other) {
            return highest_first ? one.face.face > other.face.face : one.face.face < other.face.face;
        });
        check();
    }

    Dense sum() {
        sums_.assign(index(group_.count + 1, 0), {});
        at(0, 0) = certain(0);
        std::ranges::for_each(faces_, [this](const Face& face) { add(face); });
        Dense all;
        double orders = 1;
        for (int i = 1; i <= group_.count; ++i) {
            orders *= i;
        }
        for (int more = 0; more <= most_; ++more) {
            mix(all, at(group_.count, more), orders);
            orders *= group_.count + more;
        }
        return all;
    }

private:
    struct Face {
        FaceChance face;
        bool again = false;
    };

    std::size_t index(int last, int again) const {
        return static_cast<std::size_t>(last) * (static_cast<std::size_t>(most_) + 1) +
               static_cast<std::size_t>(again);
    }
    Dense& at(int last, int again) { return sums_[index(last, again)]; }

    /// Returns how many of the next `dice` count, after `before` others.
    int counted(int before, int dice) const {
        const int first = std::clamp((drops_ ? group_.dropped : group_.kept) - before, 0, dice);
        return drops_ ? dice - first : first;
    }

    /// From the back, so that a die of this face is added to what was there before it.
    void add(const Face& face) {
        for (int last = group_.count; last >= 0; --last) {
            for (int again = most_; again >= 0; --again) {
                const int room = face.again ? most_ - again : group_.count - last;
                double weight = 1;
                for (int dice = 1; dice <= room && !at(last, again).chance.empty(); ++dice) {
                    weight *= face.face.chance / dice;
                    Dense shifted = at(last, again);
                    shifted.least += counted(last + again, dice) * face.face.score;
                    mix(face.again ? at(last, again + dice) : at(last + dice, again), shifted, weight);
                }
            }
        }
    }

    void check() const {
        long long lowest = 0, highest = 0;
        for (const Face& face : faces_) {
            lowest = std::min(lowest, face.face.score);
            highest = std::max(highest, face.face.score);
        }
        const double counted = drops_ ? group_.count + most_ : group_.kept;
        const double states = (group_.count + 1.0) * (most_ + 1.0), each = (group_.count + most_) / 4.0;
        check_work(states * each * static_cast<double>(faces_.size()) *
                   (1 + counted * static_cast<double>(highest - lowest)));
    }

    const DiceGroup& group_;
    bool drops_;
    int most_ = 0;  ///< More dice than that hardly ever follow.
    std::vector<Face> faces_;
    std::vector<Dense> sums_;  ///< By the number of dice that bring none, and of those that bring others.
};

/// Returns what the kept ones of dice come to of which some bring others. However many follow, exactly `count` bring
/// none. It is fast where all that bring others are above the rest, or all below.
Dense exploding_kept(const DiceGroup& group, const Split& faces) {
    if (faces.again.empty()) {
        return kept_of(faces.last, group.count, group.kept_of(group.count), group.keep == Keep::highest);
    }
    const bool above = faces.again.front().face > faces.last.back().face;
    if (!above && faces.again.back().face > faces.last.front().face) {
        const Dense sum = AmongTheRest(group, faces).sum();
        return group.kept > 0 ? sum : trimmed(sum, drawn_out(faces));
    }
    const bool highest = group.keep == Keep::highest;
    const Faces last = scaled(faces.last, 1 - faces.chance), again = scaled(faces.again, faces.chance);
    Dense sum;
    double weight = std::pow(1 - faces.chance, group.count), left = 1;
    for (int more = 0; left > kLeft && more < kMostDice; ++more) {
        const int kept = group.kept_of(group.count + more);
        const bool again_first = highest == above;
        const Faces &first = again_first ? again : last, &second = again_first ? last : again;
        const int of_first = again_first ? more : group.count, of_second = again_first ? group.count : more;
        const Dense made = kept <= of_first ? kept_of(first, of_first, kept, highest)
                                            : convolved(power(scores_of(first), of_first),
                                                        kept_of(second, of_second, kept - of_first, highest));
        mix(sum, made, weight);
        left -= weight;
        weight *= faces.chance * (group.count + more) / (more + 1);
    }
    return trimmed(std::move(sum), drawn_out(faces));
}

}  // namespace

Dense exploding_of(const DiceGroup& group, const Faces& faces) {
    const Split both = split(group, faces);
    return group.keep == Keep::all ? exploding(both, group.count) : exploding_kept(group, both);
}

}  // namespace castalia::dice
