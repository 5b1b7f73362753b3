#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <functional>
#include <memory>
#include <string>

#include "app/room/hub.h"
#include "app/room/room_server.h"

namespace castalia::room {

/// One client: reads one request, answers it and closes, or goes on with the events of a stream. What is ours ends
/// here; the request is parsed by Boost.Beast.
class Connection final : public Listener, public std::enable_shared_from_this<Connection> {
public:
    using Socket = boost::asio::ip::tcp::socket;

    /// `gone` is called once, when it is closed.
    Connection(Socket socket, Hub& hub, const Limits& limits, std::function<void()> gone);

    void start();
    void push(PageState state) override;
    void stay_awake() override;
    void close();

    const std::string& address() const { return address_; }  ///< Returns the address of the client.
    bool is_closed() const { return closed_; }

private:
    using Error = boost::system::error_code;

    void close_after(std::chrono::milliseconds time);
    void answer();
    void send(Answer answer, bool head_only);
    void begin_next();
    void write();
    std::size_t waiting_bytes() const;
    void written(const Error& error);
    void wait_for_end();

    Socket socket_;
    boost::asio::steady_timer timer_;
    Hub& hub_;
    const Limits& limits_;
    std::function<void()> gone_;
    std::string address_;
    boost::beast::flat_buffer buffer_;
    boost::beast::http::request_parser<boost::beast::http::empty_body> parser_;
    std::vector<std::shared_ptr<const std::string>> now_;  ///< What is being written.
    PageState next_;                                       ///< The newest state behind it.
    std::shared_ptr<const std::string> picture_;           ///< The last picture that was sent.
    std::size_t more_bytes_ = 0;                           ///< What the client sent after its request.
    bool stream_ = false, closed_ = false;
};

}  // namespace castalia::room
