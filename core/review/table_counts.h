#pragma once

#include "core/session/session.h"

/// What lies on the table, as the record says and as somebody counted it.
namespace castalia::review {

/// Returns all counts of the table at a ply; none where nothing of the game can be counted.
std::vector<TableCount> counts_at(const Session& session, std::size_t ply);

/// Returns the numbers alone, in the same order.
std::vector<long long> numbers_at(const Game& game, const Playthrough& line, std::size_t ply);

/// What is read aloud in one breath: the counts of one player, or of nobody, under one heading.
struct CountLine {
    Text place;
    std::optional<Seat> owner;
    std::vector<std::size_t> counts;  ///< Their places in the list of all counts.
};
/// Returns the lines of the list to tick off. Counts of nothing that nobody would look for are left out.
std::vector<CountLine> lines_of(const std::vector<TableCount>& counts);

/// A count that somebody made, of which the record may say something else.
struct FoundCount {
    std::size_t count = 0;            ///< Its place in the list of all counts.
    std::optional<long long> number;  ///< Nothing: it has not been counted yet.
};
/// Reads a list such as [{"what": {"what": "hand", "player": "Ann"}, "to": 3}]; null as `to`: not counted yet. What
/// is counted may be spelled in any way that an adjust may be. Throws BadRecord for anything that is no count of this
/// table, and for what is named twice.
std::vector<FoundCount> read_found(const Json& json, const Session& session, const std::vector<TableCount>& counts);

/// Returns the list under "counts" of `count --json`.
Json counts_json(const std::vector<TableCount>& counts, std::span<const std::string> names);

}  // namespace castalia::review
