#include "core/session/decisions.h"

#include <algorithm>

namespace castalia {

namespace {

/// Returns the type of a move that its game leaves to the judgement of the table; empty for any other event.
std::string judgement_in(const Session& session, const Event& event) {
    const auto* move = std::get_if<MovePtr>(&event.what);
    const std::vector<std::string>& types = session.game().precedents;
    if (move == nullptr || types.empty()) {
        return {};
    }
    Json written = Json::object();
    session.playthrough().write(**move, written);
    std::string type = written.value("type", "");
    return std::ranges::find(types, type) != types.end() ? type : std::string();
}

}  // namespace

std::vector<Decision> decisions_of(const Session& session) {
    std::vector<Decision> decisions;
    const std::vector<Step>& steps = session.replay().steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        const Event& event = *step.entry.event;
        const bool ruled = step.stands && step.refusal;
        std::string judgement = step.stands ? judgement_in(session, event) : std::string();
        if (!ruled && judgement.empty()) {
            continue;
        }
        Decision decision;
        decision.type = std::move(judgement);
        decision.event = i;
        if (ruled) {
            decision.clause = step.refusal->clause;
        } else if (const Story story = session.replay().story(i); !story.empty()) {
            decision.clause = story.front().clause;
        }
        if (const auto* move = std::get_if<MovePtr>(&event.what)) {
            decision.player = session.playthrough().actor(**move);
        }
        decision.at = event.at;
        decision.what = session.replay().describe(i);
        decision.ruling = event.ruling;
        decisions.push_back(std::move(decision));
    }
    return decisions;
}

std::vector<LedgerLine> ledger_lines(const Session& session) {
    const Heading& heading = session.heading();
    std::vector<LedgerLine> lines;
    for (Decision& decision : decisions_of(session)) {
        std::string player =
            decision.player ? session.names()[static_cast<std::size_t>(decision.player->index)] : std::string();
        lines.push_back({heading.game, heading.id, heading.title, std::move(player), heading.started,
                         std::move(decision), heading.utc_offset});
    }
    return lines;
}

std::vector<std::string> marks_of_decisions(std::span<const Game* const> games) {
    std::vector<std::string> marks{"\"ruling\":"};
    for (const Game* game : games) {
        for (const std::string& type : game->precedents) {
            marks.push_back("\"type\":" + Json(type).dump());
        }
    }
    return marks;
}

}  // namespace castalia
