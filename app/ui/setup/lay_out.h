#pragma once

#include <functional>
#include <set>
#include <vector>

#include "core/session/session.h"

class wxWindow;

namespace castalia {

/// The session whose table is laid out.
struct TableToLay {
    const Game& game;
    std::function<Heading()> heading;  ///< The players, and the setup as far as it is known.
    /// They draw lots, and say what was drawn so far. They are null once the session has begun.
    std::function<void()> draw_lots, draw_seats;
    std::function<std::vector<Text>()> lots;
    std::set<std::size_t>& done;  ///< The numbers of the steps that are ticked off, from 1.
};

/// Shows how the table is laid out: what is needed, a plan, the steps to tick off, what the table may agree on. Does
/// nothing for a game without a layout.
void lay_out_the_table(wxWindow* parent, const TableToLay& table);

}  // namespace castalia
