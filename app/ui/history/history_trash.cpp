// Sessions go to the trash and come back, and the trash is emptied.
#include <algorithm>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/msgdlg.h>

#include "app/ui/history/filter_bar.h"
#include "app/ui/history/history_page.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

wxString HistoryPage::hint() const {
    return in_trash_ ? _("The button below the preview brings a session back")
                     : _("Enter opens a session, Del moves it to the trash");
}

/// Shows the keys and the button of the trash, or those of all other sessions.
void HistoryPage::turn_to_trash(bool trash) {
    const bool turned = trash != in_trash_;
    in_trash_ = trash;
    set_accessible(list_, _("Sessions"),
                   trash ? _("The trash. Shift and the arrow keys select several sessions")
                         : _("Enter opens a session, F2 changes its details, Shift and the arrow keys select "
                             "several, Shift+F3 compares them, Ctrl+E exports them, and Delete moves them to the "
                             "trash"));
    constexpr int kIcon = 16;
    remove_->SetBitmap(art(trash ? "icon-undo" : "icon-trash", palette().text, large_text() ? 2 * kIcon : kIcon));
    if (turned && calls_.turned) {
        calls_.turned();
    }
}

void HistoryPage::show_removing(std::size_t chosen) {
    remove_->Show(chosen > 0);
    empty_->Show(in_trash_ && chosen > 0);
    if (in_trash_) {
        remove_->SetLabelText(chosen > 1 ? _("Restore them") : _("Restore it"));
        set_accessible(remove_, remove_->GetLabelText());
        remove_->SetToolTip(_("Take out of the trash"));
        return;
    }
    // Beside large buttons there is only room for the bin; the hint has the words.
    remove_->SetLabelText(large_text() ? wxString() : _("Move to the trash"));
    set_accessible(remove_, _("Move to the trash"));
    remove_->SetToolTip(_("Move to the trash") + ", " + _("Delete"));
}

void HistoryPage::delete_pressed() {
    if (!in_trash_) {
        trash_chosen();
        return;
    }
    const wxString sentence =
        _("Delete does nothing in the trash. The buttons below the preview bring a session back "
          "or empty the trash.");
    show_footer(sentence);
    announcer_.announce(*list_, sentence);
}

void HistoryPage::trash_chosen() {
    const auto count = static_cast<long long>(chosen_ids().size());
    change_chosen([this](const std::string& id) { store_.trash(id); });
    if (count > 0) {
        const wxString sentence = words(
            say_count("One session is in the trash now; the button Trash shows it and brings it back.",
                      "{n} sessions are in the trash now; the button Trash shows them and brings them back.", count));
        show_footer(sentence);
        announcer_.announce(*list_, sentence);
    }
}

void HistoryPage::restore_chosen() {
    change_chosen([this](const std::string& id) { store_.restore_from_trash(id); });
}

void HistoryPage::change_chosen(const std::function<void(const std::string& id)>& change) {
    const std::vector<std::string> ids = chosen_ids();
    if (ids.empty()) {
        return;
    }
    const std::size_t at = chosen_rows().front();
    std::ranges::for_each(ids, change);
    after_change(ids, at);
}

void HistoryPage::empty_trash() {
    // Only this cannot be undone.
    const std::size_t all = History(store_).sizes().trashed;
    wxMessageDialog question(
        wxGetTopLevelParent(this),
        wxString::Format(
            wxPLURAL("%zu session will be deleted permanently. This cannot be undone.",
                     "%zu sessions will be deleted permanently. This cannot be undone.", static_cast<unsigned>(all)),
            all),
        _("Empty the trash"), wxOK | wxCANCEL | wxCANCEL_DEFAULT);
    question.SetOKCancelLabels(_("Empty the trash"), _("Cancel"));
    if (question.ShowModal() == wxID_OK) {
        store_.empty_trash();
        refresh();
    }
}

}  // namespace castalia
