// The sanitizer watches SQLite's memory although SQLite takes it from tests/support/sqlite_memory.cpp.
#include <gtest/gtest.h>

#include <sanitizer/asan_interface.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace castalia {
namespace {

/// SQLite rounds up to eight bytes by itself.
constexpr std::array<int, 12> kSizes{8, 16, 24, 40, 48, 56, 120, 1000, 4096, 4360, 16'384, 100'000};

bool is_poisoned(const char* at) { return __asan_address_is_poisoned(at) != 0; }

TEST(MemoryOfSqlite, MayBeUsedFromItsFirstByteToItsLastAndNoFurther) {
    for (const int size : kSizes) {
        auto* const piece = static_cast<char*>(sqlite3_malloc(size));
        ASSERT_NE(piece, nullptr);
        EXPECT_EQ(__asan_region_is_poisoned(piece, static_cast<std::size_t>(size)), nullptr) << size;
        EXPECT_TRUE(is_poisoned(piece + size)) << size;
        EXPECT_EQ(sqlite3_msize(piece), static_cast<sqlite3_uint64>(size));
        sqlite3_free(piece);
        EXPECT_TRUE(is_poisoned(piece)) << size;
        EXPECT_TRUE(is_poisoned(piece + size - 1)) << size;
    }
}

TEST(MemoryOfSqlite, IsNotGivenOutAgainAtOnce) {
    for (const int size : kSizes) {
        void* const piece = sqlite3_malloc(size);
        sqlite3_free(piece);
        for (int i = 0; i < 20; ++i) {
            void* const other = sqlite3_malloc(size);
            EXPECT_NE(other, piece) << size;
            sqlite3_free(other);
        }
    }
}

TEST(MemoryOfSqlite, KeepsItsContentWhenItGrowsAndShrinks) {
    constexpr int kFirst = 24;
    auto* piece = static_cast<char*>(sqlite3_malloc(kFirst));
    std::memset(piece, 'x', kFirst);
    for (const int size : {16'000, 200'000, 56, kFirst}) {
        piece = static_cast<char*>(sqlite3_realloc(piece, size));
        EXPECT_EQ(std::count(piece, piece + kFirst, 'x'), kFirst) << size;
    }
    sqlite3_free(piece);
}

TEST(MemoryOfSqlite, MakesAProgramFailThatLosesIt) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            sqlite3_malloc(24);
            std::exit(0);
        },
        ::testing::ExitedWithCode(1), "pieces? of SQLite's memory");
}

}  // namespace
}  // namespace castalia
