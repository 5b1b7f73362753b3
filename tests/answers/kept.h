// Golden tests whose answers are kept as a fingerprint, their length and a checksum, because all of them together are
// many megabytes.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "db/sqlite/checksum.h"
#include "tests/support/golden.h"

namespace castalia::answers {

inline std::string fingerprint_of(const std::string& text) {
    std::ostringstream print;
    print << text.size() << " bytes, " << std::hex << std::setw(16) << std::setfill('0')
          << Checksum().add(text).value();
    return print.str();
}

/// Expects that there are texts, and that they are as ever. CASTALIA_ANSWERS_FOLDER names a folder for the texts
/// themselves; written by two versions of the program, they show what has changed.
inline void expect_answers(const std::string& name, const std::vector<std::string>& texts) {
    std::string fingerprints;
    const char* folder = std::getenv("CASTALIA_ANSWERS_FOLDER");
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        fingerprints += number + ": " + fingerprint_of(texts[i]) + "\n";
        EXPECT_FALSE(texts[i].empty()) << "nothing was asked";
        if (folder != nullptr) {
            std::filesystem::create_directories(folder);
            std::ofstream(std::string(folder) + "/" + name + "-" + number + ".txt", std::ios::binary) << texts[i];
        }
    }
    ::castalia::testing::expect_golden("answers/" + name + ".txt", fingerprints);
}

}  // namespace castalia::answers
