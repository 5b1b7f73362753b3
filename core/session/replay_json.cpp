// Writes the output of `castalia-cli replay --json`.
#include "core/rules/text/mapped.h"
#include "core/session/record.h"

namespace castalia {

namespace {

const std::string& name_of(Seat seat, std::span<const std::string> names) {
    return names[static_cast<std::size_t>(seat.index)];
}

Json names_of(const std::vector<Seat>& seats, std::span<const std::string> names) {
    return json_array(seats, [&](Seat seat) { return name_of(seat, names); });
}

Json by_player(const std::vector<long long>& values, int parts, std::span<const std::string> names) {
    Json object = Json::object();
    for (std::size_t seat = 0; seat < values.size(); ++seat) {
        object[names[seat]] = number_json(values[seat], parts);
    }
    return object;
}

Json log_json(const Replay& replay, std::size_t i) {
    const Step& step = replay.steps()[i];
    Json entry{{"index", i}, {"text", english(replay.describe(i))}, {"consequences", Json::array()}};
    for (const Consequence& consequence : replay.story(i)) {
        entry["consequences"].push_back({{"clause", consequence.clause}, {"text", english(consequence.text)}});
    }
    if (step.refusal) {
        entry["ruling"] = {{"clause", step.refusal->clause}, {"text", step.entry.event->ruling}};
    }
    if (!step.entry.event->note.empty()) {
        entry["note"] = step.entry.event->note;
    }
    return entry;
}

Json prompt_json(const Replay& replay, std::span<const std::string> names) {
    if (replay.abandoned(replay.plies())) {
        return {{"players", Json::array()},
                {"expects", Json::array()},
                {"text", "The session was ended without a result"}};
    }
    const Prompt prompt = replay.playthrough().prompt(replay.plies());
    return {{"players", names_of(prompt.seats, names)}, {"expects", prompt.expects}, {"text", english(prompt.text)}};
}

}  // namespace

Json scoresheet_json(const Scoresheet& sheet, std::span<const std::string> names) {
    Json rows = Json::array();
    for (const Scoresheet::Row& row : sheet.rows) {
        Json sources = Json::object();
        for (std::size_t seat = 0; seat < row.sources.size(); ++seat) {
            sources[names[seat]] = english(row.sources[seat]);
        }
        rows.push_back({{"label", english(row.label)},
                        {"values", by_player(row.values, sheet.parts, names)},
                        {"leader", row.leaders.empty() ? Json() : Json(name_of(row.leaders.front(), names))},
                        {"sources", std::move(sources)},
                        {"clause", row.clause}});
    }
    Json ladder = Json::array();
    for (const Scoresheet::Step& step : sheet.ladder) {
        ladder.push_back({{"step", step.name},
                          {"label", english(step.label)},
                          {"values", by_player(step.values, sheet.parts, names)},
                          {"decided", step.decided},
                          {"clause", step.clause}});
    }
    return {{"rows", std::move(rows)}, {"ladder", std::move(ladder)}, {"sentence", english(sheet.sentence)}};
}

Json result_json(const Replay& replay, std::span<const std::string> names) {
    const Scoresheet sheet = replay.playthrough().score(replay.plies());
    if (!sheet.over || replay.abandoned(replay.plies())) {
        return {};
    }
    Json ranking =
        json_array(sheet.ranking, [&](const std::vector<Seat>& equals) { return names_of(equals, names); });
    return {{"winners", names_of(sheet.winners, names)},
            {"outcome", outcome_word(sheet.outcome())},
            {"shared", sheet.shared},
            {"decided_by", sheet.decided_by},
            {"ranking", std::move(ranking)},
            {"scoresheet", scoresheet_json(sheet, names)}};
}

Json replay_json(const Session& session, std::size_t upto) {
    const std::span<const std::string> names = session.names();
    const Replay replay(session.replay(), std::min(upto, session.plies()));
    Json refusals = Json::array();
    Json log = Json::array();
    for (std::size_t i = 0; i < replay.plies(); ++i) {
        const Step& step = replay.steps()[i];
        if (step.stands) {
            log.push_back(log_json(replay, i));
        } else {
            refusals.push_back({{"index", i},
                                {"kind", step.refusal->kind == Refusal::Kind::rule ? "rule" : "impossible"},
                                {"clause", step.refusal->clause},
                                {"message", english(step.refusal->reason)}});
        }
    }
    Json state = replay.playthrough().state(replay.plies());
    state["paused"] = replay.paused(replay.plies());
    state["abandoned"] = replay.abandoned(replay.plies());
    return {{"game", session.heading().game},
            {"accepted", replay.played_steps()},
            {"refusals", std::move(refusals)},
            {"state", std::move(state)},
            {"prompt", prompt_json(replay, names)},
            {"result", result_json(replay, names)},
            {"log", std::move(log)}};
}

}  // namespace castalia
