// Somebody in the network who wants to see more, to change something, or to hold the others up: each way is a test.
// Everything goes through real sockets.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <thread>

#include "app/room/room_server.h"
#include "tests/room/plain_client.h"
#include "tests/room/room_evening.h"
#include "tests/support/samples.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace std::chrono_literals;

const std::string kKnownWord(32, '7');

room::ServerOptions quick_options() {
    room::ServerOptions options;
    options.seats = 2;
    options.word = kKnownWord;
    options.limits.request_time = 400ms;
    options.limits.writing_time = 2000ms;
    return options;
}

/// A server that shows a table of Magnate.
class Shown {
public:
    explicit Shown(const room::ServerOptions& options = quick_options()) : server(options) { show(10); }

    void show(std::size_t ply) {
        room::View view;
        view.tables.push_back(room::table_of(session_, ply));
        server.show(std::move(view));
    }
    std::string answer_to(const std::string& bytes) const {
        PlainClient client(server.port());
        EXPECT_TRUE(client.send(bytes));
        return client.read_all();
    }
    std::string answer_for(const std::string& path, const std::string& method = "GET") const {
        return answer_to(request_for(path, server.port(), method));
    }
    /// Returns a client that follows the table.
    std::unique_ptr<PlainClient> follower(const char* from = "127.0.0.1", bool small = false) const {
        auto client = std::make_unique<PlainClient>(server.port(), from, small);
        EXPECT_TRUE(client->send(request_for("/" + kKnownWord + "/events", server.port())));
        return client;
    }

    room::RoomServer server;

private:
    Session session_ = sample_of("magnate");
};

std::string status_of(const std::string& answer) { return answer.substr(0, answer.find('\r')); }

TEST(Attacker, WithTheWordSeesThePageAndTheStream) {
    Shown shown;
    EXPECT_EQ(status_of(shown.answer_for("/" + kKnownWord + "/")), "HTTP/1.1 200 OK");
    const auto follower = shown.follower();
    EXPECT_NE(follower->read_until("event 10").find("event: table"), std::string::npos);
    EXPECT_EQ(shown.server.watching(), 1u);
    shown.show(11);
    EXPECT_NE(follower->read_until("event 11").find("event: table"), std::string::npos);
}

TEST(Attacker, WithoutTheWordGetsTheSameAnswerForEverything) {
    const Shown shown;
    const std::string nothing = shown.answer_for("/");
    EXPECT_EQ(status_of(nothing), "HTTP/1.1 404 Not Found");
    for (const std::string& path :
         {"/" + std::string(32, '0') + "/", "/" + kKnownWord.substr(1) + "8/", std::string("/events"),
          std::string("/../../etc/passwd"), std::string("/%2e%2e/%2e%2e/etc/passwd"),
          "/" + kKnownWord + "/../../../etc/passwd", "/" + kKnownWord + "/seat/x/events"}) {
        EXPECT_EQ(shown.answer_for(path), nothing) << path;
    }
}

TEST(Attacker, WithTheWordOfAnEarlierTimeSeesNothing) {
    std::string old;
    {
        room::RoomServer first{room::ServerOptions{}};
        old = first.addresses().front();
        old = old.substr(old.rfind('/', old.size() - 2));
    }
    const Shown shown;
    EXPECT_EQ(status_of(shown.answer_for(old)), "HTTP/1.1 404 Not Found");
}

TEST(Attacker, CanChangeNothingByAnyMethod) {
    const Shown shown;
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "MOVE"}) {
        EXPECT_EQ(status_of(shown.answer_for("/" + kKnownWord + "/", method)), "HTTP/1.1 405 Method Not Allowed")
            << method;
    }
    const std::string body = "POST /" + kKnownWord +
                             "/ HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(shown.server.port()) +
                             "\r\nContent-Length: 100000\r\n\r\n";
    EXPECT_EQ(status_of(shown.answer_to(body + std::string(3000, 'x'))), "HTTP/1.1 405 Method Not Allowed");
    const std::string head = shown.answer_for("/" + kKnownWord + "/", "HEAD");
    EXPECT_EQ(status_of(head), "HTTP/1.1 200 OK");
    EXPECT_TRUE(head.ends_with("\r\n\r\n")) << "a head alone";
}

TEST(Attacker, WhoseBrowserIsLedHereUnderAnotherNameSeesNothing) {
    const Shown shown;
    const std::string port = std::to_string(shown.server.port());
    for (const std::string& host :
         {std::string("evil.example:") + port, std::string("127.0.0.1"), std::string("192.168.1.1:") + port}) {
        const std::string answer = shown.answer_to("GET /" + kKnownWord + "/ HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        EXPECT_EQ(status_of(answer), "HTTP/1.1 404 Not Found") << host;
    }
    EXPECT_EQ(status_of(shown.answer_to("GET /" + kKnownWord + "/ HTTP/1.0\r\n\r\n")), "HTTP/1.1 404 Not Found");
    const std::string both =
        "GET /" + kKnownWord + "/ HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nHost: evil\r\n\r\n";
    EXPECT_EQ(status_of(shown.answer_to(both)), "HTTP/1.1 404 Not Found") << "one host, not two";
}

TEST(Attacker, WithALongOrABrokenRequestIsToldSoAndNothingElse) {
    const Shown shown;
    const std::string port = std::to_string(shown.server.port());
    for (const std::string& bytes :
         {"GET /" + std::string(9000, 'a') + " HTTP/1.1\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: x\r\n" + std::string("X: ") + std::string(9000, 'b') + "\r\n\r\n"}) {
        EXPECT_EQ(status_of(shown.answer_to(bytes)), "HTTP/1.1 431 Request Header Fields Too Large");
    }
    for (const std::string& bytes :
         {std::string("GET\r\n\r\n"), std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"),
          std::string("GET / HTTP/9.9\r\n\r\n"), std::string("GET / HTTP/1.1\r\nno colon\r\n\r\n"),
          std::string("GET /\0 HTTP/1.1\r\n\r\n", 20), std::string("\r\nGARBAGE GARBAGE GARBAGE\r\n\r\n")}) {
        const std::string status = status_of(shown.answer_to(bytes));
        EXPECT_TRUE(status == "HTTP/1.1 400 Bad Request" || status.empty()) << bytes << " -> " << status;
    }
    EXPECT_EQ(status_of(shown.answer_for("/" + kKnownWord + "/")), "HTTP/1.1 200 OK") << "others are served on";
}

TEST(Attacker, WhoSendsAByteNowAndThenIsCutOffInTime) {
    const Shown shown;
    PlainClient slow(shown.server.port());
    const auto begun = std::chrono::steady_clock::now();
    const std::string request = request_for("/" + kKnownWord + "/", shown.server.port());
    std::size_t sent = 0;
    while (sent < request.size() && !slow.ended()) {
        slow.send(request.substr(sent++, 1));
        slow.read(50ms);
    }
    EXPECT_TRUE(slow.ended());
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 5s);
    EXPECT_LT(sent, request.size()) << "the whole request has its time, and not each byte";
}

TEST(Attacker, WhoNeverReadsIsDroppedAndTheOthersFollow) {
    Shown shown;
    const auto deaf = shown.follower("127.0.0.1", true);
    const auto good = shown.follower();
    good->read_until("event 10");
    for (std::size_t ply = 11; ply < 140; ++ply) {
        shown.show(ply);
        ASSERT_NE(good->read_until("\"event " + std::to_string(ply) + "\"").find("event: table"), std::string::npos)
            << ply;
    }
    for (int i = 0; i < 200 && shown.server.watching() > 1; ++i) {
        std::this_thread::sleep_for(50ms);
    }
    EXPECT_EQ(shown.server.watching(), 1u) << "nothing was read for the time of one event";
    const auto again = shown.follower("127.0.0.1", true);
    EXPECT_NE(again->read_until("event 139").find("event: table"), std::string::npos) << "it may come back";
}

TEST(Attacker, HasNoMoreOfTheMachineThanThePageOfPromisesSays) {
    const room::Limits limits;
    constexpr std::size_t kKib = 1024;
    std::ifstream file(source_dir() + "/tests/promises.md");
    std::string page{std::istreambuf_iterator<char>(file), {}};
    std::ranges::replace(page, '\n', ' ');
    const std::string request = std::to_string(limits.connections) + " connections, " +
                                std::to_string(limits.request_bytes / kKib) + " KiB and " +
                                std::to_string(limits.request_time / 1s) + " s for a request",
                      waiting = std::to_string(limits.waiting_bytes / kKib) + " KiB of its own that wait";
    EXPECT_NE(page.find(request), std::string::npos) << request;
    EXPECT_NE(page.find(waiting), std::string::npos) << waiting;
}

TEST(Attacker, WithAThousandConnectionsLeavesRoomForOthers) {
    Shown shown;
    std::vector<std::unique_ptr<PlainClient>> crowd;
    for (int i = 0; i < 1000; ++i) {
        crowd.push_back(std::make_unique<PlainClient>(shown.server.port(), "127.0.0.2"));
        crowd.back()->send(request_for("/" + kKnownWord + "/events", shown.server.port()));
    }
    const auto guest = shown.follower("127.0.0.3");
    EXPECT_NE(guest->read_until("event 10").find("event: table"), std::string::npos);
    EXPECT_LE(shown.server.watching(), 64u);
    shown.show(12);
    EXPECT_NE(guest->read_until("event 12").find("event: table"), std::string::npos);
}

TEST(Attacker, WhoSendsOnAfterTheRequestIsDropped) {
    Shown shown;
    const auto talker = shown.follower();
    talker->read_until("event 10");
    for (int i = 0; i < 100 && talker->send(std::string(1000, 'x')); ++i) {
        std::this_thread::sleep_for(5ms);
    }
    for (int i = 0; i < 200 && shown.server.watching() > 0; ++i) {
        std::this_thread::sleep_for(20ms);
    }
    EXPECT_EQ(shown.server.watching(), 0u);
}

TEST(Attacker, CalledWithMarkupInTheNameIsShownByThatNameAndNothingRuns) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c12";
    heading.game = "magnate";
    heading.edition = game_called("magnate").editions.front();
    heading.players = {"<script>alert(1)</script>", "Ben\"'>&"};
    Chance chance(1);
    heading.setup = any_setup(game_called("magnate"), {heading.players}, chance).value();
    const Session session(game_called("magnate"), heading);
    Shown shown;
    room::View view;
    view.tables.push_back(room::table_of(session, 0));
    shown.server.show(std::move(view));
    EXPECT_EQ(shown.answer_for("/" + kKnownWord + "/").find("<script>alert"), std::string::npos);
    const std::string stream = shown.follower()->read_until("alert(1)");
    EXPECT_NE(stream.find("Content-Type: text/event-stream"), std::string::npos) << "data, which no browser runs";
}

TEST(Attacker, AtAnAddressThatIsTakenOrIsNotOursIsToldASentence) {
    const Shown shown;
    room::ServerOptions options;
    options.port = shown.server.port();
    EXPECT_THROW(room::RoomServer{options}, TextError);
    options.port = 0;
    options.address = "example.org";
    EXPECT_THROW(room::RoomServer{options}, TextError);
    options.address = "203.0.113.7";
    EXPECT_THROW(room::RoomServer{options}, TextError);
}

TEST(Attacker, NeverDelaysWhoShowsTheTable) {
    Shown shown;
    std::vector<std::unique_ptr<PlainClient>> clients;
    for (int i = 0; i < 44; ++i) {
        clients.push_back(shown.follower());
    }
    for (int i = 0; i < 10; ++i) {
        clients.push_back(shown.follower("127.0.0.1", true));  // They never read.
        clients.push_back(std::make_unique<PlainClient>(shown.server.port()));
        clients.back()->send("GET /");  // They never finish.
    }
    room::View view;
    const Session session = sample_of("magnate");
    view.tables.push_back(room::table_of(session, session.plies()));
    std::chrono::steady_clock::duration longest{};
    for (int i = 0; i < 200; ++i) {
        room::View copy = view;
        const auto begun = std::chrono::steady_clock::now();
        shown.server.show(std::move(copy));
        longest = std::max(longest, std::chrono::steady_clock::now() - begun);
    }
    EXPECT_LT(longest, 16ms * 10) << "it hands a value over and waits for nobody; ten times, for a busy machine";
}

}  // namespace
}  // namespace castalia
