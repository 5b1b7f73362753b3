#pragma once

#include "core/rules/text/text.h"

namespace castalia {

/// Returns an empty object with room for so many members. An object without room for one more copies all those that
/// it has, with everything in them, because their keys are constant and cannot be moved.
inline Json object_with_room(std::size_t members) {
    Json json = Json::object();
    json.get_ref<Json::object_t&>().reserve(members);
    return json;
}

}  // namespace castalia
