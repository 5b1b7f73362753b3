#pragma once

#include <optional>
#include <string_view>

#include "core/session/event.h"

namespace castalia {

/// Returns whether the words are 8-4-4-4-12 hexadecimal digits, in either case.
bool is_uuid(std::string_view words);

/// Returns when a UUID of version 7 was made; nothing for one of another version.
std::optional<Moment> moment_of_uuid7(std::string_view uuid);

}  // namespace castalia
