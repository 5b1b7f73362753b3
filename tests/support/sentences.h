// Sentences in the form in which a test compares them.
#pragma once

#include <string>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia::testing {

inline std::vector<std::string> in_english(const std::vector<Text>& sentences) {
    std::vector<std::string> lines;
    for (const Text& sentence : sentences) {
        lines.push_back(english(sentence));
    }
    return lines;
}

}  // namespace castalia::testing
