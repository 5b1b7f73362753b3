#pragma once

#include <string_view>
#include <vector>

#include "core/rules/words.h"

namespace castalia {

/// Parses the JSON of many deeds, one after the other. Most are made like one before, with other values: these are
/// put into the tree that is already there, which takes no memory. Whatever differs is parsed in full.
class DeedParser {
public:
    /// The value of `text`, as Json::parse gives it; good until the next call. Throws Json::exception.
    const Json& parse(std::string_view text);

private:
    std::vector<Json> made_;    ///< The trees of earlier deeds, each of another shape.
    std::size_t oldest_ = 0;
};

}  // namespace castalia
