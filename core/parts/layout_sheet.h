#pragma once

#include "core/rules/game/game.h"

namespace castalia {

/// Returns a sheet to print that shows how a table is laid out: the plan, the things needed, and the steps to tick
/// off.
document::Document layout_sheet(const Game& game, const Players& players, const TableLayout& layout,
                                const Translate& translate);

}  // namespace castalia
