#include "app/ui/library/files.h"

#include <wx/filename.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>

#include "app/publishing/plays_of_bgg.h"
#include "app/publishing/taking.h"
#include "app/ui/library/imported_plays.h"
#include "app/ui/library/table_columns.h"
#include "app/ui/setup/known_names.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/gtk/choose_file.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/export/plays_file.h"
#include "core/rules/json/fields.h"
#include "core/session/file_kind.h"
#include "core/session/record.h"
#include "db/history/history.h"
#include "db/history/people.h"
#include "db/merging.h"

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

/// Says that sessions lie in the trash, and brings them back if the user wants it. Returns whether they came back.
bool offer_from_trash(wxWindow* parent, Store& store, const std::vector<std::string>& ids) {
    std::vector<std::string> trashed;
    std::ranges::copy_if(ids, std::back_inserter(trashed),
                         [&store](const std::string& id) { return store.lies_in_trash(id); });
    if (trashed.empty()) {
        return true;
    }
    const std::optional<SessionSummary> first = History(store).summary(trashed.front());
    const wxString asked = words(say_count(
        "{n} of these sessions lies in the trash: {title}. Shall it be brought back?",
        "{n} of these sessions lie in the trash, such as {title}. Shall they be brought back?",
        static_cast<long long>(trashed.size()), {{"title", literally(first ? first->title : trashed.front())}}));
    if (wxMessageBox(asked, _("In the trash"), wxYES_NO | wxICON_QUESTION, parent) != wxYES) {
        return false;
    }
    for (const std::string& id : trashed) {
        store.restore_from_trash(id);
    }
    return true;
}

/// Throws BadRecord when this is the open library, because reading that beside SQLite would drop SQLite's locks.
void check_not_open(const std::filesystem::path& file, const Store& store) {
    for (const char* ending : {"", "-wal", "-shm"}) {
        std::error_code none;
        if (std::filesystem::equivalent(file, std::filesystem::path(store.file()).concat(ending), none)) {
            throw BadRecord({}, say("This file is the library that is open here, not a session."));
        }
    }
}

wxString merged_text(const MergedLibrary& merged) {
    const auto count = [](std::size_t number) { return static_cast<long long>(number); };
    std::vector<Text> sentences;
    if (merged.nothing_changed() && merged.notes.empty()) {
        sentences.push_back(say("Everything in it is here already."));
    }
    if (!merged.fresh.empty()) {
        sentences.push_back(say_count("{n} session was added to the history.",
                                      "{n} sessions were added to the history.", count(merged.fresh.size())));
    }
    if (const std::size_t newer = merged.continued.size() + merged.changed.size(); newer > 0) {
        sentences.push_back(say_count("{n} session that was here already has something new.",
                                      "{n} sessions that were here already have something new.", count(newer)));
    }
    if (!merged.apart.empty()) {
        sentences.push_back(say_count("{n} session went on differently there: both versions are in the history.",
                                      "{n} sessions went on differently there: both versions are in the history.",
                                      count(merged.apart.size())));
    }
    if (!merged.replaced.empty()) {
        sentences.push_back(say_count("{n} session went to the trash, because it was begun anew there.",
                                      "{n} sessions went to the trash, because they were begun anew there.",
                                      count(merged.replaced.size())));
    }
    constexpr std::size_t kMostNotes = 5;
    for (std::size_t i = 0; i < std::min(kMostNotes, merged.notes.size()); ++i) {
        sentences.push_back(merged.notes[i]);
    }
    wxString text;
    for (const Text& sentence : sentences) {
        text += (text.empty() ? "" : "\n") + words(sentence);
    }
    return text;
}

/// Takes the sessions of another library into this one.
void import_library(wxWindow* parent, Store& store, const std::filesystem::path& file) {
    MergedLibrary merged;
    const auto merge = [&](Store& into, const Progress& progress) {
        merged = merge_library(into, file, {false, progress});
    };
    if (store.file() == ":memory:") {
        merge(store, {});
    } else {
        work_beside(parent, {_("Import a library"), _("The sessions of the other library are being added."), {}},
                    [&](const Progress& progress) {
                        // The window goes on using its own library meanwhile.
                        Store own(store.games(), store.file());
                        merge(own, progress);
                    });
    }
    wxMessageBox(merged_text(merged), _("Import a library"), wxOK | wxICON_INFORMATION, parent);
    if (!merged.in_trash.empty()) {
        offer_from_trash(parent, store, merged.in_trash);
    }
}

/// Plays to take in, read within the thread that takes them.
using ReadsPlays = std::function<TakenPlays(Store&, const Progress&, Undated)>;

/// Takes in plays, beside the thread of the window if there are many. Returns nothing if the user stopped it.
std::optional<TakenPlays> take_plays_beside(wxWindow* parent, Store& store, bool many, const ReadsPlays& take,
                                            Undated undated = Undated::ours_stay) {
    if (!many || store.file() == ":memory:") {
        return take(store, {}, undated);
    }
    TakenPlays taken;
    work_beside(parent, {_("Plays"), _("The plays are being read and compared with the history."), {}},
                [&](const Progress& progress) {
                    // The window goes on using its own library meanwhile.
                    Store own(store.games(), store.file());
                    taken = take(own, progress, undated);
                });
    return taken.stopped ? std::nullopt : std::optional(std::move(taken));
}

/// Imports plays of another program, as results without a log, and tells what became of each and what else is to
/// say.
void import_plays(wxWindow* parent, Store& store, bool many, const ReadsPlays& take, const std::vector<Text>& more) {
    const KnownNames before(People(store).names());
    const std::optional<TakenPlays> taken = take_plays_beside(parent, store, many, take);
    if (!taken) {
        return;
    }
    show_imported_plays(parent, *taken);
    if (wants_theirs(parent, *taken)) {
        if (const auto theirs = take_plays_beside(parent, store, many, take, Undated::theirs_come)) {
            show_imported_plays(parent, *theirs);
        }
    }
    for (const Text& sentence : more) {
        wxMessageBox(words(sentence), _("Plays"), wxOK | wxICON_INFORMATION, parent);
    }
    ask_who_is_who(store, taken->people, before, [&](const wxString& question) {
        return wxMessageBox(question, _("Names that look the same"), wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION,
                            parent) == wxYES;
    });
}

/// Imports plays that have been read already, beside those that cannot be read.
void import_list(wxWindow* parent, Store& store, const std::vector<Play>& plays, const std::vector<BadRow>& bad,
                 const std::vector<Text>& more) {
    constexpr std::size_t kAtOnce = 300;
    const auto take = [&](Store& into, const Progress& progress, Undated undated) {
        TakenPlays taken = take_plays(into, plays_in(plays), progress, {FromTrash::nothing, undated});
        for (const BadRow& row : bad) {
            taken.unread.push_back({"line " + std::to_string(row.line), row.why});
        }
        return taken;
    };
    import_plays(parent, store, plays.size() > kAtOnce, take, more);
}

/// Imports the plays of a file, if it holds plays of another program; returns whether it does.
bool import_if_plays(wxWindow* parent, Store& store, const std::string& text, const wxString& name) {
    constexpr std::size_t kAtOnce = 1U << 18U;
    const FileKind kind = kind_of_file(text);
    if (kind == FileKind::plays_of_bgstats) {
        const auto take = [&](Store& into, const Progress& progress, Undated undated) {
            const PlaysFile file(text);
            return take_plays(into, plays_in(file), progress, {FromTrash::nothing, undated});
        };
        import_plays(parent, store, text.size() > kAtOnce, take, {});
    } else if (kind == FileKind::plays_of_boardgamegeek) {
        std::vector<PageOfPlays> pages = read_boardgamegeek(text);
        std::vector<Play> plays;
        std::vector<BadRow> bad;
        for (PageOfPlays& page : pages) {
            std::ranges::move(page.plays, std::back_inserter(plays));
            std::ranges::move(page.bad, std::back_inserter(bad));
        }
        import_list(parent, store, plays, bad, missing_texts(pages));
    } else if (kind == FileKind::table) {
        const PlayTable table = read_play_table(text);
        if (const std::optional<TableReading> reading = ask_columns(parent, table, name)) {
            const TablePlays read = plays_of(table, *reading);
            import_list(parent, store, read.plays, read.bad, {});
        }
    } else {
        return false;
    }
    return true;
}

}  // namespace

std::string read_chosen_file(const std::filesystem::path& file, const Store& store) {
    check_not_open(file, store);
    return read_file(file);
}

std::vector<std::string> add_sessions(Store& store, const std::string& text, const Progress& progress) {
    const std::vector<Session> sessions = read_records(text, store.games());
    std::vector<std::string> ids;
    if (!progress(1, 2)) {
        return ids;
    }
    std::vector<const Session*> fresh;
    for (const Session& session : sessions) {
        const std::string& id = session.heading().id;
        if (std::ranges::find(ids, id) == ids.end()) {
            ids.push_back(id);
            if (!store.holds(id)) {
                fresh.push_back(&session);
            }
        }
    }
    store.begin(fresh);
    return ids;
}

std::vector<std::string> add_sessions_beside(wxWindow* parent, Store& store, const std::string& text) {
    constexpr std::size_t kAtOnce = 1U << 20U;
    if (text.size() <= kAtOnce || store.file() == ":memory:") {
        return add_sessions(store, text, [](std::size_t, std::size_t) { return true; });
    }
    std::vector<std::string> ids;
    work_beside(parent, {_("Import a session"), _("The file is being read and checked."), {}},
                [&](const Progress& progress) {
                    // The window goes on using its own library meanwhile.
                    Store own(store.games(), store.file());
                    ids = add_sessions(own, text, progress);
                });
    return ids;
}

std::optional<std::string> import_session_from_file(wxWindow* parent, Store& store) {
    const auto file = choose_file(
        parent, {_("Import a session"),
                 _("Sessions, plays and libraries "
                   "(*.castalia;*.json;*.txt;*.bgsplay;*.xml;*.csv;*.tsv;*.sqlite)|*.castalia;*.json;*.txt;"
                   "*.bgsplay;*.xml;*.csv;*.tsv;*.sqlite|All files|*"),
                 {}});
    return file ? import_session_from(parent, store, utf8(file->string())) : std::nullopt;
}

std::optional<std::string> import_session_from(wxWindow* parent, Store& store, const wxString& path) {
    try {
        check_not_open(utf8(path), store);
        if (looks_like_library(utf8(path))) {
            import_library(parent, store, utf8(path));
            return std::nullopt;
        }
        const std::string text = read_chosen_file(utf8(path), store);
        if (import_if_plays(parent, store, text, wxFileName(path).GetFullName())) {
            return std::nullopt;
        }
        const KnownNames before(People(store).names());
        const std::vector<std::string> ids = add_sessions_beside(parent, store, text);
        if (!offer_from_trash(parent, store, ids)) {
            return std::nullopt;
        }
        for (const std::string& id : ids) {
            ask_who_is_who(store, History(store).summary(id).value_or(SessionSummary{}).players, before,
                           [&](const wxString& question) {
                               return wxMessageBox(question, _("Names that look the same"),
                                                   wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION, parent) == wxYES;
                           });
        }
        if (ids.size() > 1) {
            wxMessageBox(words(say_count("{n} session of the file is in the history now.",
                                         "{n} sessions of the file are in the history now.",
                                         static_cast<long long>(ids.size()))),
                         _("Import a session"), wxOK | wxICON_INFORMATION, parent);
        }
        return ids.size() == 1 ? std::optional(ids.front()) : std::nullopt;
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
