// The call that imports records into the library.
#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "app/names/names.h"
#include "app/publishing/taking.h"
#include "db/history/people.h"

namespace castalia::cli {

namespace {

struct Importing {
    std::vector<std::string> files;
    bool keep_refused = false, skip_bad = false, json = false;
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

/// Tells every event of a record that the rules refuse, before anything is stored.
void tell_refusals(const std::string& file, const Session& session) {
    for (const std::size_t i : session.replay().refused()) {
        const Refusal& refusal = *session.replay().steps()[i].refusal;
        complain(
            say("{file}: events[{index}]: refused: {reason} ({clause})", {{"file", literally(file)},
                                                                          {"index", number(i)},
                                                                          {"reason", refusal.reason},
                                                                          {"clause", literally(refusal.clause)}}));
    }
}

/// Returns whether the library, or a file before this one, holds the same session already. Throws Ended when it holds
/// another session with that id.
bool known(const Store& store, const std::vector<Session>& before, const std::string& file, const Session& session) {
    const std::string& id = session.heading().id;
    const auto compare = [&](const Session& there) {
        if (write_record(there, false) != write_record(session, false)) {
            throw Ended(kRefused, say("{file}: the library already holds a session {id} with other contents. Nothing "
                                      "was imported.",
                                      {{"file", literally(file)}, {"id", literally(id)}}));
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

/// The contents of the files: records, and plays of another program.
struct Read {
    std::vector<Session> sessions;
    std::vector<std::string> files;  ///< One for each session.
    std::vector<Play> plays;
};

void read_into(Read& read, const std::string& file, const Games& games) {
    const std::string bytes = bytes_of(file);
    try {
        if (looks_like_bgsplay(bytes)) {
            const std::vector<Play> plays = read_bgsplay(bytes);
            read.plays.insert(read.plays.end(), plays.begin(), plays.end());
            return;
        }
        read.sessions.push_back(read_any(bytes, games));
        read.files.push_back(file);
        tell_refusals(file, read.sessions.back());
    } catch (const BadRecord& error) {
        throw Ended(kUsage, say("{file}: {why}", {{"file", file == "-" ? say("standard input") : literally(file)},
                                                  {"why", error.text}}));
    }
}

/// Tells of names that look like those of people whom the library knew before.
void tell_look_alikes(const KnownNames& before, const std::vector<const Session*>& fresh) {
    for (const Session* session : fresh) {
        for (const std::string& name : session->heading().players) {
            if (const auto known = before.looking_like(name)) {
                complain(
                    say("{name} looks like {known}, who is in the library already. Use castalia-cli people merge "
                        "if both are one person.",
                        {{"name", literally(name)}, {"known", literally(*known)}}));
            }
        }
    }
}

/// Reads every file. With --skip-bad, those that cannot be read and those with events that the rules refuse are added
/// to `skipped`; otherwise the first one that cannot be read ends the call.
Read read_files(const Importing& wanted, const Calls& calls, std::vector<Skipped>& skipped) {
    Read read;
    for (const std::string& file : wanted.files) {
        try {
            const std::size_t before = read.sessions.size();
            read_into(read, file, calls.games);
            if (wanted.skip_bad && !wanted.keep_refused && read.sessions.size() > before &&
                !read.sessions.back().replay().refused().empty()) {
                skipped.push_back(
                    {file, say_count("The rules refuse {n} event.", "The rules refuse {n} events.",
                                     static_cast<long long>(read.sessions.back().replay().refused().size()))});
                read.sessions.pop_back();
                read.files.pop_back();
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
    std::string told;
    Json imported = Json::array(), already_there = Json::array();
};

/// Returns the sessions of `read` that the library does not hold yet. With --skip-bad, those with an id that another
/// session has are added to `skipped`; otherwise the first one throws Ended.
std::vector<Session> fresh_of(Read& read, const Store& store, bool skip_bad, Done& done,
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
            done.told += line_of(say("already there, the same: {id}  {title}", {id, title}));
            done.already_there.push_back(name);
        } else {
            done.told += line_of(say("imported: {id}  {title}", {id, title}));
            done.imported.push_back(name);
            sessions.push_back(std::move(read.sessions[i]));
        }
    }
    return sessions;
}

void take(Store& store, const std::vector<Play>& plays, Done& done) {
    const TakenPlays taken = take_plays(store, plays);
    for (const std::string& id : taken.fresh) {
        done.told += line_of(say("imported as a result: {id}", {{"id", literally(id)}}));
        done.imported.push_back(id);
    }
    for (const std::string& id : taken.there) {
        done.told += line_of(say("already there: {id}", {{"id", literally(id)}}));
        done.already_there.push_back(id);
    }
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
    const std::vector<Session> sessions = fresh_of(read, store, wanted.skip_bad, done, skipped);
    std::vector<const Session*> fresh;
    for (const Session& session : sessions) {
        fresh.push_back(&session);
    }
    const KnownNames before(People(store).names());
    store.begin(fresh);
    tell_look_alikes(before, fresh);
    take(store, read.plays, done);
    if (wanted.json) {
        print(Json{
            {"imported", done.imported}, {"already_there", done.already_there}, {"left_out", skipped_json(skipped)}});
    } else {
        print((calls.quiet ? "" : done.told) + skipped_table(skipped));
    }
    calls.status = skipped.empty() ? kDone : kRefused;
}

}  // namespace

void add_importing(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Importing>();
    auto* call = program.add_subcommand(
        "import", "Imports records into the library: all of them or none, unless told --skip-bad");
    call->add_option("FILE", wanted->files, "Records in JSON or text format, or plays of BG Stats")->required();
    call->add_flag("--keep-refused", wanted->keep_refused, "Imports records with events that the rules refuse, too");
    call->add_flag(
        "--skip-bad", wanted->skip_bad,
        "Goes on past files that cannot be imported, and ends with a table of them and why; the exit status "
        "is then 1");
    call->add_flag("--json", wanted->json,
                   "Prints JSON: the ids that were imported or were there, and what was left out");
    call->callback([wanted, &calls] { import(*wanted, calls); });
}

}  // namespace castalia::cli
