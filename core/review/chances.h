#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "core/session/session.h"

namespace castalia::review {

/// How often a session is played on from each moment, and with which seed.
struct ChancesWanted {
    int continuations = 400;
    std::uint64_t seed = 1;
    bool operator==(const ChancesWanted&) const = default;
};

/// The chances of winning at one moment: the share of the win that each player had in many continuations.
struct ChancesAt {
    std::size_t after = 0;    ///< How many events stand before it.
    std::vector<double> win;  ///< By seat; they add up to 1.
    double error = 0;         ///< Two standard errors of the largest share; 0 where the game is over.
};

/// The chances of winning through a session, at the beginning of each turn and at the end.
struct Chances {
    ChancesWanted wanted;
    std::vector<ChancesAt> at;  ///< Without moments from which no continuation came to an end.
};

/// Returns whether chances can be told: the game declares sensible players.
bool has_chances(const Session& session);
/// Returns the moments of which chances are told: the start, the beginning of each turn, and the end.
std::vector<std::size_t> turns_of(const Session& session);
/// Returns the chances at one moment; nothing where fewer than half of the continuations come to an end.
std::optional<ChancesAt> chances_at(const Session& session, std::size_t ply, const ChancesWanted& wanted);
/// Returns the chances of the session, the same ones for the same session and the same seed. `go_on` is told how many
/// moments of how many are done, and stops the work by returning false: then nothing is returned.
std::optional<Chances> chances_of(const Session& session, const ChancesWanted& wanted,
                                  const std::function<bool(std::size_t done, std::size_t all)>& go_on);
/// Returns the object "chances" of `review --json`.
Json chances_json(const Chances& chances, std::span<const std::string> names);
/// Returns what is assumed, for whoever reads the chances: who plays, what is hidden, how many continuations.
Text assumed(const ChancesWanted& wanted);

}  // namespace castalia::review
