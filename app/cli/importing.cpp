// Records into the library.
#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "app/publishing/taking.h"

namespace castalia::cli {

namespace {

struct Importing {
    std::vector<std::string> files;
    bool keep_refused = false;
};

/// What the rules refuse in a record is told, all of it, before anything is kept.
void tell_refusals(const std::string& file, const Session& session) {
    for (const std::size_t i : session.replay().refused()) {
        const Refusal& refusal = *session.replay().steps()[i].refusal;
        complain(file + ": events[" + std::to_string(i) + "]: refused: " + english(refusal.reason) + " (" +
                 refusal.clause + ")");
    }
}

/// Is it there already, and the same? Throws Ended when it is there and another.
bool known(const Store& store, const std::vector<Session>& before, const std::string& file, const Session& session) {
    const std::string& id = session.heading().id;
    const auto compare = [&](const Session& there) {
        if (write_record(there) != write_record(session)) {
            throw Ended(kRefused,
                        file + ": the library holds a session " + id + " with other contents; nothing was imported");
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

/// What the files hold: records, and plays of another program.
struct Read {
    std::vector<Session> sessions;
    std::vector<std::string> files;  ///< Of each session.
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
        throw Ended(kUsage, printable(file == "-" ? "standard input" : file) + ": " + printable(error.what()));
    }
}

void import(const Importing& wanted, Calls& calls) {
    Read read;
    for (const std::string& file : wanted.files) {
        read_into(read, file, calls.games);
    }
    const bool refused =
        std::ranges::any_of(read.sessions, [](const Session& one) { return !one.replay().refused().empty(); });
    if (refused && !wanted.keep_refused) {
        throw Ended(kRefused, "nothing was imported; --keep-refused imports these events too, left out of the play");
    }
    Store store = calls.open();
    std::vector<Session> sessions;
    std::string told;
    for (std::size_t i = 0; i < read.sessions.size(); ++i) {
        const std::string line =
            read.sessions[i].heading().id + "  " + printable(read.sessions[i].heading().title) + "\n";
        if (known(store, sessions, read.files[i], read.sessions[i])) {
            told += "already there, the same: " + line;
        } else {
            told += "imported: " + line;
            sessions.push_back(std::move(read.sessions[i]));
        }
    }
    std::vector<const Session*> fresh;
    for (const Session& session : sessions) {
        fresh.push_back(&session);
    }
    store.begin(fresh);
    const TakenPlays taken = take_plays(store, read.plays);
    for (const std::string& id : taken.fresh) {
        told += "imported as a result: " + id + "\n";
    }
    for (const std::string& id : taken.there) {
        told += "already there: " + id + "\n";
    }
    print(told);
}

}  // namespace

void add_importing(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Importing>();
    auto* call = program.add_subcommand("import", "Takes records into the library: all of them or none");
    call->add_option("FILE", wanted->files, "Records in JSON or in text form, or plays of BG Stats")->required();
    call->add_flag("--keep-refused", wanted->keep_refused, "Also records with events that the rules refuse");
    call->callback([wanted, &calls] { import(*wanted, calls); });
}

}  // namespace castalia::cli
