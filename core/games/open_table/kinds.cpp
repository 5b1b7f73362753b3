// The kinds of values that only an open table has: their checks and their words.
#include "core/games/open_table/kinds.h"

#include <algorithm>
#include <cmath>

#include "core/parts/score_sum.h"
#include "core/rules/json/written_number.h"

namespace castalia::open_table {

namespace {

long long take_sum(NotationLine& line, const std::string& typed, const ScoreSum& sum) {
    if (sum.several) {
        line.keep_in_note(typed);
    }
    return sum.halves;
}

bool is_only_a_sign(std::string_view word) {
    NumberReader reader(word);
    return reader.sign() && reader.done();
}

bool ends_with_sign(std::string_view word) {
    for (std::size_t at = 0; at < word.size(); ++at) {
        if (is_only_a_sign(word.substr(at))) {
            return true;
        }
    }
    return false;
}

/// Takes a word, and with it the words that go on with a sum: "6 + 2", "3+ 2", "- 3".
std::string take_sum_words(NotationLine& line, std::string_view what) {
    std::string typed = line.take_text(what);
    while (!line.done() && !line.quoted() && (ends_with_sign(typed) || begins_with_sign(line.peek()))) {
        typed += " " + line.take_text(what);
    }
    return typed;
}

/// Returns what the words come to. Throws BadNotation about the word that was taken last.
ScoreSum sum_of(NotationLine& line, const std::string& typed) {
    try {
        return score_sum(typed);
    } catch (const BadNotation& bad) {
        line.fail(bad);
    }
}

}  // namespace

std::string called(const std::vector<std::string>& names, const std::string& typed) {
    const auto same = [&](const std::string& name) { return lowered(name) == lowered(typed); };
    const auto found = std::ranges::find(names, typed);
    const auto alike = found != names.end() ? found : std::ranges::find_if(names, same);
    if (alike != names.end()) {
        return *alike;
    }
    check_name(typed, kLongestName, "");
    return typed;
}

std::optional<std::string> round_called(const std::vector<std::string>& rounds, const std::string& typed) {
    const std::string wanted = lowered(typed);
    const auto in_short = [&](const std::string& round) {
        const std::string name = lowered(round);
        const std::size_t space = name.rfind(' '), digits = wanted.find_first_of("0123456789");
        return space != std::string::npos && digits != 0 && digits != std::string::npos &&
               name.starts_with(wanted.substr(0, digits)) && name.substr(space + 1) == wanted.substr(digits);
    };
    for (const std::string& round : rounds) {
        if (lowered(round) == wanted) {
            return round;
        }
    }
    if (std::ranges::count_if(rounds, in_short) == 1) {
        return *std::ranges::find_if(rounds, in_short);
    }
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        if (wanted == "r" + std::to_string(i + 1)) {
            return rounds[i];
        }
    }
    return std::nullopt;
}

bool starts_sum(const NotationLine& line) {
    return !line.done() && !line.quoted() && (is_number_or_sum(line.peek()) || is_only_a_sign(line.peek()));
}

std::string NameToTheEnd::parse(NotationLine& line, std::string_view what) const {
    return line.done() ? line.take(what) : called({}, line.take_rest());
}

std::string CounterName::among(const std::vector<std::string>& names, NotationLine& line, std::string_view what,
                               const std::string& typed) {
    if (!typed.empty()) {
        return called(names, typed);
    }
    return names.size() == 1 ? names.front() : line.take(what);
}

long long ChangeKind::read(Value value, const RecordPlace& at) const {
    const long long by = at.number(value, -kMostCounted, kMostCounted);
    if (by == 0) {
        at.fail(say("a counter goes up or down by 1 or more, not by 0"));
    }
    return by;
}

std::optional<long long> ChangeKind::parse_if(NotationLine& line, std::string_view what) const {
    if (!line.done() && !starts_sum(line)) {
        return std::nullopt;  // The word is a part of the name then.
    }
    const std::string typed = take_sum_words(line, what);
    const ScoreSum sum = sum_of(line, typed);
    if (sum.halves % 2 != 0 || sum.halves == 0) {
        line.fail(say("\"{word}\" is no whole number other than 0, and that is how a counter goes up or down",
                      {{"word", literally(typed)}}));
    }
    return take_sum(line, typed, sum) / 2;
}

Json ChangeKind::schema() {
    return {{"allOf", Json::array({Json{{"$ref", "#/definitions/whole"}}})}, {"not", {{"const", 0}}}};
}

long long PointsKind::read(Value value, const RecordPlace& at) const {
    if (value.integer()) {
        return 2 * at.number(value, -kMostCounted, kMostCounted);
    }
    const Json json = value.json();
    if (!json.is_number_float()) {
        at.fail(say("a whole number or a half belongs here, not {value}", {{"value", literally(shown(value))}}));
    }
    const double twice = 2 * json.get<double>();
    if (std::abs(twice) > 2.0 * kMostCounted) {
        at.fail(say("{value} is out of range, which is {least} to {most}", {{"value", literally(shown(value))},
                                                                            {"least", literally(-kMostCounted)},
                                                                            {"most", literally(kMostCounted)}}));
    }
    if (twice != std::floor(twice)) {
        at.fail(say("{value} is neither a whole number nor a half", {{"value", literally(shown(value))}}));
    }
    return static_cast<long long>(twice);
}

long long PointsKind::parse(NotationLine& line, std::string_view what) const {
    const std::string typed = take_sum_words(line, what);
    return take_sum(line, typed, sum_of(line, typed));
}

std::optional<GameOutcome> OutcomeWord::called(std::string_view word) {
    const std::optional<GameOutcome> outcome = outcome_called(word);
    return outcome == GameOutcome::drawn ? std::nullopt : outcome;
}

std::optional<GameOutcome> OutcomeWord::parse_if(NotationLine& line, std::string_view what) const {
    return line.done() ? std::nullopt : std::optional(parse(line, what));
}

bool WinnersKind::line_says_outcome(const NotationLine& line) {
    return !line.quoted() && OutcomeWord::called(lowered(line.peek())).has_value();
}

std::vector<Seat> WinnersKind::taken(NotationLine& line, std::string_view what) {
    std::vector<Seat> winners;
    do {
        const Seat seat = take_player(line, what);
        if (std::ranges::find(winners, seat) != winners.end()) {
            line.fail(say("{value} stands here twice",
                          {{"value", literally(line.names()[static_cast<std::size_t>(seat.index)])}}));
        }
        winners.push_back(seat);
    } while (!line.done());
    return winners;
}

std::vector<Seat> WinnersKind::with_teams(std::vector<Seat> winners, const std::vector<std::vector<Seat>>& teams) {
    const std::vector<Seat> named = winners;
    for (const Seat seat : named) {
        const auto mine = std::ranges::find_if(
            teams, [&](const std::vector<Seat>& team) { return std::ranges::count(team, seat) > 0; });
        for (const Seat mate : mine == teams.end() ? std::vector<Seat>() : *mine) {
            if (std::ranges::find(winners, mate) == winners.end()) {
                winners.push_back(mate);
            }
        }
    }
    return winners;
}

/// Returns the name in quotation marks if it could be read as an outcome.
std::string WinnersKind::printed(const std::string& name) {
    return OutcomeWord::called(lowered(name)) ? Json(name).dump() : notation_name(name);
}

}  // namespace castalia::open_table
