#pragma once

#include "core/review/review.h"

/// Sessions of one game side by side.
namespace castalia::review {

inline constexpr std::size_t kMostCompared = 6;

/// One of the sessions.
struct ComparedSession {
    std::string id, title;
    std::optional<Moment> started;
    std::optional<std::chrono::minutes> utc_offset;  ///< How far the clock of the table was ahead.
    std::vector<std::string> players, winners;       ///< There are no winners while it lasts and for a draw.
    Status status = Status::open;
    Text result;  ///< The result, or the present state, in one sentence.
    std::size_t events = 0;
    std::chrono::milliseconds played{};  ///< Zero if it is unknown.

    /// The seat that came first, or would if the game ended now; nobody if nobody is ahead.
    std::optional<std::size_t> first;
};

/// The values of one player in one of the sessions, event by event.
struct ComparedCurve {
    std::size_t session = 0, seat = 0;  ///< Both count from 0.
    std::vector<std::optional<double>> values;
};

struct ComparedSeries {
    std::string key;
    Text name, unit;
    std::vector<ComparedCurve> curves;  ///< The curves by session, then by seat.
};

/// A row of the scoresheet, or a step of its ladder.
struct ComparedPart {
    Text label;
    /// The values by session and seat; nothing for a player without one. A session without such a row has none at
    /// all.
    std::vector<std::vector<std::optional<double>>> values;
};

struct Comparison {
    std::string game;
    std::vector<ComparedSession> sessions;
    std::vector<ComparedSeries> series;
    std::vector<ComparedPart> parts;
};

/// Returns why sessions of these games cannot be compared; nothing if they can.
std::optional<Text> compare_objection(std::span<const std::string> games);

/// Compares two to six sessions of one game.
Comparison comparison_of(std::span<const Session> sessions);

/// Returns everybody who sat at two or more of the tables. Those at most tables come first, and equals are in order
/// of their names.
std::vector<std::string> players_in_common(const Comparison& comparison);

/// Returns the curves of one player; if the name is empty, those of the player who came first in each session.
std::vector<ComparedCurve> curves_of(const Comparison& comparison, const ComparedSeries& series,
                                     std::string_view player);

/// Returns the values of a part for one session: "Ann 3, Ben 4"; a dash if it has none.
Text values_text(const Comparison& comparison, const ComparedPart& part, std::size_t session);

/// Returns the object that `compare --json` prints.
Json comparison_json(const Comparison& comparison);

}  // namespace castalia::review
