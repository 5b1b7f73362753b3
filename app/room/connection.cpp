#include "app/room/connection.h"

#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>

namespace castalia::room {

namespace asio = boost::asio;
namespace http = boost::beast::http;

Connection::Connection(Socket socket, Hub& hub, const Limits& limits, std::function<void()> gone)
    : socket_(std::move(socket)),
      timer_(socket_.get_executor()),
      hub_(hub),
      limits_(limits),
      gone_(std::move(gone)),
      buffer_(limits.request_bytes) {
    Error error;
    const auto from = socket_.remote_endpoint(error);
    address_ = error ? std::string() : from.address().to_string();
    socket_.set_option(asio::ip::tcp::no_delay(true), error);
    ::fcntl(socket_.native_handle(), F_SETFD, FD_CLOEXEC);
    // A phone that has left the network without a word confirms nothing any more.
    const auto silent = static_cast<unsigned>(limits.writing_time.count());
    ::setsockopt(socket_.native_handle(), IPPROTO_TCP, TCP_USER_TIMEOUT, &silent, sizeof silent);
    constexpr int kWaitingInSystem = 65'536;  // What the system keeps for a client that does not read.
    socket_.set_option(asio::socket_base::send_buffer_size(kWaitingInSystem), error);
    parser_.header_limit(static_cast<std::uint32_t>(limits.request_bytes));
}

void Connection::start() {
    close_after(limits_.request_time);  // The whole request has this time: a byte now and then brings no more of it.
    http::async_read_header(socket_, buffer_, parser_, [me = shared_from_this()](const Error& error, std::size_t) {
        if (me->closed_) {
            return;
        }
        if (error == http::error::header_limit || error == http::error::buffer_overflow) {
            me->send(bad_request(431), false);
        } else if (error.category() == http::make_error_code(http::error::bad_method).category() &&
                   error != http::error::end_of_stream && error != http::error::partial_message) {
            me->send(bad_request(400), false);
        } else if (error) {
            me->close();
        } else {
            me->answer();
        }
    });
}

void Connection::close_after(std::chrono::milliseconds time) {
    timer_.expires_after(time);
    timer_.async_wait([weak = weak_from_this()](const Error& error) {
        const auto me = std::static_pointer_cast<Connection>(weak.lock());
        if (!error && me) {
            me->close();
        }
    });
}

void Connection::close() {
    if (closed_) {
        return;
    }
    closed_ = true;
    hub_.leave(this);
    Error ignored;
    timer_.cancel();
    socket_.close(ignored);
    gone_();
}

void Connection::answer() {
    const auto& message = parser_.get();
    const auto field = [&](http::field name) {
        const auto found = message.find(name);
        return found == message.end() ? std::string() : std::string(found->value());
    };
    const Request request{std::string(message.method_string()), std::string(message.target()),
                          message.count(http::field::host) == 1 ? field(http::field::host) : std::string(),
                          field(http::field::accept_language)};
    Answer answer = hub_.answer(request);
    const bool head_only = request.method == "HEAD";
    stream_ = answer.stream && !head_only;
    send(std::move(answer), head_only);
    if (stream_) {
        hub_.join(shared_from_this(), request);
        wait_for_end();
    }
}

void Connection::send(Answer answer, bool head_only) {
    now_ = {std::make_shared<const std::string>(answer.head() + (head_only ? std::string() : answer.body))};
    write();
}

void Connection::push(PageState state) {
    if (closed_) {
        return;
    }
    next_ = std::move(state);
    if (now_.empty()) {
        begin_next();
    } else if (waiting_bytes() > limits_.waiting_bytes) {
        close();
    }
}

void Connection::stay_awake() {
    static const auto alive = std::make_shared<const std::string>("event: alive\ndata:\n\n");
    if (!closed_ && now_.empty()) {  // Otherwise it hears something anyway.
        now_ = {alive};
        write();
    }
}

std::size_t Connection::waiting_bytes() const {
    std::size_t bytes =
        next_.event->size() + (next_.picture && next_.picture != picture_ ? next_.picture->size() : 0);
    for (const auto& one : now_) {
        bytes += one->size();
    }
    return bytes;
}

void Connection::begin_next() {
    if (next_.picture && next_.picture != picture_) {
        picture_ = next_.picture;
        now_.push_back(picture_);
    }
    now_.push_back(std::move(next_.event));
    next_ = {};
    write();
}

void Connection::write() {
    close_after(limits_.writing_time);
    std::vector<asio::const_buffer> all;
    for (const auto& one : now_) {
        all.push_back(asio::buffer(*one));
    }
    asio::async_write(socket_, all,
                      [me = shared_from_this()](const Error& error, std::size_t) { me->written(error); });
}

void Connection::written(const Error& error) {
    if (closed_) {
        return;
    }
    if (error) {
        close();
    } else if (!stream_) {
        // The client closes first, or soon: to close on unread bytes would take the answer away from it.
        Error ignored;
        socket_.shutdown(Socket::shutdown_send, ignored);
        close_after(std::chrono::seconds(1));
        wait_for_end();
    } else {
        timer_.cancel();
        now_.clear();
        if (next_.event) {
            begin_next();
        }
    }
}

/// Reads until the client closes. Whatever it sends now has no meaning, so it may not be much.
void Connection::wait_for_end() {
    auto bytes = std::make_shared<std::array<char, 512>>();
    socket_.async_read_some(asio::buffer(*bytes),
                            [me = shared_from_this(), bytes](const Error& error, std::size_t n) {
                                me->more_bytes_ += n;
                                if (me->closed_) {
                                    return;
                                }
                                if (error || me->more_bytes_ > me->limits_.request_bytes) {
                                    me->close();
                                } else {
                                    me->wait_for_end();
                                }
                            });
}

}  // namespace castalia::room
