#include "app/ui/files.h"

#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "app/ui/basics/words.h"
#include "core/export/tables.h"
#include "core/export/transcript.h"
#include "core/session/record.h"

namespace castalia {

namespace {

std::string read_file(const wxString& path) {
    std::ifstream in(std::filesystem::path(utf8(path)), std::ios::binary);
    if (!in) {
        throw Failure(Failure::Kind::unreadable, "The file " + utf8(path) + " cannot be opened for reading.");
    }
    std::string text;
    constexpr std::size_t kPiece = 1U << 16U;
    std::string piece(kPiece, '\0');
    while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0) {
        text.append(piece, 0, static_cast<std::size_t>(in.gcount()));
        if (text.size() > kLargestRecord) {
            throw Failure(Failure::Kind::unreadable, "The file " + utf8(path) + " is too large to be a session.");
        }
    }
    return text;
}

void write_file(const wxString& path, const std::string& text) {
    std::ofstream out(std::filesystem::path(utf8(path)), std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    if (!out) {
        throw Failure(Failure::Kind::other, "The file " + utf8(path) +
                                                " could not be written. The session itself is safe in the library; "
                                                "choose another folder or make room on the disk.");
    }
}

/// Where the program's own files lie: beside the installed program, or in the source tree it was built in.
wxString resource(const wxString& name) {
    const wxFileName program(wxStandardPaths::Get().GetExecutablePath());
    wxString folder = program.GetPath();
    for (const wxString& step : {wxString("/../share/castalia/"), wxString("/../../../resources/"),
                                 wxString("/../../../../resources/")}) {
        wxFileName file(folder + step + name);
        file.Normalize(wxPATH_NORM_DOTS | wxPATH_NORM_ABSOLUTE);
        if (file.FileExists()) {
            return file.GetFullPath();
        }
    }
    return {};
}

/// The forms a session goes out in, in the order of the dialog's list.
struct ExportForm {
    const char* label;
    const char* ending;
    std::string (*write)(const Session&);
};
constexpr ExportForm kExportForms[] = {
    {wxTRANSLATE("Castalia record"), "castalia", write_record}, {wxTRANSLATE("Text in notation"), "txt", write_text},
    {wxTRANSLATE("Web page"), "html", write_html},              {wxTRANSLATE("Markdown"), "md", write_markdown},
    {wxTRANSLATE("Table of events"), "csv", write_csv},
};

wxString export_filters() {
    wxString filters;
    for (const ExportForm& form : kExportForms) {
        filters += wxString::Format("%s%s (*.%s)|*.%s", filters.empty() ? "" : "|", wxGetTranslation(form.label),
                                    form.ending, form.ending);
    }
    return filters;
}

}  // namespace

void export_session_to_file(wxWindow* parent, const Session& session) {
    wxString name = utf8(session.heading().title.empty() ? session.heading().game : session.heading().title);
    for (const wxUniChar forbidden : wxString("/\\:*?\"<>|")) {
        name.Replace(wxString(forbidden), "-");
    }
    wxFileDialog dialog(parent, _("Export the session"), "", name + ".castalia", export_filters(),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) {
        return;
    }
    // What the file is called says what it is to be; a name that says nothing leaves it to the list.
    const wxString ending = wxFileName(dialog.GetPath()).GetExt().Lower();
    const ExportForm* chosen = &kExportForms[dialog.GetFilterIndex()];
    for (const ExportForm& form : kExportForms) {
        chosen = ending == form.ending ? &form : chosen;
    }
    write_file(dialog.GetPath(), chosen->write(session));
}

std::optional<std::string> import_session_from_file(wxWindow* parent, Store& store) {
    wxFileDialog dialog(parent, _("Import a session"), "", "",
                        _("Sessions (*.castalia;*.json;*.txt)|*.castalia;*.json;*.txt|All files|*"),
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) {
        return std::nullopt;
    }
    try {
        const Session session = read_any(read_file(dialog.GetPath()));
        if (!store.holds(session.heading().id)) {
            store.begin(session);
        }
        return session.heading().id;
    } catch (const BadRecord& bad) {
        wxMessageBox(wxString::Format(_("%s was not imported, nothing was changed.\n\n%s"),
                                      wxFileName(dialog.GetPath()).GetFullName(), utf8(bad.what())),
                     _("Not a session"), wxOK | wxICON_INFORMATION, parent);
        return std::nullopt;
    }
}

std::optional<std::string> add_sample_session(wxWindow* parent, Store& store) {
    std::optional<std::string> first;
    for (const Game& game : all_games()) {
        const wxString path = resource(utf8("samples/" + game.id + ".castalia"));
        if (path.empty()) {
            continue;
        }
        const Session session = read_record(read_file(path));
        if (!store.holds(session.heading().id)) {
            store.begin(session, true);
        }
        first = first ? first : std::optional(session.heading().id);
    }
    if (!first) {
        wxMessageBox(_("The sample session is not where the program was installed. Install the program again, or "
                       "import a session of your own."),
                     _("No sample"), wxOK | wxICON_INFORMATION, parent);
    }
    return first;
}

}  // namespace castalia
