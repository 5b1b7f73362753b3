#pragma once

#include <array>
#include <string>
#include <string_view>

namespace castalia {

class Session;

/// A SHA-256 over an operation and the hash of the one before it. Whoever changes, drops, adds or moves an operation
/// changes every hash from there on; CONTRIBUTING.md says what is hashed, byte by byte.
using ChainHash = std::array<unsigned char, 32>;

/// What the operations of a session rest on, each as the library keeps it: the lists and the setup as compact JSON,
/// `imported` empty where no other program's journal came with the session.
struct ChainStart {
    std::string id, game, edition, players, setup, imported;
};

/// Returns what the first operation is chained to.
ChainHash start_of_chain(const ChainStart& start);
/// Returns the hash of an operation, written as compact JSON, that follows one with the hash `before`.
ChainHash next_in_chain(const ChainHash& before, std::string_view operation);

/// The chain of a session: what its first operation is chained to, and the hash of the last one.
ChainHash start_of_chain(const Session& session);
ChainHash head_of_chain(const Session& session);

/// Returns the SHA-256 of a file.
ChainHash hash_of_file(std::string_view bytes);

/// 64 hexadecimal digits.
std::string hex(const ChainHash& hash);
/// The first 16 of them in groups of four, for people to compare: "1f40 9c2e 07ab 55d3".
std::string fingerprint(const ChainHash& head);

}  // namespace castalia
