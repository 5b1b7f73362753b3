// A library that cannot be written can be looked at, and nothing is written.
#include <gtest/gtest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include <fstream>
#include <functional>

#include "db/history/history.h"
#include "db/history/people.h"
#include "db/safety/backups.h"
#include "db/safety/safety.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/as_nobody.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

struct Looking : ::testing::Test {
    Looking() {
        fs::create_directory(shelf);
        Store store(known_games(), library);
        enter(session, {kRoll, kNote});
        store.begin(session);
        Session other = session_of(kSecondId, "Friday");
        enter(other, {kRoll, kAbandon});
        store.begin(other);
    }

    /// Returns every file of the folder with its bytes.
    std::map<std::string, std::string> files() const {
        std::map<std::string, std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator(shelf)) {
            all[entry.path().string()] = entry.is_regular_file() ? bytes_of(entry.path()) : "";
        }
        return all;
    }

    /// Expects that all that reads works, and that all that writes says why it does not.
    void expect_only_reading(Store& store) {
        ASSERT_TRUE(store.only_to_look_at());
        EXPECT_EQ(store.file(), library);
        const Session loaded = store.load(kFirstId);
        EXPECT_EQ(write_record(loaded), write_record(session));
        EXPECT_EQ(History(store).summaries().size(), 2u);
        EXPECT_EQ(found(store, "Königsberg").size(), 1u);
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
        EXPECT_FALSE(store.changed_elsewhere());
        Safety(store).back_up(folder / "copy.sqlite");
        EXPECT_EQ(History(Store(known_games(), folder / "copy.sqlite")).summaries().size(), 2u);
        store.set("ui.scheme", "dark");
        EXPECT_EQ(store.setting("ui.scheme"), "dark") << "for as long as it is open";
        Session more = store.load(kFirstId);
        enter(more, {kSell});
        const std::pair<const char*, std::function<void()>> changes[] = {
            {"append", [&] { append_from(store, more, 2); }},
            {"append in turn",
             [&] {
                 store.append_in_turn(kFirstId, [&](const Session& there) {
                     return std::optional(there.propose(Played{more.in_force().entries.back().event}, {}, Moment{}));
                 });
             }},
            {"begin", [&] { store.begin(session_of("0399c1de-5b0c-7c3e-8f5e-2a9d5a3b7c33")); }},
            {"rename", [&] { store.rename(kFirstId, "Another title", ""); }},
            {"tags", [&] { store.set_tags(kFirstId, {"league"}); }},
            {"date", [&] { store.set_date(kFirstId, std::nullopt); }},
            {"exclude", [&] { store.exclude(kFirstId, true); }},
            {"trash", [&] { store.trash(kFirstId); }},
            {"empty trash", [&] { store.empty_trash(); }},
            {"rebuild", [&] { Safety(store).rebuild(); }},
        };
        for (const auto& [what, change] : changes) {
            try {
                change();
                ADD_FAILURE() << what << " seemed to work";
            } catch (const Failure& failure) {
                EXPECT_EQ(failure.kind, Failure::Kind::read_only) << what;
                EXPECT_EQ(english(failure.text), english(*store.only_to_look_at())) << what;
            }
        }
        EXPECT_EQ(store.load(kFirstId).plies(), 2u);
    }

    Folder folder;
    fs::path shelf = folder / "shelf", library = shelf / "library.sqlite";
    Session session = session_of();
};

TEST_F(Looking, WorksWithAFileThatMayNotBeWritten) {
    const AsNobody nobody(folder.path());
    const MayNotBeWritten file(library);
    Store store(known_games(), library);
    expect_only_reading(store);
    EXPECT_NE(english(*store.only_to_look_at()).find("permissions"), std::string::npos);
}

TEST_F(Looking, WorksInAFolderThatMayNotBeWrittenAndLeavesNothingThere) {
    const AsNobody nobody(folder.path());
    const auto before = files();
    const MayNotBeWritten around(shelf);
    Store store(known_games(), library);
    expect_only_reading(store);
    EXPECT_EQ(files(), before);
}

TEST_F(Looking, ReadsTheLogThatAKilledProgramLeftThere) {
    // Changes that are only in the log are read, too, without an index of it.
    fs::path killed = folder / "killed";
    {
        Store store(known_games(), library);
        enter(session, {kSell});
        append_from(store, session, 2);
        store.catch_up();
        fs::create_directory(killed);
        for (const char* ending : {"", "-wal"}) {
            fs::copy_file(fs::path(library).concat(ending), (killed / "library.sqlite").concat(ending));
        }
    }
    ASSERT_GT(fs::file_size(killed / "library.sqlite-wal"), 0u);
    const AsNobody nobody(folder.path());
    const MayNotBeWritten file(killed / "library.sqlite"), log(killed / "library.sqlite-wal"), around(killed);
    const Store store(known_games(), killed / "library.sqlite");
    EXPECT_TRUE(store.only_to_look_at());
    EXPECT_EQ(write_record(store.load(kFirstId)), write_record(session));
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST_F(Looking, MakesListsThatAreNotOfTodayInMemory) {
    {
        SQLite::Database file(library, SQLite::OPEN_READWRITE);
        file.exec("DELETE FROM setting WHERE name = 'library.summary_version'");
        file.exec("UPDATE summary SET title = 'as an older version had it'");
    }
    const AsNobody nobody(folder.path());
    const auto before = files();
    const MayNotBeWritten file(library), around(shelf);
    Store store(known_games(), library);
    EXPECT_EQ(History(store).summary(kSecondId)->title, "Friday");
    expect_only_reading(store);
    EXPECT_EQ(files(), before);
}

/// Its lists are those of today and only its tables have other names: it is brought to the newest version in memory.
TEST_F(Looking, WorksWithALibraryOfAnOlderVersion) {
    for (const std::string version : {"1", "7", "10"}) {
        SCOPED_TRACE(version);
        const fs::path old = folder / ("old-" + version), file = old / "library.sqlite";
        fs::create_directory(old);
        fs::copy(source_dir() + "/tests/old/library-" + version + ".sqlite", file);
        const AsNobody nobody(folder.path());
        const std::string before = bytes_of(file);
        const MayNotBeWritten itself(file), around(old);
        const Store store(known_games(), file);
        EXPECT_TRUE(store.only_to_look_at());
        EXPECT_EQ(History(store).summaries().size(), 5u);
        EXPECT_EQ(found(store, "naïvely").size(), 1u);
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
        EXPECT_EQ(bytes_of(file), before);
        EXPECT_EQ(std::distance(fs::directory_iterator(old), {}), 1) << "nothing is written beside it";
    }
}

TEST_F(Looking, SeesWhatTheOwnerWritesMeanwhileAndWritesAgainWhenItMay) {
    const AsNobody nobody(folder.path());
    std::optional<Store> looking;
    {
        const MayNotBeWritten file(library), around(shelf);
        looking.emplace(known_games(), library);
        EXPECT_TRUE(looking->only_to_look_at());
        looking->set("ui.scheme", "dark");
    }
    {
        Store owner(known_games(), library);
        enter(session, {kSell});
        append_from(owner, session, 2);
    }
    EXPECT_TRUE(looking->changed_elsewhere());
    EXPECT_FALSE(looking->only_to_look_at());
    EXPECT_EQ(looking->load(kFirstId).plies(), 3u);
    EXPECT_EQ(looking->setting("ui.scheme"), "dark");
}

TEST_F(Looking, IsNotOfferedWhereThereIsNothingToRead) {
    const AsNobody nobody(folder.path());
    const MayNotBeWritten around(shelf);
    EXPECT_THROW(Store(known_games(), shelf / "none.sqlite"), Failure);
    fs::permissions(library, fs::perms::none);
    EXPECT_THROW(Store(known_games(), library), Failure);
    fs::permissions(library, fs::perms(0600));
}

}  // namespace
}  // namespace castalia
