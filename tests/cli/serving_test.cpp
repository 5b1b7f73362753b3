// The table in the room, from the command line: it follows what another program writes in the library.
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "db/store.h"
#include "tests/cli/program.h"
#include "tests/room/plain_client.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// A castalia-cli that serves, and the addresses that it told.
class Served {
public:
    Served(const Table& table, const std::vector<std::string>& words) {
        int out[2];
        EXPECT_EQ(::pipe(out), 0);
        child_ = ::fork();
        if (child_ == 0) {
            ::dup2(out[1], 1);
            ::close(out[0]);
            const std::string library = table.library().string();
            std::vector<const char*> call{CASTALIA_CLI, "--library", library.c_str(), "serve"};
            for (const std::string& word : words) {
                call.push_back(word.c_str());
            }
            call.push_back(nullptr);
            ::execv(CASTALIA_CLI, const_cast<char* const*>(call.data()));
            ::_exit(127);
        }
        ::close(out[1]);
        from_ = out[0];
        read_addresses();
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    ~Served() {
        if (child_ > 0) {
            interrupt();
        }
        ::close(from_);
    }

    /// Ends it as Ctrl+C does. Returns its exit status.
    int interrupt() {
        ::kill(child_, SIGINT);
        int status = 0;
        ::waitpid(child_, &status, 0);
        child_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    std::uint16_t port() const { return port_; }
    /// Returns the path of the page in this line of what it told.
    const std::string& path(std::size_t line) const { return paths_.at(line); }

private:
    void read_addresses() {
        std::string output;
        constexpr int kPatience = 20'000;
        pollfd waiting{from_, POLLIN, 0};
        char block[4096];
        while (output.find("Ctrl+C") == std::string::npos && ::poll(&waiting, 1, kPatience) == 1) {
            const ssize_t count = ::read(from_, block, sizeof block);
            if (count <= 0) {
                break;
            }
            output.append(block, static_cast<std::size_t>(count));
        }
        std::istringstream lines(output);
        for (std::string line; std::getline(lines, line) && line.starts_with("http://");) {
            const std::size_t colon = line.find(':', 7), slash = line.find('/', colon);
            port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
            paths_.push_back(line.substr(slash, line.find(' ') - slash));
        }
        EXPECT_FALSE(paths_.empty()) << output;
    }

    pid_t child_ = -1;
    int from_ = -1;
    std::uint16_t port_ = 0;
    std::vector<std::string> paths_;
};

TEST(Serve, FollowsWhatAnotherProgramWritesAndEndsByCtrlC) {
    const Table table;
    {
        Store store(known_games(), table.library());
        store.begin(played_session());
    }
    Served served(table, {"--session", kFirstId.substr(0, 8)});
    PlainClient everybody(served.port()), ann(served.port());
    everybody.send(request_for(served.path(0) + "events", served.port()));
    ann.send(request_for(served.path(1) + "events", served.port()));
    EXPECT_NE(everybody.read_until("\"event 4\"").find("event: table"), std::string::npos);
    EXPECT_NE(ann.read_until("\"own\"").find("\"mine\":0"), std::string::npos);
    ASSERT_EQ(table.run({"append", kFirstId, R"({"type": "note", "text": "Tea is ready"})"}).status, 0);
    EXPECT_NE(everybody.read_until("\"event 5\"").find("Tea is ready"), std::string::npos);
    {
        Store store(known_games(), table.library());
        Session session = store.load(kFirstId);
        const std::size_t known = session.journal().size();
        session.enter(Undone{}, Moment{});
        append_from(store, session, known);
    }
    EXPECT_EQ(everybody.read_until("\"event 4\"").find("Tea is ready"), std::string::npos) << "undone is gone";
    EXPECT_EQ(served.interrupt(), 0);
    everybody.read_all();
    EXPECT_TRUE(everybody.ended());
}

TEST(Serve, GoesOnWithTheSessionWhosePlayersWereCorrected) {
    const Table table;
    {
        Store store(known_games(), table.library());
        store.begin(played_session());
    }
    Served served(table, {"--session", kFirstId});
    PlainClient everybody(served.port());
    everybody.send(request_for(served.path(0) + "events", served.port()));
    everybody.read_until("\"event 4\"");
    ASSERT_EQ(table.run({"correct", kFirstId, "--player", "Ann=Annabel", "--yes"}).status, 0);
    EXPECT_NE(everybody.read_until("Annabel").find("event: table"), std::string::npos);
    EXPECT_EQ(served.interrupt(), 0);
}

TEST(Serve, ShowsAllOpenTablesOfAClub) {
    const Table table;
    Store store(known_games(), table.library());
    store.begin(played_session());
    Served served(table, {"--club"});
    PlainClient board(served.port());
    board.send(request_for(served.path(0) + "events", served.port()));
    const std::string one = board.read_until("\n\nevent: club") + board.read_until("\n\n");
    EXPECT_NE(one.find("/table/" + kFirstId + "/"), std::string::npos);
    store.begin(session_of(kSecondId));
    EXPECT_NE(board.read_until("/table/" + kSecondId + "/").find("event: club"), std::string::npos);
    PlainClient second(served.port());
    second.send(request_for(served.path(0) + "table/" + kSecondId + "/", served.port()));
    EXPECT_TRUE(second.read_all().starts_with("HTTP/1.1 200 OK"));
    EXPECT_EQ(served.interrupt(), 0);
}

TEST(Serve, IsRefusedWithASentenceForWhatCannotBeShown) {
    const Table table;
    {
        Store store(known_games(), table.library());
        store.begin(played_session());
    }
    EXPECT_EQ(table.run({"serve"}).status, 2);
    EXPECT_EQ(table.run({"serve", "--club", "--session", kFirstId}).status, 2);
    EXPECT_EQ(table.run({"serve", "--session", "ffffffff"}).status, 2);
    const Ran elsewhere = table.run({"serve", "--club", "--address", "203.0.113.7"});
    EXPECT_EQ(elsewhere.status, 2);
    EXPECT_NE(elsewhere.err.find("at 203.0.113.7: "), std::string::npos) << "no port was chosen: " << elsewhere.err;
    EXPECT_EQ(table.run({"serve", "--club", "--address", "somewhere"}).status, 2);
    EXPECT_EQ(table.run({"serve", "--club", "--port", "65536"}).status, 2);
    EXPECT_EQ(table.run_on((table / "none.sqlite").string(), {"serve", "--club"}).status, 3);
    ASSERT_EQ(table.run({"trash", kFirstId}).status, 0);
    const Ran gone = table.run({"serve", "--session", kFirstId});
    EXPECT_EQ(gone.status, 1);
    EXPECT_NE(gone.err.find("lies in the trash"), std::string::npos) << gone.err;
}

}  // namespace
}  // namespace castalia
