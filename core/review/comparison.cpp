#include "core/review/comparison.h"

#include <algorithm>
#include <map>

#include "core/rules/text/mapped.h"
#include "core/session/table_time.h"

namespace castalia::review {

namespace {

ComparedSession compared(const Session& session, const Scoresheet& sheet) {
    ComparedSession one;
    const Heading& heading = session.heading();
    one.id = heading.id;
    one.title = heading.title;
    one.started = heading.started;
    one.utc_offset = heading.utc_offset;
    one.players = heading.players;
    one.status = session.replay().status();
    one.result = one.status == Status::abandoned ? say("Ended without a result") : sheet.sentence;
    one.events = session.plies();
    one.played = table_time(session).played();
    if (one.status == Status::finished) {
        for (const Seat seat : sheet.winners) {
            one.winners.push_back(heading.players[static_cast<std::size_t>(seat.index)]);
        }
    }
    if (!sheet.winners.empty()) {
        one.first = static_cast<std::size_t>(sheet.winners.front().index);
    } else if (!sheet.ranking.empty() && !sheet.ranking.front().empty()) {
        one.first = static_cast<std::size_t>(sheet.ranking.front().front().index);
    }
    return one;
}

void add_curves(std::vector<ComparedSeries>& all, const Session& session, std::size_t number) {
    if (session.plies() == 0) {
        return;  // Only a result is known, so there are no curves.
    }
    for (Series& series : series_of(session)) {
        auto same = std::ranges::find(all, series.key, &ComparedSeries::key);
        if (same == all.end()) {
            all.push_back({series.key, series.name, series.unit, {}});
            same = all.end() - 1;
        }
        for (std::size_t seat = 0; seat < series.values.size(); ++seat) {
            same->curves.push_back({number, seat, std::move(series.values[seat])});
        }
    }
}

void add_part(std::vector<ComparedPart>& all, const Text& label, const std::vector<long long>& values, int parts,
              std::size_t number, std::size_t sessions) {
    const std::string wanted = english(label);
    auto same = std::ranges::find_if(all, [&](const ComparedPart& part) { return english(part.label) == wanted; });
    if (same == all.end()) {
        all.push_back({label, std::vector<std::vector<std::optional<double>>>(sessions)});
        same = all.end() - 1;
    }
    if (same->values[number].empty()) {  // A step of the ladder often repeats a row.
        for (const long long value : values) {
            same->values[number].push_back(number_value(value, parts));
        }
    }
}

}  // namespace

std::optional<Text> compare_objection(std::span<const std::string> games) {
    const auto count = static_cast<long long>(games.size());
    if (games.size() < 2 || games.size() > kMostCompared) {
        return say_count("Two to six sessions can be compared, and this is {n}.",
                         "Two to six sessions can be compared, and these are {n}.", count);
    }
    if (std::ranges::any_of(games, [&](const std::string& game) { return game != games.front(); })) {
        return say("Only sessions of one game can be compared, and these are of several.");
    }
    return std::nullopt;
}

Comparison comparison_of(std::span<const Session> sessions) {
    Comparison comparison;
    for (std::size_t number = 0; number < sessions.size(); ++number) {
        const Session& session = sessions[number];
        comparison.game = session.heading().game;
        const Scoresheet sheet = session.playthrough().score(session.plies());
        comparison.sessions.push_back(compared(session, sheet));
        add_curves(comparison.series, session, number);
        for (const Scoresheet::Row& row : sheet.rows) {
            add_part(comparison.parts, row.label, row.values, sheet.parts, number, sessions.size());
        }
        for (const Scoresheet::Step& step : sheet.ladder) {
            add_part(comparison.parts, step.label, step.values, sheet.parts, number, sessions.size());
        }
    }
    return comparison;
}

std::vector<std::string> players_in_common(const Comparison& comparison) {
    std::map<std::string, int> tables;
    for (const ComparedSession& session : comparison.sessions) {
        for (const std::string& name : session.players) {
            ++tables[name];
        }
    }
    std::vector<std::string> names;
    for (const auto& [name, count] : tables) {
        if (count > 1) {
            names.push_back(name);
        }
    }
    std::ranges::stable_sort(
        names, [&](const std::string& one, const std::string& other) { return tables[one] > tables[other]; });
    return names;
}

std::vector<ComparedCurve> curves_of(const Comparison& comparison, const ComparedSeries& series,
                                     std::string_view player) {
    std::vector<ComparedCurve> curves;
    for (const ComparedCurve& curve : series.curves) {
        const ComparedSession& session = comparison.sessions[curve.session];
        if (player.empty() ? session.first == curve.seat : session.players[curve.seat] == player) {
            curves.push_back(curve);
        }
    }
    return curves;
}

Text values_text(const Comparison& comparison, const ComparedPart& part, std::size_t session) {
    std::vector<Text> values;
    for (std::size_t seat = 0; seat < part.values[session].size(); ++seat) {
        values.push_back(say("{who} {value}", {{"who", literally(comparison.sessions[session].players[seat])},
                                               {"value", number_text(part.values[session][seat])}}));
    }
    return values.empty() ? literally("–") : listed(values);
}

Json comparison_json(const Comparison& comparison) {
    Json sessions = Json::array(), parts = Json::array(), all = Json::array();
    for (const ComparedSession& one : comparison.sessions) {
        sessions.push_back({{"id", one.id},
                            {"title", one.title},
                            {"started", one.started ? Json(rfc3339(*one.started)) : Json()},
                            {"players", one.players},
                            {"winners", one.winners},
                            {"status", status_word(one.status)},
                            {"result", english(one.result)},
                            {"events", one.events},
                            {"seconds", std::chrono::floor<std::chrono::seconds>(one.played).count()}});
    }
    for (const ComparedPart& part : comparison.parts) {
        Json values = Json::array();
        for (const std::vector<std::optional<double>>& of_session : part.values) {
            Json seats = json_array(
                of_session, [](const std::optional<double>& value) { return value ? number_json(*value) : Json(); });
            values.push_back(std::move(seats));
        }
        parts.push_back({{"name", english(part.label)}, {"values", std::move(values)}});
    }
    for (const ComparedSeries& series : comparison.series) {
        for (const ComparedCurve& curve : series.curves) {
            Json values = Json::array();
            for (const std::optional<double>& value : curve.values) {
                values.push_back(value ? number_json(*value) : Json());
            }
            all.push_back({{"key", series.key},
                           {"name", english(series.name)},
                           {"unit", english(series.unit)},
                           {"session", curve.session},
                           {"player", comparison.sessions[curve.session].players[curve.seat]},
                           {"values", std::move(values)}});
        }
    }
    return {{"game", comparison.game},
            {"sessions", std::move(sessions)},
            {"parts", std::move(parts)},
            {"series", std::move(all)}};
}

}  // namespace castalia::review
