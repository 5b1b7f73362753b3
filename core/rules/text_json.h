#pragma once

#include <string>

#include "core/rules/value.h"

namespace castalia {

/// Returns a text as JSON, so that it can be stored as values and worded when it is shown. Words that are never
/// translated are a string; any other text is an object with its pattern and the fills of its holes:
/// {"say": "{who} wins", "with": {"who": "Ann"}}. A text that counts has "many" and "number" too.
Json text_json(const Text& text);

/// Returns the text that `text_json` wrote. Throws BadRecord, with `where` as the beginning of the place, when the
/// value is anything else.
Text read_text(Value value, const std::string& where);

}  // namespace castalia
