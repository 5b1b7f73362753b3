// A client of the room in the plainest form: a socket and bytes.
#pragma once

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <string>

namespace castalia {

class PlainClient {
public:
    /// Connects from a loopback address; different ones look like different machines. `small` leaves little room for
    /// what is not read.
    explicit PlainClient(std::uint16_t port, const char* from = "127.0.0.1", bool small = false) {
        socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
        if (small) {
            const int bytes = 2048;
            ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
        }
        sockaddr_in own = at(from, 0), other = at("127.0.0.1", port);
        connected_ = ::bind(socket_, reinterpret_cast<sockaddr*>(&own), sizeof own) == 0 &&
                     ::connect(socket_, reinterpret_cast<sockaddr*>(&other), sizeof other) == 0;
    }
    PlainClient(const PlainClient&) = delete;
    PlainClient& operator=(const PlainClient&) = delete;
    ~PlainClient() { ::close(socket_); }

    bool connected() const { return connected_; }
    int socket() const { return socket_; }
    /// Returns false when the other side is gone.
    bool send(const std::string& bytes) const {
        return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
    }
    /// Reads what comes within this time; `ended` tells afterwards whether the other side has closed.
    std::string read(std::chrono::milliseconds time) {
        pollfd waiting{socket_, POLLIN, 0};
        std::array<char, 65536> block{};
        if (ended_ || ::poll(&waiting, 1, static_cast<int>(time.count())) != 1) {
            return {};
        }
        const ssize_t count = ::recv(socket_, block.data(), block.size(), 0);
        ended_ = count <= 0;
        return count > 0 ? std::string(block.data(), static_cast<std::size_t>(count)) : std::string();
    }
    /// Reads until these words came, or the other side closes, or nothing came for so long.
    std::string read_until(const std::string& words, std::chrono::milliseconds patience = std::chrono::seconds(20)) {
        std::string all;
        while (all.find(words) == std::string::npos) {
            const std::string more = read(patience);
            if (more.empty()) {
                break;
            }
            all += more;
        }
        return all;
    }
    /// Reads until the other side closes.
    std::string read_all() { return read_until(std::string(1, '\0') + "never"); }
    bool ended() const { return ended_; }

private:
    static sockaddr_in at(const char* address, std::uint16_t port) {
        sockaddr_in made{};
        made.sin_family = AF_INET;
        made.sin_port = htons(port);
        ::inet_pton(AF_INET, address, &made.sin_addr);
        return made;
    }

    int socket_ = -1;
    bool connected_ = false, ended_ = false;
};

/// Returns a request for a path as a browser on this machine sends it.
inline std::string request_for(const std::string& path, std::uint16_t port, const std::string& method = "GET") {
    return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\n\r\n";
}

}  // namespace castalia
