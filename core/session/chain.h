#pragma once

#include <array>
#include <string>
#include <string_view>

namespace castalia {

class Session;

/// The SHA-256 of an operation and of the hash before it. Changing, dropping, adding or moving an operation changes
/// every hash from there on. resources/record.md says which bytes are hashed.
using ChainHash = std::array<unsigned char, 32>;

/// The values from which a chain starts, each as the library keeps it: lists and the setup as compact JSON.
/// `imported` is empty unless the journal of another program came with the session.
struct ChainStart {
    std::string id, game, edition, players, setup, imported;
};

/// Returns the hash to which the first operation is chained.
ChainHash start_of_chain(const ChainStart& start);
/// Returns the hash of an operation, written as compact JSON, that follows one with the hash `before`.
ChainHash next_in_chain(const ChainHash& before, std::string_view operation);

/// Return the hash to which the first operation of a session is chained, and the hash of the last one.
ChainHash start_of_chain(const Session& session);
ChainHash head_of_chain(const Session& session);

/// Returns the SHA-256 of a file.
ChainHash hash_of_file(std::string_view bytes);

/// Returns the hash as 64 hexadecimal digits.
std::string hex(const ChainHash& hash);
/// Returns the first 16 digits in groups of four, for people to compare: "1f40 9c2e 07ab 55d3".
std::string fingerprint(const ChainHash& head);

}  // namespace castalia
