#pragma once

#include <simdjson.h>

#include "core/rules/json/value.h"

namespace castalia {

/// The parsed value of which a Value is a view. Only core/rules/json/reading.cpp and core/rules/json/value.cpp
/// include this.
struct Value::Element {
    simdjson::dom::element view;
};

}  // namespace castalia
