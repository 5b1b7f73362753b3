#pragma once

#include <functional>

#include "core/review/table_counts.h"

/// Finds the one slip that explains why the table does not lie as the record says.
namespace castalia::review {

enum class Slip {
    changed,  ///< The event was another: another die, suit, card, place, payment or player.
    missing,  ///< Something happened and was not entered.
    extra,    ///< The event did not happen.
    twice,    ///< The event was entered twice.
    swapped,  ///< The event and the next one happened the other way round.
};
std::string_view word_of(Slip slip);  ///< As JSON has it: "changed".

/// Returns what would have happened: "Event 31 did not happen: Ann sells 2MK." `event` and `events` are those of an
/// explanation.
Text slip_text(const Session& session, std::size_t event, Slip kind, const std::vector<EventPtr>& events);

/// One slip that brings the record to what was counted.
struct Explanation {
    std::size_t event = 0;  ///< The entry in question, counted from 0; of a missing one the entry behind it.
    Slip kind{};
    std::vector<EventPtr> events;      ///< What should stand there instead; none where the entry should go.
    std::size_t later_refused = 0;     ///< Later events that stand now and would not stand then.
    std::vector<long long> numbers;    ///< Every count as it would be, in the order of the list.
    std::optional<std::size_t> alike;  ///< The first explanation from which no count can tell this one.
    Text text;                         ///< Says what would have happened.
};

/// A slip that would explain everything if a few counts that nobody has named, which were taken to be as the record
/// says, were others: they are worth counting.
struct Doubt {
    Explanation explanation;
    std::vector<FoundCount> counts;  ///< Those, with the numbers that they would have.
};

/// What the search has found.
struct Mistake {
    std::vector<TableCount> counts;         ///< The list of all counts, as the record says.
    std::vector<FoundCount> differences;    ///< Those of which something else was found.
    std::vector<Explanation> explanations;  ///< The simplest and latest first.
    std::vector<std::size_t> to_count;      ///< Counts not yet made that would tell two of them apart.
    /// Where nothing single explains the counts: what would, the least to be counted first.
    std::vector<Doubt> doubts;
    /// Where nothing single explains the counts: the event from which on they and the record cannot both be true;
    /// nothing where no event contradicts them, or where something differs that no adjust can set.
    std::optional<std::size_t> parted;
    bool cancelled = false;  ///< The search was given up.
};

/// How many explanations and doubts are told at most, and how many counts one of these may be about.
inline constexpr std::size_t kMostExplanations = 12, kMostDoubts = 3, kMostDoubted = 4;

/// Tries every single slip by playing the rest of the session again, against all counts: those that `found` does not
/// name were found as the record says. Where nothing explains them it looks once more, for what would if some of
/// those were others. `cancelled` is asked between two events; where it says yes, the search ends without an
/// explanation.
Mistake find_mistake(const Session& session, const std::vector<FoundCount>& found,
                     const std::function<bool()>& cancelled = {});

/// Returns the correction that accepts the explanation.
Corrected correction_of(const Session& session, const Explanation& explanation);

/// Returns what differs, in a sentence.
Text difference_text(const Mistake& mistake, const FoundCount& difference);
/// Returns what else there is to say of an explanation: what would no longer stand, and how to tell it from others.
std::vector<Text> remarks_on(const Mistake& mistake, std::size_t explanation);
/// Returns what is said where nothing single explains the counts: that, and from where on they and the record part.
std::vector<Text> nothing_explains(const Session& session, const Mistake& mistake);

/// Returns "differences", "explanations" and what else `count --found --json` prints.
Json mistake_json(const Session& session, const Mistake& mistake);

}  // namespace castalia::review
