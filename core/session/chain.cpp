#include "core/session/chain.h"

#include <nettle/sha2.h>

#include <algorithm>
#include <array>

#include "core/session/session.h"

namespace castalia {

namespace {

class Sha256 {
public:
    Sha256() { sha256_init(&context_); }
    /// Adds a line. Any program that writes lines and knows SHA-256 can repeat the hash.
    Sha256& line(std::string_view text) { return add(text).add("\n"); }
    Sha256& add(std::string_view text) {
        sha256_update(&context_, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
        return *this;
    }
    ChainHash value() {
        ChainHash hash{};
        sha256_digest(&context_, hash.size(), hash.data());
        return hash;
    }

private:
    sha256_ctx context_{};
};

constexpr std::size_t kHexDigits = 2 * std::tuple_size_v<ChainHash>;

constexpr std::array<std::array<char, 2>, 256> kDigitsOfByte = [] {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::array<std::array<char, 2>, 256> digits{};
    for (std::size_t byte = 0; byte != digits.size(); ++byte) {
        digits[byte] = {kDigits[byte / 16], kDigits[byte % 16]};
    }
    return digits;
}();

/// Writes the digits of a hash. It is called for every operation of a session that is opened.
void write_hex(const ChainHash& hash, char* out) {
    for (const std::uint8_t byte : hash) {
        out = std::ranges::copy(kDigitsOfByte[byte], out).out;
    }
}

}  // namespace

ChainHash start_of_chain(const ChainStart& start) {
    Sha256 hash;
    hash.line("castalia.session");
    for (const std::string* part :
         {&start.id, &start.game, &start.edition, &start.players, &start.setup, &start.imported}) {
        hash.line(*part);
    }
    return hash.value();
}

ChainHash next_in_chain(const ChainHash& before, std::string_view operation) {
    std::array<char, kHexDigits + 1> line{};
    write_hex(before, line.data());
    line.back() = '\n';
    return Sha256().add({line.data(), line.size()}).line(operation).value();
}

ChainHash hash_of_file(std::string_view bytes) { return Sha256().add(bytes).value(); }

ChainHash start_of_chain(const Session& session) {
    const Heading& heading = session.heading();
    const Json& imported = session.imported_journal;
    return start_of_chain({heading.id, heading.game, heading.edition, Json(heading.players).dump(),
                           heading.setup.dump(), imported.is_null() ? "" : imported.dump()});
}

ChainHash head_of_chain(const Session& session) {
    ChainHash hash = start_of_chain(session);
    for (const JournalLine& line : session.journal()) {
        hash = next_in_chain(hash, write_operation(line, session.playthrough(), session.names()).dump());
    }
    return hash;
}

std::string hex(const ChainHash& hash) {
    std::string digits(kHexDigits, ' ');
    write_hex(hash, digits.data());
    return digits;
}

std::string fingerprint(const ChainHash& head) {
    constexpr std::size_t kGroup = 4, kDigits = 16;
    const std::string digits = hex(head);
    std::string groups = digits.substr(0, kGroup);
    for (std::size_t at = kGroup; at < kDigits; at += kGroup) {
        groups += " " + digits.substr(at, kGroup);
    }
    return groups;
}

}  // namespace castalia
