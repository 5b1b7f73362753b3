// A backup is whole even if the library changes meanwhile; a restore is checked first and keeps the old library.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <atomic>
#include <functional>
#include <iostream>
#include <thread>

#include "db/history/history.h"
#include "db/safety/safety.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

TEST(ABackup, OfALibraryInUseIsWhole) {
    const Folder folder;
    Store(known_games(), folder / "library.sqlite").begin(session_of());
    std::atomic<bool> enough = false;
    std::thread table([&] {
        Store store(known_games(), folder / "library.sqlite");
        Session session = store.load(kFirstId);
        while (!enough) {
            enter(session, {kNote});
            append_from(store, session, session.journal().size() - 1);
        }
    });
    const Store store(known_games(), folder / "library.sqlite");
    std::size_t before = 0;
    for (int i = 0; i < 5; ++i) {
        const auto out = folder / ("copy" + std::to_string(i) + ".sqlite");
        Safety(store).back_up(out);
        const Store copy(known_games(), out);
        EXPECT_TRUE(Safety(copy).verify().empty());
        EXPECT_GE(copy.load(kFirstId).journal().size(), before);
        before = copy.load(kFirstId).journal().size();
    }
    enough = true;
    table.join();
}

TEST(ABackup, NeverWritesOverAFile) {
    const Folder folder;
    const Store store(known_games(), folder / "library.sqlite");
    write_bytes(folder / "letter.txt", "Dear Ann");
    std::filesystem::create_symlink("nowhere", folder / "dangling");
    EXPECT_THROW(Safety(store).back_up(folder / "letter.txt"), Failure);
    EXPECT_THROW(Safety(store).back_up(folder / "dangling"), Failure);
    EXPECT_THROW(Safety(store).back_up(folder / "library.sqlite"), Failure);
    EXPECT_THROW(Safety(store).back_up(folder / "no" / "such" / "folder.sqlite"), Failure);
    EXPECT_EQ(bytes_of(folder / "letter.txt"), "Dear Ann");
}

struct Restoring : ::testing::Test {
    Restoring() {
        Session session = session_of();
        enter(session, {kRoll, kNote});
        Store old(known_games(), folder / "old.sqlite");
        old.begin(session);
        Safety(old).back_up(folder / "backup.sqlite");
        Store(known_games(), library).begin(session_of(kSecondId));
    }
    Folder folder;
    std::filesystem::path library = folder / "library.sqlite";
};

TEST_F(Restoring, BringsTheCopyBackAndKeepsTheOldOne) {
    const std::string before = bytes_of(folder / "backup.sqlite");
    restore_library(known_games(), folder / "backup.sqlite", library);
    const Store store(known_games(), library);
    EXPECT_TRUE(store.holds(kFirstId));
    EXPECT_FALSE(store.holds(kSecondId));
    EXPECT_TRUE(Safety(store).verify().empty());
    EXPECT_EQ(found(store, "treaty").size(), 1u);
    EXPECT_TRUE(Store(known_games(), folder / "library.before-restore.sqlite").holds(kSecondId));
    EXPECT_EQ(bytes_of(folder / "backup.sqlite"), before);
    EXPECT_FALSE(std::filesystem::exists(folder / "library.restoring.sqlite"));
}

TEST_F(Restoring, IsSeenByAProgramThatHasTheLibraryOpen) {
    Store open(known_games(), library);
    EXPECT_TRUE(open.holds(kSecondId));
    restore_library(known_games(), folder / "backup.sqlite", library);
    EXPECT_TRUE(open.changed_elsewhere());
    EXPECT_TRUE(open.holds(kFirstId));
    Session session = open.load(kFirstId);
    enter(session, {kNote});
    append_from(open, session, 2);
    EXPECT_TRUE(Safety(open).verify().empty());
}

TEST_F(Restoring, OfACopyOfAnOlderVersionIsSeenByAProgramThatHasTheLibraryOpen) {
    for (const std::string version : {"1", "7", "10"}) {
        SCOPED_TRACE(version);
        Store open(known_games(), library);
        restore_library(known_games(), source_dir() + "/tests/old/library-" + version + ".sqlite", library);
        EXPECT_TRUE(open.changed_elsewhere());
        EXPECT_EQ(History(open).summaries().size(), 5u);
        open.begin(session_of(kSecondId));
        EXPECT_EQ(in_english(Safety(open).verify()), std::vector<std::string>{});
    }
}

TEST_F(Restoring, RefusesACopyThatDoesNotPass) {
    SQLite::Database(folder / "backup.sqlite", SQLite::OPEN_READWRITE).exec("UPDATE summary SET events = 9");
    EXPECT_THROW(restore_library(known_games(), folder / "backup.sqlite", library), Failure);
    std::string half = bytes_of(folder / "old.sqlite");
    write_bytes(folder / "half.sqlite", half.substr(0, half.size() / 2));
    EXPECT_THROW(restore_library(known_games(), folder / "half.sqlite", library), Failure);
    write_bytes(folder / "letter.txt", "Dear Ann");
    EXPECT_THROW(restore_library(known_games(), folder / "letter.txt", library), Failure);
    EXPECT_THROW(restore_library(known_games(), folder / "missing", library), Failure);
    EXPECT_THROW(restore_library(known_games(), library, library), Failure);
    const Store store(known_games(), library);
    EXPECT_TRUE(store.holds(kSecondId));
    EXPECT_FALSE(std::filesystem::exists(folder / "library.before-restore.sqlite"));
}

TEST_F(Restoring, PutsADamagedLibraryAside) {
    std::filesystem::remove(folder / "library.sqlite-wal");
    write_bytes(library, "this was a library " + std::string(9000, '?'));
    restore_library(known_games(), folder / "backup.sqlite", library);
    EXPECT_TRUE(Store(known_games(), library).holds(kFirstId));
    EXPECT_TRUE(std::filesystem::exists(folder / "library.damaged.sqlite"));
}

TEST_F(Restoring, LeavesALibraryOfTheFutureAlone) {
    SQLite::Database(library, SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 999");
    const std::string before = bytes_of(library);
    EXPECT_THROW(restore_library(known_games(), folder / "backup.sqlite", library), Failure);
    EXPECT_EQ(bytes_of(library), before);
}

/// Runs programs at the same moment, each in its own process. Returns how many of them failed.
int failing_at_once(const std::vector<std::function<void()>>& programs) {
    int start[2];
    EXPECT_EQ(::pipe(start), 0);
    for (const auto& program : programs) {
        if (::fork() == 0) {
            ::close(start[1]);
            char none;
            while (::read(start[0], &none, 1) > 0) {
            }
            try {
                program();
                ::_exit(0);
            } catch (const std::exception& failure) {
                std::cerr << failure.what() << '\n';
                ::_exit(1);
            }
        }
    }
    ::close(start[0]);
    ::close(start[1]);
    int failed = 0, status = 0;
    while (::wait(&status) > 0) {
        failed += status != 0;
    }
    return failed;
}

// The second program once set aside the library that the first had put in place, with all that had been played on it.
TEST_F(Restoring, InterruptedIsFinishedOnceHoweverManyProgramsOpenTheLibrary) {
    constexpr std::size_t kPrograms = 4;
    const auto checked = folder / "checked.sqlite";  // A restore leaves it opened once, in its final mode.
    std::filesystem::copy_file(folder / "backup.sqlite", checked);
    EXPECT_TRUE(Safety(Store(known_games(), checked)).verify().empty());
    for (int round = 0; round < 25; ++round) {
        for (const char* ending : {"", "-wal", "-shm"}) {
            std::filesystem::remove(library.string() + ending);
        }
        std::filesystem::remove(folder / "library.damaged.sqlite");
        write_bytes(library, "this was a library " + std::string(9000, '?'));
        std::filesystem::copy_file(checked, folder / "library.restored.sqlite");
        std::vector<std::string> ids;
        std::vector<std::function<void()>> programs;
        for (std::size_t i = 0; i < kPrograms; ++i) {
            ids.push_back("0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7d0" + std::to_string(i));
            programs.emplace_back([this, id = ids.back()] { Store(known_games(), library).begin(session_of(id)); });
        }
        ASSERT_EQ(failing_at_once(programs), 0) << "round " << round;
        const Store store(known_games(), library);
        ASSERT_TRUE(store.holds(kFirstId)) << "round " << round;
        for (const std::string& id : ids) {
            ASSERT_TRUE(store.holds(id)) << "round " << round;
        }
        ASSERT_FALSE(std::filesystem::exists(folder / "library.damaged-2.sqlite")) << "round " << round;
    }
}

TEST_F(Restoring, ByTwoProgramsAtOnceGivesTheCopyOfOneOfThem) {
    for (int round = 0; round < 8; ++round) {
        ASSERT_EQ(failing_at_once({[this] { restore_library(known_games(), folder / "backup.sqlite", library); },
                                   [this] { restore_library(known_games(), folder / "backup.sqlite", library); }}),
                  0)
            << "round " << round;
        const Store store(known_games(), library);
        ASSERT_TRUE(store.holds(kFirstId));
        ASSERT_TRUE(Safety(store).verify().empty());
    }
}

TEST_F(Restoring, MakesALibraryWhereThereIsNone) {
    restore_library(known_games(), folder / "backup.sqlite", folder / "new" / "library.sqlite");
    EXPECT_TRUE(Store(known_games(), folder / "new" / "library.sqlite").holds(kFirstId));
}

}  // namespace
}  // namespace castalia
