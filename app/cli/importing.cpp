// Records into the library.
#include <memory>

#include "app/cli/command.h"

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

void import(const Importing& wanted, Calls& calls) {
    std::vector<Session> sessions;
    std::string told;
    bool refused = false;
    std::vector<Session> read;
    for (const std::string& file : wanted.files) {
        read.push_back(session_in(file));
        tell_refusals(file, read.back());
        refused = refused || !read.back().replay().refused().empty();
    }
    if (refused && !wanted.keep_refused) {
        throw Ended(kRefused, "nothing was imported; --keep-refused imports these events too, left out of the play");
    }
    Store store = calls.open();
    for (std::size_t i = 0; i < read.size(); ++i) {
        const std::string line = read[i].heading().id + "  " + printable(read[i].heading().title) + "\n";
        if (known(store, sessions, wanted.files[i], read[i])) {
            told += "already there, the same: " + line;
        } else {
            told += "imported: " + line;
            sessions.push_back(std::move(read[i]));
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
    call->add_option("FILE", wanted->files, "Records, in JSON or in text form")->required();
    call->add_flag("--keep-refused", wanted->keep_refused, "Also records with events that the rules refuse");
    call->callback([wanted, &calls] { import(*wanted, calls); });
}

}  // namespace castalia::cli
