#pragma once

#include <vector>

#include <wx/accel.h>
#include <wx/event.h>

namespace castalia {

// What a pressed key says goes by what is printed on it, in the layout that the keyboard has at the moment. A
// wxKeyEvent cannot be asked for that: up to wxWidgets 3.2.6 it has the character of the key without Shift, and
// since 3.2.7 that of an American keyboard wherever no Latin letter is printed on the key. So whoever handles keys
// asks these functions for letters, digits and commands; keys without a character, such as Enter and the arrows, have
// the same code everywhere.

/// Returns the character that the key types with the Shift or AltGr that is held, whether or not Ctrl and Alt are
/// held, too; 0 for a key that types none. A Space is one.
wxChar typed_character(const wxKeyEvent& event);

/// Returns the digit that the key types, on the keypad, too; -1 when it types none.
int typed_digit(const wxKeyEvent& event);

/// Returns the keys that a command may have for this to run it, the most literal one first. Digits that need Shift on
/// this keyboard stand for themselves without Shift, too. Where the layout has no Latin letters, a key stands for
/// those of the keyboard's other layout, and for those of an American keyboard when there is none.
std::vector<wxAcceleratorEntry> command_keys(const wxKeyEvent& event);

/// Returns whether command_keys has this key, such as 'P' with wxACCEL_CTRL.
bool is_command_key(const wxKeyEvent& event, int code, int flags);

}  // namespace castalia
