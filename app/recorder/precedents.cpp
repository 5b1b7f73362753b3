#include "app/recorder/precedents.h"

#include <algorithm>
#include <functional>

#include "db/history/house_rules.h"
#include "db/history/ledger.h"

namespace castalia {

namespace {

constexpr std::size_t kMost = 3;

Text number_of(std::size_t step) { return literally(static_cast<long long>(step) + 1); }

Fill title_of(const LedgerLine& line, const Session& session) {
    return {"title", line.title.empty() ? session.game().title : literally(line.title)};
}

/// Returns what `text_for` says about the decisions in other sessions of the game, the newest first.
std::vector<Text> elsewhere(const Store& store, const Session& session, std::size_t most,
                            const std::function<std::optional<Text>(const LedgerLine&)>& text_for) {
    constexpr std::size_t kNewest = 100, kMostRead = 12;
    std::vector<Text> texts;
    Ledger ledger(store, session.heading().game, kNewest);
    while (ledger.more() && ledger.read() <= kMostRead && texts.size() < most) {
        for (const LedgerLine& line : ledger.read_on()) {
            const std::optional<Text> text =
                line.session != session.heading().id && texts.size() < most ? text_for(line) : std::nullopt;
            if (text) {
                texts.push_back(*text);
            }
        }
    }
    return texts;
}

}  // namespace

std::vector<Text> earlier_rulings(const Session& session, const std::string& clause) {
    std::vector<Text> rulings;
    const std::vector<Step>& steps = session.replay().steps();
    for (std::size_t i = steps.size(); i-- > 0 && rulings.size() < kMost;) {
        if (steps[i].stands && steps[i].refusal && steps[i].refusal->clause == clause) {
            rulings.push_back(say("Ruled before, at {number}: {ruling}",
                                  {{"number", number_of(i)}, {"ruling", literally(steps[i].entry.event->ruling)}}));
        }
    }
    std::ranges::reverse(rulings);
    return rulings;
}

std::vector<Text> rulings_elsewhere(const Store& store, const Session& session, const std::string& clause,
                                    std::size_t most) {
    return elsewhere(store, session, most, [&](const LedgerLine& line) -> std::optional<Text> {
        const Decision& decision = line.decision;
        if (decision.clause != clause || decision.ruling.empty()) {
            return std::nullopt;
        }
        return say(
            "Ruled in “{title}”, at {number}: {ruling}",
            {title_of(line, session), {"number", number_of(decision.event)}, {"ruling", literally(decision.ruling)}});
    });
}

std::vector<Text> house_rules_for(const Store& store, const Session& session, const std::string& clause) {
    std::vector<Text> texts;
    for (const HouseRule& rule : house_rules_of(store, session.heading().game)) {
        if (!clause.empty() && rule.clause == clause) {
            texts.push_back(say("House rule: {rule}", {{"rule", literally(rule.rule)}}));
        }
    }
    return texts;
}

std::vector<Text> precedents_of(const Session& session, const std::string& type) {
    if (std::ranges::find(session.game().precedents, type) == session.game().precedents.end()) {
        return {};
    }
    std::vector<Text> texts;
    const Replay& replay = session.replay();
    for (std::size_t i = session.plies(); i-- > 0 && texts.size() < kMost;) {
        const Step& step = replay.steps()[i];
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        if (!step.stands || move == nullptr) {
            continue;
        }
        Json written = Json::object();
        session.playthrough().write(**move, written);
        if (written.value("type", "") == type) {
            texts.push_back(
                say("Before, at {number}: {event}", {{"number", number_of(i)}, {"event", replay.describe(i)}}));
        }
    }
    std::ranges::reverse(texts);
    return texts;
}

std::vector<Text> precedents_elsewhere(const Store& store, const Session& session, const std::string& type,
                                       std::size_t most) {
    if (std::ranges::find(session.game().precedents, type) == session.game().precedents.end()) {
        return {};
    }
    return elsewhere(store, session, most, [&](const LedgerLine& line) -> std::optional<Text> {
        if (line.decision.type != type) {
            return std::nullopt;
        }
        return say(
            "In “{title}”, at {number}: {event}",
            {title_of(line, session), {"number", number_of(line.decision.event)}, {"event", line.decision.what}});
    });
}

}  // namespace castalia
