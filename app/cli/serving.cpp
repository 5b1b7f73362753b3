// The call that shows a table, or all tables of a club, to browsers in the network.
#include <algorithm>
#include <csignal>
#include <memory>
#include <optional>
#include <thread>

#include "app/cli/command.h"
#include "app/cli/whole_number.h"
#include "app/recorder/sealed_notes.h"
#include "app/room/room_server.h"
#include "db/history/history.h"
#include "db/successor.h"

namespace castalia::cli {

namespace {

constexpr std::size_t kMostTables = 32;

volatile std::sig_atomic_t ended = 0;

struct Serving {
    std::string session, address = "127.0.0.1";
    std::uint16_t port = 0;
    bool club = false;
};

room::Table table_of_session(const Store& store, const Session& session) {
    return room::table_of(session, session.plies(), notes_by_seat(store, session, session.plies()));
}

/// The tables that are shown, made anew where another program has written to the library.
class Shown {
public:
    Shown(Store& store, std::string session) : store_(store), session_(std::move(session)) {}

    /// Returns what is to be shown now; nothing where it is what was returned last.
    std::optional<room::View> news() {
        if (!store_.changed_elsewhere() && !first_) {
            return std::nullopt;
        }
        first_ = false;
        return session_.empty() ? club() : one();
    }

private:
    /// A session whose setup was corrected goes on under the id of the one that stands in its place.
    room::View one() {
        if (store_.lies_in_trash(session_)) {
            session_ = successor_of(store_, session_).value_or(session_);
        }
        room::View view;
        if (!store_.lies_in_trash(session_)) {
            view.tables.push_back(table_of_session(store_, store_.load(session_)));
        }
        return view;
    }
    /// A table that was open while it was shown stays with its result.
    room::View club() {
        for (const SessionSummary& open : History(store_).lasting(kMostTables)) {
            if (std::ranges::find(known_, open.id) == known_.end()) {
                known_.push_back(open.id);
            }
        }
        std::erase_if(known_, [&](const std::string& id) { return !store_.holds(id) || store_.lies_in_trash(id); });
        room::View view;
        view.club = true;
        for (const std::string& id : known_) {
            view.tables.push_back(table_at(id));
        }
        return view;
    }
    /// Only a table at which something happened is played anew.
    room::Table table_at(const std::string& id) {
        const std::optional<KeptChain> chain = store_.chain(id);
        const std::optional<SessionSummary> listed = History(store_).summary(id);
        const std::string mark = chain && listed ? std::to_string(chain->operations) + listed->title : std::string();
        auto& [known, table] = tables_[id];
        if (mark.empty() || known != mark) {
            const Session session = store_.load(id);
            table = room::table_of(session, session.plies());
            known = mark;
        }
        return table;
    }

    Store& store_;
    std::string session_;
    bool first_ = true;
    std::vector<std::string> known_;
    std::map<std::string, std::pair<std::string, room::Table>> tables_;
};

/// Tells on standard output where the page is, a line for each address: scripts read the first one.
void print_addresses(const room::RoomServer& server, const Store& store, const Serving& wanted) {
    std::string text;
    for (const std::string& address : server.addresses()) {
        text += address + "\n";
    }
    if (!wanted.club) {
        const Session session = store.load(wanted.session);
        for (std::size_t seat = 0; seat < session.names().size(); ++seat) {
            text +=
                server.seat_address(Seat{static_cast<int>(seat)}) + "  " + printable(session.names()[seat]) + "\n";
        }
    }
    print(text);
}

void serve(Serving wanted, const Calls& calls) {
    if (wanted.club == !wanted.session.empty()) {
        throw Ended(kUsage, say("Name either --session ID or --club."));
    }
    Store store = calls.open();
    store.catch_up();
    room::ServerOptions options;
    options.address = wanted.address;
    options.port = wanted.port;
    options.club = wanted.club;
    if (!wanted.club) {
        wanted.session = id_of_kept(store, wanted.session);
        options.seats = store.load(wanted.session).names().size();
    }
    Shown shown(store, wanted.session);
    std::optional<room::View> first = shown.news();
    std::unique_ptr<room::RoomServer> server;
    try {
        server = std::make_unique<room::RoomServer>(options);
    } catch (const TextError& error) {
        throw Ended(kUsage, error.text);
    }
    server->show(std::move(*first));
    for (const int signal : {SIGINT, SIGTERM}) {
        std::signal(signal, [](int) { ended = 1; });
    }
    print_addresses(*server, store, wanted);
    calls.print_done(say("Everybody who knows an address can look at the table. Ctrl+C ends it."));
    constexpr std::chrono::milliseconds kBetween{40};  // SQLite's own mark of a change costs microseconds to read.
    while (ended == 0) {
        std::this_thread::sleep_for(kBetween);
        try {
            if (std::optional<room::View> news = shown.news()) {
                server->show(std::move(*news));
            }
        } catch (const Failure& failure) {
            if (failure.kind != Failure::Kind::busy) {
                throw;
            }
        }
    }
}

}  // namespace

void add_serving(CLI::App& program, Calls& calls) {
    auto wanted = std::make_shared<Serving>();
    auto* call = program.add_subcommand(
        "serve", "Shows a table to phones, tablets and televisions in the local network, only to look at");
    call->add_option("--session", wanted->session, "A session of the library, by its id or the beginning of it");
    call->add_flag("--club", wanted->club, "Shows all open tables of the library on one page");
    call->add_option(
            "--address", wanted->address,
            "The IP address of this machine under which others reach the page; 0.0.0.0 stands for all of them. "
            "The default can be reached from this machine alone.")
        ->option_text("ADDRESS");
    constexpr long long kLastPort = 65'535;
    call->add_option("--port", wanted->port, "The port; without it a free one is taken")
        ->option_text("PORT")
        ->transform(whole_number(0, kLastPort));
    call->callback([wanted, &calls] { serve(*wanted, calls); });
}

}  // namespace castalia::cli
