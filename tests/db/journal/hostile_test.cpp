// A library from a stranger runs nothing, takes no memory for what it only claims, and is refused in plain words.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <random>

#include "db/history/earlier_endings.h"
#include "db/history/history.h"
#include "db/journal/schema.h"
#include "db/safety/safety.h"
#include "db/sqlite/database.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;
using Kind = Failure::Kind;

/// Changes a file as a stranger can with SQLite, where nothing is forbidden.
void craft(const std::filesystem::path& file, const std::string& sql) {
    Session session = session_of();
    enter(session, {kRoll, kSell, kNote});
    Store(known_games(), file).begin(session);
    SQLite::Database raw(file, SQLite::OPEN_READWRITE);
    sqlite3_db_config(raw.getHandle(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
    raw.exec("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; PRAGMA recursive_triggers = OFF");
    raw.exec(sql);
}

/// Opens, reads and checks a file, which either works or is refused with a Failure. Returns what was found wrong.
std::vector<std::string> tried(const std::filesystem::path& file) {
    try {
        const Store store(known_games(), file);
        std::vector<std::string> wrong = in_english(Safety(store).verify());
        for (const SessionSummary& summary : History(store).summaries()) {
            if (store.holds(summary.id)) {
                write_record(store.load(summary.id));
            }
        }
        return wrong;
    } catch (const Failure& failure) {
        return {failure.what()};
    }
}

struct Trap {
    const char* sql;
    const char* told;
};

TEST(AStrangersFile, WithPartsThatCastaliaDidNotMakeIsLeftAsItIs) {
    const std::vector<Trap> traps{
        {"CREATE TRIGGER eager AFTER INSERT ON setting BEGIN DELETE FROM setting; END",
         "holds the trigger eager, which Castalia did not make"},
        {"CREATE TEMP TABLE a (b); CREATE VIEW seen AS SELECT load_extension('evil') FROM session",
         "holds the view seen, which Castalia did not make"},
        {"CREATE TABLE letters (a)", "holds the table letters, which Castalia did not make"},
        {"CREATE VIRTUAL TABLE words USING fts5 (a)", "holds the table words"},
        {"CREATE INDEX sly ON setting (abs(length(value)))", "holds the index sly, which Castalia did not make"},
        {"CREATE TABLE sqlite_stat1 (tbl, idx, stat, more)", "holds the table sqlite_stat1"},
        {"UPDATE sqlite_master SET sql = 'CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL"
         " CHECK (load_extension(value))) STRICT, WITHOUT ROWID' WHERE name = 'setting'",
         "holds the table setting, which Castalia did not make"},
        {"UPDATE sqlite_master SET sql = replace(sql, 'append-only', 'anything') WHERE name = "
         "'operation_is_never_removed'",
         "holds the trigger operation_is_never_removed, which Castalia did not make"},
        {"DELETE FROM sqlite_master WHERE name = 'sqlite_autoindex_place_1'; UPDATE sqlite_master SET type = 'view', "
         "sql = 'CREATE VIEW place AS SELECT 1 AS key, 2 AS name', rootpage = 0"
         " WHERE name = 'place'",
         "holds the view place"},
        {"DROP TABLE told", "lacks the table told"},
        {"PRAGMA user_version = 0", "does not say which version wrote it"},
        {"CREATE TABLE \"bell\x07 \x1b[2J\" (a)", "holds the table bell? ?[2J, which"},
    };
    const Folder folder;
    for (std::size_t i = 0; i < traps.size(); ++i) {
        SCOPED_TRACE(traps[i].sql);
        const auto file = folder / ("library" + std::to_string(i) + ".sqlite");
        craft(file, traps[i].sql);
        const std::string before = bytes_of(file);
        try {
            const Store store(known_games(), file);
            ADD_FAILURE() << "it was opened";
        } catch (const Failure& failure) {
            const std::string text = failure.what();
            EXPECT_EQ(failure.kind, Kind::damaged);
            EXPECT_NE(text.find(traps[i].told), std::string::npos) << text;
            EXPECT_NE(text.find(file.filename().string()), std::string::npos) << text;
            EXPECT_NE(text.find("restore a backup"), std::string::npos) << text;
        }
        EXPECT_EQ(bytes_of(file), before);
    }
}

TEST(AStrangersFile, MayHaveBeenAnalyzed) {
    const Folder folder;
    craft(folder / "library.sqlite", "ANALYZE");
    EXPECT_EQ(tried(folder / "library.sqlite"), std::vector<std::string>{});
}

TEST(AStrangersFile, IsOpenedWithEverySafetyOn) {
    const Folder folder;
    {
        const Store store(known_games(), folder / "library.sqlite");
    }
    Database database(folder / "library.sqlite", Database::Purpose::use);
    sqlite3* const handle = database.raw().getHandle();
    for (const auto& [option, on] : {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                     {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                     {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
                                     {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0},
                                     {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0}}) {
        int is = -1;
        EXPECT_EQ(sqlite3_db_config(handle, option, -1, &is), SQLITE_OK);
        EXPECT_EQ(is, on) << option;
    }
    EXPECT_EQ(database.only_number("PRAGMA cell_size_check"), 1);
    EXPECT_THROW(database.raw().exec("SELECT load_extension('evil')"), SQLite::Exception);
    EXPECT_THROW(database.raw().exec("UPDATE sqlite_master SET sql = 'x'"), SQLite::Exception);
    EXPECT_THROW(database.raw().exec("SELECT length(zeroblob(300000000))"), SQLite::Exception)
        << "more than a row may have";
    EXPECT_THROW(database.raw().exec("ATTACH ':memory:' AS a; ATTACH ':memory:' AS b"), SQLite::Exception);
    EXPECT_THROW(database.raw().exec("SELECT '" + std::string(2 << 20, 'x') + "'"), SQLite::Exception);
}

/// Returns statements that put into a library what no record may hold.
std::vector<std::string> crafted_contents() {
    const std::string deep = "replace(hex(zeroblob(500000)), '00', '[')";
    return {
        // The triggers of the schema are ours; the maker of a file has not run them.
        "INSERT INTO operation (session, seq, at_ms, body) VALUES (1, 9223372036854775807, 0, '{}')",
        "UPDATE session SET players = '[\"Ann\"]'",
        "UPDATE session SET players = '[\"Ann\", \"Ann\"]'",
        "UPDATE session SET players = '[\"Ann\", \"\xc3\x28\"]'",
        "UPDATE session SET players = '[\"Ann\", 7]'",
        "UPDATE session SET players = '{\"Ann\": \"Zo\"}'",
        "UPDATE session SET players = " + deep,
        "UPDATE session SET setup = " + deep,
        "UPDATE session SET setup = '[]'",
        "UPDATE session SET setup = replace(setup, '\"CM\"', '\"CS\"')",
        "UPDATE session SET imported_journal = " + deep,
        "UPDATE session SET started_ms = 9223372036854775807",
        "UPDATE session SET ended_ms = -9223372036854775808",
        "UPDATE session SET edition = '1066'",
        "UPDATE session SET game = 'croquet'",
        "UPDATE session SET id = '../../../../../../../../../../etc/a.b'",
        "UPDATE operation SET body = " + deep + " WHERE seq = 2",
        "UPDATE operation SET body = '' WHERE seq = 2",
        "UPDATE operation SET body = CAST(x'00ff' AS TEXT) WHERE seq = 2",
        "UPDATE operation SET body = '{\"deed\": \"correct\"}' WHERE seq = 2",
        "UPDATE operation SET body = replace(body, '[3,9]', '[3,99999999999999999999]') WHERE seq = 1",
        "UPDATE operation SET body = replace(body, '2026', '9e99') WHERE seq = 1",
        "DELETE FROM operation WHERE seq = 2",
        "UPDATE summary SET players = " + deep,
        "UPDATE summary SET winners = '7', tags = '{'",
        "UPDATE summary SET last_ms = 9223372036854775807, played_ms = -1, events = -9",
        "UPDATE summary SET date_ms = -9223372036854775808",
        "DELETE FROM summary",
        "UPDATE seat SET scores = 'x', seat = seat + 90, placing = -1",
        "DELETE FROM told_index_data",
        "UPDATE told_index_data SET block = zeroblob(40)",
        "UPDATE setting SET value = '-1' WHERE name = 'library.summary_version'; DELETE FROM told_index_data",
    };
}

/// Returns the statements that make the triggers of a new library.
std::vector<std::string> triggers_of_a_library() {
    std::vector<std::string> made;
    const Folder folder;
    {
        const Store store(known_games(), folder / "library.sqlite");
    }
    SQLite::Database raw(folder / "library.sqlite");
    SQLite::Statement rows(raw, "SELECT sql FROM sqlite_master WHERE type = 'trigger'");
    while (rows.executeStep()) {
        made.push_back(rows.getColumn(0).getString());
    }
    return made;
}

const std::string kUntied =
    "DROP TRIGGER operation_is_never_rewritten; DROP TRIGGER operation_is_never_removed; DROP TRIGGER "
    "photo_is_never_rewritten;"
    "DROP TRIGGER operation_follows_the_last; DROP TRIGGER session_keeps_its_meaning; DROP TRIGGER "
    "operation_keeps_its_hash; ";

/// Returns the statements that make the triggers again.
std::string tied_again() {
    std::string tied;
    for (const std::string& trigger : triggers_of_a_library()) {
        tied += "; " + trigger;
    }
    return tied;
}

TEST(ASessionThatCannotBeRead, CanStillBeMarkedAndPutInTheTrash) {
    const Folder folder;
    for (const auto& [name, damage] : {std::pair{"damaged", "UPDATE operation SET body = '' WHERE seq = 2"},
                                       {"unknown", "UPDATE session SET game = 'croquet'"}}) {
        SCOPED_TRACE(name);
        const auto file = folder / (std::string(name) + ".sqlite");
        craft(file, kUntied + damage + tied_again());
        Store store(known_games(), file);
        EXPECT_THROW(static_cast<void>(store.load(kFirstId)), Failure);
        store.set_tags(kFirstId, {"rain"});
        store.exclude(kFirstId, true);
        store.rename(kFirstId, "What is left", "Here");
        EXPECT_EQ(History(store).summary(kFirstId)->tags, std::vector<std::string>{"rain"});
        EXPECT_EQ(History(store).summary(kFirstId)->title, "What is left");
        EXPECT_TRUE(store.excluded(kFirstId));
        store.trash(kFirstId);
        EXPECT_EQ(History(store).trashed().size(), 1u);
        EXPECT_EQ(failure_of([&] { store.set_tags(kSecondId, {"rain"}); }), Kind::missing);
        EXPECT_EQ(EarlierEndings(store).compare(), std::optional<std::size_t>(1));
    }
}

TEST(AStrangersFile, WithWhatNoRecordMayHoldIsToldAndTakesNoMemory) {
    const std::vector<std::string> crafted = crafted_contents();
    const std::string tied = tied_again();
    const Folder folder;
    for (std::size_t i = 0; i < crafted.size(); ++i) {
        SCOPED_TRACE(crafted[i]);
        const auto file = folder / ("library" + std::to_string(i) + ".sqlite");
        craft(file, kUntied + crafted[i] + tied);
        const std::vector<std::string> wrong = tried(file);
        ASSERT_FALSE(wrong.empty());
        EXPECT_LT(wrong.front().size(), 1000u) << "a sentence, not the file";
    }
}

/// Returns a library with random changes: flipped bits, runs of zeros, exchanged pages, a cut.
std::string mangled(std::string bytes, std::mt19937& chance) {
    const auto below = [&](std::size_t most) {
        return std::uniform_int_distribution<std::size_t>(0, most - 1)(chance);
    };
    constexpr std::size_t kPage = 4096;
    const std::size_t times = 1 + below(6);
    for (std::size_t i = 0; i < times; ++i) {
        const std::size_t at = below(2) == 0 ? below(bytes.size()) : below(bytes.size() / kPage) * kPage + below(120);
        switch (below(5)) {
            case 0: bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8))); break;
            case 1: bytes[at] = static_cast<char>(below(256)); break;
            case 2:
                std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), std::min(below(64), bytes.size() - at),
                            '\0');
                break;
            case 3:
                std::swap_ranges(bytes.begin(), bytes.begin() + kPage,
                                 bytes.begin() + static_cast<std::ptrdiff_t>(below(bytes.size() / kPage) * kPage));
                break;
            default: bytes.resize(std::max(kPage, bytes.size() - below(kPage))); break;
        }
    }
    return bytes;
}

TEST(AStrangersFile, WithAnythingInItsPagesIsReadOrRefused) {
    const Folder folder;
    Session session = session_of();
    enter(session, {kRoll, kSell, kNote});
    undo(session);
    {
        Store(known_games(), folder / "whole.sqlite").begin({&session});
    }
    const std::string whole = bytes_of(folder / "whole.sqlite");
    std::mt19937 chance(20'261'121);
    const int times = std::getenv("CASTALIA_LONG") != nullptr ? 20'000 : 150;
    int refused = 0;
    for (int i = 0; i < times; ++i) {
        const auto file = folder / "mangled.sqlite";
        write_bytes(file, mangled(whole, chance));
        refused += tried(file).empty() ? 0 : 1;
        for (const char* ending : {"", "-wal", "-shm"}) {
            std::filesystem::remove(std::filesystem::path(file).concat(ending));
        }
    }
    EXPECT_GT(refused, times / 2) << "the changes were too small to tell anything";
    RecordProperty("refused", refused);
}

}  // namespace
}  // namespace castalia
