#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// A place among the members of an object, behind the one that was found last: mostly the next key that is asked for
/// stands there.
struct MemberPlace {
    std::size_t number = 0;  ///< The members before it.
    /// The same place in what `Parser` has parsed; not set at the beginning.
    alignas(void*) std::array<std::byte, 2 * sizeof(void*)> parsed{};
};

/// A view of a JSON value: of a Json, or of what `Parser` has parsed. It must not outlive the value. It is cheap to
/// copy.
class Value {
public:
    Value(const Json& json) : json_(&json) {}  // NOLINT: reading functions take either.

    bool is_null() const;
    bool is_array() const;
    bool is_object() const;
    std::optional<std::string_view> string() const;
    std::optional<bool> boolean() const;
    /// A whole number; nothing for any other number and for what int64 cannot hold.
    std::optional<long long> integer() const;
    bool is(std::string_view word) const { return string() == word; }

    std::size_t size() const;                                         ///< Of an array or object, else 0.
    std::vector<Value> elements() const;                              ///< Of an array.
    std::vector<std::pair<std::string_view, Value>> members() const;  ///< Of an object, in its order.
    /// Returns the member of an object with that key and moves the place behind it. Allocates nothing.
    std::optional<Value> member(std::string_view key, MemberPlace& place) const;

    Json json() const;  ///< A copy of it all.

private:
    friend class Parser;
    struct Element;  ///< The other parser's view, kept in `bytes_`.
    explicit Value(const Element& element);
    const Element& element() const;

    const Json* json_ = nullptr;  ///< Null: it is an Element.
    alignas(void*) std::array<std::byte, 2 * sizeof(void*)> bytes_{};
};

/// Parses many texts one after the other without making a tree, which makes opening a long session fast. It checks no
/// limits: what a stranger may have written is read by StrictJson.
class Parser {
public:
    Parser();
    ~Parser();
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;

    /// The value of a text; good until the next call. Nothing when it is not JSON.
    std::optional<Value> parse(std::string_view text);

private:
    struct Tape;
    std::unique_ptr<Tape> tape_;
};

}  // namespace castalia
