#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/rules/text.h"
#include "core/session/chain.h"
#include "db/sqlite/database.h"

namespace castalia {

/// Where the chain of a journal stands, as it was kept when the journal was last written.
struct KeptHead {
    std::int64_t operations = 0;
    ChainHash heading{}, hash{};
    std::int64_t hashed_from = 1;     ///< The first operation that got its hash as it was recorded …
    std::optional<Moment> hashed_at;  ///< … and when those before it got theirs.
    std::int64_t checksum = 0;        ///< Over all this, and over what no operation says of a session.
};
std::optional<KeptHead> kept_head(Database& database, std::int64_t key);

/// What a chain begins with, as it follows from the session's row, and what only a checksum covers: when the session
/// ended and whether it is a sample.
struct ChainRoot {
    ChainHash heading{};
    std::int64_t ended = -1, sample = 0;

    std::int64_t checksum_of(const KeptHead& head) const;
};
ChainRoot chain_root(Database& database, std::int64_t key);

/// Begins the chain of a session that has no operations yet.
void begin_chain(Database& database, std::int64_t key);
/// Gives every operation of a session its hash, where they have none, and keeps `at` as the time of that.
void chain_anew(Database& database, std::int64_t key, std::optional<Moment> at);

/// Makes a change of what only the checksum covers, such as when the session ended. What did not fit before does not
/// fit afterwards.
void reseal_head(Database& database, std::int64_t key, const std::function<void()>& change);

/// Grows the chain of a session while its journal is written. What did not fit before does not fit afterwards.
class GrowingChain {
public:
    GrowingChain(Database& database, std::int64_t key, std::size_t known);

    /// Returns the hash of the operation that is written next.
    const ChainHash& add(std::string_view body) {
        ++operations_;
        return hash_ = next_in_chain(hash_, body);
    }
    void keep();

private:
    Database& database_;
    std::int64_t key_, operations_;
    ChainRoot root_;
    std::optional<KeptHead> kept_;
    ChainHash hash_{};
};

/// Compares the rows of a journal, one after the other, with the hashes in them and with what was kept.
class ChainCheck {
public:
    ChainCheck(Database& database, std::int64_t key);

    void add(std::int64_t number, std::string_view body, const std::optional<ChainHash>& hash);
    /// Returns what does not fit, first of all the operation from which on it is so; nothing when all is as it was
    /// recorded.
    std::optional<Text> finding() const;

private:
    ChainRoot root_;
    std::optional<KeptHead> kept_;
    ChainHash hash_{};
    std::int64_t operations_ = 0;
    std::optional<std::int64_t> broken_;  ///< The first operation that does not fit …
    bool without_hash_ = false;           ///< … because it has no hash at all.
};

/// Compares all rows of a journal.
std::optional<Text> wrong_in_chain(Database& database, std::int64_t key);

/// Reads a hash; nothing where there is none.
std::optional<ChainHash> hash_in(std::span<const unsigned char> bytes);

}  // namespace castalia
