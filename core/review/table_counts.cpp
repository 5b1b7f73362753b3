#include "core/review/table_counts.h"

#include <algorithm>

#include "core/rules/text/mapped.h"

namespace castalia::review {

std::vector<TableCount> counts_at(const Session& session, std::size_t ply) {
    Counting counting(true);
    if (session.game().counts) {
        session.game().counts(session.playthrough(), ply, counting);
    }
    return counting.counts();
}

std::vector<long long> numbers_at(const Game& game, const Playthrough& line, std::size_t ply) {
    Counting counting(false);
    if (game.counts) {
        game.counts(line, ply, counting);
    }
    return counting.numbers();
}

std::vector<CountLine> lines_of(const std::vector<TableCount>& counts) {
    std::vector<CountLine> lines;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const TableCount& count = counts[i];
        if (count.number == 0 && !count.shown_at_none) {
            continue;
        }
        const auto line = std::ranges::find_if(
            lines, [&](const CountLine& other) { return other.place == count.place && other.owner == count.owner; });
        if (line != lines.end()) {
            line->counts.push_back(i);
        } else {
            lines.push_back({count.place, count.owner, {i}});
        }
    }
    // Counts with the same heading stand together, in the order in which the headings first came.
    std::vector<Text> places;
    for (const CountLine& line : lines) {
        if (std::ranges::find(places, line.place) == places.end()) {
            places.push_back(line.place);
        }
    }
    std::ranges::stable_sort(
        lines, {}, [&](const CountLine& line) { return std::ranges::find(places, line.place) - places.begin(); });
    return lines;
}

namespace {

constexpr std::string_view kFound = "found";

/// Returns the `what` as an `adjust` writes it; nothing if no `adjust` of the game reads it.
std::optional<Json> as_adjusted(const Json& what, const Session& session) {
    try {
        const Json adjust{{"type", "adjust"}, {"what", what}, {"to", 1}};
        const EventPtr event = read_event(adjust, std::string(kFound), session.playthrough(), session.names());
        return write_event(*event, session.playthrough(), session.names())["what"];
    } catch (const BadRecord&) {
        return std::nullopt;
    }
}

std::optional<std::size_t> place_of(const Json& what, const std::vector<TableCount>& counts) {
    const auto found =
        std::ranges::find_if(counts, [&](const TableCount& count) { return same_value(count.what, what); });
    return found == counts.end() ? std::nullopt : std::optional<std::size_t>(found - counts.begin());
}

std::size_t count_named(const Json& what, const Session& session, const std::vector<TableCount>& counts,
                        const std::string& where) {
    std::optional<std::size_t> place = place_of(what, counts);
    if (!place) {
        const std::optional<Json> spelled = as_adjusted(what, session);
        place = spelled ? place_of(*spelled, counts) : std::nullopt;
    }
    if (!place) {
        throw BadRecord(where + ".what", say("{what} is no count of this table; castalia-cli count --json lists them",
                                             {{"what", literally(shown(what))}}));
    }
    return *place;
}

}  // namespace

std::vector<FoundCount> read_found(const Json& json, const Session& session, const std::vector<TableCount>& counts) {
    if (!json.is_array()) {
        throw BadRecord(std::string(kFound),
                        say("a list of counts belongs here, not {value}", {{"value", value_text(json)}}));
    }
    std::vector<FoundCount> found;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string where = std::string(kFound) + "[" + std::to_string(i) + "]";
        Fields fields(json[i], where);
        const Json what = fields.any("what").json();
        FoundCount one{count_named(what, session, counts, where), std::nullopt};
        if (!fields.any("to").is_null()) {
            one.number = fields.number("to", -kMostCounted, kMostCounted);
        }
        fields.finish();
        if (std::ranges::find(found, one.count, &FoundCount::count) != found.end()) {
            throw BadRecord(where + ".what", say("{what} is counted twice", {{"what", literally(shown(what))}}));
        }
        found.push_back(one);
    }
    return found;
}

Json counts_json(const std::vector<TableCount>& counts, std::span<const std::string> names) {
    return json_array(counts, [&](const TableCount& count) {
        return Json{{"what", count.what},
                    {"record", count.number},
                    {"place", english(count.place)},
                    {"player", count.owner ? Json(names[static_cast<std::size_t>(count.owner->index)]) : Json()},
                    {"name", english(count.name)},
                    {"adjust", count.adjustable}};
    });
}

}  // namespace castalia::review
