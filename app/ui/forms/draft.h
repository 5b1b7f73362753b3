#pragma once

#include <string>
#include <string_view>

#include "core/rules/words.h"

namespace castalia {

/// What stands at a field of a draft, "pay" or "dice/0"; null when nothing does.
const Json& value_at(const Json& draft, std::string_view field);
/// Puts a value there, making the list or object around it; null takes it away again.
void put_at(Json& draft, std::string_view field, Json value);
/// The same value, whatever the order of its keys.
bool same_value(const Json& one, const Json& other);

}  // namespace castalia
