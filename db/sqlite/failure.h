#pragma once

#include "core/rules/text.h"

namespace castalia {

/// The world failed: a disk, a file, a lock. Says what, where and what to do; nothing was half done.
struct Failure : TextError {
    enum class Kind { unreadable, damaged, newer, busy, read_only, full, conflict, missing, other };
    Failure(Kind what_kind, Text sentence) : TextError(std::move(sentence)), kind(what_kind) {}
    Failure(Kind what_kind, const std::string& message) : Failure(what_kind, literally(message)) {}
    Kind kind;
};

}  // namespace castalia
