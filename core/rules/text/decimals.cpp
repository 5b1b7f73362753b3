#include "core/rules/text/decimals.h"

#include <algorithm>
#include <cmath>

#include "core/rules/text/wording.h"

namespace castalia {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

Text with_mark(const std::string& whole, const std::string& part) {
    return say_in("a number; the point is the decimal mark", "{whole}.{part}",
                  {{"whole", literally(whole)}, {"part", literally(part)}});
}

}  // namespace

Text with_digits(double value, int digits) {
    const auto scale = static_cast<long long>(std::pow(10, digits));
    const long long scaled = std::llround(value * static_cast<double>(scale)), size = std::abs(scaled);
    const std::string whole = (scaled < 0 ? "−" : "") + std::to_string(size / scale);
    const std::string part = std::to_string(scale + size % scale).substr(1);  // The part keeps its leading zeros.
    return digits == 0 ? literally(whole) : with_mark(whole, part);
}

Text to_a_tenth(double value) { return with_digits(value, std::llround(value * 10) % 10 == 0 ? 0 : 1); }

Text unit_behind(double value, Text unit) {
    // Half a point and one and a half are several in most languages; in French they are one, as nothing is.
    constexpr long long kSeveral = 2, kNone = 0;
    const long long tenths = std::llround(value * 10);
    unit.number = tenths % 10 == 0 ? tenths / 10 : std::abs(tenths) < kSeveral * 10 ? kNone : kSeveral;
    return unit;
}

Text kept_score_text(const std::string& kept) {
    Text text;
    for (std::size_t at = 0; at < kept.size();) {
        const std::size_t mark = kept.find_first_not_of("0123456789", at);
        if (mark == at || mark == std::string::npos || kept[mark] != '.' || mark + 1 >= kept.size() ||
            !is_digit(kept[mark + 1])) {
            const std::size_t end = mark == at ? at + 1 : std::min(mark, kept.size());
            text.pattern.append(kept, at, end - at);
            at = end;
            continue;
        }
        const std::size_t end = std::min(kept.find_first_not_of("0123456789", mark + 1), kept.size());
        const std::string hole = std::to_string(text.fills.size());
        text.pattern += "{" + hole + "}";
        text.fills.push_back({hole, with_mark(kept.substr(at, mark - at), kept.substr(mark + 1, end - mark - 1))});
        at = end;
    }
    return text.fills.empty() ? literally(kept) : text;
}

}  // namespace castalia
