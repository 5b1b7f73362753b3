#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/support/source_dir.h"

namespace castalia::testing {

/// Expects the text to be that of the file of this name in tests/golden, so that a change nobody meant is seen. With
/// CASTALIA_GOLDEN set it writes the file anew, and `git diff` shows what has changed.
inline void expect_golden(const std::string& name, const std::string& text) {
    const std::string file = source_dir() + "/tests/golden/" + name;
    if (std::getenv("CASTALIA_GOLDEN") != nullptr) {
        std::ofstream(file, std::ios::binary) << text;
    }
    std::ifstream stream(file, std::ios::binary);
    EXPECT_EQ(text, std::string(std::istreambuf_iterator<char>(stream), {})) << name;
}

}  // namespace castalia::testing
