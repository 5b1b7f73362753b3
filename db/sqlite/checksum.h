#pragma once

#include <cstdint>
#include <string_view>

namespace castalia {

/// A checksum over values in their order, which shows that a byte on the disk has changed. It does not protect
/// against people who change both: it is FNV-1a of 64 bits, in which one changed byte always changes the result.
class Checksum {
public:
    Checksum() = default;
    /// Continues from that value.
    explicit Checksum(std::int64_t from) : value_(static_cast<std::uint64_t>(from)) {}

    Checksum& add(std::string_view text) {
        for (const char byte : text) {
            mix(static_cast<unsigned char>(byte));
        }
        return add(static_cast<std::int64_t>(text.size()));
    }
    Checksum& add(std::int64_t number) {
        constexpr unsigned kBits = 64, kByte = 8;
        for (unsigned shift = 0; shift < kBits; shift += kByte) {
            mix(static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> shift));
        }
        return *this;
    }
    std::int64_t value() const { return static_cast<std::int64_t>(value_); }

private:
    void mix(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }

    std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace castalia
