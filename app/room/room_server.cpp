#include "app/room/room_server.h"

#include <fcntl.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <map>
#include <thread>

#include "app/room/addresses.h"
#include "app/room/connection.h"
#include "app/room/word.h"

namespace castalia::room {

namespace {

using Acceptor = boost::asio::ip::tcp::acceptor;
using Code = boost::system::error_code;

/// Begins to listen. Throws TextError with the reason of the system.
Acceptor listening_on(boost::asio::io_context& context, const std::string& address, std::uint16_t port) {
    Code error;
    const auto number = boost::asio::ip::make_address(address, error);
    if (error) {
        throw TextError(say("{address} is not an IP address of this machine, such as 192.168.1.7.",
                            {{"address", literally(address)}}));
    }
    const boost::asio::ip::tcp::endpoint end(number, port);
    Acceptor acceptor(context);
    acceptor.open(end.protocol(), error);
    if (!error) {
        acceptor.set_option(Acceptor::reuse_address(true), error);
        acceptor.bind(end, error);
    }
    if (!error) {
        acceptor.listen(boost::asio::socket_base::max_listen_connections, error);
    }
    ::fcntl(acceptor.native_handle(), F_SETFD, FD_CLOEXEC);  // A program that we start must not keep the port.
    if (error) {
        throw TextError(say("Nothing can be shown at {address}: {why}. Choose another address or port.",
                            {{"address", literally(port == 0 ? address : host_of(address, port))},
                             {"why", literally(error.message())}}));
    }
    return acceptor;
}

Site site_of(const ServerOptions& options, std::uint16_t port) {
    Site site;
    site.word = options.word.empty() ? new_word() : options.word;
    site.hosts = hosts_of(options.address, port);
    site.club = options.club;
    for (std::size_t seat = 0; seat < options.seats; ++seat) {
        site.seat_words.push_back(new_word());
    }
    return site;
}

}  // namespace

struct RoomServer::Running {
    explicit Running(ServerOptions wanted)
        : options(std::move(wanted)),
          acceptor(listening_on(context, options.address, options.port)),
          port(acceptor.local_endpoint().port()),
          site(site_of(options, port)),
          hub(site),
          alive(context),
          moment(context) {
        accept();
        give_signs();
        thread = std::thread([this] { context.run(); });
    }
    ~Running() {
        // What was shown last still goes out.
        boost::asio::post(context, [this] { context.stop(); });
        thread.join();
        const auto left = std::move(connections);
        connections.clear();
        for (const auto& one : left) {
            one->close();
        }
    }

    void accept() {
        acceptor.async_accept([this](const Code& error, Connection::Socket socket) {
            if (error) {
                accept_later();
                return;
            }
            take(std::move(socket));
            accept();
        });
    }
    /// A machine that has no more files to open has some again after a moment.
    void accept_later() {
        constexpr std::chrono::milliseconds kMoment{100};
        moment.expires_after(kMoment);
        moment.async_wait([this](const Code& error) {
            if (!error) {
                accept();
            }
        });
    }
    void take(Connection::Socket socket);
    bool make_room_for(const std::string& address);
    void drop_closed() {
        std::erase_if(connections, [](const auto& one) { return one->is_closed(); });
    }
    void give_signs() {
        alive.expires_after(options.limits.alive_every);
        alive.async_wait([this](const Code& error) {
            if (!error) {
                hub.keep_alive();
                give_signs();
            }
        });
    }

    ServerOptions options;
    boost::asio::io_context context{1};
    Acceptor acceptor;
    std::uint16_t port;
    Site site;
    Hub hub;
    boost::asio::steady_timer alive, moment;
    std::vector<std::shared_ptr<Connection>> connections;
    std::thread thread;
};

void RoomServer::Running::take(Connection::Socket socket) {
    auto one = std::make_shared<Connection>(std::move(socket), hub, options.limits, [this] {
        // It is still in use by whoever closes it.
        boost::asio::post(context, [this] { drop_closed(); });
    });
    if (connections.size() >= options.limits.connections && !make_room_for(one->address())) {
        return;  // It is closed with the last hand that holds it.
    }
    connections.push_back(one);
    one->start();
}

/// Ends the newest connection of the address that has most of them, so that one machine cannot take the room from all
/// others. Returns false if that is the address itself, or no other has more.
bool RoomServer::Running::make_room_for(const std::string& address) {
    std::map<std::string, std::size_t> of_address;
    for (const auto& one : connections) {
        ++of_address[one->address()];
    }
    const auto most = std::ranges::max_element(of_address, {}, [](const auto& each) { return each.second; });
    if (most == of_address.end() || most->second <= of_address[address] + 1) {
        return false;
    }
    const auto last = std::find_if(connections.rbegin(), connections.rend(),
                                   [&](const auto& one) { return one->address() == most->first; });
    const std::shared_ptr<Connection> ended = *last;
    connections.erase(std::next(last).base());
    ended->close();
    return true;
}

RoomServer::RoomServer(ServerOptions options) : running_(std::make_unique<Running>(std::move(options))) {}

RoomServer::~RoomServer() = default;

void RoomServer::show(View view) {
    auto shown = std::make_shared<const View>(std::move(view));
    boost::asio::post(running_->context,
                      [running = running_.get(), shown = std::move(shown)] { running->hub.show(shown); });
}

std::size_t RoomServer::watching() const { return running_->hub.listening(); }

std::uint16_t RoomServer::port() const { return running_->port; }

std::vector<std::string> RoomServer::addresses() const {
    std::vector<std::string> all;
    for (const std::string& host : running_->site.hosts) {
        if (!host.starts_with("localhost")) {
            all.push_back("http://" + host + running_->site.path());
        }
    }
    return all;
}

std::string RoomServer::seat_address(Seat seat) const {
    const std::vector<std::string> all = addresses();
    const std::string page = all.size() > 1 ? all[1] : all.front();  // The first of several is the loopback.
    return page + running_->site.seat_path(seat).substr(running_->site.path().size());
}

}  // namespace castalia::room
