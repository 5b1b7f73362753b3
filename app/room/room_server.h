#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/room/room_table.h"

namespace castalia::room {

/// What one client may take of the machine.
struct Limits {
    std::size_t connections = 64;
    std::size_t request_bytes = 8192;
    std::size_t waiting_bytes = 262'144;  ///< What waits for a client that does not read; more, and it is dropped.
    std::chrono::milliseconds request_time{5'000};   ///< The time to send a whole request.
    std::chrono::milliseconds writing_time{30'000};  ///< The time to take one answer or event.
    std::chrono::milliseconds alive_every{10'000};   ///< How often a stream gives a sign of life.
};

struct ServerOptions {
    std::string address = "127.0.0.1";  ///< The IP address to listen on; "0.0.0.0" stands for all of the machine.
    std::uint16_t port = 0;             ///< 0 takes a free one.
    std::size_t seats = 0;              ///< How many pages of seats there are.
    bool club = false;                  ///< It shows all tables of a view, and not only the first.
    std::string word = {};              ///< The word in its path; empty takes a new one.
    Limits limits = {};
};

/// Shows finished tables to browsers in the network, in a thread of its own: only to look at (CONTRIBUTING.md, what
/// is promised). It knows no store and no window.
class RoomServer {
public:
    /// Listens from now on. Throws TextError, a sentence, where the address cannot be used.
    explicit RoomServer(ServerOptions options);
    ~RoomServer();  ///< Ends all connections.
    RoomServer(const RoomServer&) = delete;
    RoomServer& operator=(const RoomServer&) = delete;

    /// Shows this from now on. Returns at once; any thread may call it.
    void show(View view);
    std::size_t watching() const;  ///< Returns how many pages are open. Any thread may call it.

    std::uint16_t port() const;
    /// Returns the addresses of the page, the nearest first: one, or those of all networks of the machine.
    std::vector<std::string> addresses() const;
    std::string seat_address(Seat seat) const;  ///< Returns the address of the page of a seat.

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace castalia::room
