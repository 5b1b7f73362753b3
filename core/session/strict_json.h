#pragma once

#include "core/rules/json/value.h"

namespace castalia {

/// A text that was read as strict JSON: depth at most 32, at most 1,000 keys in an object, no key twice, valid UTF-8.
/// Reading takes time in proportion to the length of the text.
class StrictJson {
public:
    /// Throws BadRecord with the place, and also for a text that is longer than a record may be.
    explicit StrictJson(std::string_view utf8);

    /// Returns a view of the value, which is valid as long as this object.
    Value value() const { return *value_; }

private:
    Parser parser_;
    Json tree_;  ///< The value, if only the slower parser could read it.
    std::optional<Value> value_;
};

}  // namespace castalia
