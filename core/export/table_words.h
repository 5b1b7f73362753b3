#pragma once

#include <string>
#include <vector>

#include "core/session/session.h"

namespace castalia {

/// The table in words, for reading aloud: sentences without a full stop.
struct TableWords {
    std::vector<Text> now;      ///< What the table has to do, how the game stands, and what each player has.
    std::vector<Text> changed;  ///< What the last event has changed on the table; empty before the first.
    std::vector<Text> zones;    ///< Everything that lies on the table, a part of it in each.
};

/// Returns a piece with its number. Of tokens and piles the number is told even where it is one; a single card is
/// only named.
Text piece_in_words(const Zone& zone, const Piece& piece);
/// Returns what lies in a part of the table. Pieces with the same long name are told once with their number,
/// and counts of nothing are left out.
Text pieces_in_words(const Zone& zone);
/// Returns the table after `ply` events in words.
TableWords table_in_words(const Session& session, std::size_t ply);

}  // namespace castalia
