// A session that takes the place of another one, because its setup was corrected.
#include <gtest/gtest.h>

#include "db/history/history.h"
#include "db/photos.h"
#include "db/safety/safety.h"
#include "db/successor.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/pictures.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Replacing : ::testing::Test {
    Replacing() {
        enter(old, {kRoll, kSell, kNote});
        store.begin(old);
        store.set_tags(kFirstId, {"league", "rainy"});
        store.exclude(kFirstId, true);
        PhotoAlbum(store).attach(kFirstId, some_photo("the bytes", "Laid out", 2));
        enter(other, {kRoll, kSell});
    }

    /// Returns the record of a session with what the library of these tests knows of it.
    static std::string filed(const Session& session, std::initializer_list<const char*> events) {
        Heading heading = session.heading();
        heading.tags = {"league", "rainy"};
        heading.counted = false;
        Session same(session.game(), heading);
        enter(same, events);
        return write_record(same);
    }

    Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    Session old = session_of();
    Session other = session_of(kSecondId, "Thursday, corrected");
};

TEST_F(Replacing, KeepsTagsPhotosAndWhetherItCounts) {
    store.replace(old, other);
    EXPECT_EQ(write_record(store.load(kSecondId)), filed(other, {kRoll, kSell}));
    ASSERT_TRUE(History(store).summary(kSecondId));
    EXPECT_EQ(History(store).summary(kSecondId)->tags, (std::vector<std::string>{"league", "rainy"}));
    EXPECT_TRUE(store.excluded(kSecondId));
    const std::vector<Photo> photos = Photos(store).of(kSecondId);
    ASSERT_EQ(photos.size(), 1U);
    EXPECT_EQ(photos[0].caption, "Laid out");
    EXPECT_EQ(photos[0].entry, 2);
    EXPECT_EQ(Photos(store).bytes(photos[0].number), "the bytes");
    EXPECT_EQ(Photos(store).small(photos[0].number), "small Laid out");
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

TEST_F(Replacing, PutsTheOldOneIntoTheTrashAsItWas) {
    store.replace(old, other);
    ASSERT_EQ(History(store).summaries().size(), 1U);
    EXPECT_EQ(History(store).summaries()[0].id, kSecondId);
    ASSERT_EQ(History(store).trashed().size(), 1U);
    EXPECT_EQ(History(store).trashed()[0].id, kFirstId);
    EXPECT_EQ(write_record(store.load(kFirstId)), filed(old, {kRoll, kSell, kNote}));
    store.restore_from_trash(kFirstId);
    EXPECT_EQ(History(store).summaries().size(), 2U);
    EXPECT_EQ(Photos(store).of(kFirstId).size(), 1U);
}

TEST_F(Replacing, TellsWhichOneStandsInThePlaceOfTheOldOne) {
    const std::string third = "0399c1de-5b0c-7c3e-8f5e-2a9d5a3b7c33";
    EXPECT_EQ(successor_of(store, kFirstId), std::nullopt);
    const auto corrected = [](const std::string& id) {
        Heading heading = session_of(id).heading();
        heading.first_id = kFirstId;
        return Session(game_called("magnate"), heading);
    };
    store.replace(old, corrected(kSecondId));
    EXPECT_EQ(successor_of(store, kFirstId), kSecondId);
    EXPECT_EQ(successor_of(store, kSecondId), std::nullopt);
    store.replace(store.load(kSecondId), corrected(third));
    EXPECT_EQ(successor_of(store, kFirstId), third);
    EXPECT_EQ(successor_of(store, kSecondId), third);
    store.trash(third);
    EXPECT_EQ(successor_of(store, kFirstId), std::nullopt);
}

TEST_F(Replacing, ChangesNothingWhenAnotherProgramWroteMeanwhile) {
    Session elsewhere = store.load(kFirstId);
    enter(elsewhere, {kNote});
    append_from(store, elsewhere, 3);
    EXPECT_EQ(failure_of([&] { store.replace(old, other); }), Failure::Kind::conflict);
    EXPECT_FALSE(store.holds(kSecondId));
    EXPECT_TRUE(History(store).trashed().empty());
    EXPECT_EQ(store.load(kFirstId).plies(), 4U);
}

TEST_F(Replacing, ChangesNothingWhenTheNewOneIsThereAlready) {
    store.begin(other);
    EXPECT_EQ(failure_of([&] { store.replace(old, other); }), Failure::Kind::conflict);
    EXPECT_TRUE(History(store).trashed().empty());
}

}  // namespace
}  // namespace castalia
