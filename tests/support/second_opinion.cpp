#include "tests/support/second_opinion.h"

#include <algorithm>
#include <cstdlib>

#include "tests/support/games.h"

namespace castalia {

namespace {

std::string kind_of(const std::optional<Refusal>& refusal) {
    return !refusal ? "" : refusal->kind == Refusal::Kind::rule ? "rule" : "impossible";
}

/// Returns the two verdicts on an event.
std::string verdicts(const std::optional<Refusal>& refusal, const std::string& second) {
    return "\n core: " + (refusal ? kind_of(refusal) + " " + refusal->clause : "allowed") +
           "\n second: " + (second.empty() ? "allowed" : second) + "\n";
}

}  // namespace

std::string disagreement(const SecondOpinion& both, const EventStream& stream) {
    Chance& chance = both.chance;
    std::string past;
    for (int i = 0; i < stream.most_events; ++i) {
        Json event = chance.one_in(stream.wild) ? both.wild() : both.any();
        if (event.is_null()) {
            event = both.wild();
        }
        const std::optional<Refusal> refusal = judged(both.line, both.players, event);
        const std::string second = both.judge(event);
        const std::string at =
            "seed " + std::to_string(stream.seed) + ", event " + std::to_string(i) + " " + event.dump();
        if (kind_of(refusal) != second) {
            return at + verdicts(refusal, second) + past + both.line.state(both.line.plies()).dump();
        }
        if (refusal && (refusal->kind == Refusal::Kind::impossible || !stream.rulings || chance.one_in(3))) {
            continue;
        }
        played(both.line, both.players, event);
        both.play(event);
        past += event.dump() + "\n";
        if (const std::string differ = both.tables_differ(); !differ.empty()) {
            return at + (refusal ? " by ruling" : "") + "\n" + differ + "\n" + past;
        }
        if (const std::string differ = both.results_differ(); !differ.empty()) {
            return at + "\n the results differ: " + differ;
        }
        if (both.line.over(both.line.plies()) && chance.one_in(stream.goes_on)) {
            break;
        }
    }
    return {};
}

int streams(int usual) {
    const char* longer = std::getenv("CASTALIA_LONG");
    return longer != nullptr ? std::max(1, std::atoi(longer)) : usual;
}

}  // namespace castalia
