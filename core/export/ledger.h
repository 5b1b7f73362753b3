#pragma once

#include <span>

#include "core/export/scoresheet.h"
#include "core/session/decisions.h"

namespace castalia {

/// A part of the ledger: a clause, and what was decided about it.
struct LedgerClause {
    std::string clause;  ///< Empty for what rests on none.
    std::vector<LedgerLine> lines;
};
/// Returns the lines by clause, in the order of the alphabet. The order of the lines of a clause stays.
std::vector<LedgerClause> by_clause(std::vector<LedgerLine> lines);

/// Returns the ledger of rulings as a document: a table for each clause, with who, when and why. `game_title` returns
/// how a game is called.
document::Document ledger_of(const std::vector<LedgerLine>& lines,
                             const std::function<Text(const std::string& game)>& game_title,
                             const DocumentOptions& options = {});
/// Returns the ledger as a table of CSV: a row for each line, in their order. The names of the columns never change.
std::string ledger_csv(std::span<const LedgerLine> lines);

}  // namespace castalia
