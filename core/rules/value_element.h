#pragma once

#include <simdjson.h>

#include "core/rules/value.h"

namespace castalia {

/// The parsed value of which a Value is a view. Only core/rules/reading.cpp and core/rules/value.cpp include this.
struct Value::Element {
    simdjson::dom::element view;
};

}  // namespace castalia
