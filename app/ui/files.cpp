#include "app/ui/files.h"

#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "app/publishing/taking.h"
#include "app/ui/basics/long_work.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/dialogs/known_names.h"
#include "core/rules/fields.h"
#include "core/session/record.h"
#include "db/history/people.h"

namespace castalia {

namespace {

std::string read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        throw Failure(Failure::Kind::unreadable,
                      say("The file {file} cannot be opened for reading.", {{"file", literally(path.string())}}));
    }
    std::string text;
    constexpr std::size_t kPiece = 1U << 16U;
    std::string piece(kPiece, '\0');
    while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0) {
        text.append(piece, 0, static_cast<std::size_t>(in.gcount()));
        if (text.size() > kLargestRecord) {
            throw Failure(Failure::Kind::unreadable,
                          say("The file {file} is too large to be a session.", {{"file", literally(path.string())}}));
        }
    }
    return text;
}

/// Returns a file of the program: beside the installed program, or in the source tree where it was built.
wxString resource(const wxString& name) {
    const wxFileName program(wxStandardPaths::Get().GetExecutablePath());
    wxString folder = program.GetPath();
    for (const wxString& step :
         {wxString("/../share/castalia/"), wxString("/../../../resources/"), wxString("/../../../../resources/")}) {
        wxFileName file(folder + step + name);
        file.Normalize(wxPATH_NORM_DOTS | wxPATH_NORM_ABSOLUTE);
        if (file.FileExists()) {
            return file.GetFullPath();
        }
    }
    return {};
}

/// Imports plays of another program, as results without a log. Those that are there already stay as they are.
void import_plays(wxWindow* parent, Store& store, const std::string& text) {
    const TakenPlays taken = take_plays(store, read_bgsplay(text));
    wxMessageBox(
        words(say_count("{n} result was added to the history.", "{n} results were added to the history.",
                        static_cast<long long>(taken.fresh.size()))) +
            " " +
            words(say_count("{n} result was in the history already.", "{n} results were in the history already.",
                            static_cast<long long>(taken.there.size()))),
        _("Plays of BG Stats"), wxOK | wxICON_INFORMATION, parent);
}

}  // namespace

std::string read_chosen_file(const std::filesystem::path& file, const Store& store) {
    for (const char* ending : {"", "-wal", "-shm"}) {
        std::error_code none;
        if (std::filesystem::equivalent(file, std::filesystem::path(store.file()).concat(ending), none)) {
            throw BadRecord({}, say("This file is the library that is open here, not a session."));
        }
    }
    return read_file(file);
}

std::optional<std::string> add_session(Store& store, const std::string& text, const Progress& progress) {
    const Session session = read_any(text, store.games());
    if (!progress(1, 2)) {
        return std::nullopt;
    }
    if (!store.holds(session.heading().id)) {
        store.begin(session);
    }
    return session.heading().id;
}

std::optional<std::string> add_session_beside(wxWindow* parent, Store& store, const std::string& text) {
    constexpr std::size_t kAtOnce = 1U << 20U;
    if (text.size() <= kAtOnce || store.file() == ":memory:") {
        return add_session(store, text, [](std::size_t, std::size_t) { return true; });
    }
    std::optional<std::string> id;
    work_beside(parent, {_("Import a session"), _("The file is being read and checked."), ""},
                [&](const Progress& progress) {
                    // The window goes on using its own library meanwhile.
                    Store own(store.games(), store.file());
                    id = add_session(own, text, progress);
                });
    return id;
}

std::optional<std::string> import_session_from_file(wxWindow* parent, Store& store) {
    wxFileDialog dialog(
        parent, _("Import a session"), "", "",
        _("Sessions and plays (*.castalia;*.json;*.txt;*.bgsplay)|*.castalia;*.json;*.txt;*.bgsplay|All files|*"),
        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) {
        return std::nullopt;
    }
    return import_session_from(parent, store, dialog.GetPath());
}

std::optional<std::string> import_session_from(wxWindow* parent, Store& store, const wxString& path) {
    try {
        const std::string text = read_chosen_file(utf8(path), store);
        if (looks_like_bgsplay(text)) {
            import_plays(parent, store, text);
            return std::nullopt;
        }
        const KnownNames before(People(store).names());
        const std::optional<std::string> id = add_session_beside(parent, store, text);
        if (id) {
            ask_who_is_who(store, store.summary(*id).value_or(SessionSummary{}).players, before,
                           [&](const wxString& question) {
                               return wxMessageBox(question, _("Names that look the same"),
                                                   wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION, parent) == wxYES;
                           });
        }
        return id;
    } catch (const BadRecord& bad) {
        wxMessageBox(wxString::Format(_("%s was not imported, and nothing was changed.\n\n%s"),
                                      wxFileName(path).GetFullName(), words(bad.text)),
                     _("Not a session"), wxOK | wxICON_INFORMATION, parent);
        return std::nullopt;
    }
}

std::optional<std::string> add_sample_session(wxWindow* parent, Store& store) {
    std::optional<std::string> first;
    for (const Game& game : store.games().offered()) {
        const wxString path = resource(utf8("samples/" + game.id + ".castalia"));
        if (path.empty()) {
            continue;
        }
        const Session session = read_record(read_file(utf8(path)), store.games());
        if (!store.holds(session.heading().id)) {
            store.begin(session, true);
        }
        first = first ? first : std::optional(session.heading().id);
    }
    if (!first) {
        wxMessageBox(
            _("The sample sessions are missing from the installation. Install the program again, or import a "
              "session of your own."),
            _("No sample"), wxOK | wxICON_INFORMATION, parent);
    }
    return first;
}

}  // namespace castalia
