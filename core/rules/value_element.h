#pragma once

#include <simdjson.h>

#include "core/rules/value.h"

namespace castalia {

/// What a Value of a parsed text is a view of. Only core/rules/reading.cpp and core/rules/value.cpp include this.
struct Value::Element {
    simdjson::dom::element view;
};

}  // namespace castalia
