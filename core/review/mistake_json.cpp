// Writes the output of `castalia-cli count --found --json`.
#include "core/review/mistake.h"

namespace castalia::review {

Json mistake_json(const Session& session, const Mistake& mistake) {
    Json differences = Json::array(), explanations = Json::array(), doubts = Json::array(), to_count = Json::array();
    for (const FoundCount& difference : mistake.differences) {
        const TableCount& count = mistake.counts[difference.count];
        differences.push_back({{"what", count.what}, {"record", count.number}, {"found", *difference.number}});
    }
    const auto json_of = [&](const Explanation& explanation) {
        Json events = Json::array();
        for (const EventPtr& event : explanation.events) {
            events.push_back(write_event(*event, session.playthrough(), session.names()));
        }
        return Json{{"event", explanation.event},
                    {"kind", word_of(explanation.kind)},
                    {"events", std::move(events)},
                    {"text", english(explanation.text)},
                    {"later_refused", explanation.later_refused}};
    };
    for (const Explanation& explanation : mistake.explanations) {
        explanations.push_back(json_of(explanation));
        explanations.back()["like"] = explanation.alike ? Json(*explanation.alike) : Json();
    }
    for (const Doubt& doubt : mistake.doubts) {
        Json counts = Json::array();
        for (const FoundCount& count : doubt.counts) {
            const TableCount& there = mistake.counts[count.count];
            counts.push_back({{"what", there.what}, {"record", there.number}, {"if", *count.number}});
        }
        doubts.push_back(json_of(doubt.explanation));
        doubts.back()["counts"] = std::move(counts);
    }
    for (const std::size_t i : mistake.to_count) {
        Json numbers = Json::array();
        for (const Explanation& explanation : mistake.explanations) {
            numbers.push_back(i < explanation.numbers.size() ? explanation.numbers[i] : 0);
        }
        to_count.push_back({{"what", mistake.counts[i].what}, {"numbers", std::move(numbers)}});
    }
    return {{"differences", std::move(differences)},
            {"explanations", std::move(explanations)},
            {"to_count", std::move(to_count)},
            {"doubts", std::move(doubts)},
            {"parted", mistake.parted ? Json(*mistake.parted) : Json()}};
}

}  // namespace castalia::review
