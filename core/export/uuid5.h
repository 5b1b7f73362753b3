#pragma once

#include <string>
#include <string_view>

namespace castalia {

/// Returns a UUID of version 5 (RFC 9562) in our own name space. The same words always give the same UUID.
std::string uuid5(std::string_view words);

}  // namespace castalia
