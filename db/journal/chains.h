#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/rules/text/text.h"
#include "core/session/chain.h"
#include "db/sqlite/database.h"

namespace castalia {

/// The end of a journal's chain, as it was kept when the journal was last written.
struct KeptHead {
    std::int64_t operations = 0;
    ChainHash heading{}, hash{};
    std::int64_t hashed_from = 1;     ///< The first operation that got its hash when it was recorded.
    std::optional<Moment> hashed_at;  ///< The moment when the operations before it got theirs.
    /// The checksum of all this and of the facts that no operation tells of a session.
    std::int64_t checksum = 0;
};
std::optional<KeptHead> kept_head(Database& database, std::int64_t key);

/// The facts of a session that only the checksum of its head covers.
struct CoveredFacts {
    std::int64_t ended = -1;  ///< In milliseconds since 1970; -1 if its heading does not say when it ended.
    std::int64_t sample = 0;

    std::int64_t checksum_of(const KeptHead& head) const;
};
CoveredFacts covered_facts(Database& database, std::int64_t key);

/// What has to be known of a session before operations are added to its journal.
struct JournalEnd {
    std::int64_t key = 0;
    CoveredFacts facts;
    std::optional<KeptHead> head;  ///< Nothing if the library has lost it.
    bool stale = false;            ///< Its summary is marked as stale already.
    bool earlier_endings = false;  ///< Some session of the library has an earlier ending.
};
/// Looks all of it up at once; nothing if the library does not hold the session.
std::optional<JournalEnd> journal_end(Database& database, const std::string& id);

/// The beginning of a chain, which follows from the session's row, and what only the checksum covers.
struct ChainRoot : CoveredFacts {
    ChainHash heading{};
};
ChainRoot chain_root(Database& database, std::int64_t key);
/// Returns CoveredFacts::ended.
inline std::int64_t ended_for_chain(const std::optional<Moment>& ended) {
    return ended ? ended->time_since_epoch().count() : -1;
}

/// Begins the chain of a session that has no operations yet.
void begin_chain(Database& database, std::int64_t key);
/// Does the same with the root that `chain_root` would return. Returns where the chain stands.
KeptHead begin_chain(Database& database, std::int64_t key, const ChainRoot& root);
/// Keeps where a chain stands, with the checksum over it, in place of what was kept before.
void keep_head(Database& database, std::int64_t key, const CoveredFacts& facts, const KeptHead& head);

/// Makes a change of facts that only the checksum covers, such as when the session ended. A chain that did not fit
/// before still does not fit afterwards.
void reseal_head(Database& database, std::int64_t key, const std::function<void()>& change);

/// Grows the chain of a session while its journal is written. A chain that did not fit before still does not fit
/// afterwards.
class GrowingChain {
public:
    GrowingChain(Database& database, std::int64_t key, std::size_t known);
    GrowingChain(Database& database, const JournalEnd& end, std::size_t known);

    /// Adds the next operation and returns its hash.
    const ChainHash& add(std::string_view body) {
        ++operations_;
        return hash_ = next_in_chain(hash_, body);
    }
    void keep();

private:
    Database& database_;
    std::int64_t key_, operations_;
    CoveredFacts facts_;
    std::optional<KeptHead> kept_;
    ChainHash hash_{};
};

/// Compares the rows of a journal, one after the other, with the hashes in them and with the end that was kept.
class ChainCheck {
public:
    ChainCheck(Database& database, std::int64_t key);

    void add(std::int64_t number, std::string_view body, const std::optional<ChainHash>& hash);
    const ChainRoot& root() const { return root_; }
    const std::optional<KeptHead>& kept() const { return kept_; }
    /// Returns what does not fit, beginning with the first such operation; nothing if everything is as it was
    /// recorded.
    std::optional<Text> finding() const;

private:
    ChainRoot root_;
    std::optional<KeptHead> kept_;
    ChainHash hash_{};
    std::int64_t operations_ = 0;
    std::optional<std::int64_t> broken_;  ///< The first operation that does not fit.
    bool without_hash_ = false;           ///< It does not fit because it has no hash.
};

/// Compares all rows of a journal. Returns what does not fit; nothing if all do.
std::optional<Text> wrong_in_chain(Database& database, std::int64_t key);

/// Reads a hash; nothing if there is none.
std::optional<ChainHash> hash_in(std::span<const unsigned char> bytes);

}  // namespace castalia
