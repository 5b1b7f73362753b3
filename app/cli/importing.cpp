// Records into the library.
#include <algorithm>
#include <memory>
#include <set>

#include "app/cli/command.h"
#include "app/press/forms.h"

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
            throw Ended(kRefused, file + ": the library holds a session " + id +
                                      " with other contents; nothing was imported");
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

/// A record, or the plays of somebody else's file as results without a log.
struct Read {
    std::string file;
    Session session;
    bool result = false;
};

void read_into(std::vector<Read>& read, const std::string& file) {
    const std::string bytes = bytes_of(file);
    try {
        if (!looks_like_bgsplay(bytes)) {
            read.push_back({file, read_any(bytes)});
            tell_refusals(file, read.back().session);
            return;
        }
        Wishes wishes;
        wishes.ahead = local_time_ahead;
        for (const Play& play : read_bgsplay(bytes)) {
            read.push_back({file, session_of(play, wishes), true});
        }
    } catch (const BadRecord& error) {
        throw Ended(kUsage, printable(file == "-" ? "standard input" : file) + ": " + printable(error.what()));
    }
}

void import(const Importing& wanted, Calls& calls) {
    std::vector<Read> read;
    for (const std::string& file : wanted.files) {
        read_into(read, file);
    }
    const bool refused = std::ranges::any_of(read, [](const Read& one) { return !one.session.replay().refused().empty(); });
    if (refused && !wanted.keep_refused) {
        throw Ended(kRefused, "nothing was imported; --keep-refused imports these events too, left out of the play");
    }
    Store store = calls.open();
    std::vector<Session> sessions;
    std::set<std::string> ids;
    std::string told;
    for (Read& one : read) {
        const std::string id = one.session.heading().id;
        const std::string line = id + "  " + printable(one.session.heading().title) + "\n";
        // A result may stand there with its log, or as an earlier file had it: what is there stays.
        const bool there = one.result ? ids.contains(id) || store.holds(id) : known(store, sessions, one.file, one.session);
        told += (there ? (one.result ? "already there: " : "already there, the same: ") : "imported: ") + line;
        if (!there) {
            ids.insert(id);
            sessions.push_back(std::move(one.session));
        }
    }
    std::vector<const Session*> fresh;
    for (const Session& session : sessions) {
        fresh.push_back(&session);
    }
    store.begin(fresh);
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
