// Reads the values of other programs, whatever their types.
#include "core/export/foreign.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace castalia {

namespace {

constexpr double kLargestWhole = 9e15;  // Beyond it, not every whole number is a double.

std::string_view without_spaces(std::string_view text) {
    const std::size_t from = text.find_first_not_of(" \t\r\n");
    return from == std::string_view::npos ? "" : text.substr(from, text.find_last_not_of(" \t\r\n") + 1 - from);
}

bool are_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<long long> whole_number(std::string_view text) {
    text = without_spaces(text);
    long long number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(number)
                                                                                     : std::nullopt;
}

/// Returns a number that JSON wrote with a point or an exponent.
std::optional<double> fraction_of(Value value) {
    if (value.is_null() || value.is_array() || value.is_object() || value.string() || value.boolean()) {
        return std::nullopt;
    }
    const Json json = value.json();
    return json.is_number() ? std::optional(json.get<double>()) : std::nullopt;
}

std::optional<long long> whole_number(Value value) {
    if (const auto number = value.integer()) {
        return number;
    }
    if (const auto text = value.string()) {
        return whole_number(*text);
    }
    const std::optional<double> number = fraction_of(value);
    return number && std::trunc(*number) == *number && std::abs(*number) < kLargestWhole
               ? std::optional(static_cast<long long>(*number))
               : std::nullopt;
}

std::string lowered_word(std::string_view text) {
    std::string word(without_spaces(text));
    std::ranges::transform(word, word.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return word;
}

/// Takes so many digits and the sign behind them from the beginning of the text. Returns whether they are there.
bool take(std::string_view& text, std::size_t digits, std::string_view signs, std::string& taken) {
    if (text.size() < digits || !are_digits(text.substr(0, digits))) {
        return false;
    }
    taken = text.substr(0, digits);
    text.remove_prefix(digits);
    if (!text.empty() && !signs.empty()) {
        if (signs.find(text.front()) == std::string_view::npos) {
            return false;
        }
        text.remove_prefix(1);
    }
    return true;
}

/// Takes "19:06" or "19:06:00.5" from the beginning. Returns it with seconds; nothing if it is no time.
std::optional<std::string> take_clock(std::string_view& text) {
    std::string hours, minutes, seconds = "00";
    constexpr std::size_t kClock = 5;
    if (text.size() < kClock || text[2] != ':' || !take(text, 2, ":", hours) || !take(text, 2, "", minutes)) {
        return std::nullopt;
    }
    if (text.starts_with(':')) {
        text.remove_prefix(1);
        if (!take(text, 2, "", seconds)) {
            return std::nullopt;
        }
        if (text.starts_with('.') || text.starts_with(',')) {
            text.remove_prefix(1);
            text.remove_prefix(std::min(text.find_first_not_of("0123456789"), text.size()));
        }
    }
    return hours + ":" + minutes + ":" + seconds;
}

/// Reads "Z", "+02:00", "+0200" and "+02".
std::optional<std::chrono::minutes> ahead_of_utc(std::string_view text) {
    if (text == "Z" || text == "z") {
        return std::chrono::minutes(0);
    }
    constexpr int kMostHours = 15;
    const int sign = text.starts_with('-') ? -1 : 1;
    std::string hours, minutes = "00";
    if (!text.starts_with('+') && !text.starts_with('-')) {
        return std::nullopt;
    }
    text.remove_prefix(1);
    if (!take(text, 2, "", hours)) {
        return std::nullopt;
    }
    text.remove_prefix(text.starts_with(':') ? 1 : 0);
    if ((!text.empty() && !take(text, 2, "", minutes)) || !text.empty() || std::stoi(hours) > kMostHours ||
        std::stoi(minutes) >= 60) {
        return std::nullopt;
    }
    return sign * (std::chrono::hours(std::stoi(hours)) + std::chrono::minutes(std::stoi(minutes)));
}

}  // namespace

std::optional<ForeignTime> foreign_time(std::string_view words) {
    std::string_view text = without_spaces(words);
    std::string year, month, day, clock = "00:00:00";
    constexpr std::size_t kDigitsOfDay = 8;
    const bool dashed = !are_digits(text.substr(0, kDigitsOfDay));
    if (!take(text, 4, dashed ? "-" : "", year) || !take(text, 2, dashed ? "-" : "", month) ||
        !take(text, 2, "", day)) {
        return std::nullopt;
    }
    std::optional<std::chrono::minutes> ahead;
    if (!text.empty()) {
        if (text.front() != ' ' && text.front() != 'T') {
            return std::nullopt;
        }
        text.remove_prefix(1);
        const std::optional<std::string> time = take_clock(text);
        if (!time) {
            return std::nullopt;
        }
        clock = *time;
        text = without_spaces(text);
        ahead = ahead_of_utc(text);
        if (!text.empty() && !ahead) {
            return std::nullopt;
        }
    }
    try {
        const Moment wall = moment_of(year + "-" + month + "-" + day + "T" + clock + "Z", "");
        const bool of_table = ahead && text != "Z" && text != "z";
        return ForeignTime{wall - ahead.value_or(std::chrono::minutes(0)), ahead.has_value(),
                           of_table ? ahead : std::nullopt};
    } catch (const BadRecord&) {
        return std::nullopt;  // There is no such day or time.
    }
}

Foreign::Foreign(Value value, std::string where) : value_(value), where_(std::move(where)) {
    if (!value.is_object()) {
        throw BadRecord(where_, say("an object belongs here, not {value}", {{"value", value_text(value)}}));
    }
}

std::string Foreign::where(std::string_view key) const {
    return where_.empty() ? std::string(key) : where_ + "." + std::string(key);
}

void Foreign::fail(std::string_view key, Text why) const { throw BadRecord(where(key), std::move(why)); }

std::optional<Value> Foreign::any(std::string_view key) const {
    MemberPlace place;
    const std::optional<Value> value = value_.member(key, place);
    return value && !value->is_null() ? value : std::nullopt;
}

std::string Foreign::words(std::string_view key) const {
    const std::optional<Value> value = any(key);
    if (!value) {
        return "";
    }
    if (const auto text = value->string()) {
        return std::string(*text);
    }
    if (const auto number = whole_number(*value)) {
        return std::to_string(*number);
    }
    if (fraction_of(*value)) {
        return value->json().dump();
    }
    fail(key, say("words belong here, not {value}", {{"value", value_text(*value)}}));
}

long long Foreign::number(std::string_view key) const {
    const std::optional<Value> value = any(key);
    if (!value || (value->string() && without_spaces(*value->string()).empty())) {
        return 0;
    }
    if (const auto number = whole_number(*value)) {
        return *number;
    }
    fail(key, say("a whole number belongs here, not {value}", {{"value", value_text(*value)}}));
}

bool Foreign::flag(std::string_view key, bool otherwise) const {
    const std::optional<Value> value = any(key);
    if (!value) {
        return otherwise;
    }
    if (const auto flag = value->boolean()) {
        return *flag;
    }
    if (const auto text = value->string()) {
        const std::string word = lowered_word(*text);
        if (word.empty()) {
            return otherwise;
        }
        if (word == "true" || word == "false") {
            return word == "true";
        }
    }
    if (const auto number = whole_number(*value); number && (*number == 0 || *number == 1)) {
        return *number == 1;
    }
    fail(key, say("true or false belongs here, not {value}", {{"value", value_text(*value)}}));
}

std::string Foreign::id(std::string_view key) const {
    const std::optional<Value> value = any(key);
    if (!value) {
        return "";
    }
    if (const auto text = value->string()) {
        return std::string(without_spaces(*text));
    }
    if (const auto number = whole_number(*value)) {
        return std::to_string(*number);
    }
    fail(key, say("an id belongs here, not {value}", {{"value", value_text(*value)}}));
}

std::vector<Value> Foreign::list(std::string_view key) const {
    const std::optional<Value> value = any(key);
    if (!value) {
        return {};
    }
    if (!value->is_array()) {
        fail(key, say("a list belongs here, not {value}", {{"value", value_text(*value)}}));
    }
    return value->elements();
}

std::string Foreign::time(std::string_view key) const {
    const std::string text = words(key);
    const std::string_view day = without_spaces(text);
    if (day.empty() || day == "0") {
        return "";
    }
    if (!foreign_time(text)) {
        fail(key,
             say("a time such as 2026-11-14 19:06:00 belongs here, not {value}", {{"value", value_text(*any(key))}}));
    }
    return text;
}

}  // namespace castalia
