#pragma once

#include <string_view>

#include "core/export/scoresheet.h"

namespace castalia {

/// Words as a part of a file name that every system takes: nothing that separates, escapes or commands, no device of
/// another system, not hidden, not too long. Empty when nothing is left.
std::string safe_name(std::string_view words);

/// "2026-11-14 Magnate, Rain, and a long one [3c9d4e27]": sorts by date, no two sessions of a day alike.
/// `ending` without a dot.
std::string file_name_of(const Session& session, std::string_view ending, const DocumentOptions& options = {});

}  // namespace castalia
