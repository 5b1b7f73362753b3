// Writes bytes to a file, and words to the clipboard.
#include <filesystem>

#include <wx/msgdlg.h>

#include "app/publishing/batch.h"
#include "app/ui/export/saving.h"
#include "app/ui/toolkit/controls/done.h"
#include "app/ui/toolkit/gtk/choose_file.h"
#include "app/ui/toolkit/text/wx_text.h"

#include <gtk/gtk.h>

namespace castalia {

bool save_bytes(wxWindow* parent, const wxString& title, const std::string& name, const std::string& ending,
                const std::function<std::string()>& bytes) {
    const wxString filter = wxString::Format("*.%s|*.%s", utf8(ending), utf8(ending));
    const auto file = choose_file_to_save(parent, {title, filter, utf8(name)});
    if (!file) {
        return false;
    }
    try {
        // The dialog has asked before it replaces a file of this name.
        save_whole(file->path, bytes());
        say_done(*parent, wxString::Format(_("Saved: %s"), utf8(file->path.string())));
        return true;
    } catch (const Failure& failure) {
        wxMessageBox(
            words(failure.text) + "\n\n" +
                _("The session itself is safe in the library. Choose another folder, or make room on the disk."),
            _("Not saved"), wxOK | wxICON_INFORMATION, parent);
        return false;
    }
}

void copy_words(const std::string& words) {
    // As a field of GTK copies. wxClipboard offers no UTF-8, and on Wayland its Flush takes back what it has put
    // there.
    GdkDisplay* display = gdk_display_get_default();
    GtkClipboard* clipboard = gtk_clipboard_get(GDK_SELECTION_CLIPBOARD);
    gtk_clipboard_set_text(clipboard, words.data(), static_cast<gint>(words.size()));
    if (gdk_selection_owner_get_for_display(display, GDK_SELECTION_CLIPBOARD) == nullptr) {
        throw Failure(
            Failure::Kind::other,
            say("The desktop did not take the words to its clipboard; what was there before is still there. "
                "Copy again, or save the words to a file."));
    }
    if (gdk_display_supports_clipboard_persistence(display) != FALSE) {
        gtk_clipboard_set_can_store(clipboard, nullptr, 0);
        gtk_clipboard_store(clipboard);
    }
}

}  // namespace castalia
