#include "app/ui/help/key_list.h"

#include <wx/control.h>

#include "app/embedded/notation_page.h"
#include "app/ui/shell/commands.h"
#include "app/ui/toolkit/controls/page_dialog.h"
#include "app/ui/toolkit/text/embedded_files.h"
#include "app/ui/toolkit/text/key_words.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/game.h"
#include "core/rules/game/games.h"

namespace castalia {

namespace {

class KeyList final : public PageDialog {
public:
    KeyList(wxWindow* parent, const Commands& commands, const Games& games, const Game* game)
        : PageDialog(parent, _("Keys and notation"), _("Find a key or a word"), _("Keys and notation")),
          commands_(commands) {
        std::vector<wxString> titles{_("The keys alone")};
        std::size_t chosen = 0;
        for (const Game& one : games.offered()) {
            all_.push_back(&one);
            titles.push_back(words(one.title));
            chosen = &one == game ? all_.size() : chosen;
        }
        offer(_("Game"), titles, chosen, [this](std::size_t which) { show(which); });
        show(chosen);
        settle_page();
    }

private:
    /// Shows the notation of a game; 0 stands for no game.
    void show(std::size_t which) {
        if (which > 0) {
            show_notation(*all_[which - 1]);
        }
        show_typing();
        show_commands(commands_);
    }
    void show_notation(const Game& game) {
        heading(wxString::Format(_("Lines of %s"), words(game.title)), TypeStep::heading3);
        show_section(english(game.title));
        heading(_("Lines of every game"), TypeStep::heading2);
        show_section("Events of every game");
        heading(_("Short lines"), TypeStep::heading2);
        show_section("Short lines");
    }

    void show_section(std::string_view name) {
        const std::string_view page = in_spoken_language(notation_files(), "notation");
        for (const NotationPageLine& read : notation_section(page, name)) {
            if (read.kind == NotationPageLine::Kind::row) {
                row(one_line(read.words), one_line(read.meaning));
            } else {
                line(one_line(read.words));
            }
        }
    }

    void show_typing() {
        heading(_("While you enter"), TypeStep::heading3);
        row(_("Enter"), _("Records what the words beside the entry line say"));
        row(_("Digits"), _("Enter dice when a roll is asked for; 0 is 10"));
        row(_("One letter"),
            _("Chooses the action with that key, as the first letter of the entry line or with Alt+Shift"));
        row(_("Any other letter"), _("Begins an entry, wherever the focus is"));
        row(_("Left, Right"), _("Go to the fault of a line that could not be read"));
        row(_("Tab in the entry line"), _("Writes a short line in full, as it stands in grey behind it"));
        row(_("Tab, Shift+Tab"), _("Moves to the next or the previous control"));
        row(_("Arrow keys on the board"), _("Moves from place to place; Enter chooses one"));
        row(_("Ctrl+Enter, Esc"), _("Accepts or closes a dialog from any of its fields"));
    }

    void show_commands(const Commands& commands) {
        Command::Menu shown = Command::Menu::none;
        for (const Command& command : commands.rows()) {
            if (command.key.empty()) {
                continue;
            }
            if (command.menu != Command::Menu::none && command.menu != shown) {
                shown = command.menu;
                heading(wxControl::RemoveMnemonics(menu_title(shown)), TypeStep::heading2);
            }
            row(key_words(command.key), wxControl::RemoveMnemonics(command.label));
        }
    }

    const Commands& commands_;
    std::vector<const Game*> all_;
};

}  // namespace

void show_keys(wxWindow* parent, const Commands& commands, const Games& games, const Game* game) {
    KeyList(parent, commands, games, game).ShowModal();
}

}  // namespace castalia
