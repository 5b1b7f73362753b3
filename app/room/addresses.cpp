#include "app/room/addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <algorithm>
#include <array>
#include <memory>

namespace castalia::room {

namespace {

/// Returns the number of a network address; empty for one that is no IP address, or is good for one cable only.
std::string number_of(const sockaddr* address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (address->sa_family == AF_INET) {
        const auto* four = reinterpret_cast<const sockaddr_in*>(address);
        inet_ntop(AF_INET, &four->sin_addr, text.data(), text.size());
    } else if (address->sa_family == AF_INET6) {
        const auto* six = reinterpret_cast<const sockaddr_in6*>(address);
        if (!IN6_IS_ADDR_LINKLOCAL(&six->sin6_addr)) {
            inet_ntop(AF_INET6, &six->sin6_addr, text.data(), text.size());
        }
    }
    return text.data();
}

bool stands_for_all(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

}  // namespace

std::vector<std::string> own_addresses() {
    std::vector<std::string> four{kLoopback}, six;
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) {
        return four;
    }
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0 || (one->ifa_flags & IFF_LOOPBACK) != 0) {
            continue;
        }
        const std::string number = number_of(one->ifa_addr);
        std::vector<std::string>& list = number.find(':') == std::string::npos ? four : six;
        if (!number.empty() && std::ranges::find(list, number) == list.end()) {
            list.push_back(number);
        }
    }
    // The numbers of IPv4 come first, because they can be read out and typed.
    four.insert(four.end(), six.begin(), six.end());
    return four;
}

std::string host_of(const std::string& address, std::uint16_t port) {
    constexpr std::uint16_t kUsual = 80;  // A browser leaves it out.
    const std::string host = address.find(':') == std::string::npos ? address : "[" + address + "]";
    return port == kUsual ? host : host + ":" + std::to_string(port);
}

std::vector<std::string> hosts_of(const std::string& address, std::uint16_t port) {
    std::vector<std::string> hosts;
    const std::vector<std::string> numbers =
        stands_for_all(address) ? own_addresses() : std::vector<std::string>{address};
    for (const std::string& number : numbers) {
        hosts.push_back(host_of(number, port));
        if (number == kLoopback || number == "::1") {
            hosts.push_back(host_of("localhost", port));
        }
    }
    return hosts;
}

}  // namespace castalia::room
