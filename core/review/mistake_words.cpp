// Words the result of the search for a mistake.
#include "core/review/mistake.h"

namespace castalia::review {

namespace {

Text counted_from_one(std::size_t number) { return literally(static_cast<long long>(number) + 1); }

}  // namespace

Text difference_text(const Mistake& mistake, const FoundCount& difference) {
    const TableCount& count = mistake.counts.at(difference.count);
    return say("{what}: the record says {record}, the table has {found}.",
               {{"what", count.label},
                {"record", literally(count.number)},
                {"found", literally(difference.number.value_or(count.number))}});
}

std::vector<Text> remarks_on(const Mistake& mistake, std::size_t explanation) {
    const Explanation& slip = mistake.explanations.at(explanation);
    std::vector<Text> remarks;
    if (slip.later_refused > 0) {
        remarks.push_back(say_count("{n} later event would no longer stand.",
                                    "{n} later events would no longer stand.",
                                    static_cast<long long>(slip.later_refused)));
    }
    if (slip.alike) {
        remarks.push_back(say("No count tells it from number {number}; only you know.",
                              {{"number", counted_from_one(*slip.alike)}}));
    }
    for (const std::size_t count : mistake.to_count) {
        const long long there = count < slip.numbers.size() ? slip.numbers[count] : 0;
        remarks.push_back(say("Count this too, it is {n} if so: {what}.",
                              {{"n", literally(there)}, {"what", mistake.counts.at(count).label}}));
    }
    return remarks;
}

std::vector<Text> nothing_explains(const Session& session, const Mistake& mistake) {
    std::vector<Text> sentences{say("No single slip explains this.")};
    for (const Doubt& doubt : mistake.doubts) {
        std::vector<Text> counts;
        for (const FoundCount& count : doubt.counts) {
            counts.push_back(say("{what}: {n}", {{"what", mistake.counts.at(count.count).label},
                                                 {"n", literally(count.number.value_or(0))}}));
        }
        sentences.push_back(say("Count this too, and where it is so, one slip explains all: {counts}. {slip}",
                                {{"counts", listed(counts)}, {"slip", doubt.explanation.text}}));
    }
    if (mistake.parted) {
        sentences.push_back(say(
            "From event {number} on, the record and these counts cannot both be true: {what}.",
            {{"number", counted_from_one(*mistake.parted)}, {"what", session.replay().describe(*mistake.parted)}}));
    }
    return sentences;
}

}  // namespace castalia::review
