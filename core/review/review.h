#pragma once

#include "core/session/session.h"

/// A review of a session: its curves and the moments worth looking at.
namespace castalia::review {

/// Returns the curves of a session: those that its game declares, else the steps of the ladder of its scoresheet.
std::vector<Series> series_of(const Session& session);

/// The reason why a moment is worth looking at.
enum class MomentKind {
    lead,     ///< Another player takes the lead.
    swing,    ///< The event that moved the first curve most.
    think,    ///< The longest time between two events.
    lucky,    ///< The throw that exceeded its average most.
    unlucky,  ///< The throw that fell short of its average most.
    decided,  ///< The winner stayed ahead from here on, in the step that decided the game.
    branch,   ///< The beginning of a branch that somebody tried and kept.
};
std::string_view word_of(MomentKind kind);  ///< Returns the word in JSON: "lead".

/// A moment that is worth looking at.
struct ReviewMoment {
    std::size_t after = 0;  ///< The number of events before it.
    MomentKind kind{};
    std::optional<Seat> player;
    Text text;  ///< The reason in words: "Ben takes the lead: Ben leads, districts 2–1".

    bool operator==(const ReviewMoment&) const = default;
};

/// Returns the moments of a session in the order in which they came.
std::vector<ReviewMoment> moments_of(const Session& session);
/// Returns the places in force at which kept branches begin.
std::vector<ReviewMoment> kept_branches(const Session& session);

/// Returns a number as JSON, without a fraction if it is whole.
Json number_json(double value);
/// Returns a value of a curve with the decimal mark of the language; "–" for none.
Text number_text(const std::optional<double>& value);
/// Returns the object that `review --json` prints.
Json review_json(const Session& session);

}  // namespace castalia::review
