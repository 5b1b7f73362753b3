// The call that imports records into the library.
#include <algorithm>
#include <memory>
#include <set>

#include "app/cli/importing.h"
#include "app/cli/merging.h"
#include "app/cli/play_tables.h"
#include "app/names/names.h"
#include "app/publishing/plays_of_bgg.h"
#include "core/session/file_kind.h"
#include "db/history/people.h"

namespace castalia::cli {

namespace {

struct Importing {
    std::vector<std::string> files;
    bool keep_refused = false, skip_bad = false, from_trash = false, take_differing = false, json = false;
    ReadingTables tables;
};

/// A file or session that --skip-bad left out, and why.
struct Skipped {
    std::string file;
    Text why;
};

/// Returns a reason without the file name at its beginning, which the table has already.
std::string without_name(const std::string& why, const std::string& file) {
    return why.starts_with(file + ": ") ? why.substr(file.size() + 2) : why;
}

/// Returns a line for each file that was left out, in columns.
std::string skipped_table(const std::vector<Skipped>& skipped) {
    if (skipped.empty()) {
        return {};
    }
    std::size_t width = 0;
    for (const Skipped& one : skipped) {
        width = std::max(width, printable(one.file).size());
    }
    std::string text = line_of(
        say_count("{n} file was left out:", "{n} files were left out:", static_cast<long long>(skipped.size())));
    for (const Skipped& one : skipped) {
        const std::string file = printable(one.file);
        text += "  " + file + std::string(width - file.size() + 2, ' ') + without_name(line_of(one.why), file);
    }
    return text;
}

Json skipped_json(const std::vector<Skipped>& skipped) {
    Json list = Json::array();
    for (const Skipped& one : skipped) {
        list.push_back({{"file", one.file}, {"why", without_name(english(one.why), one.file)}});
    }
    return list;
}

/// Returns whether the library, or a file before this one, holds the same session already. Throws Ended when it holds
/// another session with that id.
bool known(const Store& store, const std::vector<Session>& before, const std::string& file, const Session& session) {
    const std::string& id = session.heading().id;
    const auto compare = [&](const Session& there) {
        if (!same_record(there, session)) {
            const std::vector<Fill> fills{{"file", literally(file)}, {"id", literally(id)}};
            throw Ended(
                kRefused,
                store.holds(id) && store.lies_in_trash(id)
                    ? say("{file}: a session {id} with other contents lies in the trash. Nothing was imported. "
                          "Bring it back with castalia-cli trash --restore {id}, or empty the trash and import "
                          "again.",
                          fills)
                    : say("{file}: the library already holds a session {id} with other contents. Nothing was "
                          "imported.",
                          fills));
        }
        return true;
    };
    for (const Session& other : before) {
        if (other.heading().id == id) {
            return compare(other);
        }
    }
    return store.holds(id) && compare(store.load(id));
}

/// The contents of the files: records, plays of another program and whole libraries.
struct Read {
    std::vector<Session> sessions;
    std::vector<std::string> files;  ///< One for each session.
    std::vector<ComingPlays> plays;
    std::vector<PageOfPlays> pages;  ///< The pages of BoardGameGeek, whose plays are among `plays`.
    std::vector<std::string> libraries;
};

/// Returns plays that have been read already.
ComingPlays coming(const std::string& file, std::vector<Play> plays, std::vector<PlayRemark> unread = {}) {
    const auto list = std::make_shared<const std::vector<Play>>(std::move(plays));
    return {file, list, plays_in(*list), std::move(unread)};
}

std::vector<PlayRemark> remarks_of(const std::vector<BadRow>& bad) {
    std::vector<PlayRemark> remarks;
    for (const BadRow& row : bad) {
        remarks.push_back({"line " + std::to_string(row.line), row.why});
    }
    return remarks;
}

void read_plays_into(Read& read, const std::string& file, std::string_view bytes, FileKind kind,
                     const Importing& wanted) {
    if (kind == FileKind::plays_of_bgstats) {
        const auto plays = std::make_shared<const PlaysFile>(bytes);
        read.plays.push_back({file, plays, plays_in(*plays), {}});
    } else if (kind == FileKind::plays_of_boardgamegeek) {
        for (PageOfPlays& page : read_boardgamegeek(bytes)) {
            read.plays.push_back(coming(file, std::move(page.plays), remarks_of(page.bad)));
            read.pages.push_back(std::move(page));
        }
    } else {
        TablePlays table = plays_in_table(file, bytes, wanted.tables, wanted.json);
        read.plays.push_back(coming(file, std::move(table.plays), remarks_of(table.bad)));
    }
}

void read_into(Read& read, const std::string& file, const Importing& wanted, const Games& games) {
    if (file != "-" && looks_like_library(file)) {
        read.libraries.push_back(file);
        return;
    }
    const std::string bytes = bytes_of(file);
    try {
        if (const FileKind kind = kind_of_file(bytes); kind == FileKind::plays_of_bgstats ||
                                                       kind == FileKind::plays_of_boardgamegeek ||
                                                       kind == FileKind::table) {
            return read_plays_into(read, file, bytes, kind, wanted);
        }
        for (Session& session : read_records(bytes, games)) {
            tell_refusals(file, session);
            read.sessions.push_back(std::move(session));
            read.files.push_back(file);
        }
    } catch (const BadRecord& error) {
        throw Ended(kUsage, say("{file}: {why}", {{"file", file == "-" ? say("standard input") : literally(file)},
                                                  {"why", error.text}}));
    }
}

/// Tells of names that came and look like those of people whom the library knew `before`, or like another one that
/// came, once of each.
void print_look_alikes(const std::vector<std::string>& before, const std::vector<std::string>& now) {
    KnownNames known(before);
    const std::set<std::string> old(before.begin(), before.end());
    for (const std::string& name : std::set<std::string>(now.begin(), now.end())) {
        if (old.contains(name)) {
            continue;
        }
        if (const auto twin = known.looking_like(name)) {
            complain(
                say("{name} looks like {known}, who is in the library already. Use castalia-cli people merge "
                    "if both are one person.",
                    {{"name", literally(name)}, {"known", literally(*twin)}}));
        }
        known.add(name);
    }
}

/// Takes the sessions from that number on that have events which the rules refuse out, and adds them to `skipped`.
void leave_out_refused(Read& read, std::size_t from, std::vector<Skipped>& skipped) {
    for (std::size_t i = from; i < read.sessions.size();) {
        const std::size_t refused = read.sessions[i].replay().refused().size();
        if (refused == 0) {
            ++i;
            continue;
        }
        skipped.push_back({read.files[i], say_count("The rules refuse {n} event.", "The rules refuse {n} events.",
                                                    static_cast<long long>(refused))});
        read.sessions.erase(read.sessions.begin() + static_cast<std::ptrdiff_t>(i));
        read.files.erase(read.files.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// Reads every file. With --skip-bad, those that cannot be read and those with events that the rules refuse are added
/// to `skipped`; otherwise the first one that cannot be read ends the call.
Read read_files(const Importing& wanted, const Calls& calls, std::vector<Skipped>& skipped) {
    Read read;
    for (const std::string& file : wanted.files) {
        try {
            const std::size_t before = read.sessions.size();
            read_into(read, file, wanted, calls.games);
            if (wanted.skip_bad && !wanted.keep_refused) {
                leave_out_refused(read, before, skipped);
            }
        } catch (const Ended& bad) {
            if (!wanted.skip_bad) {
                throw;
            }
            skipped.push_back({file, bad.text});
        }
    }
    return read;
}

/// What the call did with the sessions and plays of the files.
struct Done {
    std::string report;
    Json imported = Json::array(), already_there = Json::array(), in_trash = Json::array(),
         brought_back = Json::array(), changed = Json::array(), apart = Json::array();
};

/// Reports that the library holds a session. One that lies in the trash comes back if the user wants it.
void report_there(Store& store, const std::string& id, const Text& there, bool from_trash, Done& done) {
    if (!store.lies_in_trash(id)) {
        done.report += line_of(there);
        done.already_there.push_back(id);
    } else if (from_trash) {
        store.restore_from_trash(id);
        done.report += line_of(say("back from the trash: {id}", {{"id", literally(id)}}));
        done.brought_back.push_back(id);
    } else {
        done.report += line_of(in_trash_text(id));
        done.in_trash.push_back(id);
    }
}

/// Brings plays back that lie in the trash.
void bring_back(Store& store, ImportedPlays& plays, Done& done) {
    for (auto& [file, taken] : plays.files) {
        for (const TakenPlays::Known& play : std::exchange(taken.in_trash, {})) {
            report_there(store, play.id, {}, true, done);
            if (!play.what.empty()) {
                taken.differing.push_back(play);
            }
        }
    }
}

void take_libraries(Store& store, const std::vector<std::string>& files, bool from_trash, const Calls& calls,
                    Done& done) {
    const auto add = [](Json& list, const std::vector<std::string>& ids) {
        for (const std::string& id : ids) {
            list.push_back(id);
        }
    };
    for (const std::string& file : files) {
        const MergedLibrary merged = taken_library(store, file, from_trash, calls);
        done.report += merged_text(file, merged, store);
        add(done.imported, merged.fresh);
        add(done.already_there, merged.there);
        add(done.in_trash, merged.in_trash);
        add(done.brought_back, merged.brought_back);
        for (const std::vector<std::string>* ids : {&merged.continued, &merged.changed, &merged.replaced}) {
            add(done.changed, *ids);
        }
        for (const auto& [id, other] : merged.apart) {
            done.apart.push_back({{"id", id}, {"other", other}});
        }
    }
}

/// Returns the sessions of `read` that the library does not hold yet. With --skip-bad, those with an id that another
/// session has are added to `skipped`; otherwise the first one throws Ended.
std::vector<Session> fresh_of(Read& read, Store& store, bool skip_bad, bool from_trash, Done& done,
                              std::vector<Skipped>& skipped) {
    std::vector<Session> sessions;
    for (std::size_t i = 0; i < read.sessions.size(); ++i) {
        const std::string name = read.sessions[i].heading().id;
        const Fill id{"id", literally(name)};
        const Fill title{"title", literally(read.sessions[i].heading().title)};
        bool there = false;
        try {
            there = known(store, sessions, read.files[i], read.sessions[i]);
        } catch (const Ended&) {
            if (!skip_bad) {
                throw;
            }
            skipped.push_back({read.files[i], say("Another session with the id {id} is there already.", {id})});
            continue;
        }
        if (there) {
            report_there(store, name, say("already there, the same: {id}  {title}", {id, title}), from_trash, done);
        } else {
            done.report += line_of(say("imported: {id}  {title}", {id, title}));
            done.imported.push_back(name);
            sessions.push_back(std::move(read.sessions[i]));
        }
    }
    return sessions;
}

void import(const Importing& wanted, Calls& calls) {
    std::vector<Skipped> skipped;
    Read read = read_files(wanted, calls, skipped);
    const bool refused =
        std::ranges::any_of(read.sessions, [](const Session& one) { return !one.replay().refused().empty(); });
    if (refused && !wanted.keep_refused) {
        throw Ended(kRefused,
                    say("Nothing was imported. Use --keep-refused to import the record with these events, which "
                        "are then left out of the play."));
    }
    Store store = calls.open_or_make();
    Done done;
    const std::vector<Session> sessions = fresh_of(read, store, wanted.skip_bad, wanted.from_trash, done, skipped);
    std::vector<const Session*> fresh;
    for (const Session& session : sessions) {
        fresh.push_back(&session);
    }
    const std::vector<std::string> before = People(store).names();
    store.begin(fresh);
    const KnownPlays known{wanted.from_trash ? FromTrash::if_changed_later : FromTrash::nothing,
                           wanted.take_differing ? Undated::theirs_come : Undated::ours_stay};
    ImportedPlays plays = import_plays(store, read.plays, known, calls);
    if (wanted.from_trash) {
        bring_back(store, plays, done);
    }
    take_libraries(store, read.libraries, wanted.from_trash, calls, done);
    print_look_alikes(before, People(store).names());
    for (const Text& text : missing_texts(read.pages)) {
        complain(text);
    }
    if (wanted.json) {
        Json json{{"imported", done.imported},         {"already_there", done.already_there},
                  {"changed", done.changed},           {"in_trash", done.in_trash},
                  {"brought_back", done.brought_back}, {"apart", done.apart},
                  {"left_out", skipped_json(skipped)}};
        add_json(json, plays);
        print(json);
    } else {
        print((calls.quiet ? "" : done.report + imported_text(plays)) + skipped_table(skipped) + remarks_text(plays));
    }
    calls.status = skipped.empty() && plays.unread == 0 ? kDone : kRefused;
}

}  // namespace

void add_importing(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Importing>();
    auto* call = program.add_subcommand(
        "import", "Imports records into the library: all of them or none, unless told --skip-bad");
    call->add_option("FILE", wanted->files,
                     "Records in JSON or text format, plays of BG Stats or of BoardGameGeek (XML), a table of plays "
                     "(CSV), or another library")
        ->required();
    call->add_flag("--keep-refused", wanted->keep_refused, "Imports records with events that the rules refuse, too");
    call->add_flag(
        "--skip-bad", wanted->skip_bad,
        "Goes on past files that cannot be imported, and ends with a table of them and why; the exit status "
        "is then 1");
    call->add_flag("--from-trash", wanted->from_trash,
                   "Brings sessions back that lie in the trash here, instead of leaving them there");
    call->add_flag("--take-differing", wanted->take_differing,
                   "Takes plays that differ from ours from files that do not say when they were changed (those of "
                   "BoardGameGeek, tables); what was corrected here stays");
    call->add_flag("--json", wanted->json,
                   "Prints JSON: the ids that were imported or were there, and what was left out");
    add_reading_tables(*call, wanted->tables);
    call->callback([wanted, &calls] { import(*wanted, calls); });
}

}  // namespace castalia::cli
