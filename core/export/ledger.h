#pragma once

#include <span>

#include "core/export/scoresheet.h"
#include "core/session/decisions.h"

namespace castalia {

/// A part of the ledger: a clause and the decisions about it.
struct LedgerClause {
    std::string clause;  ///< Empty for decisions that rest on no clause.
    std::vector<LedgerLine> lines;
};
/// Returns the lines grouped by clause, in alphabetical order. The lines of each clause keep their order.
std::vector<LedgerClause> by_clause(std::vector<LedgerLine> lines);

/// Returns the ledger of rulings as a document: a table for each clause, with who, when and why. `game_title` returns
/// the title of a game.
document::Document ledger_of(const std::vector<LedgerLine>& lines,
                             const std::function<Text(const std::string& game)>& game_title,
                             const DocumentOptions& options = {});
/// Returns the ledger as CSV, with a row for each line, in their order. The names of the columns never change.
std::string ledger_csv(std::span<const LedgerLine> lines);

}  // namespace castalia
