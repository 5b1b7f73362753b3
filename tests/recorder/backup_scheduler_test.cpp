// Copies are made beside the window when they are due, and never otherwise.
#include <gtest/gtest.h>

#include "app/recorder/backup_scheduler.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Keeping : ::testing::Test {
    Keeping() {
        enter(session, {kRoll, kSell});
        Store(known_games(), library).begin(session);
    }
    Folder folder;
    std::filesystem::path library = folder / "library.sqlite";
    Session session = session_of();
    Moment now = moment_of("2026-11-21T20:00:00Z", "");
    std::vector<BackupScheduler::Result> news;
    BackupScheduler backup_scheduler{known_games(), library, [this] { return now; },
                                     [this](const BackupScheduler::Result& told) { news.push_back(told); }};

    std::size_t copies_after_a_look() {
        backup_scheduler.look();
        backup_scheduler.wait();
        return backups_of(library).size();
    }
};

TEST_F(Keeping, MakesACopyADay) {
    EXPECT_EQ(copies_after_a_look(), 1u);
    EXPECT_EQ(copies_after_a_look(), 1u);
    now += std::chrono::hours(23);
    EXPECT_EQ(copies_after_a_look(), 1u);
    now += std::chrono::hours(1);
    EXPECT_EQ(copies_after_a_look(), 2u);
    ASSERT_EQ(news.size(), 2u);
    EXPECT_EQ(news[1].made->amount, (Amount{1, 2}));
}

TEST_F(Keeping, OfAClockThatRunsBackwardsMakesNoFlood) {
    EXPECT_EQ(copies_after_a_look(), 1u);
    for (int i = 0; i < 20; ++i) {
        now -= std::chrono::hours(1);
        EXPECT_EQ(copies_after_a_look(), 1u);
    }
    now -= std::chrono::days(300);
    EXPECT_EQ(copies_after_a_look(), 2u) << "copies go on after the clock was put right";
    EXPECT_EQ(backups_of(library).size(), 2u) << "and none was removed for it";
}

TEST_F(Keeping, TellsOfDamageInsteadOfCopyingIt) {
    std::string bytes = bytes_of(library);
    for (std::size_t page = 2; page < bytes.size() / 4096; page += 3) {
        bytes.replace(page * 4096, 4096, 4096, '\x55');
    }
    write_bytes(library, bytes);
    backup_scheduler.check();
    backup_scheduler.wait();
    ASSERT_EQ(news.size(), 1u);
    EXPECT_FALSE(news[0].damage.empty());
    EXPECT_TRUE(backups_of(library).empty());
}

TEST_F(Keeping, TellsWhyThereIsNoCopy) {
    write_bytes(folder / "library.backups", "a file where the folder belongs");
    EXPECT_EQ(copies_after_a_look(), 0u);
    ASSERT_EQ(news.size(), 1u);
    EXPECT_NE(english(news[0].failed).find("library.backups"), std::string::npos);
    EXPECT_FALSE(news[0].same_here);
}

TEST_F(Keeping, TellsThatTheLibraryItselfIsNotAsItWasRecorded) {
    std::string bytes = bytes_of(library);
    const std::string rolled = "\"dice\":[3,9]";
    ASSERT_NE(bytes.find(rolled), std::string::npos);
    for (std::size_t at = bytes.find(rolled); at != std::string::npos; at = bytes.find(rolled, at)) {
        bytes.replace(at, rolled.size(), "\"dice\":[3,8]");
    }
    write_bytes(library, bytes);
    EXPECT_EQ(copies_after_a_look(), 0u);
    ASSERT_EQ(news.size(), 1u);
    EXPECT_NE(english(news[0].failed).find("operation 1 does not fit"), std::string::npos) << english(news[0].failed);
    EXPECT_TRUE(news[0].same_here);
}

TEST_F(Keeping, GoesOnWhileSomebodyPlays) {
    Store store(known_games(), library);
    backup_scheduler.check();
    for (int i = 0; i < 20; ++i) {
        enter(session, {kNote});
        append_from(store, session, session.journal().size() - 1);
    }
    backup_scheduler.wait();
    ASSERT_EQ(backups_of(library).size(), 1u);
    EXPECT_EQ(english(wrong_with_copy(known_games(), backups_of(library)[0].file, library)), "");
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST_F(Keeping, LeavesALibraryInMemoryAlone) {
    BackupScheduler other(
        known_games(), ":memory:", [this] { return now; }, [](const BackupScheduler::Result&) { FAIL(); });
    other.check();
    other.wait();
}

}  // namespace
}  // namespace castalia
