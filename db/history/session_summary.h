#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// The answer to whether statistics count a session, and the reason if they do not.
enum class Inclusion { counted, open, abandoned, excluded, sample, unread, trashed };

/// A session in a list.
struct SessionSummary {
    std::string id;
    std::string game, edition, title, place;
    std::vector<std::string> players, tags;
    std::optional<Moment> started, ended;
    std::optional<std::chrono::minutes> utc_offset;  ///< How far the clock of the table was ahead of UTC.
    Moment last{};                                   ///< The time of the last entry.
    Status status = Status::open;
    Text result;        ///< The ending in the words of the scoresheet; empty while it is open.
    std::string score;  ///< The values of the steps that decided: "2–2, 47–45".
    std::vector<std::string> winners;
    std::optional<GameOutcome>
        ended_as;                        ///< How it ended for the table; nothing while it lasts, or if it is unknown.
    std::size_t events = 0;              ///< The number of events in force.
    std::chrono::milliseconds played{};  ///< The time at the table without pauses; zero if it is unknown.
    Inclusion inclusion = Inclusion::open;
    bool sample = false;
};

}  // namespace castalia
