#include "app/ui/dialogs/key_list.h"

#include <wx/dataview.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/commands.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/standard_dialog.h"
#include "app/ui/basics/type.h"

namespace castalia {

namespace {

class KeyList final : public StandardDialog {
public:
    KeyList(wxWindow* parent, const Commands& commands) : StandardDialog(parent, _("Keys")) {
        constexpr int kKeyWidth = 170, kWide = 700, kHigh = 560;
        auto* list = child<wxDataViewListCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
        set_accessible(list, _("Keys"));
        list->AppendTextColumn(_("Key"), wxDATAVIEW_CELL_INERT, static_cast<int>(FromDIP(kKeyWidth) * text_size()));
        list->AppendTextColumn(_("What it does"));
        const auto row = [list](const wxString& key, const wxString& does) {
            wxVector<wxVariant> cells;
            cells.push_back(wxVariant(key));
            cells.push_back(wxVariant(does));
            list->AppendItem(cells);
        };
        for (const Command& command : commands.rows()) {
            if (!command.key.empty()) {
                row(key_words(command.key), wxControl::RemoveMnemonics(command.label));
            }
        }
        row(_("Digits"), _("Enter dice when a roll is asked for; 0 is 10, and Enter confirms"));
        row(_("Space"), _("Lets the program roll when a roll is asked for and the entry line is empty"));
        row(_("One letter"),
            _("Chooses the action with that key, as the first letter of the entry line or with Alt"));
        row(_("Any other letter"), _("Begins an entry in the notation, wherever the focus is"));
        row(_("Tab, Shift+Tab"), _("Moves to the next or the previous control"));
        row(_("Ctrl+Enter, Esc"), _("Accepts or closes a dialog from any of its fields"));
        row(_("Arrow keys on the board"), _("Moves from place to place; Enter chooses one"));

        contents()->Add(list, wxSizerFlags(1).Expand());
        add_buttons("", _("Close"));
        settle({kWide, kHigh});
        list->SetFocus();
    }
};

}  // namespace

void show_keys(wxWindow* parent, const Commands& commands) { KeyList(parent, commands).ShowModal(); }

}  // namespace castalia
