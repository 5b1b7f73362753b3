#include "db/journal/chains.h"

#include <algorithm>

#include "db/journal/statements.h"
#include "db/sqlite/checksum.h"

namespace castalia {

namespace {

const char* const kChainedRows = "SELECT seq, body, hash FROM operation WHERE session = :session ORDER BY seq";
const char* const kCoveredFacts = "SELECT coalesce(ended_ms, -1) AS ended, sample FROM session WHERE key = :session";
const char* const kLastHash = "SELECT hash FROM operation WHERE session = :session ORDER BY seq DESC LIMIT 1";

KeptHead head_in(const Query& row) {
    return {row.number("operations"),
            hash_in(row.bytes("heading")).value_or(ChainHash{}),
            hash_in(row.bytes("hash")).value_or(ChainHash{}),
            row.number("hashed_from"),
            row.moment("hashed_ms"),
            row.number("checksum")};
}

/// A head that was not sound before gets a checksum that it does not have: it stays reported.
void move_head(Database& database, std::int64_t key, const KeptHead& head, const CoveredFacts& facts, bool sound) {
    const std::int64_t checksum = facts.checksum_of(head);
    database.query(sql::move_head)
        .with(":session", key)
        .with(":operations", head.operations)
        .with(":hash", head.hash)
        .with(":checksum", sound ? checksum : ~checksum)
        .run();
}

}  // namespace

std::optional<ChainHash> hash_in(std::span<const unsigned char> bytes) {
    ChainHash hash{};
    if (bytes.size() != hash.size()) {
        return std::nullopt;
    }
    std::ranges::copy(bytes, hash.begin());
    return hash;
}

std::int64_t CoveredFacts::checksum_of(const KeptHead& head) const {
    Checksum checksum;
    checksum.add(ended).add(sample).add(head.operations).add(hex(head.heading)).add(hex(head.hash));
    checksum.add(head.hashed_from).add(head.hashed_at ? head.hashed_at->time_since_epoch().count() : -1);
    return checksum.value();
}

CoveredFacts covered_facts(Database& database, std::int64_t key) {
    auto row = database.query(kCoveredFacts);
    return row.with(":session", key).next() ? CoveredFacts{row.number("ended"), row.number("sample")}
                                            : CoveredFacts{};
}

ChainRoot chain_root(Database& database, std::int64_t key) {
    auto row = database.query(sql::chain_start);
    if (!row.with(":session", key).next()) {
        return {};
    }
    return {CoveredFacts{row.number("ended"), row.number("sample")},
            start_of_chain({row.text("id"), row.text("game"), row.text("edition"), row.text("players"),
                            row.text("setup"), row.text("imported")})};
}

std::optional<KeptHead> kept_head(Database& database, std::int64_t key) {
    auto row = database.query(sql::kept_head);
    return row.with(":session", key).next() ? std::optional(head_in(row)) : std::nullopt;
}

std::optional<JournalEnd> journal_end(Database& database, const std::string& id) {
    auto row = database.query(sql::journal_end);
    if (!row.with(":id", id).next()) {
        return std::nullopt;
    }
    return JournalEnd{row.number("key"), CoveredFacts{row.number("ended"), row.number("sample")},
                      row.is_null("operations") ? std::nullopt : std::optional(head_in(row)),
                      row.number("stale") != 0, row.number("earlier_endings") != 0};
}

void begin_chain(Database& database, std::int64_t key) { begin_chain(database, key, chain_root(database, key)); }

KeptHead begin_chain(Database& database, std::int64_t key, const ChainRoot& root) {
    KeptHead head;
    head.heading = head.hash = root.heading;
    head.checksum = root.checksum_of(head);
    keep_head(database, key, root, head);
    return head;
}

void keep_head(Database& database, std::int64_t key, const CoveredFacts& facts, const KeptHead& head) {
    database.query(sql::add_head)
        .with(":session", key)
        .with(":operations", head.operations)
        .with(":heading", head.heading)
        .with(":hash", head.hash)
        .with(":hashed_from", head.hashed_from)
        .with(":hashed_ms", head.hashed_at)
        .with(":checksum", facts.checksum_of(head))
        .run();
}

void reseal_head(Database& database, std::int64_t key, const std::function<void()>& change) {
    const std::optional<KeptHead> kept = kept_head(database, key);
    const bool sound = kept && kept->checksum == covered_facts(database, key).checksum_of(*kept);
    change();
    if (kept) {
        move_head(database, key, *kept, covered_facts(database, key), sound);
    }
}

GrowingChain::GrowingChain(Database& database, std::int64_t key, std::size_t known)
    : GrowingChain(database, JournalEnd{key, covered_facts(database, key), kept_head(database, key)}, known) {}

GrowingChain::GrowingChain(Database& database, const JournalEnd& end, std::size_t known)
    : database_(database),
      key_(end.key),
      operations_(static_cast<std::int64_t>(known)),
      facts_(end.facts),
      kept_(end.head) {
    if (kept_) {
        hash_ = kept_->hash;
        return;
    }
    auto last = database.query(kLastHash);  // The kept end is lost and stays lost.
    if (last.with(":session", key_).next()) {
        hash_ = hash_in(last.bytes("hash")).value_or(ChainHash{});
    }
}

void GrowingChain::keep() {
    if (!kept_) {
        return;
    }
    const bool sound = kept_->checksum == facts_.checksum_of(*kept_);
    kept_->operations = operations_;
    kept_->hash = hash_;
    move_head(database_, key_, *kept_, facts_, sound);
}

ChainCheck::ChainCheck(Database& database, std::int64_t key)
    : root_(chain_root(database, key)),
      kept_(kept_head(database, key)),
      // Another function tells of a changed heading.
      hash_(kept_ ? kept_->heading : root_.heading) {}

void ChainCheck::add(std::int64_t number, std::string_view body, const std::optional<ChainHash>& hash) {
    ++operations_;
    if (broken_) {
        return;
    }
    hash_ = next_in_chain(hash_, body);
    if (number != operations_ || hash != hash_) {
        broken_ = operations_;
        without_hash_ = !hash;
    }
}

std::optional<Text> ChainCheck::finding() const {
    const Fill number{"number", literally(static_cast<long long>(broken_.value_or(0)))};
    if (!kept_) {
        return say("the row that says how far its journal goes is missing");
    }
    if (kept_->heading == ChainHash{}) {  // The migration found it so (db/journal/first_chains.cpp).
        return say("its heading or its journal has been changed since it was recorded");
    }
    if (kept_->heading != root_.heading) {
        return say("its heading has been changed since it was recorded");
    }
    if (broken_) {
        return without_hash_ ? say("operation {number} has no hash: it was not added by Castalia", {number})
                             : say("operation {number} does not fit: it was changed, moved or added, or one before "
                                   "it was dropped",
                                   {number});
    }
    const Fill last{"last", literally(static_cast<long long>(operations_))};
    const Fill all{"all", literally(static_cast<long long>(kept_->operations))};
    if (operations_ < kept_->operations) {
        return say(
            "the journal ends with operation {last}, but {all} were recorded: those from operation {number} on "
            "were dropped",
            {last, all, {"number", literally(static_cast<long long>(operations_ + 1))}});
    }
    if (operations_ > kept_->operations) {
        return say("operation {number} was added, and not by Castalia: {all} were recorded",
                   {{"number", literally(static_cast<long long>(kept_->operations + 1))}, all});
    }
    if (hash_ != kept_->hash || kept_->checksum != root_.checksum_of(*kept_)) {
        return say("what was kept of the end of its journal has been changed, or when the session ended");
    }
    return std::nullopt;
}

std::optional<Text> wrong_in_chain(Database& database, std::int64_t key) {
    ChainCheck check(database, key);
    auto rows = database.query(kChainedRows);
    for (rows.with(":session", key); rows.next();) {
        check.add(rows.number("seq"), rows.text_view("body"), hash_in(rows.bytes("hash")));
    }
    return check.finding();
}

}  // namespace castalia
