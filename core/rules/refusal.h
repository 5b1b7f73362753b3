#pragma once

#include <optional>
#include <string>

#include "core/rules/text.h"

namespace castalia {

/// Why the rules do not allow an event. A value and never an exception: the table may have played it anyway.
struct Refusal {
    enum class Kind {
        rule,        ///< Forbidden, but the state can carry it: stands when the table gives a ruling.
        impossible,  ///< The state cannot carry it: only correcting an earlier event or an adjust helps.
    };
    Kind kind = Kind::rule;
    std::string clause;  ///< Stable id, listed with its words in resources/games/<game>/rules.md.
    Text reason;
    Text brief;  ///< The reason in at most five words, for beside a button or under a place; may be empty.

    bool operator==(const Refusal&) const = default;
};

/// Returns a refusal that a ruling by the table overrides.
inline Refusal forbidden(std::string clause, Text reason, Text brief = {}) {
    return {Refusal::Kind::rule, std::move(clause), std::move(reason), std::move(brief)};
}

/// Returns a refusal that no ruling helps against.
inline Refusal impossible(std::string clause, Text reason, Text brief = {}) {
    return {Refusal::Kind::impossible, std::move(clause), std::move(reason), std::move(brief)};
}

/// What the rules say of a move: nothing where they allow it.
using Verdict = std::optional<Refusal>;

/// What the rules made follow from an event: derived, explained, never typed in.
struct Consequence {
    std::string clause;
    Text text;

    bool operator==(const Consequence&) const = default;
};
using Story = std::vector<Consequence>;

}  // namespace castalia
