#pragma once

class wxMenuItem;

namespace castalia {

/// Lets menus name the keys Shift, Ctrl and Alt in the language of the windows from now on. GTK asks for these words
/// once, when it makes its first menu.
void name_menu_keys();

/// Shows the key Backspace as ⌫ in the label of an entry, whose words could be taken for Delete: "Löschen".
void show_backspace(const wxMenuItem& item);

}  // namespace castalia
