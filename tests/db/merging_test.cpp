// Two libraries become one: the same, whichever takes the other.
#include "db/merging.h"

#include <gtest/gtest.h>

#include <set>

#include "db/history/history.h"
#include "db/journal/operations.h"
#include "db/photos.h"
#include "db/safety/safety.h"
#include "tests/db/old_libraries.h"
#include "tests/db/whole_history.h"
#include "tests/support/appended.h"
#include "tests/support/library_maker.h"
#include "tests/support/pictures.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

class TwoLaptops : public ::testing::Test {
protected:
    /// Takes the other library as it is on the disk.
    static MergedLibrary take(Store& into, const Store& from, bool bring_back = false) {
        return merge_library(into, from.file(), {bring_back, {}});
    }
    static void expect_whole(const Store& store) {
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    }

    Folder folder;
    Store one{known_games(), folder / "one.sqlite"}, other{known_games(), folder / "other.sqlite"};
};

TEST_F(TwoLaptops, ALibraryIsTakenWhole) {
    Session session = session_of();
    enter(session, {kRoll, kSell, kNote, R"({"type": "sell", "player": "Ann", "card": "4MS", "ruling": "she may"})"});
    undo(session);
    session.heading().tags = {"league"};
    session.heading().utc_offset = std::chrono::hours(-8);
    session.commentary.comments.push_back({1, "!", "Well rolled"});
    one.begin(session);
    one.exclude(kFirstId, true);
    PhotoAlbum(one).attach(kFirstId, some_photo("a picture", "The end", 3));
    one.set("sealed." + kFirstId, "a sealed note");
    keep_house_rule(one, "magnate", {"magnate.tax.once", "Tax is paid at once."});
    one.begin(session_of(kSecondId), true);  // A sample is not taken.
    const MergedLibrary merged = take(other, one);
    EXPECT_EQ(merged.fresh, std::vector<std::string>{kFirstId});
    EXPECT_TRUE(merged.notes.empty());
    EXPECT_FALSE(other.holds(kSecondId));
    EXPECT_EQ(write_record(other.load(kFirstId), true), write_record(one.load(kFirstId), true));
    EXPECT_EQ(Photos(other).bytes(Photos(other).of(kFirstId).at(0).number), "a picture");
    EXPECT_EQ(other.setting("sealed." + kFirstId), "a sealed note");
    EXPECT_EQ(house_rules_of(other, "magnate"), house_rules_of(one, "magnate"));
    EXPECT_TRUE(other.excluded(kFirstId));
    expect_whole(other);
    EXPECT_TRUE(take(other, one).nothing_changed()) << "a second time";
    EXPECT_EQ(take(other, one).there, std::vector<std::string>{kFirstId});
}

TEST_F(TwoLaptops, OnePictureThatWasAttachedTwiceKeepsBothCaptions) {
    one.begin(session_of());
    const auto attach = [](Store& store, const std::string& caption) {
        PhotoAlbum(store).attach(kFirstId, some_photo("a picture", caption, 0));
    };
    const auto captions = [](const Store& store) {
        std::multiset<std::string> all;
        for (const Photo& photo : Photos(store).of(kFirstId)) {
            all.insert(photo.caption);
        }
        return all;
    };
    attach(one, "Before the first round");
    attach(one, "");
    take(other, one);
    EXPECT_EQ(captions(other), captions(one)) << "taken whole";
    attach(other, "Laid out");
    EXPECT_EQ(take(one, other).changed, std::vector<std::string>{kFirstId});
    const std::multiset<std::string> all{"", "Before the first round", "Laid out"};
    EXPECT_EQ(captions(one), all);
    EXPECT_TRUE(take(other, one).nothing_changed());
    EXPECT_EQ(captions(other), all);
    expect_whole(one);
}

TEST_F(TwoLaptops, ASessionThatWentOnOnOneOfThemGoesOn) {
    Session session = session_of();
    enter(session, {kRoll});
    one.begin(session);
    take(other, one);
    enter(session, {kSell, kNote});
    append_from(one, session, 1);
    EXPECT_EQ(take(other, one).continued, std::vector<std::string>{kFirstId});
    EXPECT_EQ(write_record(other.load(kFirstId), true), write_record(session, true));
    EXPECT_EQ(take(one, other).there, std::vector<std::string>{kFirstId}) << "the shorter one brings nothing";
    expect_whole(other);
}

TEST_F(TwoLaptops, ASessionThatWentOnDifferentlyIsKeptInBothVersions) {
    Session longer = session_of(), shorter = session_of();
    enter(longer, {kRoll, kSell, kNote});
    enter(shorter, {kRoll, kNote});
    one.begin(longer);
    other.begin(shorter);
    PhotoAlbum(other).attach(kFirstId, some_photo("of the shorter one", "", 2));
    const MergedLibrary here = take(one, other);
    ASSERT_EQ(here.apart.size(), 1U);
    EXPECT_EQ(here.apart.front().first, kFirstId);
    const std::string version = here.apart.front().second;
    EXPECT_EQ(write_record(one.load(kFirstId)), write_record(longer)) << "the longer one keeps the id";
    EXPECT_EQ(one.load(version).plies(), 2U);
    EXPECT_EQ(Photos(one).of(version).size(), 1U);
    Store third(known_games(), folder / "third.sqlite");
    third.begin(shorter);
    PhotoAlbum(third).attach(kFirstId, some_photo("of the shorter one", "", 2));
    EXPECT_EQ(take(third, one).apart.size(), 1U) << "the shorter one gives way";
    EXPECT_EQ(whole_history(third), whole_history(one));
    EXPECT_TRUE(take(one, other).nothing_changed());
    expect_whole(one);
    expect_whole(third);
}

TEST_F(TwoLaptops, WhatLiesInTheTrashIsNamedAndComesBackIfWanted) {
    Session session = session_of();
    enter(session, {kRoll, kAbandon});
    one.begin(session);
    other.begin(session);
    one.trash(kFirstId);
    const MergedLibrary named = take(one, other);
    EXPECT_EQ(named.in_trash, std::vector<std::string>{kFirstId});
    EXPECT_TRUE(named.nothing_changed());
    EXPECT_TRUE(one.lies_in_trash(kFirstId));
    EXPECT_TRUE(take(other, one).nothing_changed()) << "the trash of another library is not emptied into ours";
    EXPECT_FALSE(other.lies_in_trash(kFirstId));
    EXPECT_EQ(take(one, other, true).brought_back, std::vector<std::string>{kFirstId});
    EXPECT_FALSE(one.lies_in_trash(kFirstId));
    EXPECT_EQ(whole_history(one), whole_history(other));
    expect_whole(one);
}

TEST_F(TwoLaptops, WhatComesBackFromTheTrashAndWentOnDifferentlyIsListedInBothVersions) {
    Session longer = session_of(), shorter = session_of();
    enter(longer, {kRoll, kSell, kNote});
    enter(shorter, {kRoll, kNote});
    for (const bool longer_here : {true, false}) {
        SCOPED_TRACE(longer_here ? "the longer one here" : "the longer one there");
        Store here(known_games(), folder / (longer_here ? "a.sqlite" : "c.sqlite"));
        Store there(known_games(), folder / (longer_here ? "b.sqlite" : "d.sqlite"));
        here.begin(longer_here ? longer : shorter);
        there.begin(longer_here ? shorter : longer);
        here.trash(kFirstId);
        const MergedLibrary merged = take(here, there, true);
        EXPECT_EQ(merged.brought_back, std::vector<std::string>{kFirstId});
        EXPECT_EQ(merged.apart.size(), 1U);
        EXPECT_EQ(History(here).summaries().size(), 2U);
        EXPECT_TRUE(History(here).trashed().empty());
        expect_whole(here);
    }
}

TEST_F(TwoLaptops, ASessionThatWasBegunAnewTakesThePlaceOfTheOldOne) {
    one.begin(session_of());
    other.begin(session_of());
    Heading heading = session_of(kSecondId).heading();
    heading.edition = "2010";
    heading.title = "With the right players";
    heading.first_id = kFirstId;
    one.replace(one.load(kFirstId), Session(game_called("magnate"), heading));
    const MergedLibrary merged = take(other, one);
    EXPECT_EQ(merged.fresh, std::vector<std::string>{kSecondId});
    EXPECT_EQ(merged.replaced, std::vector<std::string>{kFirstId});
    EXPECT_TRUE(other.lies_in_trash(kFirstId));
    Store third(known_games(), folder / "third.sqlite");
    third.begin(session_of());
    EXPECT_TRUE(take(one, third).in_trash.empty()) << "nobody asks for the old one";
    EXPECT_EQ(whole_history(one), whole_history(other));
    expect_whole(other);
}

TEST_F(TwoLaptops, WhatWasEnteredMeanwhileInASessionThatWasBegunAnewStaysInTheTrash) {
    Session mine = session_of(), yours = session_of();
    enter(mine, {kRoll, kNote});
    enter(yours, {kRoll, kSell, kNote});
    one.begin(mine);
    other.begin(yours);
    Heading heading = session_of(kSecondId).heading();
    heading.first_id = kFirstId;
    one.replace(one.load(kFirstId), Session(game_called("magnate"), heading));
    Safety(one).back_up(folder / "before.sqlite");
    EXPECT_TRUE(take(one, other).nothing_changed());
    const MergedLibrary merged = merge_library(other, folder / "before.sqlite");
    EXPECT_EQ(merged.replaced, std::vector<std::string>{kFirstId});
    EXPECT_TRUE(merged.apart.empty());
    EXPECT_EQ(other.load(kFirstId).plies(), 3U) << "with all of it";
    EXPECT_EQ(whole_history(one), whole_history(other));
    expect_whole(other);
}

TEST_F(TwoLaptops, PeopleWithSeveralSpellingsAreOnePersonAfterwards) {
    const auto sat = [](const std::string& id, const std::string& player) {
        Heading heading = session_of(id).heading();
        heading.players = {player, "Zoë"};
        heading.setup =
            Json{{"first", player}, {"crowns", {{player, {"CM", "CS", "CK"}}, {"Zoë", {"CW", "CL", "CY"}}}}};
        return Session(game_called("magnate"), heading);
    };
    for (Store* store : {&one, &other}) {
        store->begin(sat(kFirstId, "Ann"));
        store->begin(sat(kSecondId, "Anna"));
    }
    People people(one);
    people.merge(people.find("Ann")->key, people.find("Anna")->key);
    people.rename(people.find("Ann")->key, "Ann B.");
    take(other, one);
    EXPECT_EQ(People(other).find("Anna")->name, "Ann B.");
    EXPECT_EQ(whole_history(one), whole_history(other));
    expect_whole(other);
    // Who sat at one table stays two people, and a note says so.
    Heading together = session_of(merging_id(7)).heading();
    together.players = {"Ann", "Anna"};
    together.setup = Json{{"first", "Ann"}, {"crowns", {{"Ann", {"CM", "CS", "CK"}}, {"Anna", {"CW", "CL", "CY"}}}}};
    Store third(known_games(), folder / "third.sqlite");
    third.begin(Session(game_called("magnate"), together));
    EXPECT_EQ(take(third, one).notes.size(), 1U);
    EXPECT_NE(People(third).find("Ann")->key, People(third).find("Anna")->key);
}

TEST_F(TwoLaptops, AnOldLibraryIsTakenAndStaysAsItIs) {
    for (const char* name : {"library-1.sqlite", "library-7.sqlite", "library-10.sqlite"}) {
        SCOPED_TRACE(name);
        std::filesystem::copy(kOld / name, folder / name);
        const std::string before = bytes_of(folder / name);
        Store into(known_games(), folder / (std::string("into-") + name));
        const MergedLibrary merged = merge_library(into, folder / name);
        EXPECT_FALSE(merged.fresh.empty());
        EXPECT_EQ(bytes_of(folder / name), before);
        expect_whole(into);
        EXPECT_TRUE(merge_library(into, folder / name).nothing_changed());
    }
}

TEST_F(TwoLaptops, WhatIsNoLibraryIsRefusedAndChangesNothing) {
    one.begin(session_of());
    write_bytes(folder / "words", "SQLite format 3, or so");
    EXPECT_THROW(merge_library(one, folder / "words"), Failure);
    EXPECT_THROW(merge_library(one, folder / "none"), Failure);
    EXPECT_THROW(merge_library(one, one.file()), Failure);
    EXPECT_FALSE(looks_like_library(folder / "none"));
    EXPECT_TRUE(looks_like_library(one.file()));
    {
        SQLite::Database foreign((folder / "foreign.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        foreign.exec("CREATE TABLE session (id TEXT)");
    }
    EXPECT_THROW(merge_library(one, folder / "foreign.sqlite"), Failure);
    other.begin(session_of(kSecondId));
    EXPECT_THROW(merge_library(one, other.file(), {false, [](std::size_t, std::size_t) { return false; }}), Failure);
    EXPECT_EQ(History(one).summaries().size(), 1U);
    expect_whole(one);
}

TEST_F(TwoLaptops, AJournalThatSomebodyChangedIsNotTaken) {
    Session session = session_of();
    enter(session, {kRoll, kNote});
    other.begin(session);
    other.begin(session_of(kSecondId));
    {
        SQLite::Database raw(other.file().string(), SQLite::OPEN_READWRITE);
        raw.exec("DROP TRIGGER operation_is_never_rewritten");
        raw.exec("UPDATE operation SET body = replace(body, 'Königsberg', 'Kaliningrad')");
        raw.exec(
            "CREATE TRIGGER operation_is_never_rewritten BEFORE UPDATE OF session, seq, at_ms, body ON operation\n"
            "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END");
    }
    const MergedLibrary merged = take(one, other);
    EXPECT_EQ(merged.fresh, std::vector<std::string>{kSecondId});
    EXPECT_EQ(merged.notes.size(), 1U);
    expect_whole(one);
}

TEST_F(TwoLaptops, ManySessionsAreCountedTogether) {
    // So many that their sums are counted all at once.
    constexpr std::size_t kSessions = 260;
    make_library(folder / "first.sqlite", kSessions);
    make_library(folder / "second.sqlite", kSessions, {}, kSessions);
    Store into(known_games(), folder / "first.sqlite");
    EXPECT_EQ(merge_library(into, folder / "second.sqlite").fresh.size(), kSessions);
    EXPECT_EQ(History(into).sizes().kept, 2 * kSessions);
    expect_whole(into);
    EXPECT_TRUE(merge_library(into, folder / "second.sqlite").nothing_changed());
    // The order of their operations was looked at for all of them together. From now on it is for each one again.
    SQLite::Database raw(into.file().string(), SQLite::OPEN_READWRITE);
    EXPECT_THROW(raw.exec("INSERT INTO operation SELECT session, 2 + max(seq), at_ms, body, hash FROM operation"),
                 SQLite::Exception);
}

TEST_F(TwoLaptops, OperationsThatDoNotFollowAreRefusedWithoutTheTrigger) {
    Session session = session_of();
    enter(session, {kRoll, kSell, kNote});
    one.begin(session);
    Database database(one.file(), Database::Purpose::use);
    database.prepare_to_write();
    const OperationRows rows = operation_rows(database, 1);
    for (const std::size_t known : {0U, 2U, 4U}) {
        Writing writing(database);
        const WithoutOrderTrigger order(database, false);
        EXPECT_THROW(add_operations(database, 1, rows, known), Failure) << known;
    }
    expect_whole(one);
}

}  // namespace
}  // namespace castalia
