#pragma once

#include <string_view>
#include <vector>

namespace castalia {

/// The rules of a game in our own words, as they lie in resources/games/<game>/rules.md.
struct RulesFile {
    std::string_view game, text;
};
const std::vector<RulesFile>& rules_files();

/// One line of a rules page: a heading, a clause with its words, or other text.
struct RulesLine {
    enum class Kind { heading, clause, words };
    Kind kind = Kind::words;
    int depth = 0;            ///< Of a heading.
    std::string_view clause;  ///< "magnate.tax.once"
    std::string_view words;
};
std::vector<RulesLine> rules_lines(std::string_view text);

}  // namespace castalia
