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

/// Returns what the table ruled where this clause was against an event, the last three, oldest first.
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

/// Returns what tables ruled in other sessions of this game where this clause was against an event, the newest first.
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

/// Returns the rules of the house that belong to this clause.
std::vector<Text> house_rules_for(const Store& store, const Session& session, const std::string& clause) {
    std::vector<Text> texts;
    for (const HouseRule& rule : house_rules_of(store, session.heading().game)) {
        if (!clause.empty() && rule.clause == clause) {
            texts.push_back(say("House rule: {rule}", {{"rule", literally(rule.rule)}}));
        }
    }
    return texts;
}

/// Returns the last three events of this type, oldest first.
std::vector<Text> events_before(const Session& session, const std::string& type) {
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

/// Returns the events of this type in other sessions of the game, the newest first.
std::vector<Text> events_elsewhere(const Store& store, const Session& session, const std::string& type) {
    return elsewhere(store, session, kMost, [&](const LedgerLine& line) -> std::optional<Text> {
        if (line.decision.type != type) {
            return std::nullopt;
        }
        return say(
            "In “{title}”, at {number}: {event}",
            {title_of(line, session), {"number", number_of(line.decision.event)}, {"event", line.decision.what}});
    });
}

}  // namespace

std::vector<Text> rulings_for(const Store& store, const Session& session, const Refusal& refusal) {
    std::vector<Text> rulings = house_rules_for(store, session, refusal.clause);
    std::vector<Text> before = earlier_rulings(session, refusal.clause);
    if (refusal.kind == Refusal::Kind::rule && before.size() < kMost) {
        std::ranges::move(rulings_elsewhere(store, session, refusal.clause, kMost - before.size()),
                          std::back_inserter(before));
    }
    std::ranges::move(before, std::back_inserter(rulings));
    return rulings;
}

std::vector<Text> Precedents::of(const std::string& type, const Session& session, const Store& store) {
    if (std::ranges::find(session.game().precedents, type) == session.game().precedents.end()) {
        return {};
    }
    std::vector<Text> texts = events_before(session, type);
    if (texts.size() < kMost) {
        const Read wanted{session.heading().id, type, session.journal().size()};
        if (read_ != wanted) {
            elsewhere_ = events_elsewhere(store, session, type);
            read_ = wanted;
        }
        const auto more = static_cast<std::ptrdiff_t>(std::min(kMost - texts.size(), elsewhere_.size()));
        texts.insert(texts.end(), elsewhere_.begin(), elsewhere_.begin() + more);
    }
    return texts;
}

}  // namespace castalia
