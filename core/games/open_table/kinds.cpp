// The kinds of values that only an open table has: their checks and their words.
#include "core/games/open_table/kinds.h"

#include <algorithm>
#include <cmath>

#include "core/parts/score_sum.h"

namespace castalia::open_table {

namespace {

long long take_sum(NotationLine& line, const std::string& typed, const ScoreSum& sum) {
    if (sum.several) {
        line.keep_in_note(typed);
    }
    return sum.halves;
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
    const std::string typed(line.peek());
    ScoreSum sum;
    try {
        sum = score_sum(typed);
    } catch (const BadNotation&) {
        return std::nullopt;  // The word is a part of the name then.
    }
    line.take_text(what);
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
    const std::string typed = line.take_text(what);
    try {
        return take_sum(line, typed, score_sum(typed));
    } catch (const BadNotation& bad) {
        line.fail(bad.text);
    }
}

}  // namespace castalia::open_table
