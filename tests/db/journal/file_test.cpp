// Which files are opened, which are left alone, and how an older one is brought up to date.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "db/history/history.h"
#include "db/journal/parts.h"
#include "db/journal/schema.h"
#include "db/safety/safety.h"
#include "db/sqlite/database.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;
using Kind = Failure::Kind;

Kind opening(const std::filesystem::path& file) {
    try {
        const Store store(known_games(), file);
    } catch (const Failure& failure) {
        EXPECT_NE(std::string(failure.what()).find(file.filename().string()), std::string::npos) << failure.what();
        return failure.kind;
    }
    ADD_FAILURE() << "it was opened";
    return Kind::other;
}

/// Makes a library with one session, changed by SQL that no Castalia runs.
void tamper(const std::filesystem::path& file, const std::string& sql) {
    Store(known_games(), file).begin(session_of());
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec(sql);
}

TEST(AFile, ThatIsEmptyBesideAnEmptyLogBecomesALibrary) {
    const Folder folder;
    write_bytes(folder / "library.sqlite", "");
    write_bytes(folder / "library.sqlite-wal", "");
    Store(known_games(), folder / "library.sqlite").begin(session_of());
    EXPECT_EQ(History(Store(known_games(), folder / "library.sqlite")).summaries().size(), 1U);
}

TEST(AFile, ThatIsEmptyBesideALogThatIsNotWasALibraryAndIsLeftAlone) {
    const Folder folder;
    write_bytes(folder / "library.sqlite", "");
    write_bytes(folder / "library.sqlite-wal", "x");
    EXPECT_EQ(opening(folder / "library.sqlite"), Kind::damaged);
    EXPECT_EQ(std::filesystem::file_size(folder / "library.sqlite-wal"), 1U);
}

TEST(AFile, FromTheFutureIsLeftUntouched) {
    const Folder folder;
    const auto file = folder / "library.sqlite";
    tamper(file, "PRAGMA user_version = 999; CREATE TABLE times_to_come (a)");
    const std::string before = bytes_of(file);
    EXPECT_EQ(opening(file), Kind::newer);
    EXPECT_EQ(bytes_of(file), before);
}

TEST(AFile, FromTheFutureWhoseVersionStandsInTheLogOnlyIsLeftUntouched) {
    const Folder folder;
    const auto file = folder / "library.sqlite";
    {
        Store(known_games(), file).begin(session_of());
    }
    // This is what a newer program leaves when it is killed: its log was never brought back into the file.
    SQLite::Database newer(file, SQLite::OPEN_READWRITE);
    newer.exec("PRAGMA user_version = 999");
    std::filesystem::copy(file, folder / "killed.sqlite");
    std::filesystem::copy(folder / "library.sqlite-wal", folder / "killed.sqlite-wal");
    const std::string before = bytes_of(folder / "killed.sqlite"), log = bytes_of(folder / "killed.sqlite-wal");
    EXPECT_EQ(opening(folder / "killed.sqlite"), Kind::newer);
    EXPECT_EQ(bytes_of(folder / "killed.sqlite"), before);
    EXPECT_EQ(bytes_of(folder / "killed.sqlite-wal"), log);
}

TEST(AFile, OfAnotherProgramIsLeftUntouched) {
    const Folder folder;
    SQLite::Database(folder / "other.sqlite", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("PRAGMA application_id = 77; CREATE TABLE a (b)");
    SQLite::Database(folder / "nameless.sqlite", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE a (b)");
    write_bytes(folder / "letter.txt", "Dear Ann, " + std::string(5000, 'x'));
    for (const auto& [name, kind] : {std::pair{"other.sqlite", Kind::unreadable},
                                     {"nameless.sqlite", Kind::unreadable},
                                     {"letter.txt", Kind::damaged}}) {
        SCOPED_TRACE(name);
        const std::string before = bytes_of(folder / name);
        EXPECT_EQ(opening(folder / name), kind);
        EXPECT_EQ(bytes_of(folder / name), before);
    }
    std::filesystem::create_directory(folder / "folder");
    EXPECT_EQ(opening(folder / "folder"), Kind::unreadable);
}

TEST(AFile, WithCodeThatIsNotOursIsLeftUntouched) {
    const Folder folder;
    for (const char* sql :
         {"CREATE TRIGGER eager AFTER INSERT ON setting BEGIN DELETE FROM setting; END",
          "CREATE VIEW seen AS SELECT * FROM session",
          "DROP TRIGGER operation_is_never_removed; CREATE TRIGGER operation_is_never_removed BEFORE DELETE ON "
          "operation BEGIN SELECT 1; END"}) {
        SCOPED_TRACE(sql);
        const auto file = folder / ("library" + std::to_string(std::string(sql).size()) + ".sqlite");
        tamper(file, sql);
        const std::string before = bytes_of(file);
        EXPECT_EQ(opening(file), Kind::damaged);
        EXPECT_EQ(bytes_of(file), before);
    }
}

TEST(AFile, ThatIsALinkLeadsToItsLibraryAndStays) {
    const Folder folder;
    std::filesystem::create_directory(folder / "shelf");
    Store(known_games(), folder / "shelf" / "library.sqlite").begin(session_of());
    std::filesystem::create_symlink(folder / "shelf" / "library.sqlite", folder / "link.sqlite");
    {
        const Store store(known_games(), folder / "link.sqlite");
        EXPECT_EQ(History(store).summaries().size(), 1u);
        EXPECT_TRUE(std::filesystem::exists(folder / "shelf" / "library.sqlite-wal"));
        EXPECT_FALSE(std::filesystem::exists(folder / "link.sqlite-wal")) << "two logs for one library";
    }
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.sqlite"));
    std::filesystem::create_directory_symlink(folder.path(), folder / "way");
    EXPECT_EQ(History(Store(known_games(), folder / "way" / "shelf" / "library.sqlite")).summaries().size(), 1u);
    std::filesystem::create_symlink(folder / "nowhere.sqlite", folder / "lost.sqlite");
    EXPECT_EQ(opening(folder / "lost.sqlite"), Kind::unreadable);
    EXPECT_FALSE(std::filesystem::exists(folder / "nowhere.sqlite"));
}

TEST(AFile, ThatIsEmptyOrMissingIsMade) {
    const Folder folder;
    write_bytes(folder / "empty.sqlite", "");
    EXPECT_TRUE(History(Store(known_games(), folder / "empty.sqlite")).summaries().empty());
    EXPECT_TRUE(Safety(Store(known_games(), folder / "a" / "b" / "library.sqlite")).verify().empty());
    EXPECT_TRUE(Safety(Store(known_games(), ":memory:")).verify().empty());
    EXPECT_FALSE(std::filesystem::exists(":memory:"));
}

TEST(ANewFile, IsOfTheNewestVersionAndSaysWhoseItIs) {
    const Folder folder;
    {
        const Store store(known_games(), folder / "library.sqlite");
    }
    SQLite::Database database(folder / "library.sqlite");
    EXPECT_EQ(database.execAndGet("PRAGMA application_id").getInt(), kApplicationId);
    EXPECT_EQ(database.execAndGet("PRAGMA user_version").getUInt(), schema_steps().size());
    EXPECT_EQ(database.execAndGet("PRAGMA journal_mode").getString(), "wal");
}

TEST(ANewFile, HoldsWhatWasListedWhenCastaliaWasBuilt) {
    const Folder folder;
    {
        const Store store(known_games(), folder / "library.sqlite");
    }
    SQLite::Database database(folder / "library.sqlite");
    SQLite::Statement rows(database, kListParts);
    std::vector<Part> parts;
    while (rows.executeStep()) {
        parts.push_back({rows.getColumn("type").getString(), rows.getColumn("name").getString(),
                         rows.getColumn("sql").getString()});
    }
    EXPECT_EQ(parts, parts_as_built());
    EXPECT_GT(parts.size(), 40u);
}

/// Returns every row of every table, those of the list of tables first.
std::vector<std::string> all_rows(SQLite::Database& database) {
    std::vector<std::string> tables{"sqlite_master"}, found;
    SQLite::Statement names(database, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    while (names.executeStep()) {
        tables.push_back(names.getColumn(0).getString());
    }
    for (const std::string& table : tables) {
        const bool of_parts = table == "sqlite_master";
        SQLite::Statement rows(database, of_parts ? "SELECT type, name, tbl_name, sql FROM sqlite_master"
                                                  : "SELECT * FROM \"" + table + "\"");
        while (rows.executeStep()) {
            std::string row = table;
            for (int i = 0; i < rows.getColumnCount(); ++i) {
                row += " | " + rows.getColumn(i).getString();
            }
            found.push_back(row);
        }
    }
    std::ranges::sort(found);
    return found;
}

TEST(ANewFile, IsTheOneThatTheStepsMakeOneAfterTheOther) {
    const Folder folder;
    const std::vector<SchemaStep> steps = schema_steps();
    for (const std::string name : {"at once.sqlite", "step by step.sqlite"}) {
        Database database(folder / name, Database::Purpose::use);
        database.prepare_to_write();
        EXPECT_FALSE(bring_to_newest(database, name == "at once.sqlite" ? schema_steps() : steps));
    }
    SQLite::Database at_once(folder / "at once.sqlite"), step_by_step(folder / "step by step.sqlite");
    EXPECT_EQ(all_rows(at_once), all_rows(step_by_step));
    EXPECT_GT(all_rows(at_once).size(), 40u);
    for (const char* sign : {"PRAGMA application_id", "PRAGMA user_version", "PRAGMA integrity_check"}) {
        EXPECT_EQ(at_once.execAndGet(sign).getString(), step_by_step.execAndGet(sign).getString()) << sign;
    }
}

/// Returns the steps of today's schema with one more.
std::vector<SchemaStep> with(std::string_view sql) {
    auto steps = schema_steps();
    steps.push_back({"0999_next", sql});
    return steps;
}

TEST(AnOlderFile, IsCopiedAndCheckedBeforeItIsChanged) {
    const Folder folder;
    {
        Store(known_games(), folder / "library.sqlite").begin(session_of());
    }
    const auto steps = with("CREATE TABLE colour (name TEXT)");
    {
        Database database(folder / "library.sqlite", Database::Purpose::use);
        check_origin(database, steps);
        database.prepare_to_write();
        bring_to_newest(database, steps);
        EXPECT_EQ(database.only_number("PRAGMA user_version"), static_cast<std::int64_t>(steps.size()));
        EXPECT_EQ(database.raw().execAndGet("SELECT count(*) FROM colour").getInt(), 0);
    }
    const auto copy = folder / ("library.version-" + std::to_string(steps.size() - 1) + ".sqlite");
    ASSERT_TRUE(std::filesystem::exists(copy));
    const Store old(known_games(), copy);
    EXPECT_TRUE(old.holds(kFirstId));
    EXPECT_TRUE(Safety(old).verify().empty());
    EXPECT_EQ(opening(folder / "library.sqlite"), Kind::newer);
}

TEST(AnOlderFile, OfTheFirstVersionHasItsListsMade) {
    const Folder folder;
    {
        Database database(folder / "library.sqlite", Database::Purpose::use);
        database.prepare_to_write();
        bring_to_newest(database, {schema_steps().front()});
        database.raw().exec(
            "INSERT INTO session (id, game, edition, title, place, started_ms, players, setup, sample) VALUES ('" +
            kFirstId + "', 'magnate', '2010', 'Thursday', 'Attic', 1795000000000, '[\"Ann\",\"Zo\u00eb\"]', '" +
            session_of().game().settle(Players{{"Ann", "Zoë"}}, "2010", session_of().heading().setup).dump() +
            "', 0)");
        database.raw().exec("INSERT INTO deed VALUES (1, 1, 1795000000000, '" +
                            std::string(R"({"deed": "play", "at": "2026-11-18T11:06:40Z", "event": )") + kNote +
                            "}')");
    }
    const Store store(known_games(), folder / "library.sqlite");
    ASSERT_EQ(found(store, "konigsberg").size(), 1u);
    EXPECT_EQ(History(store).summaries()[0].title, "Thursday");
    EXPECT_TRUE(Safety(store).verify().empty());
    EXPECT_TRUE(Safety(Store(known_games(), folder / "library.version-1.sqlite")).verify().empty());
}

TEST(AFailedStep, LeavesNoTrace) {
    const Folder folder;
    {
        Store(known_games(), folder / "library.sqlite").begin(session_of());
    }
    {
        Database database(folder / "library.sqlite", Database::Purpose::use);
        database.prepare_to_write();
        EXPECT_THROW(
            bring_to_newest(database, with("CREATE TABLE colour (name TEXT); DELETE FROM operation; nonsense")),
            Failure);
    }
    const Store store(known_games(), folder / "library.sqlite");
    EXPECT_TRUE(store.holds(kFirstId));
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST(TheDefaultLibrary, LiesWhereTheEnvironmentSays) {
    const auto with = [](const char* library, const char* data, const char* home) {
        ::setenv("HOME", home, 1);
        library == nullptr ? ::unsetenv("CASTALIA_LIBRARY") : ::setenv("CASTALIA_LIBRARY", library, 1);
        data == nullptr ? ::unsetenv("XDG_DATA_HOME") : ::setenv("XDG_DATA_HOME", data, 1);
        return default_library().string();
    };
    EXPECT_EQ(with(nullptr, nullptr, "/home/ann"), "/home/ann/.local/share/castalia/library.sqlite");
    EXPECT_EQ(with(nullptr, "/data", "/home/ann"), "/data/castalia/library.sqlite");
    EXPECT_EQ(with(nullptr, "data", "/home/ann"), "/home/ann/.local/share/castalia/library.sqlite") << "not absolute";
    EXPECT_EQ(with("/else/where.sqlite", "/data", "/home/ann"), "/else/where.sqlite");
    EXPECT_EQ(with("", "/data", "/home/ann"), "/data/castalia/library.sqlite") << "empty";
}

}  // namespace
}  // namespace castalia
