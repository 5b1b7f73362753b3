#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// The table in words, for reading aloud: sentences without a full stop.
struct TableWords {
    std::vector<Text> now;      ///< The next task of the table, the state of the game, and what each player has.
    std::vector<Text> changed;  ///< The changes that the last event made on the table; empty before the first event.
    std::vector<Text> zones;    ///< Everything on the table, with a sentence for each part of it.
};

/// Returns a fact of the player bar with its unit: "16 ranks".
Text fact_in_words(const StripFact& fact);
/// Returns facts of the player bar in one line.
Text facts_in_words(const std::vector<StripFact>& facts);
/// Returns a piece with its number. A single card is named without a number, but a single token or pile has it.
Text piece_in_words(const Zone& zone, const Piece& piece);
/// Returns the pieces in a part of the table. Pieces with the same long name are said once with their number, and
/// counts of 0 are left out.
Text pieces_in_words(const Zone& zone);
/// Returns everything on the table after `ply` events, with a sentence for each part of it.
std::vector<Text> zones_in_words(const Session& session, std::size_t ply);
/// Returns the table after `ply` events in words.
TableWords table_in_words(const Session& session, std::size_t ply);

}  // namespace castalia
