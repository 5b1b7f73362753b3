#include "core/export/table_cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

#include "core/export/spelled_day.h"

namespace castalia::table_cells {

namespace {

std::string lower(std::string_view words) {
    std::string text(words);
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Takes the digits at the beginning off; nothing if there are none or more than four.
struct Digits {
    int value = 0;
    std::size_t count = 0;
};
std::optional<Digits> take_digits(std::string_view& text) {
    constexpr std::size_t kMost = 4;
    const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
    if (count == 0 || count > kMost) {
        return std::nullopt;
    }
    Digits digits{0, count};
    std::from_chars(text.data(), text.data() + count, digits.value);
    text.remove_prefix(count);
    return digits;
}

bool is_day(int year, int month, int day) {
    return std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
        .ok();
}

std::string written_day(int year, int month, int day) {
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", year, month, day);
    return is_day(year, month, day) ? text.data() : "";
}

/// Returns the day of numbers that end in the year, in the order that they show, that is known or that their sign
/// implies: with full stops the day is the first everywhere.
ReadDate with_year_last(int first, int second, int year, char sign, DateOrder order) {
    constexpr int kMonths = 12;
    ReadDate date;
    date.shows = first > kMonths && second <= kMonths   ? DateOrder::day_first
                 : second > kMonths && first <= kMonths ? DateOrder::month_first
                                                        : DateOrder::unknown;
    if (sign == '.') {
        date.shows = DateOrder::unknown;
        date.written = written_day(year, second, first);
        return date;
    }
    date.two_ways = date.shows == DateOrder::unknown && first != second && first <= kMonths && second <= kMonths;
    const bool day_first = order == DateOrder::day_first || (first == second && order == DateOrder::unknown) ||
                           (order == DateOrder::unknown && date.shows == DateOrder::day_first);
    const bool known = order != DateOrder::unknown || !date.two_ways;
    date.written = !known ? "" : day_first ? written_day(year, second, first) : written_day(year, first, second);
    return date;
}

/// Takes the day at the beginning off.
ReadDate take_day(std::string_view& text, DateOrder order) {
    constexpr std::size_t kYear = 4;
    if (const std::optional<SpelledDay> spelled = spelled_day(text)) {
        text = spelled->rest;
        return {written_day(spelled->year, spelled->month, spelled->day), false, DateOrder::unknown};
    }
    std::array<Digits, 3> parts{};
    char sign = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto digits = take_digits(text);
        if (!digits) {
            return {};
        }
        parts.at(i) = *digits;
        if (i == 2) {
            break;
        }
        if (text.empty() || std::string_view("-/.").find(text.front()) == std::string_view::npos ||
            (sign != 0 && sign != text.front())) {
            return {};
        }
        sign = text.front();
        text.remove_prefix(1);
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    if (parts[0].count == kYear && parts[1].count <= 2 && parts[2].count <= 2) {
        return {written_day(parts[0].value, parts[1].value, parts[2].value), false, DateOrder::unknown};
    }
    const int year = parts[2].count == 2 ? year_of_two_digits(parts[2].value) : parts[2].value;
    return parts[0].count <= 2 && parts[1].count <= 2 && (parts[2].count == kYear || parts[2].count == 2)
               ? with_year_last(parts[0].value, parts[1].value, year, sign, order)
               : ReadDate{};
}

/// Returns whether these words behind a time are a zone: "Z", "+02:00".
bool is_zone(std::string_view text) {
    return text == "Z" || text == "z" ||
           (text.size() == 6 && (text[0] == '+' || text[0] == '-') && text[3] == ':' && is_digit(text[1]) &&
            is_digit(text[2]) && is_digit(text[4]) && is_digit(text[5]));
}

}  // namespace

std::string trimmed(std::string_view cell) {
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t from = cell.find_first_not_of(kSpace);
    if (from == std::string_view::npos) {
        return "";
    }
    const std::string text(cell.substr(from, cell.find_last_not_of(kSpace) + 1 - from));
    constexpr auto kNothing = std::to_array<std::string_view>({"nan", "null", "none", "n/a", "-", "–", "?"});
    return std::ranges::find(kNothing, lower(text)) == kNothing.end() ? text : "";
}

namespace {

/// A time of day whose numbers were read, and the words behind them.
struct ClockNumbers {
    int hour = 0, minute = 0, second = 0;
    bool needs_word = false;  ///< Without a word behind it, such as "pm" or "Uhr", this is any number.
};

/// Takes the numbers of "19:06:30", "19.06", "19h06" or "19" off; nothing if they are no time.
std::optional<ClockNumbers> take_clock(std::string_view& text) {
    const auto hours = take_digits(text);
    if (!hours || hours->count > 2) {
        return std::nullopt;
    }
    ClockNumbers clock{hours->value, 0, 0, true};
    const char sign = text.empty() ? '\0' : text.front();
    if (sign != ':' && sign != '.' && (sign != 'h' || text.size() == 1)) {
        return clock;
    }
    text.remove_prefix(1);
    const auto minutes = take_digits(text);
    if (!minutes || minutes->count != 2) {
        return std::nullopt;
    }
    clock.minute = minutes->value;
    clock.needs_word = sign == '.' && hours->count == 1;  // "1.25" may be an hour and a quarter.
    if (sign == ':' && text.starts_with(':')) {
        text.remove_prefix(1);
        const auto seconds = take_digits(text);
        if (!seconds) {
            return std::nullopt;
        }
        clock.second = seconds->value;
        if (text.starts_with('.')) {  // Parts of a second.
            text.remove_prefix(1);
            text.remove_prefix(std::min(text.find_first_not_of("0123456789"), text.size()));
        }
    }
    return clock;
}

}  // namespace

std::string time_in(std::string_view cell) {
    std::string_view text = cell;
    std::optional<ClockNumbers> clock = take_clock(text);
    if (!clock) {
        return "";
    }
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    std::string word = lower(text);
    std::erase(word, '.');  // "p.m."
    constexpr int kNoon = 12, kDay = 24, kSixty = 60;
    const bool half = word == "am" || word == "pm";
    if (half) {
        if (clock->hour < 1 || clock->hour > kNoon) {
            return "";
        }
        clock->hour = clock->hour % kNoon + (word == "pm" ? kNoon : 0);
    }
    const bool said = half || word == "uhr" || word == "h";
    text = said ? std::string_view() : text;
    if ((clock->needs_word && !said) || clock->hour >= kDay || clock->minute >= kSixty || clock->second >= kSixty ||
        !(text.empty() || is_zone(text))) {
        return "";
    }
    std::array<char, 48> written{};  // GCC does not see that all of them are small.
    std::snprintf(written.data(), written.size(), "%02d:%02d:%02d", clock->hour, clock->minute, clock->second);
    return written.data() + std::string(text);
}

ReadDate date_in(std::string_view cell, DateOrder order) {
    std::string_view text = cell;
    ReadDate date = take_day(text, order);
    if (text.empty()) {
        return date;
    }
    const bool apart = text.front() == ' ' || text.front() == 'T' || text.front() == ',';
    text.remove_prefix(1);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const std::string time = apart ? time_in(text) : "";
    if (time.empty()) {
        return {};
    }
    date.written += date.written.empty() ? "" : " " + time;
    return date;
}

std::optional<long long> count_in(std::string_view cell) {
    constexpr std::size_t kDigits = 9;
    std::string_view text = cell;
    const std::size_t point = text.find_first_of(".,");
    if (point != std::string_view::npos && text.find_first_not_of('0', point + 1) == std::string_view::npos &&
        point + 1 < text.size() && point + 3 >= text.size()) {
        text = text.substr(0, point);
    }
    long long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && value >= 0 && text.size() <= kDigits
               ? std::optional(value)
               : std::nullopt;
}

namespace {

constexpr int kSixty = 60;

/// Takes the word for hours at the beginning off; false if there is none.
bool take_hours(std::string_view& text) {
    constexpr auto kHours = std::to_array<std::string_view>({"hours", "hour", "hrs", "hr", "heures", "heure", "horas",
                                                             "hora", "h", "stunden", "stunde", "std", "ore", "ora"});
    const auto* word = std::ranges::find_if(kHours, [&](std::string_view one) { return text.starts_with(one); });
    text.remove_prefix(word == kHours.end() ? 0 : word->size());
    text.remove_prefix(word != kHours.end() && text.starts_with('.') ? 1 : 0);  // "1 Std. 35 Min."
    return word != kHours.end();
}

/// Returns the minutes of hours with a fraction, such as "1.5 h" and "0,75 Std."; nothing if they are no whole
/// minutes.
std::optional<long long> minutes_of_decimal(long long hours, std::string_view text) {
    const auto fraction = take_digits(text);
    if (!fraction || !take_hours(text) || !text.empty()) {
        return std::nullopt;
    }
    long long parts = 1;
    for (std::size_t i = 0; i < fraction->count; ++i) {
        parts *= 10;
    }
    const long long minutes = static_cast<long long>(fraction->value) * kSixty;
    return minutes % parts == 0 ? std::optional(hours * kSixty + minutes / parts) : std::nullopt;
}

}  // namespace

std::optional<long long> minutes_in(std::string_view cell) {
    if (const auto plain = count_in(cell)) {
        return plain;
    }
    std::string words = lower(cell);
    std::erase(words, ' ');
    if (words.ends_with('.')) {  // "95 Min."
        words.pop_back();
    }
    std::string_view text = words;
    const auto first = take_digits(text);
    if (!first) {
        return std::nullopt;
    }
    if (text.starts_with('.') || text.starts_with(',')) {
        return minutes_of_decimal(first->value, text.substr(1));
    }
    constexpr auto kMinutes = std::to_array<std::string_view>(
        {"m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "'"});
    if (std::ranges::find(kMinutes, text) != kMinutes.end()) {
        return first->value;
    }
    const bool clock = text.starts_with(':');
    if (clock) {
        text.remove_prefix(1);
    } else if (!take_hours(text)) {
        return std::nullopt;
    }
    if (text.empty() && !clock) {
        return static_cast<long long>(first->value) * kSixty;
    }
    const auto second = take_digits(text);
    if (!second || second->value >= kSixty || (clock && second->count != 2)) {
        return std::nullopt;
    }
    const bool rest =
        text.empty() || (clock && text == ":00") || (!clock && std::ranges::find(kMinutes, text) != kMinutes.end());
    return rest ? std::optional<long long>(first->value * kSixty + second->value) : std::nullopt;
}

std::optional<bool> flag_in(std::string_view cell) {
    constexpr auto kYes =
        std::to_array<std::string_view>({"1",   "1.0",  "yes",    "y",  "true", "x",    "✓",         "✔",    "won",
                                         "win", "w",    "winner", "ja", "j",    "wahr", "gewonnen",  "sieg", "oui",
                                         "o",   "vrai", "gagné",  "sí", "si",   "s",    "verdadero", "sì",   "vero"});
    constexpr auto kNo =
        std::to_array<std::string_view>({"", "0", "0.0", "no", "n", "false", "lost", "loss", "l", "nein", "falsch",
                                         "verloren", "non", "faux", "perdu", "falso", "perso"});
    const std::string word = lower(cell);
    return std::ranges::find(kYes, word) != kYes.end() ? std::optional(true)
           : std::ranges::find(kNo, word) != kNo.end() ? std::optional(false)
                                                       : std::nullopt;
}

std::optional<GameOutcome> outcome_in(std::string_view cell) {
    constexpr auto kWon = std::to_array<std::string_view>({"won", "win", "victory", "success", "gewonnen", "sieg",
                                                           "gagné", "gagnée", "victoire", "ganado", "ganada", "ganó",
                                                           "victoria", "vinto", "vinta", "vittoria"});
    constexpr auto kLost = std::to_array<std::string_view>(
        {"lost", "loss", "defeat", "failure", "verloren", "niederlage", "perdu", "perdue", "défaite", "perdido",
         "perdida", "perdió", "derrota", "perso", "persa", "sconfitta"});
    constexpr auto kDrawn =
        std::to_array<std::string_view>({"draw", "drawn", "tie", "tied", "unentschieden", "remis", "nul", "nulle",
                                         "égalité", "empate", "tablas", "pareggio", "patta"});
    const std::string word = lower(cell);
    const auto is_in = [&](const auto& words) { return std::ranges::find(words, word) != words.end(); };
    return is_in(kWon)     ? std::optional(GameOutcome::won)
           : is_in(kLost)  ? std::optional(GameOutcome::lost)
           : is_in(kDrawn) ? std::optional(GameOutcome::drawn)
                           : std::nullopt;
}

std::string known_date(std::string_view cell, DateOrder order) {
    std::string written = cell.empty() ? std::string() : date_in(cell, order).written;
    if (written.empty() && !cell.empty()) {
        throw Wrong{say("\"{words}\" is no date that can be read: write 2026-11-14", {{"words", literally(cell)}})};
    }
    return written;
}

long long known_minutes(std::string_view cell) {
    const std::optional<long long> read = cell.empty() ? 0 : minutes_in(cell);
    if (!read) {
        throw Wrong{say("\"{words}\" does not say how long it took", {{"words", literally(cell)}})};
    }
    return *read;
}

long long known_count(std::string_view cell) {
    const std::optional<long long> read = cell.empty() ? 0 : count_in(cell);
    if (!read) {
        throw Wrong{say("\"{words}\" is no whole number", {{"words", literally(cell)}})};
    }
    return *read;
}

bool known_flag(std::string_view cell) {
    const std::optional<bool> read = flag_in(cell);
    if (!read) {
        throw Wrong{say("\"{words}\" is neither yes nor no", {{"words", literally(cell)}})};
    }
    return *read;
}

}  // namespace castalia::table_cells
