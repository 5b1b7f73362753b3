#include "core/rules/text/text.h"

#include "core/rules/text/patterns.h"
#include "core/rules/text/wording.h"

#include <algorithm>
#include <cstdlib>

namespace castalia {

namespace {

/// The character between the context of a pattern and the pattern.
constexpr char kEndOfContext = '\004';

}  // namespace

bool Text::operator==(const Text&) const = default;

Text say(std::string_view pattern) { return say_filled(pattern, {}); }

Text say_filled(std::string_view pattern, std::vector<Fill> fills) {
    return {std::string(pattern), std::move(fills), {}, 1, false};
}

Text say_in(std::string_view context, std::string_view pattern, std::vector<Fill> fills) {
    return say_filled(std::string(context) + kEndOfContext + std::string(pattern), std::move(fills));
}

Text say_count(std::string_view one, std::string_view many, long long number, std::vector<Fill> fills) {
    return {std::string(one), std::move(fills), std::string(many), number, false};
}

Text literally(std::string_view words) { return {std::string(words), {}, {}, 1, true}; }

Text literally(long long number) { return literally(std::to_string(number)); }

namespace {

constexpr std::string_view kDash = "–";

std::string whole_part(long long number, int parts) {
    return (number < 0 ? "-" : "") + std::to_string(std::abs(number / parts));
}

/// Returns the digits behind the mark of a number that is not whole, without zeros at their end.
std::string digits_behind(long long number, int parts) {
    if (parts == 2) {
        return "5";
    }
    std::string digits = std::to_string(parts + std::abs(number % parts)).substr(1);  // It keeps its leading zeros.
    return digits.substr(0, digits.find_last_not_of('0') + 1);
}

}  // namespace

std::string number_text(long long number, int parts) {
    if (number == kNoNumber) {
        return std::string(kDash);
    }
    return number % parts == 0 ? std::to_string(number / parts)
                               : whole_part(number, parts) + "." + digits_behind(number, parts);
}

Text decimal(long long number, int parts) {
    if (number == kNoNumber) {
        return literally(kDash);
    }
    if (number % parts == 0) {
        return literally(number / parts);
    }
    const Fill whole{"whole", literally(whole_part(number, parts))};
    const std::string behind = digits_behind(number, parts);
    return behind == "5" ? say_in("a number; the point is the decimal mark", "{whole}.5", {whole})
                         : say_in("a number; the point is the decimal mark", "{whole}.{part}",
                                  {whole, {"part", literally(behind)}});
}

Json number_json(long long number, int parts) {
    if (number == kNoNumber) {
        return {};
    }
    return number % parts == 0 ? Json(number / parts) : Json(static_cast<double>(number) / parts);
}

std::optional<double> number_value(long long number, int parts) {
    return number == kNoNumber ? std::nullopt : std::optional(static_cast<double>(number) / parts);
}

Text listed(const std::vector<Text>& texts) {
    // The pattern is only holes and commas, so there is nothing in it to translate.
    Text list;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string hole = std::to_string(i);
        list.pattern += (i == 0 ? "{" : ", {") + hole + "}";
        list.fills.push_back({hole, texts[i]});
    }
    return list;
}

Text listed_with_and(const std::vector<Text>& texts) {
    if (texts.size() < 2) {
        return listed(texts);
    }
    const std::vector<Text> others(texts.begin(), texts.end() - 1);
    return say("{others} and {last}", {{"others", listed(others)}, {"last", texts.back()}});
}

Text listed_with_or(const std::vector<Text>& texts) {
    if (texts.size() < 2) {
        return listed(texts);
    }
    const std::vector<Text> others(texts.begin(), texts.end() - 1);
    return say("{others} or {last}", {{"others", listed(others)}, {"last", texts.back()}});
}

std::pair<std::string_view, std::string_view> context_and_sentence(std::string_view pattern) {
    const std::size_t end = pattern.find(kEndOfContext);
    return end == std::string_view::npos ? std::pair(std::string_view(), pattern)
                                         : std::pair(pattern.substr(0, end), pattern.substr(end + 1));
}

namespace {

std::string_view pattern_in_english(const Text& text) {
    if (text.literal) {
        return text.pattern;
    }
    return text.many.empty() || text.number == 1 ? context_and_sentence(text.pattern).second : text.many;
}

/// `Patterns` returns the pattern of a text. A literal text is its own pattern and has no holes.
template <class Patterns>
void append_worded(std::string& filled, const Text& text, const Patterns& pattern_of,
                   const std::function<void(std::string&, std::size_t)>& fit = nullptr) {
    if (text.literal) {
        filled += text.pattern;
        return;
    }
    const auto& pattern = pattern_of(text);
    for (std::size_t at = 0;;) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = open == std::string::npos ? open : pattern.find('}', open);
        if (close == std::string::npos) {
            filled.append(pattern, at, std::string::npos);
            return;
        }
        filled.append(pattern, at, open - at);
        const std::string_view hole = std::string_view(pattern).substr(open + 1, close - open - 1);
        const auto fill = std::ranges::find(text.fills, hole, &Fill::hole);
        if (fill != text.fills.end()) {
            const std::size_t begin = filled.size();
            append_worded(filled, fill->with, pattern_of, fit);
            if (fit) {
                fit(filled, begin);
            }
        } else if (hole == "n" && !text.many.empty()) {
            filled += std::to_string(text.number);
        } else {
            filled.append(pattern, open, close - open + 1);
        }
        at = close + 1;
        // "Ann B." at the end of a sentence brings its full stop along.
        if (fill != text.fills.end() && filled.ends_with('.') && pattern.substr(at, 1) == ".") {
            ++at;
        }
    }
}

}  // namespace

void add_patterns(const Text& text, Patterns& patterns) {
    const auto add = [&](const std::string& pattern) {
        if (!patterns.contains(pattern)) {
            patterns.insert(pattern);
        }
    };
    if (text.literal) {
        return;
    }
    if (text.many.empty() || text.number <= 1) {
        add(text.pattern);
    }
    if (!text.many.empty() && text.number != 1) {
        add(text.many);
    }
    for (const Fill& fill : text.fills) {
        add_patterns(fill.with, patterns);
    }
}

std::string english_pattern(const Text& text) { return std::string(pattern_in_english(text)); }

std::string worded(const Text& text, const Translate& pattern_of,
                   const std::function<void(std::string&, std::size_t)>& fit) {
    std::string filled;
    append_worded(filled, text, pattern_of, fit);
    return filled;
}

std::string english(const Text& text) {
    std::string filled;
    append_worded(filled, text, pattern_in_english);
    return filled;
}

}  // namespace castalia
