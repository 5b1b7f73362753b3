#pragma once

#include <string>

namespace castalia {

/// A sentence of the program with open holes, "{who} rolls {dice}", and its translation. Where several numbers need
/// several forms, each stands in a line of its own.
struct Translation {
    std::string english, translated;
};

}  // namespace castalia
