#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/document/embedded_file.h"

namespace castalia {

/// Returns the rules of each game in our own words, resources/games/<game>/rules.md, named by the game, and those in
/// other languages, rules.<language>.md, named by game and language, such as magnate.de.
const std::vector<EmbeddedFile>& rules_files();
/// Returns the page about the notation, resources/notation.md, and those in other languages, such as notation.de.
const std::vector<EmbeddedFile>& notation_files();

/// Returns the text of this file in that language, or in English where it is not translated; nothing where there is
/// no such file.
std::string_view in_language(const std::vector<EmbeddedFile>& files, std::string_view name,
                             std::string_view language);

}  // namespace castalia
