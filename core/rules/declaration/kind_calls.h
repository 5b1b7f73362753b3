#pragma once

#include "core/rules/game/notation.h"
#include "core/rules/json/fields.h"

/// Calls the members of a kind of values (core/rules/declaration/move_kinds.h), with the rules if they take them;
/// `parse` may take the state too.
namespace castalia::declared {

template <class K, class R>
auto read_value(const K& kind, Value value, const RecordPlace& at, const R& rules) {
    if constexpr (requires { kind.read(value, at, rules); }) {
        return kind.read(value, at, rules);
    } else {
        return kind.read(value, at);
    }
}

template <class K, class V, class R>
Json json_of(const K& kind, const V& value, const R& rules) {
    if constexpr (requires { kind.json(value, rules); }) {
        return kind.json(value, rules);
    } else {
        return kind.json(value);
    }
}

template <class K, class V, class R>
std::string print_value(const K& kind, const V& value, const R& rules) {
    if constexpr (requires { kind.print(value, rules); }) {
        return kind.print(value, rules);
    } else {
        return kind.print(value);
    }
}

template <class K, class R, class S>
auto parse_value(const K& kind, NotationLine& line, std::string_view what, const R& rules, const S& state) {
    if constexpr (requires { kind.parse(line, what, rules, state); }) {
        return kind.parse(line, what, rules, state);
    } else {
        return kind.parse(line, what);
    }
}

}  // namespace castalia::declared
