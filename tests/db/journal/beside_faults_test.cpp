// The disk fails at every single step while photos are attached and old evenings are decided about.
#include <gtest/gtest.h>

#include <SQLiteCpp/SQLiteCpp.h>
#include "db/history/earlier_endings.h"
#include "db/history/history.h"
#include "db/photos.h"
#include "db/safety/safety.h"
#include "tests/db/journal/failing_disk.h"
#include "tests/support/games.h"
#include "tests/support/pictures.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct AFailingDiskBesideTheJournal : AFailingDisk {};

TEST_P(AFailingDiskBesideTheJournal, KeepsAPhotoAsAWholeOrNotAtAll) {
    const std::string before(40'000, 'b'), coming(90'000, 'c');
    Script script;
    script.prepare = [&](const Folder& folder) {
        Store store(known_games(), folder / "library.sqlite");
        store.begin(played(kFirstId));
        PhotoAlbum(store).attach(kFirstId, some_photo(before, "before", 1));
    };
    script.work = [&](const Folder& folder) {
        Store store(known_games(), folder / "library.sqlite");
        PhotoAlbum(store).attach(kFirstId, some_photo(coming, "coming", 2));
        PhotoAlbum(store).remove(1);
    };
    script.check = [&](const Folder& folder, bool done) {
        const Store store(known_games(), folder / "library.sqlite");
        std::vector<std::string> there;
        for (const Photo& photo : store.load(kFirstId).photos) {
            EXPECT_EQ(Photos(store).bytes(photo.number), photo.caption == "before" ? before : coming);
            there.push_back(photo.caption);
        }
        const std::vector<std::string> first{"before"}, both{"before", "coming"}, last{"coming"};
        EXPECT_TRUE(there == last || (!done && (there == first || there == both))) << Json(there);
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    };
    try_it(script);
}

/// Changes the file as if an older version, by whose rules Ann won both, had listed them.
void pretend_older(const std::filesystem::path& file) {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec(
        "UPDATE summary SET status = 'finished', winners = '[\"Ann\"]', result = '\"Ann wins\"', score = '9–8'; "
        "UPDATE setting SET value = '1' WHERE name = 'library.summary_version'");
}

TEST_P(AFailingDiskBesideTheJournal, WhileOldEveningsAreComparedAndDecidedAboutLeavesEachDecidedOrNot) {
    Script script;
    script.prepare = [](const Folder& folder) {
        Store store(known_games(), folder / "library.sqlite");
        store.begin(played(kFirstId));
        store.begin(played(kSecondId, "Friday"));
        pretend_older(folder / "library.sqlite");
    };
    script.work = [](const Folder& folder) {
        Store store(known_games(), folder / "library.sqlite");
        EarlierEndings endings(store);
        endings.keep({kFirstId});
        endings.accept({kSecondId});
    };
    script.check = [](const Folder& folder, bool done) {
        Store store(known_games(), folder / "library.sqlite");
        ASSERT_EQ(History(store).summaries().size(), 2u);
        bool kept = false, accepted = true;
        for (const EarlierEnding& one : EarlierEndings(store).all()) {
            EXPECT_EQ(english(one.recorded.result), "Ann wins");
            kept |= one.kept && one.session.id == kFirstId;
            accepted &= one.session.id != kSecondId;
        }
        EXPECT_EQ(english(History(store).summary(kFirstId)->result),
                  kept ? "Ann wins (kept as recorded)" : "Ann wins");
        EXPECT_EQ(english(History(store).summary(kSecondId)->result), accepted ? "" : "Ann wins");
        EXPECT_TRUE(!done || (kept && accepted));
        EXPECT_TRUE(kept || !accepted) << "the first was decided about first";
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    };
    try_it(script);
}

INSTANTIATE_TEST_SUITE_P(AtEveryStep, AFailingDiskBesideTheJournal, every_fault(), name_of_fault);

}  // namespace
}  // namespace castalia
