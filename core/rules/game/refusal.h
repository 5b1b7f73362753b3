#pragma once

#include <optional>
#include <string>

#include "core/rules/text/text.h"

namespace castalia {

/// The reason why the rules do not allow an event. It is a value and never an exception, because the table may have
/// played the event anyway.
struct Refusal {
    enum class Kind {
        rule,  ///< The move is forbidden, but the state can represent it: it stands if the table gives a ruling.
        impossible,  ///< The state cannot represent the move: only correcting an earlier event or an `adjust` helps.
    };
    Kind kind = Kind::rule;
    std::string clause;  ///< A stable id, listed with its words in resources/games/<game>/rules.md.
    Text reason;
    Text brief;  ///< The reason in at most five words, shown beside a button or under a place; may be empty.

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

/// The answer of the rules to a move: nothing if they allow it.
using Verdict = std::optional<Refusal>;

/// Something that followed from an event by the rules. It is derived and explained, and never typed in.
struct Consequence {
    std::string clause;
    Text text;

    bool operator==(const Consequence&) const = default;
};
using Story = std::vector<Consequence>;

}  // namespace castalia
