// Answers that are kept as their length and a hash, because all of them together are many megabytes.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/as_ever.h"

namespace castalia::answers {

/// Returns the length of the text and its hash by FNV-1a.
inline std::string print_of(const std::string& text) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char byte : text) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    }
    std::ostringstream print;
    print << text.size() << " bytes, " << std::hex << std::setw(16) << std::setfill('0') << hash;
    return print.str();
}

/// Expects that these texts are as ever. CASTALIA_ANSWERS names a folder for the texts themselves; written by two
/// versions of the program, they show what has changed.
inline void expect_answers(const std::string& name, const std::vector<std::string>& texts) {
    std::string prints;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        prints += number + ": " + print_of(texts[i]) + "\n";
        if (const char* folder = std::getenv("CASTALIA_ANSWERS")) {
            std::ofstream(std::string(folder) + "/" + name + "-" + number + ".txt", std::ios::binary) << texts[i];
        }
    }
    ::castalia::testing::expect_as_ever("answers/" + name + ".txt", prints);
}

}  // namespace castalia::answers
