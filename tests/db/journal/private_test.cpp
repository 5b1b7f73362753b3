// Only its owner has rights to a library, whatever the usual rights of new files are.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "db/safety/backups.h"
#include "db/safety/safety.h"
#include "db/sqlite/files.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

struct Private : ::testing::Test {
    Private() : before(::umask(022)) {
        store = std::make_unique<Store>(known_games(), library);
        Session session = session_of();
        enter(session, {kRoll});
        store->begin(session);
    }
    ~Private() override { ::umask(before); }

    static unsigned rights(const fs::path& file) { return static_cast<unsigned>(fs::status(file).permissions()); }

    ::mode_t before;
    Folder folder;
    fs::path library = folder / "data" / "castalia" / "library.sqlite";
    std::unique_ptr<Store> store;
};

TEST_F(Private, ANewLibraryAndItsFoldersAreTheOwnersAlone) {
    EXPECT_EQ(rights(folder / "data"), 0700u);
    EXPECT_EQ(rights(library.parent_path()), 0700u);
    for (const char* ending : {"", "-wal", "-shm"}) {
        EXPECT_EQ(rights(fs::path(library).concat(ending)), 0600u) << ending;
    }
}

TEST_F(Private, ACopyHasTheRightsOfItsLibrary) {
    for (const unsigned wanted : {0600u, 0640u}) {
        fs::permissions(library, static_cast<fs::perms>(wanted));
        const fs::path copy = folder / ("copy-" + std::to_string(wanted));
        Safety(*store).back_up(copy);
        EXPECT_EQ(rights(copy), wanted);
    }
    const auto made = make_backup(known_games(), library, moment_of("2026-11-23T12:00:00Z", "now"));
    ASSERT_TRUE(made);
    EXPECT_EQ(rights(made->backup.file), 0640u);
    EXPECT_EQ(rights(backup_folder(library)), 0700u);
}

TEST_F(Private, WhatARestoreKeepsAndPutsInPlaceHasTheRightsOfTheLibrary) {
    Safety(*store).back_up(folder / "copy.sqlite");
    store.reset();
    restore_library(known_games(), folder / "copy.sqlite", library);
    EXPECT_EQ(rights(library), 0600u);
    EXPECT_EQ(rights(beside(library, ".none").replace_filename("library.before-restore.sqlite")), 0600u);
    restore_library(known_games(), folder / "copy.sqlite", folder / "new" / "library.sqlite");
    EXPECT_EQ(rights(folder / "new" / "library.sqlite"), 0600u);
}

TEST_F(Private, AFileThatGivesWayLeavesItsRightsToItsSuccessor) {
    write_whole(folder / "score.txt", "one", false);
    EXPECT_EQ(rights(folder / "score.txt"), 0644u);
    fs::permissions(folder / "score.txt", static_cast<fs::perms>(0600));
    write_whole(folder / "score.txt", "two", true);
    EXPECT_EQ(rights(folder / "score.txt"), 0600u);
}

}  // namespace
}  // namespace castalia
