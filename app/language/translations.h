#pragma once

#include <string_view>
#include <vector>

#include "core/rules/text/translation.h"

namespace castalia {

/// Returns all sentences of the catalogue of a language, without their contexts; none for English.
std::vector<Translation> translations_of(std::string_view language);
/// Returns those of them that the log or the heading of a session may have: all but the sentences of windows.
std::vector<Translation> translations_of_logs(std::string_view language);

}  // namespace castalia
