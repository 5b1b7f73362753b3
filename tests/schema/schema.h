#pragma once

#include <string>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns what the JSON Schema of the record in resources/schema says against a document, one line for each place
/// and reason; nothing when the document is valid.
std::string schema_complaints(const Json& record);
/// Returns the message with which the reader of records refuses a document; nothing when it is read.
std::string reader_complaint(const Json& record);

}  // namespace castalia
