#include "app/ui/dice/own_throws.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "app/recorder/dice_settings.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/gtk/pressed_key.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/own_throws.h"

namespace castalia {

namespace {

class ThrowsDialog final : public StandardDialog {
public:
    ThrowsDialog(wxWindow* parent, Store& store)
        : StandardDialog(parent, _("Fixed throws of the table")), store_(store) {
        auto* caption = child<wxStaticText>(this, wxID_ANY,
                                            _("Enter or the key in front of a throw begins it in the entry line"));
        caption->SetForegroundColour(palette().secondary);
        list_ = child<wxListBox>(this, wxID_ANY);
        list_->SetMinSize(FromDIP(wxSize(420, 220)));
        set_label_for(caption, list_);
        contents()->Add(caption, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::hair)));
        contents()->Add(list_, wxSizerFlags(1).Expand());
        contents()->Add(fields(), wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::apart)));
        remove_ = add_action(_("Remove"), [this] { remove(); });
        set_accessible(remove_, _("Remove the chosen throw"));
        add_action(_("Keep"), [this] { keep(); });
        add_buttons(_("Begin the throw"), _("Close"));
        list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_chosen(); });
        list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
        list_->Bind(wxEVT_CHAR, [this](wxKeyEvent& event) { key(event); });
        fill({});
        settle();
        list_->SetFocus();
    }
    /// Returns the chosen line; empty if there is none.
    std::string line() const {
        const int row = list_->GetSelection();
        return row < 0 ? std::string() : rows_.at(static_cast<std::size_t>(row)).line;
    }

private:
    struct Row {
        std::string key, line;
        std::optional<OwnThrow> own;  ///< Nothing for one of the last throws.
    };

    wxSizer* fields() {
        Rows rows(this, Rows::Way::across);
        name_ = rows.text(_("Name"), {}, 3);
        dice_ = rows.text(_("Dice"), {}, 3);
        key_ = rows.text(_("Key"), {}, 1);
        name_->SetMaxLength(kLongestName);
        key_->SetMaxLength(1);
        return rows.sizer();
    }

    void fill(const std::string& selected) {
        rows_.clear();
        for (OwnThrow& one : own_throws(store_)) {
            rows_.push_back({one.key, one.name, one});
        }
        const auto taken = [&](const std::string& key) {
            return std::ranges::find(rows_, key, &Row::key) != rows_.end();
        };
        char digit = '1';
        for (const std::string& dice : last_throws(store_)) {
            const std::string key(1, digit);
            rows_.push_back({taken(key) ? "" : key, dice, std::nullopt});
            digit = digit == '9' ? '0' : static_cast<char>(digit + 1);
        }
        list_->Clear();
        for (const Row& row : rows_) {
            const wxString key = row.key.empty() ? wxString(" ") : utf8(row.key).Upper();
            list_->Append(key + "   " + utf8(row.line) + (row.own ? "   " + utf8(row.own->dice) : wxString()));
            if (row.own && row.own->name == selected) {
                list_->SetSelection(static_cast<int>(list_->GetCount()) - 1);
            }
        }
        if (list_->GetSelection() < 0 && !rows_.empty()) {
            list_->SetSelection(0);
        }
        show_chosen();
    }

    void show_chosen() {
        const int at = list_->GetSelection();
        remove_->Enable(at >= 0 && rows_.at(static_cast<std::size_t>(at)).own);
        if (at < 0) {
            return;
        }
        const Row& row = rows_.at(static_cast<std::size_t>(at));
        name_->ChangeValue(row.own ? utf8(row.own->name) : wxString());
        dice_->ChangeValue(utf8(row.own ? row.own->dice : row.line));
        key_->ChangeValue(row.own ? utf8(row.own->key) : wxString());
    }

    void key(wxKeyEvent& event) {
        const wxString typed = wxString(typed_character(event)).Lower();
        const auto row =
            std::ranges::find_if(rows_, [&](const Row& one) { return !one.key.empty() && utf8(one.key) == typed; });
        if (row == rows_.end() || event.ControlDown() || event.AltDown()) {
            return event.Skip();
        }
        list_->SetSelection(static_cast<int>(row - rows_.begin()));
        EndModal(wxID_OK);
    }

    void keep() {
        const std::string name = utf8(name_->GetValue().Strip(wxString::both));
        try {
            keep_own_throw(store_, {name, utf8(dice_->GetValue()), utf8(key_->GetValue().Strip(wxString::both))});
            complain({});
            fill(name);
        } catch (const BadRecord& bad) {
            complain(as_sentence(bad.text));
        }
    }
    void remove() {
        if (const int at = list_->GetSelection(); at >= 0) {
            drop_own_throw(store_, rows_.at(static_cast<std::size_t>(at)).line);
            fill({});
        }
    }

    wxString objection() override { return line().empty() ? _("Choose a throw, or keep one first.") : wxString(); }

    Store& store_;
    std::vector<Row> rows_;
    wxListBox* list_ = nullptr;
    wxTextCtrl *name_ = nullptr, *dice_ = nullptr, *key_ = nullptr;
    wxButton* remove_ = nullptr;
};

}  // namespace

std::optional<std::string> ask_for_throw(wxWindow* parent, Store& store) {
    ThrowsDialog dialog(parent, store);
    return dialog.ShowModal() == wxID_OK ? std::optional(dialog.line()) : std::nullopt;
}

}  // namespace castalia
