#pragma once

#include <memory>

#include "db/history/reader_language.h"

namespace castalia {

/// Returns the language in which somebody searches the history: that of the windows with the words of the table.
/// Returns nothing where these are the English words that a library keeps.
std::shared_ptr<const ReaderLanguage> search_language();

}  // namespace castalia
