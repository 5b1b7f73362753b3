#pragma once

#include <random>

#include "tests/ui/window_table.h"

namespace castalia {

/// A hand that types a recorded game and never looks at the window: whole lines and short ones, and between them
/// lines with mistakes, refused lines, another player's lines, lines that are begun and left, searches, a look at
/// Home, undo, redo and corrections, from a fixed seed. The size of the window, its colours and the size of its text
/// follow from the seed, too.
class BlindHand : public WindowTable {
protected:
    explicit BlindHand(std::uint32_t seed);

    /// Types the first `most` events of the sample of a game. Afterwards the library, read anew, holds the lines that
    /// were right, in order, and nothing else.
    void type_game(const char* game, std::size_t most);

private:
    std::size_t below(std::size_t many) { return many == 0 ? 0 : chance_() % many; }
    std::optional<std::string> wrong_line(const Session& sample, std::size_t step);
    std::optional<std::string> other_line(const Session& sample, std::size_t step);
    std::string right_line(const Event& event);
    bool reads_as(const std::string& line, const Json& wanted);
    void slip(const Session& sample, std::size_t step);
    void begin_anew(const Session& sample, std::size_t step, int key, int modifiers);
    void enter_something_else(const Session& sample, std::size_t step);
    void correct_last(const std::string& line);
    void expect_as_typed(const Session& sample, std::size_t steps);

    std::mt19937 chance_;
    std::size_t lines_ = 0;   ///< The lines that were typed and confirmed with Enter.
    bool corrected_ = false;  ///< The step has been entered already, by a correction.
};

}  // namespace castalia
