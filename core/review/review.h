#pragma once

#include "core/session/session.h"

/// What a review tells of a session beside what was recorded: curves and moments.
namespace castalia::review {

/// Returns the curves of a session: those that its game declares, else the steps of the ladder of its scoresheet.
std::vector<Series> series_of(const Session& session);

/// Why a moment is worth looking at.
enum class MomentKind {
    lead,     ///< Somebody else is ahead than before.
    swing,    ///< The event that moved the first curve most.
    think,    ///< The longest time between two events.
    lucky,    ///< The throw that brought most beyond what such a throw brings on average.
    unlucky,  ///< The throw that fell short most.
    decided,  ///< From here on the winner was ahead in the step that decided the game.
    branch,   ///< A branch begins here that somebody tried and kept.
};
std::string_view word_of(MomentKind kind);  ///< As JSON has it: "lead".

/// A moment that is worth looking at.
struct ReviewMoment {
    std::size_t after = 0;  ///< How many events stand before it.
    MomentKind kind{};
    std::optional<Seat> player;
    Text text;  ///< Says why it is one: "Ben takes the lead: Ben leads, districts 2–1".

    bool operator==(const ReviewMoment&) const = default;
};

/// Returns the moments of a session in the order in which they came.
std::vector<ReviewMoment> moments_of(const Session& session);
/// Returns the places where the branches begin that were kept, as far as these are in force.
std::vector<ReviewMoment> kept_branches(const Session& session);

/// Returns a number as JSON; a whole one without a fraction.
Json number_json(double value);
/// Returns the object that `review --json` prints.
Json review_json(const Session& session);

}  // namespace castalia::review
