#pragma once

#include "core/rules/value.h"

namespace castalia {

/// A text that was read as strict JSON: depth at most 32, at most 1,000 keys in an object, no key twice, valid UTF-8.
/// It takes a time that grows with the length of the text.
class StrictJson {
public:
    /// Throws BadRecord with the place, also for a text that is longer than a record may be.
    explicit StrictJson(std::string_view utf8);

    /// Returns the value, a view that is good as long as this object.
    Value value() const { return *value_; }

private:
    Parser parser_;
    Json tree_;  ///< What only the slower parser could read.
    std::optional<Value> value_;
};

}  // namespace castalia
