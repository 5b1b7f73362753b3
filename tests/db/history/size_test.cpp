// A list, a search or a figure does not read more when the library grows.
#include <gtest/gtest.h>

#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/library_maker.h"
#include "tests/support/questions.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

constexpr std::size_t kSmall = 200, kLarge = 800;
constexpr std::size_t kMostPages = 100, kMostPagesOfRow = 10;

struct Read {
    std::size_t pages = 0, rows = 0;
};

/// Returns the pages that each question fetches from the file when nothing of it is in memory, and its rows.
std::vector<Read> read_for_each(const std::filesystem::path& file) {
    std::vector<Read> reads;
    Store first(known_games(), file);
    for (const Question& question : questions_of(first)) {
        Store store(known_games(), file);
        const std::size_t before = store.pages_read();
        const std::size_t rows = question.ask(store);
        reads.push_back({store.pages_read() - before, rows});
    }
    return reads;
}

TEST(ALargeLibrary, IsReadByAsFewPagesAsASmallOne) {
    const Folder folder;
    make_library(folder / "small.sqlite", kSmall);
    make_library(folder / "large.sqlite", kLarge);
    const auto small = read_for_each(folder / "small.sqlite"), large = read_for_each(folder / "large.sqlite");
    Store store(known_games(), folder / "large.sqlite");
    const auto questions = questions_of(store);
    ASSERT_EQ(small.size(), questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i) {
        SCOPED_TRACE(questions[i].name);
        EXPECT_GT(large[i].pages, 0u);
        EXPECT_LE(large[i].pages, std::max(kMostPages, kMostPagesOfRow * large[i].rows));
        // With four times the sessions, pages are fuller and a tree has one more level, and each additional row may
        // take two pages; but it is never four times as much to read.
        const std::size_t more = large[i].rows > small[i].rows ? large[i].rows - small[i].rows : 0;
        EXPECT_LE(large[i].pages, 3 * small[i].pages + 2 * more + 8);
    }
}

TEST(ALargeLibrary, ThatWasMadePastTheStoreIsAsTheStoreWouldHaveIt) {
    const Folder folder;
    make_library(folder / "library.sqlite", 120);
    const Store store(known_games(), folder / "library.sqlite");
    const auto wrong = in_english(Safety(store).verify());
    EXPECT_TRUE(wrong.empty()) << wrong.size() << ", first: " << (wrong.empty() ? "" : wrong.front());
}

}  // namespace
}  // namespace castalia
