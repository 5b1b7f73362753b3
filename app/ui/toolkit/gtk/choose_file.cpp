#include "app/ui/toolkit/gtk/choose_file.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include <wx/filedlg.h>
#include <wx/filefn.h>
#include <wx/window.h>

#include "app/ui/toolkit/text/wx_text.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace castalia {

namespace {

enum class Asks { open, open_many, save };

struct Chosen {
    std::vector<std::filesystem::path> paths;
    std::size_t kind = 0;
};

#ifdef __WXGTK__

/// Returns whether only the desktop's own dialog reaches the files of the user: that of wxWidgets looks into the
/// sandbox.
bool desktop_asks() {
    const char* wanted = std::getenv("GTK_USE_PORTAL");
    return g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) != FALSE ||
           (wanted != nullptr && std::string_view(wanted) == "1");
}

void offer_kinds(GtkFileChooser* chooser, const wxString& filter) {
    wxArrayString labels, patterns;
    wxParseCommonDialogsFilter(filter, labels, patterns);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        GtkFileFilter* kind = gtk_file_filter_new();
        gtk_file_filter_set_name(kind, labels[i].utf8_str());
        for (const wxString& pattern : wxSplit(patterns[i], ';', '\0')) {
            gtk_file_filter_add_pattern(kind, pattern.utf8_str());
        }
        gtk_file_chooser_add_filter(chooser, kind);
    }
}

Chosen asked_by_desktop(wxWindow* parent, const FileQuestion& question, Asks asks) {
    GtkWindow* above = parent == nullptr ? nullptr : GTK_WINDOW(wxGetTopLevelParent(parent)->GetHandle());
    GtkFileChooserNative* dialog = gtk_file_chooser_native_new(
        question.title.utf8_str(), above,
        asks == Asks::save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, nullptr, nullptr);
    GtkFileChooser* chooser = GTK_FILE_CHOOSER(dialog);
    gtk_file_chooser_set_select_multiple(chooser, asks == Asks::open_many ? TRUE : FALSE);
    if (asks == Asks::save) {
        gtk_file_chooser_set_do_overwrite_confirmation(chooser, TRUE);
        gtk_file_chooser_set_current_name(chooser, question.name.utf8_str());
    }
    offer_kinds(chooser, question.filter);
    Chosen chosen;
    if (gtk_native_dialog_run(GTK_NATIVE_DIALOG(dialog)) == GTK_RESPONSE_ACCEPT) {
        GSList* names = gtk_file_chooser_get_filenames(chooser);
        for (const GSList* one = names; one != nullptr; one = one->next) {
            chosen.paths.emplace_back(static_cast<const gchar*>(one->data));
        }
        g_slist_free_full(names, g_free);
        GSList* kinds = gtk_file_chooser_list_filters(chooser);
        chosen.kind =
            static_cast<std::size_t>(std::max(0, g_slist_index(kinds, gtk_file_chooser_get_filter(chooser))));
        g_slist_free(kinds);
    }
    g_object_unref(dialog);
    return chosen;
}

#else

bool desktop_asks() { return false; }
Chosen asked_by_desktop(wxWindow*, const FileQuestion&, Asks) { return {}; }

#endif

Chosen asked(wxWindow* parent, const FileQuestion& question, Asks asks) {
    if (desktop_asks()) {
        return asked_by_desktop(parent, question, asks);
    }
    const long style = asks == Asks::save
                           ? wxFD_SAVE | wxFD_OVERWRITE_PROMPT
                           : wxFD_OPEN | wxFD_FILE_MUST_EXIST | (asks == Asks::open_many ? wxFD_MULTIPLE : 0);
    wxFileDialog dialog(parent, question.title, "", question.name, question.filter, style);
    Chosen chosen;
    if (dialog.ShowModal() == wxID_OK) {
        wxArrayString paths;
        dialog.GetPaths(paths);
        for (const wxString& path : paths) {
            chosen.paths.emplace_back(utf8(path));
        }
        chosen.kind = static_cast<std::size_t>(std::max(0, dialog.GetFilterIndex()));
    }
    return chosen;
}

}  // namespace

std::optional<std::filesystem::path> choose_file(wxWindow* parent, const FileQuestion& question) {
    const Chosen chosen = asked(parent, question, Asks::open);
    return chosen.paths.empty() ? std::nullopt : std::optional(chosen.paths.front());
}

std::vector<std::filesystem::path> choose_files(wxWindow* parent, const FileQuestion& question) {
    return asked(parent, question, Asks::open_many).paths;
}

std::optional<FileToSave> choose_file_to_save(wxWindow* parent, const FileQuestion& question) {
    const Chosen chosen = asked(parent, question, Asks::save);
    return chosen.paths.empty() ? std::nullopt : std::optional(FileToSave{chosen.paths.front(), chosen.kind});
}

}  // namespace castalia
