#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// A place among the members of an object, behind the member that was found last. The next key that is asked for
/// usually stands there.
struct MemberPlace {
    std::size_t number = 0;  ///< The number of members before it.
    /// The same place in a text that `Parser` has parsed; not set at the beginning.
    alignas(void*) std::array<std::byte, 2 * sizeof(void*)> parsed{};
};

/// A view of a Json or of a value that `Parser` has parsed. It must not outlive the value. It is cheap to copy.
class Value {
public:
    Value(const Json& json) : json_(&json) {}  // NOLINT: reading functions take both.

    bool is_null() const;
    bool is_array() const;
    bool is_object() const;
    std::optional<std::string_view> string() const;
    std::optional<bool> boolean() const;
    /// Returns a whole number; nothing for any other value and for numbers that int64 cannot hold.
    std::optional<long long> integer() const;
    bool is(std::string_view word) const { return string() == word; }

    std::size_t size() const;             ///< Returns the size of an array or object, else 0.
    std::vector<Value> elements() const;  ///< Returns the elements of an array.
    /// Returns the members of an object, in its order.
    std::vector<std::pair<std::string_view, Value>> members() const;
    /// Returns the member with that key and moves the place behind it. Allocates nothing.
    std::optional<Value> member(std::string_view key, MemberPlace& place) const;

    Json json() const;  ///< Returns a copy of the whole value.

private:
    friend class Parser;
    struct Element;  ///< The view of a parsed value, kept in `bytes_`.
    explicit Value(const Element& element);
    const Element& element() const;

    const Json* json_ = nullptr;  ///< Null if it is an Element.
    alignas(void*) std::array<std::byte, 2 * sizeof(void*)> bytes_{};
};

/// Returns an empty object with room for so many members: an object that grows copies every member.
Json object_with_room(std::size_t members);

/// Parses many texts one after the other without building a tree, which makes opening a long session fast. It checks
/// no limits; StrictJson reads texts that come from strangers.
class Parser {
public:
    Parser();
    ~Parser();
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;

    /// Returns the value of a text, which is valid until the next call; nothing if the text is not JSON.
    std::optional<Value> parse(std::string_view text);

private:
    struct Tape;
    std::unique_ptr<Tape> tape_;
};

}  // namespace castalia
