#pragma once

#include <wx/frame.h>
#include <wx/menu.h>

#include <functional>
#include <vector>

namespace castalia {

/// Everything that can be done, one row each: menu bar, keys and the key list are built from the rows.
struct Command {
    enum class Menu { none, file, session, view, go, help };

    wxString name;           ///< For tests and for finding a row; never shown.
    Menu menu = Menu::none;  ///< Where it stands; none: it has only a key.
    wxString label;          ///< With its mnemonic: "&Undo".
    wxString key;            ///< As wx writes it: "Ctrl+Shift+Z"; empty for none.
    std::function<void()> run;
    std::function<bool()> may = {};       ///< Empty: always.
    std::function<wxString()> says = {};  ///< The label as it is now, such as what would be undone.
    bool group = false;                   ///< A line stands above it.

    bool allowed() const { return !may || may(); }
};

class Commands {
public:
    void add(Command command) { rows_.push_back(std::move(command)); }
    const std::vector<Command>& rows() const { return rows_; }
    const Command* find(const wxString& name) const;
    void run(const wxString& name) const;

    /// Builds the menu bar; what is not allowed is dimmed when a menu opens, and labels say what they would do.
    wxMenuBar* menu_bar(wxFrame* frame);
    void refresh(wxFrame* frame) const;

    /// Runs the command whose key this is; false when there is none or it may not run now.
    bool key(const wxKeyEvent& event) const;

private:
    std::vector<Command> rows_;
    std::vector<int> ids_;
};

/// "Ctrl+Shift+Z" in the words of a keyboard.
wxString key_words(const wxString& key);

}  // namespace castalia
