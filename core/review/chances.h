#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "core/session/session.h"

namespace castalia::review {

/// The number of continuations to play from each moment, and the seed.
struct ChancesWanted {
    int continuations = 400;
    std::uint64_t seed = 1;
    bool operator==(const ChancesWanted&) const = default;
};

/// The chances of winning at one moment: the share of the win that each player had in many continuations.
struct ChancesAt {
    std::size_t after = 0;    ///< The number of events before it.
    std::vector<double> win;  ///< The chance of each seat. They add up to 1.
    double error = 0;         ///< Two standard errors of the largest share; 0 if the game is over.
};

/// The chances of winning through a session, at the beginning of each turn and at the end.
struct Chances {
    ChancesWanted wanted;
    std::vector<ChancesAt> at;  ///< Moments with too few complete continuations are left out.
};

/// Returns whether chances can be calculated, because the game has sensible players.
bool has_chances(const Session& session);
/// Returns the moments whose chances are calculated: the start, the beginning of each turn, and the end.
std::vector<std::size_t> turns_of(const Session& session);
/// Returns the chances at one moment; nothing if fewer than half of the continuations come to an end.
std::optional<ChancesAt> chances_at(const Session& session, std::size_t ply, const ChancesWanted& wanted);
/// Returns the chances of the session, always the same for the same session and seed. `go_on` is called with the
/// numbers of moments that are done and of all; if it returns false, the work stops and nothing is returned.
std::optional<Chances> chances_of(const Session& session, const ChancesWanted& wanted,
                                  const std::function<bool(std::size_t done, std::size_t all)>& go_on);
/// Returns the object "chances" of `review --json`.
Json chances_json(const Chances& chances, std::span<const std::string> names);
/// Returns the assumptions behind the chances in words: who plays, what is hidden, and how many continuations there
/// are.
Text assumed(const ChancesWanted& wanted);

}  // namespace castalia::review
