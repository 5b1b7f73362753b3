// Entries with what is heard after them, from tests/ui/heard.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/source_dir.h"

namespace castalia::testing {

struct Heard {
    std::string entered, announced;
};

inline std::vector<Heard> heard_of(const std::string& game) {
    std::ifstream in(std::filesystem::path(source_dir()) / "tests/ui/heard" / (game + ".txt"));
    std::vector<Heard> all;
    for (std::string entered, announced; std::getline(in, entered) && std::getline(in, announced);) {
        all.push_back({entered.substr(2), announced});
    }
    return all;
}

}  // namespace castalia::testing
