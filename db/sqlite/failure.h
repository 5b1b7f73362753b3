#pragma once

#include "core/rules/text/text.h"

namespace castalia {

/// Thrown when something outside the program fails: a disk, a file, a lock. The sentence says what failed, where, and
/// what to do. Nothing is left half done.
struct Failure : TextError {
    enum class Kind { unreadable, damaged, newer, busy, read_only, full, conflict, missing, other };
    Failure(Kind what_kind, Text sentence) : TextError(std::move(sentence)), kind(what_kind) {}
    Kind kind;
};

}  // namespace castalia
