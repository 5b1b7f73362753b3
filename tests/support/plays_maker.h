// Files as BG Stats writes them, with invented contents. The shapes are those of real files of versions 4.6 to 6.14.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia::testing {

/// Makes files of plays. The same seed makes the same files.
class PlaysMaker {
public:
    explicit PlaysMaker(std::uint32_t seed) : random_(seed) {}

    /// Returns a file with so many plays. The names of its players and games differ.
    Json file(std::size_t plays);

private:
    struct Style;

    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_); }
    bool one_in(std::size_t n) { return below(n) == 0; }
    std::string uuid();
    std::string time(int year);
    std::string meta_data(const Style& style);
    Json tags(const Style& style);
    Json game(std::size_t id, const Style& style);
    Json player(std::size_t id, const Style& style);
    Json score(const Style& style, bool points, bool teams);
    std::string points();
    void add_scores(Json& play, const Json& game, const Style& style);
    /// Adds who kept the file, and the groups of its players.
    void add_people_of_file(Json& file, const Style& style);
    Json play(const Json& games, const Style& style);

    std::mt19937 random_;
};

}  // namespace castalia::testing
