// Automatic copies, a damaged library, and the drill.
#include <gtest/gtest.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "db/history/history.h"
#include "db/safety/backups.h"
#include "db/safety/drill.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
using std::chrono::days;
namespace fs = std::filesystem;

struct Backups : ::testing::Test {
    Backups() {
        enter(session, {kRoll, kSell});
        Store(known_games(), library).begin(session);
    }
    /// Adds more to the library than its newest copy has.
    void go_on() {
        Store store(known_games(), library);
        enter(session, {kNote, kNote});
        append_from(store, session, 2);
        store.begin(session_of(kSecondId));
    }
    void damage() const {
        std::string bytes = bytes_of(library);
        write_bytes(library, std::string(5000, '?') + bytes.substr(5000));
    }
    std::size_t operations() const { return Store(known_games(), library).load(kFirstId).journal().size(); }

    Folder folder;
    fs::path library = folder / "library.sqlite";
    fs::path kept = folder / "library.backups";
    Session session = session_of();
    Moment now = moment_of("2026-11-21T22:10:00.250Z", "");
};

TEST_F(Backups, AreMadeBesideTheLibraryAndChecked) {
    const auto made = make_backup(known_games(), library, now);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->amount, (Amount{1, 2}));
    EXPECT_EQ(made->backup.file, kept / "2026-11-21T22-10-00.250Z.sqlite");
    EXPECT_EQ(backups_of(library), std::vector<Backup>{made->backup});
    const Store copy(known_games(), made->backup.file);
    EXPECT_TRUE(Safety(copy).verify().empty());
    EXPECT_EQ(write_record(copy.load(kFirstId)), write_record(session));
}

TEST_F(Backups, AreOneFileThatALookDoesNotChange) {
    const fs::path file = make_backup(known_games(), library, now)->backup.file;
    const std::string before = bytes_of(file);
    EXPECT_TRUE(damage_in(file).empty());
    EXPECT_EQ(english(wrong_with_copy(known_games(), file, library)), "");
    EXPECT_TRUE(newest_good_backup(known_games(), library));
    EXPECT_EQ(bytes_of(file), before);
    EXPECT_EQ(std::distance(fs::directory_iterator(kept), {}), 1);
}

TEST_F(Backups, AreThinnedByAgeAndNothingElseIsTouched) {
    fs::create_directory(kept);
    write_bytes(kept / "letter.txt", "Dear Ann");
    write_bytes(kept / "2020-01-01 by hand.sqlite", "mine");
    write_bytes(kept / "2020-01-01T00-00-00Z.sqlite-wal", "not ours to judge");
    for (int i = 0; i < 20; ++i) {
        write_bytes(kept / ("2026-10-" + std::string(i < 9 ? "0" : "") + std::to_string(i + 1) + "T20-00-00Z.sqlite"),
                    "old");
    }
    const auto made = make_backup(known_games(), library, now);
    EXPECT_EQ(made->thinned, 20u - 11u - 1u) << "eleven more days, and the Sunday before them";
    EXPECT_EQ(backups_of(library).size(), 13u);
    EXPECT_EQ(bytes_of(kept / "letter.txt"), "Dear Ann");
    EXPECT_EQ(bytes_of(kept / "2020-01-01 by hand.sqlite"), "mine");
    EXPECT_TRUE(fs::exists(kept / "2020-01-01T00-00-00Z.sqlite-wal"));
}

TEST_F(Backups, AreNotMadeOfADamagedLibraryAndReplaceNone) {
    const Backup good = make_backup(known_games(), library, now - days(1))->backup;
    SQLite::Database(library, SQLite::OPEN_READWRITE).exec("UPDATE summary SET events = 9");
    EXPECT_THROW(make_backup(known_games(), library, now), Failure);
    EXPECT_EQ(backups_of(library), std::vector<Backup>{good});
    EXPECT_EQ(std::distance(fs::directory_iterator(kept), {}), 1) << "nothing half made stays";
}

TEST_F(Backups, ThatAreStoppedLeaveNothing) {
    EXPECT_FALSE(make_backup(known_games(), library, now, [](std::size_t, std::size_t) { return false; }));
    EXPECT_TRUE(fs::is_empty(kept));
}

TEST_F(Backups, TheNewestGoodOneIsOfferedWithWhatItLacks) {
    const Backup good = make_backup(known_games(), library, now - days(2))->backup;
    go_on();
    const Backup bad = make_backup(known_games(), library, now - days(1))->backup;
    write_bytes(bad.file, bytes_of(bad.file).substr(0, 9000));
    const auto offer = newest_good_backup(known_games(), library);
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer->backup, good);
    EXPECT_EQ(offer->passed_over, 1u);
    EXPECT_EQ(offer->amount, (Amount{1, 2}));
    EXPECT_TRUE(offer->comparable);
    EXPECT_EQ(offer->missing, (Amount{1, 2}));
    damage();
    const auto blind = newest_good_backup(known_games(), library);
    ASSERT_TRUE(blind);
    EXPECT_FALSE(blind->comparable);
}

TEST_F(Backups, BringADamagedLibraryBackAndItIsKept) {
    make_backup(known_games(), library, now);
    go_on();
    damage();
    const std::string damaged = bytes_of(library);
    EXPECT_TRUE(damage_in(folder / "library.backups" / "2026-11-21T22-10-00.250Z.sqlite").empty());
    EXPECT_THROW(Store(known_games(), library), Failure);
    restore_library(known_games(), newest_good_backup(known_games(), library)->backup.file, library);
    EXPECT_EQ(operations(), 2u);
    EXPECT_EQ(bytes_of(folder / "library.damaged.sqlite"), damaged);
}

TEST_F(Backups, OfALibraryThatIsGoneOrEmptyKeepItFromBeginningAnew) {
    make_backup(known_games(), library, now);
    for (const bool gone : {true, false}) {
        fs::remove(library);
        if (!gone) {
            write_bytes(library, "");
        }
        try {
            const Store store(known_games(), library);
            ADD_FAILURE() << "it began anew";
        } catch (const Failure& failure) {
            EXPECT_EQ(failure.kind, Failure::Kind::damaged);
            EXPECT_NE(std::string(failure.what()).find("library.backups"), std::string::npos) << failure.what();
        }
        restore_library(known_games(), newest_good_backup(known_games(), library)->backup.file, library);
        EXPECT_EQ(operations(), 2u);
    }
}

TEST_F(Backups, ALogWithoutItsLibraryIsNotPlayedIntoTheCopy) {
    const fs::path copy = make_backup(known_games(), library, now)->backup.file;
    const Store open(known_games(), library);
    go_on();
    fs::copy(folder / "library.sqlite-wal", folder / "stray");
    fs::create_directory(folder / "elsewhere");
    const fs::path other = folder / "elsewhere" / "library.sqlite";
    fs::copy(folder / "stray", folder / "elsewhere" / "library.sqlite-wal");
    restore_library(known_games(), copy, other);
    const Store store(known_games(), other);
    EXPECT_FALSE(store.holds(kSecondId));
    EXPECT_TRUE(Safety(store).verify().empty());
    EXPECT_EQ(bytes_of(folder / "elsewhere" / "library.damaged.sqlite-wal"), bytes_of(folder / "stray"));
}

TEST_F(Backups, ARestoreThatWasInterruptedIsFinishedByWhoeverOpensTheLibrary) {
    const fs::path copy = make_backup(known_games(), library, now)->backup.file;
    go_on();
    damage();
    const std::string damaged = bytes_of(library);
    fs::copy(copy, folder / "library.restored.sqlite");
    EXPECT_EQ(operations(), 2u);
    EXPECT_EQ(bytes_of(folder / "library.damaged.sqlite"), damaged);
    EXPECT_FALSE(fs::exists(folder / "library.restored.sqlite"));
}

TEST_F(Backups, OfAnOlderVersionAreCountedComparedAndBroughtBack) {
    for (const std::string version : {"1", "7", "10"}) {
        SCOPED_TRACE(version);
        const fs::path place = folder / ("old-" + version) / "library.sqlite";
        const fs::path copy = backup_folder(place) / "2026-11-21T22-10-00.250Z.sqlite";
        const fs::path old = source_dir() + "/tests/old/library-" + version + ".sqlite";
        const Amount there{5, 470, version == "10" ? 1u : 0u};
        fs::create_directories(copy.parent_path());
        fs::copy(old, copy);
        fs::copy(old, place);
        // Neither has been opened by this version.
        auto offer = newest_good_backup(known_games(), place);
        ASSERT_TRUE(offer);
        EXPECT_EQ(offer->amount, there);
        EXPECT_TRUE(offer->comparable);
        EXPECT_EQ(offer->missing, Amount{});
        Session more = session_of(kSecondId);
        enter(more, {kRoll, kSell});
        Store(known_games(), place).begin(more);
        offer = newest_good_backup(known_games(), place);
        ASSERT_TRUE(offer);
        EXPECT_EQ(offer->missing, (Amount{1, 2}));
        EXPECT_EQ(bytes_of(copy), bytes_of(old)) << "the copy itself is only read";
        restore_library(known_games(), copy, place);
        EXPECT_EQ(History(Store(known_games(), place)).summaries().size(), 5u);
        EXPECT_EQ(in_english(Safety(Store(known_games(), place)).verify()), std::vector<std::string>{});
    }
}

TEST_F(Backups, AreMadeOfALibraryOfAnOlderVersion) {
    for (const std::string version : {"1", "7", "10"}) {
        SCOPED_TRACE(version);
        const fs::path place = folder / ("old-" + version) / "library.sqlite";
        fs::create_directory(place.parent_path());
        fs::copy(source_dir() + "/tests/old/library-" + version + ".sqlite", place);
        const auto made = make_backup(known_games(), place, now);
        ASSERT_TRUE(made);
        EXPECT_EQ(made->amount, (Amount{5, 470, version == "10" ? 1u : 0u}));
        EXPECT_EQ(english(wrong_with_copy(known_games(), made->backup.file, place)), "");
    }
}

TEST_F(Backups, DamageDeepInTheFileIsRecognisedByALook) {
    std::string bytes = bytes_of(library);
    EXPECT_TRUE(damage_in(library).empty());
    for (std::size_t page = 2; page < bytes.size() / 4096; page += 5) {
        bytes.replace(page * 4096, 4096, 4096, '\x55');
    }
    write_bytes(library, bytes);
    const std::vector<std::string> damage = in_english(damage_in(library));
    ASSERT_FALSE(damage.empty());
    EXPECT_EQ(damage[0].find('\n'), std::string::npos) << "a line for each";
    EXPECT_EQ(damage[0].find("***"), std::string::npos);
}

TEST_F(Backups, TheDrillProvesOnCopiesThatTheLibraryCanBeRecovered) {
    go_on();
    const std::string before = bytes_of(library);
    const Store store(known_games(), library);
    const auto drill = recovery_drill(store);
    ASSERT_TRUE(drill);
    EXPECT_EQ(in_english(drill->wrong), std::vector<std::string>{});
    EXPECT_EQ(drill->amount, (Amount{2, 4}));
    EXPECT_EQ(drill->damages, 7u);
    EXPECT_EQ(drill->recognised, 7u);
    EXPECT_EQ(drill->restored, 7u);
    EXPECT_EQ(drill->confirmed, 4u);
    EXPECT_EQ(drill->cuts, 12u);
    EXPECT_EQ(drill->whole, 12u);
    EXPECT_EQ(store.load(kFirstId).journal().size(), 4u);
    EXPECT_EQ(bytes_of(library), before) << "a drill touches copies only";
    EXPECT_FALSE(fs::exists(folder / "library.drill"));
}

TEST_F(Backups, TheDrillStopsWhenItIsToldTo) {
    const Store store(known_games(), library);
    EXPECT_FALSE(recovery_drill(store, [](std::size_t done, std::size_t) { return done < 2; }));
    EXPECT_FALSE(fs::exists(folder / "library.drill"));
}

TEST(TheDrill, OfAnEmptyLibraryHasNothingToCut) {
    const Folder folder;
    const Store store(known_games(), folder / "library.sqlite");
    const auto drill = recovery_drill(store);
    ASSERT_TRUE(drill);
    EXPECT_TRUE(drill->passed());
    EXPECT_EQ(drill->cuts, 0u);
    EXPECT_EQ(drill->restored, drill->damages);
}

TEST(AnOffer, TellsOnlyWhatTheCopyLacks) {
    Offer offer;
    offer.amount = {3, 40, 0};
    const std::vector<std::string> made{"The newest good copy was made on Sunday.",
                                        "It holds 3 sessions and passed every check just now."};
    const auto lacks = [&] {
        std::vector<std::string> said = in_english(sentences(offer, "Sunday"));
        EXPECT_TRUE(std::equal(made.begin(), made.end(), said.begin()));
        said.erase(said.begin(), said.begin() + 2);
        return said;
    };
    using Sentences = std::vector<std::string>;
    EXPECT_EQ(lacks(), Sentences{"The library cannot be read far enough to tell what the copy lacks: it is what was "
                                 "entered after that."});
    offer.comparable = true;
    EXPECT_EQ(lacks(), Sentences{"It lacks nothing of what can still be read in the library."});
    offer.missing = {0, 1, 0};
    EXPECT_EQ(lacks(), Sentences{"It lacks 1 event or correction that can still be read there."});
    offer.missing = {1, 5, 2};
    offer.passed_over = 2;
    EXPECT_EQ(lacks(),
              (Sentences{"2 newer copies are damaged too and were passed over.",
                         "It lacks 1 session that can still be read in the library.",
                         "It lacks 5 events and corrections that can still be read there.", "It lacks 2 photos."}));
}

}  // namespace
}  // namespace castalia
