#pragma once

#include <string_view>

#include "core/export/scoresheet.h"

namespace castalia {

/// Returns the words as a part of a file name that every system accepts: without control characters and separators,
/// not hidden and not too long. Returns an empty text if nothing is left.
std::string safe_name(std::string_view words);

/// Returns such a name as "2026-11-14 Magnate, Rain, and a long one [3c9d4e27]", followed by a dot and `ending`.
/// Names sort by date, and sessions of the same day differ.
std::string file_name_of(const Session& session, std::string_view ending, const DocumentOptions& options = {});

}  // namespace castalia
