// What is chosen for import.
#include <gtest/gtest.h>

#include <fstream>

#include "app/ui/files.h"
#include "core/rules/fields.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

TEST(Import, TheLibraryThatIsOpenIsNoSessionAndIsNotTouched) {
    const testing::Folder folder;
    const Store store(known_games(), folder / "open.sqlite");
    const std::filesystem::path link = folder / "link.castalia";
    std::filesystem::create_hard_link(store.file(), link);
    EXPECT_THROW(read_chosen_file(store.file(), store), BadRecord);
    EXPECT_THROW(read_chosen_file(folder / "open.sqlite-wal", store), BadRecord);
    EXPECT_THROW(read_chosen_file(link, store), BadRecord);
}

TEST(Import, AnyOtherFileIsRead) {
    const testing::Folder folder;
    const Store store(known_games(), folder / "open.sqlite");
    std::ofstream(folder / "session.castalia") << "{}";
    EXPECT_EQ(read_chosen_file(folder / "session.castalia", store), "{}");
    EXPECT_THROW(read_chosen_file(folder / "none", store), Failure);
}

}  // namespace
}  // namespace castalia
