#pragma once

#include <wx/frame.h>
#include <wx/menu.h>

#include <functional>
#include <map>
#include <vector>

namespace castalia {

/// One row for each command of the program. The menu bar, the keys and the list of keys are built from these rows.
struct Command {
    enum class Menu { none, file, session, view, go, help };

    wxString name;           ///< For tests and for finding a row; never shown.
    Menu menu = Menu::none;  ///< The menu it belongs to; none for a command with only a key.
    wxString label;          ///< The label with its mnemonic: "&Undo".
    wxString key;            ///< Its key as wx writes it: "Ctrl+Shift+Z"; empty for none.
    std::function<void()> run;
    std::function<bool()> may = {};       ///< Returns whether it may run now; empty when it always may.
    std::function<wxString()> says = {};  ///< Returns the current label, such as one that names what would be undone.
    bool group = false;                   ///< The menu has a separator above it.
    wxString usual = {};                  ///< The key that it has until somebody gives it another one; `add` sets it.

    bool allowed() const { return !may || may(); }
};

class Commands {
public:
    void add(Command command);
    void clear();  ///< Removes all commands, before those in another language come.
    /// Gives the named commands these keys, and every other one its usual key.
    void use_keys(const std::map<std::string, std::string>& keys);
    const std::vector<Command>& rows() const { return rows_; }
    const Command* find(const wxString& name) const;
    void run(const wxString& name) const;

    /// Runs what is chosen in the menus of the window. When a menu opens, commands that may not run are dimmed and
    /// labels are brought up to date. Call it once for a window, however often its menu bar is made.
    void follow_menus(wxFrame* frame);
    wxMenuBar* menu_bar();  ///< Makes a menu bar of all commands.
    void refresh(wxFrame* frame) const;

    /// Runs the command with this key. Returns false when there is none or it may not run now.
    bool key(const wxKeyEvent& event) const;

private:
    std::vector<Command> rows_;
    std::vector<int> ids_;
};

/// Returns the words of a menu in the menu bar, with the mark of its key.
wxString menu_title(Command::Menu menu);

}  // namespace castalia
