#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/support/source_dir.h"

namespace castalia::testing {

/// Expects the text to be that of the file of this name in tests/as-ever, so that a change nobody meant is seen. With
/// CASTALIA_AS_EVER set it writes the file anew, and `git diff` shows what has changed.
inline void expect_as_ever(const std::string& name, const std::string& text) {
    const std::string file = source_dir() + "/tests/as-ever/" + name;
    if (std::getenv("CASTALIA_AS_EVER") != nullptr) {
        std::ofstream(file, std::ios::binary) << text;
    }
    std::ifstream stream(file, std::ios::binary);
    EXPECT_EQ(text, std::string(std::istreambuf_iterator<char>(stream), {})) << name;
}

}  // namespace castalia::testing
