#include "core/dice/odds_words.h"

#include <algorithm>
#include <cmath>

#include "core/rules/text/decimals.h"

namespace castalia::dice {

Text percent_text(double share) {
    constexpr double kPercent = 100, kLeast = 1e-4;
    constexpr int kDigits = 2, kMostDigits = 4;
    const double percent = share * kPercent, rest = std::min(percent, kPercent - percent);
    if (rest <= 0) {
        return with_digits(percent, kDigits);
    }
    // Two digits of what is left to 0 or to 100, neither of which is said of what can happen and need not.
    const int digits = static_cast<int>(1 - std::floor(std::log10(rest)));
    return with_digits(std::clamp(percent, kLeast, kPercent - kLeast), std::clamp(digits, kDigits, kMostDigits));
}

Text odds_sentence(const Expression& expression, const Odds& odds) {
    if (expression.target) {
        return say("Succeeds in {percent} % of all throws",
                   {{"percent", percent_text(odds.chance(*expression.target))}});
    }
    return say("{least} to {most}, {mean} on average", {{"least", literally(odds.minimum())},
                                                        {"most", literally(odds.maximum())},
                                                        {"mean", with_digits(odds.mean, 2)}});
}

Text rank_text(const Odds& odds, long long result) {
    const double less = odds.percentile(result);
    const double more = odds.chance(Condition{Condition::How::at_least, result});
    return static_cast<double>(result) < odds.mean
               ? say("{percent} % of all throws come to this or less", {{"percent", percent_text(less)}})
               : say("{percent} % of all throws come to this or more", {{"percent", percent_text(more)}});
}

}  // namespace castalia::dice
