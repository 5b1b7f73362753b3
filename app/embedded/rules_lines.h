#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// One line of a rules page (app/embedded/embedded_files.h): a heading, a clause with its words, or other text.
struct RulesLine {
    enum class Kind { heading, clause, words };
    Kind kind = Kind::words;
    int depth = 0;            ///< The depth of a heading.
    std::string_view clause;  ///< Its clause: "magnate.tax.once".
    std::string_view words;
};
/// Returns the lines of a page.
std::vector<RulesLine> rules_lines(std::string_view text);
/// Returns the line without the spaces and tabs around it.
std::string_view stripped(std::string_view line);

/// Returns words of a page in one line and without the marks that its writers use.
std::string plain_line(std::string_view words);

/// Returns what a clause says, in one line; nothing for one that no page has.
std::string clause_sentence(std::string_view clause, std::string_view language);

}  // namespace castalia
