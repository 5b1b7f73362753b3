#pragma once

#include <string_view>
#include <vector>

namespace castalia {

/// One line of a section of the page about the notation (app/embedded/embedded_files.h).
struct NotationPageLine {
    enum class Kind { words, row };
    Kind kind = Kind::words;
    std::string_view words;    ///< In a row, what is typed.
    std::string_view meaning;  ///< In a row, what it means.
};
/// Returns the lines beneath the heading with these words; none where the page has no such heading.
std::vector<NotationPageLine> notation_section(std::string_view page, std::string_view heading);

}  // namespace castalia
