// Photos of the table in a library: kept as they are, at their events, and gone with their session.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <random>

#include "core/session/trace.h"
#include "db/photos.h"
#include "db/safety/backups.h"
#include "db/safety/drill.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/as_nobody.h"
#include "tests/support/games.h"
#include "tests/support/pictures.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::string bytes_by_chance(std::size_t size, unsigned seed = 1) {
    std::mt19937 random(seed);
    std::string bytes(size, '\0');
    std::ranges::generate(bytes, [&] { return static_cast<char>(random()); });
    return bytes;
}

struct KeptPhotos : ::testing::Test {
    KeptPhotos() {
        Session session = session_of();
        enter(session, {kRoll, kSell, kNote});
        store.begin(session);
    }
    std::vector<std::string> wrong() { return in_english(Safety(Store(known_games(), library)).verify()); }
    /// Changes the file as somebody with SQLite would.
    void change(const std::string& sql) {
        SQLite::Database raw(library, SQLite::OPEN_READWRITE);
        raw.exec("PRAGMA foreign_keys = ON");
        raw.exec("DROP TRIGGER photo_is_never_rewritten");
        raw.exec(sql);
        raw.exec(
            "CREATE TRIGGER photo_is_never_rewritten BEFORE UPDATE ON photo_file\n"
            "BEGIN SELECT RAISE(ABORT, 'a photo is kept as it is'); END");
    }

    Folder folder;
    std::filesystem::path library = folder / "library.sqlite";
    Store store{known_games(), library};
};

TEST_F(KeptPhotos, AreKeptByteForByteInTheOrderOfTheirEvents) {
    const std::string first = bytes_by_chance(300'000), second = bytes_by_chance(10, 2);
    const Photo late = PhotoAlbum(store).attach(kFirstId, some_photo(first, "The end", 3));
    const Photo early = PhotoAlbum(store).attach(kFirstId, some_photo(second, "Laid out", 0));
    const Photo also_late = PhotoAlbum(store).attach(kFirstId, some_photo(second, "", 3));
    EXPECT_EQ(store.load(kFirstId).photos, (std::vector<Photo>{early, late, also_late}));
    EXPECT_EQ(Photos(store).of(kFirstId), store.load(kFirstId).photos);
    EXPECT_EQ(Photos(store).photo(late.number), late);
    const Store again(known_games(), library);
    EXPECT_EQ(Photos(again).bytes(late.number), first);
    EXPECT_EQ(Photos(again).bytes(early.number), second);
    EXPECT_EQ(Photos(again).small(late.number), "small The end");
    EXPECT_EQ(Photos(again).count({}), 3U);
    EXPECT_EQ(also_late.title(), "table.jpg");
    EXPECT_EQ(english(photo_text(late)), "Photo: The end");
    EXPECT_EQ(wrong(), std::vector<std::string>{});
}

TEST_F(KeptPhotos, FollowTheirEventThroughCorrectionsAndComeBackWithIt) {
    PhotoAlbum(store).attach(kFirstId, some_photo("first", "Of the sale", 2));
    Session session = store.load(kFirstId);
    const Moment now = moment_of("2026-11-21T22:00:00Z", "");
    const EventPtr note = session.in_force().entries[2].event;
    session.enter(Corrected{{Insert{1, note}}, ""}, now);
    append_from(store, session, session.journal().size() - 1);
    session = store.load(kFirstId);
    EXPECT_EQ(ply_after(session, session.photos.at(0).entry), 3U) << "an event was inserted before it";
    session.enter(Corrected{{Strike{2}}, ""}, now);
    append_from(store, session, session.journal().size() - 1);
    session = store.load(kFirstId);
    ASSERT_EQ(session.photos.size(), 1U) << "it stays in the library";
    EXPECT_FALSE(ply_after(session, session.photos[0].entry)) << "but nowhere in the log";
    undo(session);
    EXPECT_EQ(ply_after(session, session.photos[0].entry), 3U) << "it comes back with its event";
    EXPECT_EQ(as_recorded_after(session, 1).photos.size(), 0U) << "the sale had not been entered yet";
    EXPECT_EQ(as_recorded_after(session, 2).photos.size(), 1U);
}

TEST_F(KeptPhotos, HaveCaptionsAndAreRemovedForGood) {
    const Photo photo = PhotoAlbum(store).attach(kFirstId, some_photo("one"));
    PhotoAlbum(store).set_caption(photo.number, "Zoë wins");
    EXPECT_EQ(Photos(store).photo(photo.number).caption, "Zoë wins");
    EXPECT_EQ(Photos(store).bytes(photo.number), "one");
    EXPECT_THROW(PhotoAlbum(store).set_caption(photo.number, std::string(kLongestTitle + 1, 'a')), BadRecord);
    EXPECT_THROW(PhotoAlbum(store).set_caption(photo.number, "a\nb"), BadRecord);
    PhotoAlbum(store).remove(photo.number);
    EXPECT_TRUE(Photos(store).of(kFirstId).empty());
    EXPECT_THROW(Photos(store).bytes(photo.number), Failure);
    EXPECT_THROW(PhotoAlbum(store).remove(photo.number), Failure);
    EXPECT_THROW(PhotoAlbum(store).set_caption(photo.number, "late"), Failure);
    EXPECT_GT(PhotoAlbum(store).attach(kFirstId, some_photo("two")).number, photo.number)
        << "no number is given twice";
    EXPECT_EQ(wrong(), std::vector<std::string>{});
}

TEST_F(KeptPhotos, OfMoreThan20MegabytesOrOfNoneAreRefused) {
    EXPECT_THROW(PhotoAlbum(store).attach(kFirstId, some_photo("")), BadRecord);
    EXPECT_THROW(PhotoAlbum(store).attach(kFirstId, some_photo(std::string(kLargestPhoto + 1, 'x'))), BadRecord);
    EXPECT_THROW(PhotoAlbum(store).attach(kSecondId, some_photo("one")), Failure) << "there is no such session";
    EXPECT_EQ(Photos(store).count({}), 0U);
    const std::string largest = bytes_by_chance(kLargestPhoto);
    EXPECT_EQ(Photos(store).bytes(PhotoAlbum(store).attach(kFirstId, some_photo(largest)).number), largest);
}

TEST_F(KeptPhotos, GoWithTheSessionThatIsRemovedForGood) {
    PhotoAlbum(store).attach(kFirstId, some_photo("one"));
    store.trash(kFirstId);
    EXPECT_EQ(Photos(store).of(kFirstId).size(), 1U) << "the trash keeps them";
    store.empty_trash();
    EXPECT_EQ(Photos(store).count({}), 0U);
    SQLite::Database raw(library, SQLite::OPEN_READONLY);
    EXPECT_EQ(raw.execAndGet("SELECT COUNT(*) FROM photo_file").getInt(), 0);
}

TEST_F(KeptPhotos, DoNotChangeTheRecordNorItsFingerprint) {
    const std::string before = write_record(store.load(kFirstId), true);
    PhotoAlbum(store).attach(kFirstId, some_photo("one"));
    EXPECT_EQ(write_record(store.load(kFirstId), true), before);
}

TEST_F(KeptPhotos, ThatWereChangedAreToldByWhateverReadsThem) {
    const Photo photo = PhotoAlbum(store).attach(kFirstId, some_photo("as it was", "Round nine", 2));
    const struct {
        const char* remark;
        std::string sql, back;
        bool listed;  ///< A list tells it, too.
    } kChanges[] = {
        {"file", "UPDATE photo_file SET bytes = CAST('as it is' AS BLOB)",
         "UPDATE photo_file SET bytes = CAST('as it was' AS BLOB)", false},
        {"caption", "UPDATE photo SET caption = 'Round ten'", "UPDATE photo SET caption = 'Round nine'", true},
        {"event", "UPDATE photo SET entry = 1", "UPDATE photo SET entry = 2", true},
        {"hash", "UPDATE photo SET hash = zeroblob(32)", "UPDATE photo SET hash = x'" + hex(photo.hash) + "'", true},
        {"kind", "UPDATE photo SET kind = 'png'", "UPDATE photo SET kind = 'jpg'", true},
        {"small", "UPDATE photo_file SET small = zeroblob(3)",
         "UPDATE photo_file SET small = CAST('small Round nine' AS BLOB)", false},
    };
    for (const auto& [remark, sql, back, listed] : kChanges) {
        change(sql);
        {
            Store changed(known_games(), library);
            std::vector<std::string> damage;
            changed.on_damage([&](const Text& sentence) { damage.push_back(english(sentence)); });
            changed.load(kFirstId);
            EXPECT_EQ(!damage.empty(), listed) << remark;
            try {
                Photos(changed).bytes(photo.number);
                Photos(changed).small(photo.number);
            } catch (const Failure& failure) {
                EXPECT_EQ(failure.kind, Failure::Kind::damaged) << remark;
                damage.emplace_back(failure.what());
            }
            EXPECT_FALSE(damage.empty()) << remark;
        }
        EXPECT_EQ(wrong().size(), std::string_view(remark) == "hash" ? 2U : 1U) << remark;
        change(back);
        EXPECT_EQ(wrong(), std::vector<std::string>{}) << remark;
    }
    change("DELETE FROM photo_file");
    EXPECT_FALSE(wrong().empty()) << "the file is gone";
    EXPECT_TRUE(Photos(Store(known_games(), library)).small(photo.number).empty());
}

TEST_F(KeptPhotos, AChangedCaptionHidesNoDamage) {
    const Photo photo = PhotoAlbum(store).attach(kFirstId, some_photo("one"));
    change("UPDATE photo SET entry = 1");
    PhotoAlbum(store).set_caption(photo.number, "Another");
    EXPECT_FALSE(wrong().empty());
}

TEST_F(KeptPhotos, AreCountedInCopiesAndComeBackFromThem) {
    const std::string bytes = bytes_by_chance(100'000);
    const Photo photo = PhotoAlbum(store).attach(kFirstId, some_photo(bytes));
    const auto made = make_backup(known_games(), library, moment_of("2026-11-22T00:00:00Z", ""));
    ASSERT_TRUE(made);
    EXPECT_EQ(made->amount, (Amount{1, 3, 1}));
    PhotoAlbum(store).attach(kFirstId, some_photo("later"));
    const auto offer = newest_good_backup(known_games(), library);
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer->missing, (Amount{0, 0, 1}));
    std::string text;
    for (const Text& sentence : sentences(*offer, "")) {
        text += english(sentence) + "\n";
    }
    EXPECT_NE(text.find("It lacks 1 photo."), std::string::npos) << text;
    const auto drill = recovery_drill(store);
    ASSERT_TRUE(drill);
    EXPECT_TRUE(drill->passed());
    EXPECT_EQ(drill->amount.photos, 2U);
    Store(known_games(), library);
    restore_library(known_games(), made->backup.file, library);
    EXPECT_EQ(Photos(Store(known_games(), library)).bytes(photo.number), bytes);
}

// A damaged page of a large photo leads past the end of the file, of which SQLite says that the disk is full.
TEST_F(KeptPhotos, InTheMiddleOfALibraryKeepNobodyFromRestoringIt) {
    PhotoAlbum(store).attach(kFirstId, some_photo(bytes_by_chance(2'000'000)));
    const auto drill = recovery_drill(store);
    ASSERT_TRUE(drill);
    EXPECT_TRUE(drill->passed()) << in_english(drill->wrong).size();
    EXPECT_EQ(drill->restored, drill->damages);
}

TEST_F(KeptPhotos, OfALibraryThatCanOnlyBeLookedAtAreSeenAndNoneIsAdded) {
    PhotoAlbum(store).attach(kFirstId, some_photo("one"));
    Safety(store).back_up(folder / "copy.sqlite");
    const AsNobody nobody(folder.path());
    const MayNotBeWritten file(folder / "copy.sqlite");
    Store looking(known_games(), folder / "copy.sqlite");
    ASSERT_TRUE(looking.only_to_look_at());
    EXPECT_EQ(Photos(looking).bytes(1), "one");
    EXPECT_THROW(PhotoAlbum(looking).attach(kFirstId, some_photo("two")), Failure);
    EXPECT_THROW(PhotoAlbum(looking).remove(1), Failure);
}

}  // namespace
}  // namespace castalia
