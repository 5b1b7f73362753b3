#pragma once

#include <string_view>
#include <vector>

#include "core/rules/text/translation.h"

namespace castalia {

/// Returns all sentences of the catalogue of a language, with their contexts as in `say_in`; none for English.
std::vector<Translation> translations_of(std::string_view language);
/// Returns those of them that the log or the heading of a session may have: all but the sentences of windows.
/// Behind a translation stand the words that it has before some fillings only, such as "d’" for "de".
std::vector<Translation> translations_of_logs(std::string_view language);

}  // namespace castalia
