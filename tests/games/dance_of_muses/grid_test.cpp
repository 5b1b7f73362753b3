// Lines, groups and areas on the endless grid.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/games/dance_of_muses/grid.h"
#include "tests/support/random_player.h"

namespace castalia::dance_of_muses {
namespace {

/// Returns the squares of a drawing: every letter is one, in the order of the alphabet.
std::vector<Square> drawn(const std::vector<std::string>& rows) {
    std::map<char, Square> found;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] != '.') {
                found[rows[y][x]] = {static_cast<int>(x), static_cast<int>(y)};
            }
        }
    }
    std::vector<Square> squares;
    for (const auto& [letter, square] : found) {
        squares.push_back(square);
    }
    return squares;
}

std::string letters(const std::vector<std::size_t>& numbers) {
    std::string word;
    for (const std::size_t number : numbers) {
        word += static_cast<char>('a' + static_cast<char>(number));
    }
    return word;
}

/// Returns how many squares can be reached from the first one over edges and corners.
std::size_t walked(const std::vector<Square>& squares) {
    std::set<std::pair<int, int>> left;
    for (const Square square : squares) {
        left.emplace(square.x, square.y);
    }
    const auto walk = [&left](const auto& self, int x, int y) -> std::size_t {
        std::size_t count = left.erase({x, y});
        if (count == 0) {
            return 0;
        }
        for (int side = 0; side < 9; ++side) {
            count += self(self, x + side % 3 - 1, y + side / 3 - 1);
        }
        return count;
    };
    return squares.empty() ? 0 : walk(walk, squares.front().x, squares.front().y);
}

std::vector<Square> scattered(Chance& chance) {
    const int tiles = chance.from(1, 9), width = chance.from(3, 6);
    std::set<Square> squares;
    while (static_cast<int>(squares.size()) < tiles) {
        squares.insert({chance.from(-1, width), chance.upto(width)});
    }
    std::vector<Square> mixed(squares.begin(), squares.end());
    chance.shuffle(mixed);
    return mixed;
}

TEST(Grid, GroupsAreThoseThatAWalkFinds) {
    Chance chance(1);
    int whole = 0;
    for (int i = 0; i < 100'000; ++i) {
        const std::vector<Square> squares = scattered(chance);
        const bool together = walked(squares) == squares.size();
        ASSERT_EQ(cut_off(squares).empty(), together);
        whole += together ? 1 : 0;
    }
    EXPECT_GT(whole, 10'000);
    EXPECT_LT(whole, 90'000);
}

TEST(Grid, WhatIsCutOffIsEverythingButOneLargestGroup) {
    struct Row {
        std::vector<std::string> rows;
        const char* cut;
        const char* remark;
    };
    const Row table[] = {
        {{"ab", "c."}, "", "one group"},
        {{"a.", ".b"}, "", "a corner holds"},
        {{"a..b"}, "b", "of equal groups the one with the lowest stays"},
        {{"a..bc"}, "a", "the smaller one goes"},
        {{"ab..c", ".....", "d...."}, "cd", "two are cut off"},
    };
    for (const Row& row : table) {
        EXPECT_EQ(letters(cut_off(drawn(row.rows))), row.cut) << row.remark;
    }
}

TEST(Grid, AStepPushesTheUnbrokenLineAheadAndNothingElse) {
    struct Row {
        std::vector<std::string> before;
        char dancer;
        Direction to;
        std::vector<std::string> after;
        const char *moved, *cut;
    };
    const Row table[] = {
        {{"ab.c", "d..."}, 'a', Direction::east, {".abc", "d..."}, "ab", ""},
        {{"ab.c", "d..."}, 'b', Direction::east, {"a.bc", "d..."}, "b", "bc"},
        {{"a", "b", "c", "."}, 'a', Direction::south, {".", "a", "b", "c"}, "abc", ""},
        {{".", "a", "b", "c"}, 'c', Direction::north, {"a", "b", "c", "."}, "cba", ""},
        {{".ab", "c.."}, 'b', Direction::west, {"ab.", "c.."}, "ba", ""},
        {{"ab", ".."}, 'a', Direction::south, {".b", "a."}, "a", ""},
        {{"a.", "b.", ".."}, 'a', Direction::north, {"a.", "..", "b."}, "a", "b"},
    };
    for (const Row& row : table) {
        const std::vector<Square> before = drawn(row.before);
        const StepOutcome made = step(before, static_cast<std::size_t>(row.dancer - 'a'), row.to);
        std::vector<Square> wanted = drawn(row.after);
        if (row.to == Direction::north && row.before.size() == 3) {
            wanted = {{0, -1}, {0, 1}};  // This is beyond the upper edge of the drawing.
        }
        EXPECT_EQ(made.after, wanted) << row.dancer;
        EXPECT_EQ(letters(made.moved), row.moved);
        EXPECT_EQ(letters(made.cut), row.cut);
    }
}

TEST(Grid, NoStepPutsTwoTilesOnASquareAndEveryPushKeepsTheOrder) {
    Chance chance(2);
    for (int i = 0; i < 20'000; ++i) {
        const std::vector<Square> squares = scattered(chance);
        const auto dancer = static_cast<std::size_t>(chance.upto(static_cast<int>(squares.size()) - 1));
        const Direction to = kDirections[static_cast<std::size_t>(chance.upto(3))];
        const StepOutcome made = step(squares, dancer, to);
        ASSERT_EQ(std::set<Square>(made.after.begin(), made.after.end()).size(), squares.size());
        for (std::size_t tile = 0; tile < squares.size(); ++tile) {
            const bool moved = std::ranges::find(made.moved, tile) != made.moved.end();
            ASSERT_EQ(made.after[tile], moved ? next(squares[tile], to) : squares[tile]);
        }
        for (std::size_t k = 1; k < made.moved.size(); ++k) {
            ASSERT_EQ(squares[made.moved[k]], next(squares[made.moved[k - 1]], to)) << "the line is unbroken";
        }
        ASSERT_EQ(std::ranges::find(squares, next(squares[made.moved.back()], to)), squares.end())
            << "and ends there";
    }
}

TEST(Grid, AnAreaReachesItsSquaresOnly) {
    for (unsigned area = 0; area < 256; ++area) {
        int reached = 0;
        for (int x = -3; x <= 3; ++x) {
            for (int y = -3; y <= 3; ++y) {
                reached += reaches(static_cast<Area>(area), {5, 5}, {5 + x, 5 + y}) ? 1 : 0;
            }
        }
        EXPECT_EQ(reached, __builtin_popcount(area));
    }
    EXPECT_TRUE(reaches(kOrthogonal, {0, 0}, {0, -1}));
    EXPECT_FALSE(reaches(kOrthogonal, {0, 0}, {1, -1}));
    EXPECT_TRUE(reaches(kDiagonal, {0, 0}, {-1, 1}));
    EXPECT_FALSE(reaches(kAllEight, {0, 0}, {0, 0}));
}

}  // namespace
}  // namespace castalia::dance_of_muses
