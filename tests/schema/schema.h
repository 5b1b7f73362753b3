#pragma once

#include <string>

#include "core/rules/text.h"

namespace castalia {

/// What the JSON Schema of the record in resources/schema says of a document: nothing when it is valid, else
/// where and why not, one line for each complaint.
std::string schema_complaints(const Json& record);

}  // namespace castalia
