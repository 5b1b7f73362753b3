#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia::dice {

/// One possible result and its probability.
struct Chance {
    long long result = 0;
    double chance = 0;
};
/// All possible results in ascending order, each once.
using Chances = std::vector<Chance>;

/// Thrown when the odds of an expression would take too long or have too many results. The sentence says what to do.
struct TooManyResults : TextError {
    TooManyResults();
};

/// Throws TooManyResults for so many multiplications that they would take a second.
void check_work(double multiplications);

/// What one die shows: its faces in ascending order, each once, with what each of them counts.
struct FaceChance {
    long long face = 0;
    double chance = 0;
    long long score = 0;
};
using Faces = std::vector<FaceChance>;

/// Probabilities of consecutive results. An impossible one has exactly 0; a possible one never has, however small it
/// is.
struct Dense {
    long long least = 0;
    std::vector<double> chance;
};

Dense certain(long long result);
Dense dense_of(const Chances& chances);
Chances chances_of(const Dense& dense);
/// Returns the scores of these faces. Their chances may add up to less than 1.
Dense scores_of(const Faces& faces);

/// Returns the distribution of the sum of two independent results.
Dense convolved(const Dense& one, const Dense& other);
/// Returns that of so many independent ones.
Dense power(const Dense& one, int times);
/// The ends of a distribution that dice which bring others draw out.
struct DrawnOut {
    bool low = true, high = true;
};
/// Leaves out the rarest results at the ends that are drawn out; at each they are together less likely than 5e-17.
Dense trimmed(Dense dense, const DrawnOut& ends);
/// Adds `part` times `weight` to `sum`.
void mix(Dense& sum, const Dense& part, double weight);

/// Returns the sum of the scores of the `kept` highest or lowest of `count` dice. Assumes at least one die.
Dense kept_of(const Faces& faces, int count, int kept, bool highest);

/// Returns the distribution of what `combine` makes of two independent results.
Chances combined(const Chances& one, const Chances& other,
                 const std::function<long long(long long, long long)>& combine);

}  // namespace castalia::dice
