#pragma once

#include <fstream>
#include <iterator>
#include <string>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {

/// Returns the bytes of the sample that is shipped for a game, such as "muse-story".
inline std::string sample_file(const std::string& game) {
    std::ifstream stream(source_dir() + "/resources/samples/" + game + ".castalia", std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline Session sample_of(const std::string& game) { return read_record(sample_file(game), known_games()); }

}  // namespace castalia
