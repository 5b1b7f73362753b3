#include "core/export/table_numbers.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "core/rules/game/written_score.h"
#include "core/rules/json/written_number.h"

namespace castalia {

namespace {

/// A score that is one number.
struct OneNumber {
    int sign = 1;
    WrittenNumber number;
};

std::optional<OneNumber> one_number(std::string_view words, char decimal_mark = 0) {
    NumberReader reader(words, decimal_mark);
    OneNumber one;
    one.sign = reader.sign().value_or(1);
    const std::optional<WrittenNumber> number = reader.number();
    if (!number || !reader.done()) {
        return std::nullopt;
    }
    one.number = *number;
    return one;
}

/// Returns the decimal mark of a number that leaves no doubt of it; 0 if it has none.
char shown_mark(const std::string& words) {
    const std::optional<OneNumber> one = one_number(words);
    const bool shown = one && !one->number.two_readings && !one->number.unfinished && one->number.behind_at > 0;
    const char mark = shown ? words[one->number.behind_at - 1] : '\0';
    return mark == '.' || mark == ',' ? mark : '\0';
}

/// Returns the decimal mark of the table; 0 if its scores have both.
char mark_of(const std::vector<Play>& plays, char separator) {
    bool point = false, comma = false;
    for (const Play& play : plays) {
        for (const PlayResult& result : play.players) {
            const char mark = shown_mark(result.score);
            point = point || mark == '.';
            comma = comma || mark == ',';
        }
    }
    return point && comma ? '\0' : point ? '.' : comma ? ',' : separator == ',' ? '.' : ',';
}

}  // namespace

std::string without_spaces_in(const std::string& number) {
    constexpr std::size_t kGroup = 3;
    std::string text;
    for (std::size_t at = 0; at < number.size(); ++at) {
        const std::size_t group = std::min(number.find_first_not_of("0123456789", at + 1), number.size()) - at - 1;
        const bool between =
            at > 0 && number[at] == ' ' && number[at - 1] >= '0' && number[at - 1] <= '9' && group == kGroup;
        if (!between) {
            text += number[at];
        }
    }
    return one_number(text) ? text : number;
}

void settle_thousands(std::vector<Play>& plays, char separator) {
    const char mark = mark_of(plays, separator);
    for (Play& play : plays) {
        for (PlayResult& result : play.players) {
            result.score = without_spaces_in(result.score);
            const std::optional<OneNumber> one = one_number(result.score);
            if (mark == '\0' || !one || !one->number.two_readings) {
                continue;
            }
            const std::optional<OneNumber> settled = one_number(result.score, mark);
            if (settled && settled->number.behind.empty()) {
                result.score = (settled->sign < 0 ? "-" : "") + settled->number.whole;
            }
        }
    }
}

void give_to_best(std::vector<Play>& plays, bool most) {
    for (Play& play : plays) {
        std::vector<std::optional<long long>> points;
        for (const PlayResult& result : play.players) {
            const std::optional<ScoreValue> score = written_score(result.score);
            points.push_back(score ? std::optional(score->in_parts(kMostScoreParts) * (most ? 1 : -1))
                                   : std::nullopt);
        }
        if (std::ranges::count_if(points, [](const auto& one) { return one.has_value(); }) < 2) {
            continue;
        }
        const std::optional<long long> best = std::ranges::max(points);
        for (std::size_t i = 0; i < points.size(); ++i) {
            play.players[i].won = points[i] == best;
        }
        play.highest_wins = most;
        play.without_winner.reset();
    }
}

}  // namespace castalia
