// Other keys for the commands, kept in the library and carried to another one in a file.
#include "app/ui/preferences/change_keys.h"
#include "app/ui/toolkit/text/key_words.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <wx/accel.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/publishing/batch.h"
#include "app/ui/preferences/key_map.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/gtk/choose_file.h"
#include "app/ui/toolkit/gtk/pressed_key.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/json/fields.h"

namespace castalia {

namespace {

constexpr const char* kSetting = "ui.keys";

wxString pressed_words(const wxKeyEvent& event) {
    for (const wxAcceleratorEntry& key : command_keys(event)) {
        // Alt and a letter open menus and choose controls of this dialog, so no command has them.
        const bool alone = (key.GetFlags() & (wxACCEL_ALT | wxACCEL_CTRL)) == wxACCEL_ALT;
        const std::string spelled =
            alone && wxIsalpha(key.GetKeyCode()) ? std::string() : usual_spelling(utf8(key.ToRawString()));
        if (!spelled.empty()) {
            return utf8(spelled);
        }
    }
    return {};
}

class KeysDialog final : public StandardDialog {
public:
    KeysDialog(wxWindow* parent, const Commands& commands, KeyMap keys)
        : StandardDialog(parent, _("Change the keys")), commands_(commands), keys_(std::move(keys)) {
        list_ = child<wxDataViewListCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE);
        set_accessible(list_, _("Commands"), _("The field below gives the chosen one another key"));
        list_->AppendTextColumn(_("Command"));
        list_->AppendTextColumn(_("Key"));
        list_->AppendTextColumn(_("Usual key"));
        contents()->Add(list_, wxSizerFlags(1).Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        add_field();
        auto* save = child<wxButton>(this, wxID_ANY, _("&Save to a file…"));
        auto* take = child<wxButton>(this, wxID_ANY, _("&Take from a file…"));
        button_row()->Add(save, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
        button_row()->Add(take, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
        add_buttons(_("Keep"), _("Cancel"));
        save->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { save_to_file(); });
        take->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { take_from_file(); });
        list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_key(); });
        fill();
        constexpr int kWide = 700, kHigh = 560;
        settle({kWide, kHigh});
        keep_columns_fitted(*list_);
        list_->SelectRow(0);
        show_key();
        list_->SetFocus();
    }
    const KeyMap& keys() const { return keys_; }

private:
    void add_field() {
        Rows rows(this, Rows::Way::line);
        field_ = rows.add(_("&New key"), child<wxTextCtrl>(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                                           wxTE_PROCESS_ENTER));
        set_accessible(field_, _("New key"), _("Press the keys together, or write them, such as Ctrl+Shift+K"));
        auto* give = child<wxButton>(this, wxID_ANY, _("&Give it this key"));
        auto* usual = child<wxButton>(this, wxID_ANY, _("&Usual key"));
        for (wxButton* button : {give, usual}) {
            rows.sizer()->Add(button,
                              wxSizerFlags().CenterVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::between)));
        }
        contents()->Add(rows.sizer(), wxSizerFlags().Expand());
        give->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { give_key(); });
        field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { give_key(); });
        usual->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
            keys_.erase(utf8(chosen().name));
            complain({});
            fill();
        });
        field_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            const bool with = event.ControlDown() || event.AltDown();
            const bool function = event.GetKeyCode() >= WXK_F1 && event.GetKeyCode() <= WXK_F24;
            const bool confirms = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_TAB;
            const wxString key = (with || function) && !confirms ? pressed_words(event) : wxString();
            if (key.empty()) {
                event.Skip();
            } else {
                field_->ChangeValue(key);
                field_->SetInsertionPointEnd();
            }
        });
    }

    const Command& chosen() const {
        return *shown_.at(static_cast<std::size_t>(std::max(0, list_->GetSelectedRow())));
    }
    wxString key_of(const Command& command) const {
        const auto other = keys_.find(utf8(command.name));
        return other == keys_.end() ? command.usual : utf8(other->second);
    }
    void fill() {
        const int row = list_->GetSelectedRow();
        list_->DeleteAllItems();
        shown_.clear();
        for (const Command& command : commands_.rows()) {
            wxVector<wxVariant> cells;
            for (const wxString& cell :
                 {wxControl::RemoveMnemonics(command.label), key_words(key_of(command)), key_words(command.usual)}) {
                cells.push_back(wxVariant(cell));
            }
            list_->AppendItem(cells);
            shown_.push_back(&command);
        }
        if (row != wxNOT_FOUND) {
            list_->SelectRow(static_cast<unsigned>(row));
        }
        show_key();
    }
    void show_key() { field_->ChangeValue(key_of(chosen())); }

    void give_key() {
        const wxString typed = field_->GetValue().Strip(wxString::both);
        const std::string key = usual_spelling(utf8(typed));
        if (!typed.empty() && key.empty()) {
            complain(wxString::Format(_("“%s” is no key that a command can have. Use Ctrl, Alt or a function key."),
                                      typed));
            return;
        }
        for (const Command* other : shown_) {
            if (!key.empty() && other != &chosen() && usual_spelling(utf8(key_of(*other))) == key) {
                complain(wxString::Format(_("“%s” has this key already. Give that one another key first."),
                                          wxControl::RemoveMnemonics(other->label)));
                return;
            }
        }
        complain({});
        if (utf8(key) == chosen().usual) {
            keys_.erase(utf8(chosen().name));
        } else {
            keys_[utf8(chosen().name)] = key;
        }
        fill();
    }

    void save_to_file() {
        if (const auto file =
                choose_file_to_save(this, {_("Save the keys"), _("Keys (*.txt)|*.txt"), "castalia-keys.txt"})) {
            save_whole(file->path, written_key_map(keys_));
        }
    }
    void take_from_file() {
        const auto file = choose_file(this, {_("Take the keys from a file"), _("Keys (*.txt)|*.txt"), {}});
        if (!file) {
            return;
        }
        std::ifstream in(*file, std::ios::binary);
        try {
            keys_ = read_key_map(std::string{std::istreambuf_iterator<char>(in), {}});
            complain({});
        } catch (const BadRecord& bad) {
            complain(as_sentence(bad.text));
        }
        fill();
    }

    const Commands& commands_;
    KeyMap keys_;
    std::vector<const Command*> shown_;  ///< The commands by row.
    wxDataViewListCtrl* list_ = nullptr;
    wxTextCtrl* field_ = nullptr;
};

}  // namespace

KeyMap kept_keys(const Store& store) {
    try {
        return read_key_map(store.setting(kSetting).value_or(""));
    } catch (const BadRecord&) {
        return {};  // A later version may have written it; the usual keys work.
    }
}

bool change_keys(wxWindow* parent, Store& store, const Commands& commands) {
    const KeyMap before = kept_keys(store);
    KeysDialog dialog(parent, commands, before);
    if (dialog.ShowModal() != wxID_OK || dialog.keys() == before) {
        return false;
    }
    store.set(kSetting, written_key_map(dialog.keys()));
    return true;
}

}  // namespace castalia
