#pragma once

#include <functional>

#include "core/review/table_counts.h"

/// Finds the one slip that explains why the table differs from the record.
namespace castalia::review {

enum class Slip {
    changed,  ///< Another event happened: another die, suit, card, place, payment or player.
    missing,  ///< Something happened and was not entered.
    extra,    ///< The event did not happen.
    twice,    ///< The event was entered twice.
    swapped,  ///< The event and the next one happened the other way round.
};
std::string_view word_of(Slip slip);  ///< Returns the word in JSON: "changed".

/// Returns in words what would have happened: "Event 31 did not happen: Ann sells 2MK." `event` and `events` are
/// those of an explanation.
Text slip_text(const Session& session, std::size_t event, Slip kind, const std::vector<EventPtr>& events);

/// One slip that would make the record agree with the counts.
struct Explanation {
    std::size_t event = 0;  ///< The entry, counted from 0; for a missing event, the entry behind it.
    Slip kind{};
    std::vector<EventPtr> events;      ///< The events that should stand there instead; none if the entry should go.
    std::size_t later_refused = 0;     ///< The number of later events that would no longer stand.
    std::vector<long long> numbers;    ///< All counts after the change, in the order of the list.
    std::optional<std::size_t> alike;  ///< The first explanation that no count can distinguish from this one.
    Text text;                         ///< The explanation in words.
};

/// A slip that would explain everything if a few counts differed that nobody has named and that were taken from the
/// record. They are worth counting.
struct Doubt {
    Explanation explanation;
    std::vector<FoundCount> counts;  ///< These counts, with the numbers that they would have.
};

/// The result of the search.
struct Mistake {
    std::vector<TableCount> counts;         ///< All counts, with the numbers in the record.
    std::vector<FoundCount> differences;    ///< The counts for which another number was found.
    std::vector<Explanation> explanations;  ///< The explanations, the simplest and latest first.
    std::vector<std::size_t> to_count;      ///< Counts, not made yet, that would distinguish two of the explanations.
    /// If no single slip explains the counts: the doubts, those with the fewest counts first.
    std::vector<Doubt> doubts;
    /// If no single slip explains the counts: the event from which on they contradict the record; nothing if no event
    /// contradicts them, or if something differs that no `adjust` can set.
    std::optional<std::size_t> parted;
    bool cancelled = false;  ///< The search was given up.
};

/// The most explanations and doubts that are said, and the most counts in one doubt.
inline constexpr std::size_t kMostExplanations = 12, kMostDoubts = 3, kMostDoubted = 4;

/// Tries every single slip by playing the rest of the session again, and compares all counts; those that `found` does
/// not name are taken from the record. If nothing explains them, it searches again for slips that would if some of
/// those differed. `cancelled` is called between two events; if it returns true, the search ends without an
/// explanation.
Mistake find_mistake(const Session& session, const std::vector<FoundCount>& found,
                     const std::function<bool()>& cancelled = {});

/// Returns the correction that accepts the explanation.
Corrected correction_of(const Session& session, const Explanation& explanation);

/// Returns the difference in a sentence.
Text difference_text(const Mistake& mistake, const FoundCount& difference);
/// Returns remarks on an explanation: which events would no longer stand, and how to distinguish it from others.
std::vector<Text> remarks_on(const Mistake& mistake, std::size_t explanation);
/// Returns the sentences for counts that no single slip explains, and from where on they contradict the record.
std::vector<Text> nothing_explains(const Session& session, const Mistake& mistake);

/// Returns the part of the output of `count --found --json` that tells of the mistake.
Json mistake_json(const Session& session, const Mistake& mistake);

}  // namespace castalia::review
