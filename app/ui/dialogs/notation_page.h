#pragma once

#include <string_view>
#include <vector>

namespace castalia {

/// The page about the notation, as it lies in resources/notation.md.
struct NotationFile {
    std::string_view name, text;
};
const std::vector<NotationFile>& notation_files();

/// One line of a section of that page.
struct NotationPageLine {
    enum class Kind { words, row };
    Kind kind = Kind::words;
    std::string_view words;    ///< Of a row: what is typed.
    std::string_view meaning;  ///< Of a row: what it means.
};
/// Returns the lines beneath the heading with these words; none where the page has no such heading.
std::vector<NotationPageLine> notation_section(std::string_view page, std::string_view heading);

}  // namespace castalia
