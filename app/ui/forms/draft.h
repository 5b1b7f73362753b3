#pragma once

#include <string>
#include <string_view>

#include "core/rules/text.h"

namespace castalia {

/// What stands at a field of a draft, "pay" or "dice/0"; null when nothing does. Of keys that are filled together,
/// "gallery+space", an object with all of them.
Json value_at(const Json& draft, std::string_view field);
/// Puts a value there, making the list or object around it; null takes it away again.
void put_at(Json& draft, std::string_view field, Json value);
/// The same value, whatever the order of its keys.
bool same_value(const Json& one, const Json& other);

/// The id under which a board shows what a value of this field picks: "4WL", "district/3", "middle/4".
std::string place_id(std::string_view field, const Json& value);

}  // namespace castalia
