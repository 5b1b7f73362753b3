#pragma once

#include <string>
#include <vector>

#include "tests/architecture/tree.h"

namespace architecture {

/// A function in a file, also the body of a TEST.
struct Function {
    std::size_t first_line = 0;  ///< The first line of its body, counted from 1.
    std::size_t lines = 0;       ///< From the line with the opening brace to the one with the closing brace.
    std::string head;            ///< The line with the opening brace.
};

/// Returns the functions of a file that clang-format has laid out: a body opens at the end of a line and closes on
/// the next line that begins with a brace at the depth of the line where its declaration began.
std::vector<Function> functions_in(const Source& source);

}  // namespace architecture
