#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace castalia::room {

/// The address of this machine alone, which no other can reach.
inline constexpr const char* kLoopback = "127.0.0.1";

/// Returns the numbers under which this machine can be reached: the loopback first, then those of its networks.
std::vector<std::string> own_addresses();

/// Returns the address as a browser writes it: "192.168.1.7:8000", "[fd00::7]:8000".
std::string host_of(const std::string& address, std::uint16_t port);

/// Returns every `Host` that a browser may name for a server on this address: the address itself, the name
/// "localhost" for the loopback, and all addresses of the machine for one that stands for all of them ("0.0.0.0").
std::vector<std::string> hosts_of(const std::string& address, std::uint16_t port);

}  // namespace castalia::room
