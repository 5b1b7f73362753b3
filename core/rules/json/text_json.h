#pragma once

#include <string>

#include "core/rules/json/value.h"

namespace castalia {

/// Returns a text as JSON, so that it can be stored as values and worded when it is shown. Words that are never
/// translated are a string. Any other text is a list: its pattern, its second pattern and its number if it counts,
/// and the fills of its holes if it has any, such as
/// ["{who} wins by {points}", {"who": "Ann", "points": ["{n} point", "{n} points", 2]}].
Json text_json(const Text& text);

/// Returns the text that `text_json` wrote. Throws BadRecord, with `where` as the place, when the value is anything
/// else.
Text read_text(Value value, const std::string& where);

}  // namespace castalia
