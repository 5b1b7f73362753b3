#include "core/dice/distribution.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace castalia::dice {

namespace {

/// The least chance that a possible result keeps, where the true one is smaller than any double.
constexpr double kTiny = 1e-300;
constexpr std::size_t kMostResults = 2'000'000;

/// Returns whether all results are possible and equally likely.
bool is_even(const Dense& dense) {
    return dense.chance.front() > 0 &&
           std::ranges::all_of(dense.chance, [&](double chance) { return chance == dense.chance.front(); });
}

/// Adds even dice, one after the other. Each result is the sum over a window as wide as the die, made of the sum to
/// the end of one block and that from the beginning of the next one, so that nothing is ever subtracted.
class EvenDie {
public:
    explicit EvenDie(const Dense& die) : least_(die.least), each_(die.chance.front()), width_(die.chance.size()) {}

    void add_to(Dense& many) {
        const std::size_t size = many.chance.size() + width_ - 1, padded = (size / width_ + 2) * width_;
        left_.assign(padded, 0.0);
        std::ranges::copy(many.chance, left_.begin() + static_cast<std::ptrdiff_t>(width_) - 1);
        right_ = left_;
        for (std::size_t block = 0; block < padded; block += width_) {
            for (std::size_t i = block + 1; i < block + width_; ++i) {
                left_[i] += left_[i - 1];
            }
            for (std::size_t i = block + width_ - 1; i > block; --i) {
                right_[i - 1] += right_[i];
            }
        }
        many.least += least_;
        many.chance.resize(size);
        for (std::size_t block = 0; block < size; block += width_) {
            many.chance[block] = chance_of(right_[block]);
            for (std::size_t i = block + 1; i < std::min(block + width_, size); ++i) {
                many.chance[i] = chance_of(right_[i] + left_[i + width_ - 1]);
            }
        }
    }

private:
    double chance_of(double sum) const { return sum == 0 ? 0 : std::max(sum * each_, kTiny); }

    long long least_;
    double each_;
    std::size_t width_;
    std::vector<double> left_, right_;
};

double least_possible(const Dense& dense) {
    double least = 1;
    for (const double chance : dense.chance) {
        least = chance > 0 ? std::min(least, chance) : least;
    }
    return least;
}

/// Returns the chances of 0 to `most` successes in `trials`, by adding one trial after the other.
std::vector<double> binomial(int trials, double success, int most) {
    std::vector<double> row(static_cast<std::size_t>(most) + 1, 0.0);
    row[0] = 1;
    for (int n = 1; n <= trials; ++n) {
        for (int k = std::min(n, most); k > 0; --k) {
            const auto at = static_cast<std::size_t>(k);
            row[at] = row[at] * (1 - success) + row[at - 1] * success;
        }
        row[0] *= 1 - success;
    }
    return row;
}

/// Returns for 0 to `kept` − 1 dice that are better than a face the chance that enough of the others show that face,
/// so that the worst die that is kept shows it.
std::vector<double> enough(int count, int kept, double share) {
    std::vector<double> found(static_cast<std::size_t>(kept)), row(static_cast<std::size_t>(count) + 1, 0.0);
    row[0] = 1;
    for (int n = 0; n <= count; ++n) {
        for (int k = n; n > 0 && k > 0; --k) {
            const auto at = static_cast<std::size_t>(k);
            row[at] = row[at] * (1 - share) + row[at - 1] * share;
        }
        row[0] *= n > 0 ? 1 - share : 1;
        const int better = count - n;
        if (better < kept) {
            double sum = 0;
            for (int k = n; k >= kept - better; --k) {
                sum += row[static_cast<std::size_t>(k)];
            }
            found[static_cast<std::size_t>(better)] = sum;
        }
    }
    return found;
}

}  // namespace

void check_work(double multiplications) {
    constexpr double kMost = 4e8;
    if (multiplications > kMost) {
        throw TooManyResults();
    }
}

TooManyResults::TooManyResults()
    : TextError(say("The odds of this throw would take too long. Fewer dice or dice with fewer sides are fast.")) {}

Dense certain(long long result) { return {result, {1.0}}; }

Dense dense_of(const Chances& chances) {
    const long long span = chances.back().result - chances.front().result + 1;
    if (span > static_cast<long long>(kMostResults)) {
        throw TooManyResults();
    }
    Dense dense{chances.front().result, std::vector<double>(static_cast<std::size_t>(span), 0.0)};
    for (const Chance& one : chances) {
        dense.chance[static_cast<std::size_t>(one.result - dense.least)] = one.chance;
    }
    return dense;
}

Chances chances_of(const Dense& dense) {
    Chances chances;
    for (std::size_t i = 0; i < dense.chance.size(); ++i) {
        if (dense.chance[i] > 0) {
            chances.push_back({dense.least + static_cast<long long>(i), dense.chance[i]});
        }
    }
    return chances;
}

Dense scores_of(const Faces& faces) {
    const auto [least, most] = std::ranges::minmax(faces, {}, &FaceChance::score);
    Dense dense{least.score, std::vector<double>(static_cast<std::size_t>(most.score - least.score) + 1, 0.0)};
    for (const FaceChance& face : faces) {
        dense.chance[static_cast<std::size_t>(face.score - least.score)] += face.chance;
    }
    return dense;
}

Dense convolved(const Dense& one, const Dense& other) {
    const bool swap = one.chance.size() < other.chance.size();
    const Dense &many = swap ? other : one, &few = swap ? one : other;
    const std::size_t size = many.chance.size() + few.chance.size() - 1;
    if (size > kMostResults) {
        throw TooManyResults();
    }
    constexpr std::size_t kNarrow = 3;
    if (few.chance.size() > kNarrow && is_even(few)) {
        Dense sum = many;
        EvenDie(few).add_to(sum);
        return sum;
    }
    check_work(static_cast<double>(many.chance.size()) * static_cast<double>(few.chance.size()));
    Dense sum{many.least + few.least, std::vector<double>(size, 0.0)};
    const bool tiny = least_possible(many) * least_possible(few) < kTiny;
    for (std::size_t i = 0; i < few.chance.size(); ++i) {
        const double weight = few.chance[i];
        if (weight == 0) {
            continue;
        }
        double* const into = sum.chance.data() + i;
        const double* const from = many.chance.data();
        for (std::size_t k = 0; k < many.chance.size(); ++k) {
            into[k] += from[k] * weight;
        }
        for (std::size_t k = 0; tiny && k < many.chance.size(); ++k) {
            into[k] = from[k] > 0 ? std::max(into[k], kTiny) : into[k];
        }
    }
    return sum;
}

Dense power(const Dense& one, int times) {
    // An even die is added fastest one by one; anything else is squared.
    if (one.chance.size() > 3 && is_even(one)) {
        check_work(static_cast<double>(one.chance.size()) * times * times * 2);
        Dense sum = one;
        EvenDie die(one);
        for (int i = 1; i < times; ++i) {
            die.add_to(sum);
        }
        return times == 0 ? certain(0) : sum;
    }
    Dense sum = certain(0), square = one;
    for (int left = times; left > 0; left /= 2) {
        if (left % 2 == 1) {
            sum = convolved(sum, square);
        }
        if (left > 1) {
            square = convolved(square, square);
        }
    }
    return sum;
}

Dense trimmed(Dense dense, const DrawnOut& ends) {
    constexpr double kLeft = 5e-17;
    double lost = 0;
    while (ends.high && dense.chance.size() > 1 && lost + dense.chance.back() < kLeft) {
        lost += dense.chance.back();
        dense.chance.pop_back();
    }
    lost = 0;
    std::size_t first = 0;
    while (ends.low && first + 1 < dense.chance.size() && lost + dense.chance[first] < kLeft) {
        lost += dense.chance[first++];
    }
    dense.chance.erase(dense.chance.begin(), dense.chance.begin() + static_cast<std::ptrdiff_t>(first));
    dense.least += static_cast<long long>(first);
    return dense;
}

void mix(Dense& sum, const Dense& part, double weight) {
    if (sum.chance.empty()) {
        sum.least = part.least;
    }
    const long long least = std::min(sum.least, part.least);
    const long long end = std::max(sum.least + static_cast<long long>(sum.chance.size()),
                                   part.least + static_cast<long long>(part.chance.size()));
    if (end - least > static_cast<long long>(kMostResults)) {
        throw TooManyResults();
    }
    sum.chance.insert(sum.chance.begin(), static_cast<std::size_t>(sum.least - least), 0.0);
    sum.chance.resize(static_cast<std::size_t>(end - least), 0.0);
    sum.least = least;
    double* const into = sum.chance.data() + (part.least - least);
    for (std::size_t i = 0; i < part.chance.size(); ++i) {
        into[i] += part.chance[i] > 0 ? std::max(part.chance[i] * weight, kTiny) : 0.0;
    }
}

Dense kept_of(const Faces& faces, int count, int kept, bool highest) {
    if (kept == 0) {
        return certain(0);
    }
    if (kept >= count) {
        return power(scores_of(faces), count);
    }
    check_work(
        static_cast<double>(faces.size()) *
        (static_cast<double>(count) * count + static_cast<double>(kept) * kept * static_cast<double>(faces.size())));
    Faces order = faces;
    if (highest) {
        std::ranges::reverse(order);
    }
    Dense sum;
    double better = 0;  // The chance of a die that is better than this face.
    for (std::size_t i = 0; i < order.size(); ++i) {
        double rest = 0;
        for (std::size_t k = order.size(); k-- > i;) {
            rest += order[k].chance;
        }
        const std::vector<double> share = enough(count, kept, i + 1 == order.size() ? 1 : order[i].chance / rest);
        const std::vector<double> above = binomial(count, better, kept - 1);
        Faces best(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(i));
        for (FaceChance& face : best) {
            face.chance /= better;
        }
        const Dense one = best.empty() ? Dense() : scores_of(best);
        Dense sums = certain(0);
        for (int n = 0; n < kept && (n == 0 || i > 0); ++n) {
            sums = n == 0 ? sums : convolved(sums, one);
            Dense moved = sums;
            moved.least += (kept - n) * order[i].score;
            const auto at = static_cast<std::size_t>(n);
            mix(sum, moved, std::max(above[at] * share[at], kTiny));
        }
        better += order[i].chance;
    }
    return sum;
}

Chances combined(const Chances& one, const Chances& other,
                 const std::function<long long(long long, long long)>& combine) {
    check_work(static_cast<double>(one.size()) * static_cast<double>(other.size()) * 20);
    std::map<long long, double> sums;
    for (const Chance& first : one) {
        for (const Chance& second : other) {
            sums[combine(first.result, second.result)] += std::max(first.chance * second.chance, kTiny);
        }
    }
    Chances chances;
    for (const auto& [result, chance] : sums) {
        chances.push_back({result, chance});
    }
    return chances;
}

}  // namespace castalia::dice
