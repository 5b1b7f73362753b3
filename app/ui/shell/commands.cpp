#include "app/ui/shell/commands.h"

#include <wx/accel.h>
#include <wx/arrstr.h>
#include <wx/translation.h>

#include <algorithm>
#include <map>

#include "app/ui/toolkit/gtk/menu_keys.h"
#include "app/ui/toolkit/gtk/pressed_key.h"
#include "app/ui/toolkit/text/key_words.h"

namespace castalia {

namespace {

wxString menu_text(const Command& command, const wxString& label) {
    return command.key.empty() ? label : label + "\t" + command.key;
}

}  // namespace

wxString menu_title(Command::Menu menu) {
    switch (menu) {
        case Command::Menu::file: return _("&File");
        case Command::Menu::session: return _("&Session");
        case Command::Menu::view: return _("&View");
        case Command::Menu::go: return _("&Go");
        default: return _("&Help");
    }
}

void Commands::add(Command command) {
    command.usual = command.key;
    rows_.push_back(std::move(command));
}

void Commands::clear() {
    rows_.clear();
    ids_.clear();
}

void Commands::use_keys(const std::map<std::string, std::string>& keys) {
    for (Command& row : rows_) {
        const auto other = keys.find(row.name.utf8_string());
        row.key = other == keys.end() ? row.usual : wxString::FromUTF8(other->second);
    }
}

void Commands::follow_menus(wxFrame* frame) {
    frame->Bind(wxEVT_MENU, [this](wxCommandEvent& event) {
        const auto chosen = std::ranges::find(ids_, event.GetId());
        if (chosen == ids_.end() || *chosen == wxID_NONE) {
            event.Skip();  // The tools are heard in the same way.
        } else {
            run(rows_[static_cast<std::size_t>(chosen - ids_.begin())].name);
        }
    });
    frame->Bind(wxEVT_MENU_OPEN, [this, frame](wxMenuEvent& event) {
        refresh(frame);
        event.Skip();
    });
}

const Command* Commands::find(const wxString& name) const {
    const auto row = std::ranges::find(rows_, name, &Command::name);
    return row == rows_.end() ? nullptr : &*row;
}

void Commands::run(const wxString& name) const {
    const Command* command = find(name);
    wxCHECK_RET(command != nullptr, "no command is called " + name);
    if (command->allowed()) {
        command->run();
    }
}

wxMenuBar* Commands::menu_bar() {
    auto* bar = new wxMenuBar;
    std::map<Command::Menu, wxMenu*> menus;
    for (const auto menu :
         {Command::Menu::file, Command::Menu::session, Command::Menu::view, Command::Menu::go, Command::Menu::help}) {
        if (std::ranges::find(rows_, menu, &Command::menu) == rows_.end()) {
            continue;  // A menu without an entry could not be closed by a key.
        }
        menus[menu] = new wxMenu;
        bar->Append(menus[menu], menu_title(menu));
    }
    ids_.assign(rows_.size(), wxID_NONE);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Command& row = rows_[i];
        if (row.menu == Command::Menu::none) {
            continue;
        }
        wxMenu* menu = menus[row.menu];
        if (row.group && menu->GetMenuItemCount() > 0) {
            menu->AppendSeparator();
        }
        const wxMenuItem* item = menu->Append(wxID_ANY, menu_text(row, row.label));
        if (row.key.AfterLast('+') == "Back") {
            show_backspace(*item);
        }
        ids_[i] = item->GetId();
    }
    return bar;
}

void Commands::refresh(wxFrame* frame) const {
    wxMenuBar* bar = frame->GetMenuBar();
    for (std::size_t i = 0; bar != nullptr && i < ids_.size(); ++i) {
        if (wxMenuItem* item = ids_[i] == wxID_NONE ? nullptr : bar->FindItem(ids_[i])) {
            item->Enable(rows_[i].allowed());
            if (rows_[i].says) {
                item->SetItemLabel(menu_text(rows_[i], rows_[i].says()));
            }
        }
    }
}

bool Commands::key(const wxKeyEvent& event) const {
    for (const wxAcceleratorEntry& pressed : command_keys(event)) {
        const auto row = std::ranges::find_if(rows_, [&](const Command& one) {
            wxAcceleratorEntry own;
            return !one.key.empty() && own.FromString(one.key) && own == pressed && one.allowed();
        });
        if (row != rows_.end()) {
            row->run();
            return true;
        }
    }
    return false;
}

}  // namespace castalia
