#pragma once

#include "core/session/session.h"

/// The counts of the table in the record, and those that somebody made.
namespace castalia::review {

/// Returns all counts of the table at a ply; none if nothing in the game can be counted.
std::vector<TableCount> counts_at(const Session& session, std::size_t ply);

/// Returns the numbers alone, in the same order.
std::vector<long long> numbers_at(const Game& game, const Playthrough& line, std::size_t ply);

/// Counts that are read aloud together: those of one player, or of nobody, under one heading.
struct CountLine {
    Text place;
    std::optional<Seat> owner;
    std::vector<std::size_t> counts;  ///< Their numbers in the list of all counts.
};
/// Returns the lines of the list to tick off. Counts that are zero and that nobody would look for are left out.
std::vector<CountLine> lines_of(const std::vector<TableCount>& counts);

/// A count that somebody made. The record may have another number.
struct FoundCount {
    std::size_t count = 0;            ///< Its number in the list of all counts.
    std::optional<long long> number;  ///< Nothing if it has not been counted yet.
};
/// Reads a list such as [{"what": {"what": "hand", "player": "Ann"}, "to": 3}], in which `to` is null if the count
/// has not been made yet. `what` may be spelled as in an `adjust`. Throws BadRecord for counts that this table does
/// not have and for counts that are named twice.
std::vector<FoundCount> read_found(const Json& json, const Session& session, const std::vector<TableCount>& counts);

/// Returns the list under "counts" of `count --json`.
Json counts_json(const std::vector<TableCount>& counts, std::span<const std::string> names);

}  // namespace castalia::review
