// A change to a journal by anything but Castalia is recognised, with the first operation that does not fit.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "db/journal/chains.h"
#include "db/safety/safety.h"
#include "db/sqlite/checksum.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/sentences.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

constexpr std::int64_t kOperations = 30;

Session long_session() {
    Session session = session_of();
    for (int i = 0; i < kOperations - 2; ++i) {
        const std::string note = R"({"type":"note","text":"Remark )" + std::to_string(i) + "\"}";
        enter(session, {note.c_str()});
    }
    undo(session);
    enter(session, {kNote});
    return session;
}

void lift_triggers(SQLite::Database& raw) {
    for (const char* name : {"operation_is_never_rewritten", "operation_is_never_removed",
                             "operation_follows_the_last", "operation_keeps_its_hash", "session_keeps_its_meaning"}) {
        raw.exec(std::string("DROP TRIGGER ") + name);
    }
}

/// Changes a journal at random in all ways, in the transaction of a test.
class Forger {
public:
    Forger(SQLite::Database& raw, unsigned seed) : raw_(raw), random_(seed) {}

    /// Returns the first operation that no longer fits.
    std::int64_t change() {
        switch (random_() % 7) {
            case 0: return change_byte();
            case 1: return drop();
            case 2: return swap();
            case 3: return add();
            case 4: return cut();
            case 5: return change_hash();
            default: return rewrite();
        }
    }
    const std::string& done() const { return done_; }

private:
    std::int64_t any(std::int64_t most) {
        return 1 + static_cast<std::int64_t>(random_() % static_cast<unsigned>(most));
    }
    void run(const std::string& sql) {
        done_ = sql;
        raw_.exec(sql);
    }
    std::string body(std::int64_t seq) {
        SQLite::Statement row(raw_, "SELECT body FROM operation WHERE seq = " + std::to_string(seq));
        row.executeStep();
        return row.getColumn(0).getString();
    }
    void set_body(std::int64_t seq, const std::string& body) {
        done_ = "body of " + std::to_string(seq) + ": " + body;
        SQLite::Statement change(raw_, "UPDATE operation SET body = ? WHERE seq = ?");
        change.bind(1, body);
        change.bind(2, seq);
        change.exec();
    }
    std::int64_t change_byte() {
        const std::int64_t at = any(kOperations);
        std::string text = body(at);
        char& byte = text[random_() % text.size()];
        byte = static_cast<char>(byte ^ static_cast<char>(1U << random_() % 7));
        set_body(at, text);
        return at;
    }
    std::int64_t drop() {
        const std::int64_t at = any(kOperations - 1);
        run("DELETE FROM operation WHERE seq = " + std::to_string(at));
        raw_.exec("UPDATE operation SET seq = seq + 1000 WHERE seq > " + std::to_string(at) +
                  "; UPDATE operation SET seq = seq - 1001 WHERE seq > 1000");
        return at;
    }
    std::int64_t swap() {
        const std::int64_t a = any(kOperations - 1), b = a + any(kOperations - a);
        const std::string one = std::to_string(a), other = std::to_string(b);
        run("UPDATE operation SET seq = 1000 WHERE seq = " + one + "; UPDATE operation SET seq = " + one +
            " WHERE seq = " + other + "; UPDATE operation SET seq = " + other + " WHERE seq = 1000");
        return a;
    }
    /// Adds an operation between two others, with the hash of one of them.
    std::int64_t add() {
        const std::int64_t at = any(kOperations);
        const std::string from = std::to_string(at);
        raw_.exec("UPDATE operation SET seq = seq + 1001 WHERE seq >= " + from +
                  "; UPDATE operation SET seq = seq - 1000 WHERE seq > 1000");
        run("INSERT INTO operation SELECT 1, " + from +
            ", at_ms, body, hash FROM operation WHERE seq = " + std::to_string(at + 1));
        return at + 1;  // The copy itself fits; the operation after it no longer does.
    }
    std::int64_t cut() {
        const std::int64_t at = any(kOperations);
        run("DELETE FROM operation WHERE seq >= " + std::to_string(at));
        return at;
    }
    std::int64_t change_hash() {
        const std::int64_t at = any(kOperations);
        run("UPDATE operation SET hash = randomblob(32) WHERE seq = " + std::to_string(at));
        return at;
    }
    /// Changes an operation as somebody would who knows how to make its hash anew.
    std::int64_t rewrite() {
        const std::int64_t at = any(kOperations - 1);
        set_body(at, R"({"deed":"undo","at":"2026-11-21T19:00:00Z"})");
        ChainHash before{};
        SQLite::Statement row(raw_, at == 1 ? std::string("SELECT heading FROM journal_head")
                                            : "SELECT hash FROM operation WHERE seq = " + std::to_string(at - 1));
        row.executeStep();
        before = *hash_in(Query::bytes_in(row.getColumn(0)));
        const ChainHash hash = next_in_chain(before, body(at));
        SQLite::Statement change(raw_, "UPDATE operation SET hash = ? WHERE seq = ?");
        change.bind(1, hash.data(), static_cast<int>(hash.size()));
        change.bind(2, at);
        change.exec();
        return at + 1;
    }

    SQLite::Database& raw_;
    std::mt19937 random_;
    std::string done_;
};

TEST(AChain, WhoseEndIsLostGoesOnBehindItsLastOperation) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    Session session = session_of();
    enter(session, {kRoll});
    store.begin(session);
    SQLite::Database raw(folder / "library.sqlite", SQLite::OPEN_READWRITE);
    raw.exec("DELETE FROM journal_head");
    enter(session, {kNote});
    append_from(store, session, session.journal().size() - 1);
    SQLite::Statement rows(raw, "SELECT body, hash FROM operation ORDER BY seq DESC LIMIT 2");
    ASSERT_TRUE(rows.executeStep());
    const std::string body = rows.getColumn(0).getString();
    const std::optional<ChainHash> hash = hash_in(Query::bytes_in(rows.getColumn(1)));
    ASSERT_TRUE(rows.executeStep());
    EXPECT_EQ(hash, next_in_chain(*hash_in(Query::bytes_in(rows.getColumn(1))), body));
}

TEST(AChain, TellsTheFirstOperationOfEveryChange) {
    const Folder folder;
    Store(known_games(), folder / "library.sqlite").begin(long_session());
    Database database(folder / "library.sqlite", Database::Purpose::use);
    lift_triggers(database.raw());
    ASSERT_EQ(wrong_in_chain(database, 1), std::nullopt);
    Forger forger(database.raw(), 8);
    const int tries = std::getenv("CASTALIA_LONG") != nullptr ? 50'000 : 5'000;
    for (int i = 0; i < tries; ++i) {
        const Writing rolled_back(database);
        const std::int64_t first = forger.change();
        const std::optional<Text> finding = wrong_in_chain(database, 1);
        ASSERT_TRUE(finding) << forger.done();
        ASSERT_NE(english(*finding).find("operation " + std::to_string(first) + " "), std::string::npos)
            << english(*finding) << "\n"
            << first << " " << forger.done();
    }
    EXPECT_EQ(wrong_in_chain(database, 1), std::nullopt);
}

TEST(AChain, IsThatOfTheSessionAndOfItsRecordInAnyLibrary) {
    const Folder folder;
    const Session session = long_session();
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    EXPECT_EQ(store.chain(kFirstId)->head, head_of_chain(session));
    Session longer = store.load(kFirstId);
    enter(longer, {kRoll, kSell});
    append_from(store, longer, longer.journal().size() - 2);
    EXPECT_EQ(store.chain(kFirstId)->head, head_of_chain(longer));
    EXPECT_EQ(store.chain(kFirstId)->operations, longer.journal().size());
    EXPECT_EQ(store.chain(kFirstId)->hashed_from, 1u);
    EXPECT_EQ(store.chain(kFirstId)->hashed_at, std::nullopt);

    Store other(known_games(), folder / "other.sqlite");
    other.begin(read_record(write_record(longer), known_games()));
    EXPECT_EQ(other.chain(kFirstId)->head, head_of_chain(longer));
}

/// Gives the operations of a session their hashes as a new session gets them.
void chain_anew(Database& database, std::int64_t key) {
    begin_chain(database, key);
    GrowingChain chain(database, key, 0);
    std::vector<std::string> bodies;
    auto rows = database.query("SELECT body FROM operation WHERE session = :session ORDER BY seq");
    for (rows.with(":session", key); rows.next();) {
        bodies.push_back(rows.text("body"));
    }
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        database.query("UPDATE operation SET hash = :hash WHERE session = :session AND seq = :seq")
            .with(":hash", chain.add(bodies[i]))
            .with(":session", key)
            .with(":seq", static_cast<std::int64_t>(i + 1))
            .run();
    }
    chain.keep();
}

/// Nothing in a file can show that somebody made all of it anew. Only a printed fingerprint can.
TEST(AChain, ThatIsMadeAnewHasAnotherFingerprint) {
    const Folder folder;
    const Session session = long_session();
    Store(known_games(), folder / "library.sqlite").begin(session);
    {
        Database database(folder / "library.sqlite", Database::Purpose::use);
        lift_triggers(database.raw());
        database.raw().exec("UPDATE operation SET body = replace(body, 'Remark 4', 'Remark 5')");
        chain_anew(database, 1);
        EXPECT_EQ(wrong_in_chain(database, 1), std::nullopt);
        EXPECT_NE(fingerprint(kept_head(database, 1)->hash), fingerprint(head_of_chain(session)));
    }
}

TEST(AChain, IsToldBySentencesInLoadAndVerify) {
    const Folder folder;
    Store(known_games(), folder / "library.sqlite").begin(long_session());
    {
        SQLite::Database raw(folder / "library.sqlite", SQLite::OPEN_READWRITE);
        raw.exec(
            "DROP TRIGGER operation_is_never_rewritten; UPDATE operation SET body = replace(body, 'Remark 4', "
            "'Remark 5')");
        raw.exec(
            "CREATE TRIGGER operation_is_never_rewritten BEFORE UPDATE OF session, seq, at_ms, body ON operation\n"
            "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END");
    }
    Store store(known_games(), folder / "library.sqlite");
    std::vector<std::string> texts;
    store.on_damage([&](const Text& damage) { texts.push_back(english(damage)); });
    store.load(kFirstId);
    ASSERT_EQ(texts.size(), 1u);
    EXPECT_NE(texts[0].find("is not as it was recorded: operation 5 does not fit"), std::string::npos) << texts[0];
    const std::vector<std::string> wrong = in_english(Safety(store).verify());
    ASSERT_FALSE(wrong.empty());
    EXPECT_NE(wrong[0].find("operation 5 does not fit"), std::string::npos) << wrong[0];
}

class FromBefore : public ::testing::Test {
protected:
    FromBefore() { std::filesystem::copy_file(source_dir() + "/tests/old/library-7.sqlite", file); }
    /// Opens the library, which brings it to the newest version.
    Store opened() {
        Store store(known_games(), file);
        store.on_damage([this](const Text& damage) { told.push_back(english(damage)); });
        return store;
    }

    const std::string id = "0199c1de-5b0c-7c3e-8f5e-00000000c0de";
    const Folder folder;
    const std::filesystem::path file = folder / "library.sqlite";
    std::vector<std::string> told;
};

TEST_F(FromBefore, GetsItsHashesWhenItIsOpened) {
    Store store = opened();
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    EXPECT_EQ(told, std::vector<std::string>{});
    Session session = store.load(id);
    const KeptChain before = *store.chain(id);
    EXPECT_EQ(before.head, head_of_chain(session));
    EXPECT_EQ(before.hashed_from, session.journal().size() + 1);
    EXPECT_NE(before.hashed_at, std::nullopt);
    enter(session, {kNote});
    append_from(store, session, session.journal().size() - 1);
    EXPECT_EQ(store.chain(id)->hashed_from, session.journal().size());
    EXPECT_EQ(store.chain(id)->hashed_at, before.hashed_at);
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST_F(FromBefore, StaysToldWhereItDidNotFitItsChecksum) {
    {
        SQLite::Database raw(file, SQLite::OPEN_READWRITE);
        raw.exec(
            "DROP TRIGGER deed_is_never_rewritten; UPDATE deed SET at_ms = at_ms + 1 WHERE seq = 3 AND session = "
            "(SELECT key FROM session WHERE id = '" +
            id + "')");
        raw.exec(
            "CREATE TRIGGER deed_is_never_rewritten BEFORE UPDATE ON deed\n"
            "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END");
    }
    for (int i = 0; i < 2; ++i) {
        Store store = opened();
        EXPECT_FALSE(Safety(store).verify({id}).empty());
        Session session = store.load(id);
        EXPECT_FALSE(told.empty());
        enter(session, {kNote});
        append_from(store, session, session.journal().size() - 1);
        const std::vector<std::string> wrong = in_english(Safety(store).verify({id}));
        ASSERT_FALSE(wrong.empty());
        EXPECT_NE(wrong[0].find("has been changed since it was recorded"), std::string::npos) << wrong[0];
        told.clear();
    }
}

}  // namespace
}  // namespace castalia
