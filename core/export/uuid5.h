#pragma once

#include <string>
#include <string_view>

namespace castalia {

/// A UUID of version 5 (RFC 9562) in a name space of our own: the same words give the same one for ever.
std::string uuid5(std::string_view words);

/// 8-4-4-4-12 hexadecimal digits, in either case.
bool is_uuid(std::string_view words);

}  // namespace castalia
