#include "core/rules/written_score.h"

namespace castalia {

std::optional<long long> written_score(std::string_view words) {
    constexpr std::size_t kLongest = 200, kDigits = 12;
    if (words.empty() || words.size() > kLongest) {
        return std::nullopt;
    }
    long long sum = 0, number = 0, sign = 1;
    std::size_t digits = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char c = words[i];
        if (c >= '0' && c <= '9' && digits < kDigits) {
            number = number * 10 + (c - '0');
            ++digits;
        } else if ((c == '+' || c == '-') && (digits > 0 || i == 0)) {
            sum += sign * number;
            number = 0;
            digits = 0;
            sign = c == '-' ? -1 : 1;
        } else {
            return std::nullopt;
        }
    }
    return digits == 0 ? std::nullopt : std::optional(sum + sign * number);
}

}  // namespace castalia
