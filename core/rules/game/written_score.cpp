#include "core/rules/game/written_score.h"

#include "core/rules/json/written_number.h"

namespace castalia {

namespace {

constexpr int kTen = 10;

/// Returns one number in thousandths; nothing if it needs more of them, or is too long.
std::optional<long long> thousandths(const WrittenNumber& written) {
    constexpr std::size_t kDigits = 12, kBehind = 3;
    std::string behind = written.behind.substr(0, written.behind.find_last_not_of('0') + 1);
    if (written.two_readings || written.unfinished || written.whole.size() > kDigits || behind.size() > kBehind) {
        return std::nullopt;
    }
    behind.resize(kBehind, '0');
    return std::stoll("0" + written.whole + behind);
}

ScoreValue in_fewest_parts(long long number) {
    int parts = kMostScoreParts;
    while (parts > 1 && number % kTen == 0) {
        number /= kTen;
        parts /= kTen;
    }
    return {number, parts};
}

}  // namespace

std::optional<ScoreValue> written_score(std::string_view words) {
    constexpr std::size_t kLongest = 200;
    if (words.size() > kLongest) {
        return std::nullopt;
    }
    NumberReader reader(words);
    long long sum = 0;
    std::optional<int> sign = reader.sign().value_or(1);
    while (sign) {
        const std::optional<WrittenNumber> number = reader.number();
        const std::optional<long long> value = number ? thousandths(*number) : std::nullopt;
        if (!value) {
            return std::nullopt;
        }
        sum += *sign * *value;
        sign = reader.sign();
    }
    return reader.done() ? std::optional(in_fewest_parts(sum)) : std::nullopt;
}

}  // namespace castalia
