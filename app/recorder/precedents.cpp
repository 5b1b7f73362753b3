#include "app/recorder/precedents.h"

#include <algorithm>

#include "db/history/house_rules.h"
#include "db/history/ledger.h"

namespace castalia {

namespace {

constexpr std::size_t kMost = 3;

Text number_of(std::size_t step) { return literally(static_cast<long long>(step) + 1); }

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
    constexpr std::size_t kNewest = 100, kMostRead = 12;
    std::vector<Text> rulings;
    Ledger ledger(store, session.heading().game, kNewest);
    while (ledger.more() && ledger.read() <= kMostRead && rulings.size() < most) {
        for (const LedgerLine& line : ledger.read_on()) {
            const Decision& decision = line.decision;
            if (line.session != session.heading().id && decision.clause == clause && !decision.ruling.empty() &&
                rulings.size() < most) {
                rulings.push_back(say("Ruled in “{title}”, at {number}: {ruling}",
                                      {{"title", line.title.empty() ? session.game().title : literally(line.title)},
                                       {"number", number_of(decision.event)},
                                       {"ruling", literally(decision.ruling)}}));
            }
        }
    }
    return rulings;
}

std::vector<Text> house_rules_for(const Store& store, const Session& session, const std::string& clause) {
    std::vector<Text> told;
    for (const HouseRule& rule : house_rules_of(store, session.heading().game)) {
        if (!clause.empty() && rule.clause == clause) {
            told.push_back(say("House rule: {rule}", {{"rule", literally(rule.rule)}}));
        }
    }
    return told;
}

std::vector<Text> precedents_of(const Session& session, const std::string& type) {
    if (std::ranges::find(session.game().precedents, type) == session.game().precedents.end()) {
        return {};
    }
    std::vector<Text> told;
    const Replay& replay = session.replay();
    for (std::size_t i = session.plies(); i-- > 0 && told.size() < kMost;) {
        const Step& step = replay.steps()[i];
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        if (!step.stands || move == nullptr) {
            continue;
        }
        Json written = Json::object();
        session.playthrough().write(**move, written);
        if (written.value("type", "") == type) {
            told.push_back(
                say("Before, at {number}: {event}", {{"number", number_of(i)}, {"event", replay.describe(i)}}));
        }
    }
    std::ranges::reverse(told);
    return told;
}

}  // namespace castalia
