#pragma once

#include "core/rules/game.h"

namespace castalia {

/// Returns how a table is laid out as a sheet to print: the plan, what is needed, and the steps to tick off.
document::Document layout_sheet(const Game& game, const Players& players, const TableLayout& layout,
                                const Tell& tell);

}  // namespace castalia
