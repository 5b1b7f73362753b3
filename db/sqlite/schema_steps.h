#pragma once

#include <string_view>
#include <vector>

#include "core/session/file_kind.h"

namespace castalia {

/// One step of the schema. Step n brings a file of version n - 1 to version n.
struct SchemaStep {
    std::string_view name;
    std::string_view sql;
};

/// Returns every step, from 0001 on.
const std::vector<SchemaStep>& schema_steps();

inline constexpr int kApplicationId = kLibraryMark;

}  // namespace castalia
