#pragma once

#include <wx/choice.h>

#include "app/ui/form/slot_form.h"
#include "tests/ui/window_table.h"

namespace castalia {

/// Uses the window with the pointer alone: clicks buttons, the board, and the lines of drop-down lists.
class PointerTable : public WindowTable {
protected:
    using WindowTable::WindowTable;

    /// Enters these events one after the other, and expects all of them on disk.
    void play(const std::vector<Json>& game);

    SlotForm& form();
    void choose_verb(const Json& event);
    /// Picks one of the verbs for which the line of buttons has no room, counted from 0, from the menu of their chip.
    void choose_folded(std::size_t line);
    void fill(const Json& event);
    void pick(const Slot& slot, const Json& value, std::size_t nth);
    /// Opens the list and clicks the line, once the list has come to rest.
    void click_line(wxChoice& choice, unsigned row);
    bool click_board(const Slot& slot, const Json& value);
};

}  // namespace castalia
