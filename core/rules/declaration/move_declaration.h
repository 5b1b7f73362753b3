#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/rules/text/text.h"

/// A move is declared once, beside its struct, as a static member function `declared`.
///
///     struct Trade {
///         Seat player;
///         Suit give{}, get{};
///         int times = 1;
///         static constexpr auto declared() {
///             return declare("trade", typed("trade", "t"), actor(&Trade::player),
///                            field("give", &Trade::give, suit, "the suit to give"),
///                            field("get", &Trade::get, suit, "the suit to get").passing("for", "1"),
///                            field("times", &Trade::times, repeats, "how many times").otherwise(1));
///         }
///     };
///
/// core/rules/declaration/declared_moves.h reads, writes, parses and prints moves by their declarations,
/// core/rules/declaration/move_kinds.h has the kinds of values that every game knows.
namespace castalia {

/// Words of the notation in lower case. The first one is written; the others may be typed.
class WordList {
public:
    constexpr WordList() = default;
    constexpr WordList(std::initializer_list<std::string_view> words) {
        for (const std::string_view word : words) {
            words_.at(size_++) = word;
        }
    }
    constexpr const std::string_view* begin() const { return words_.data(); }
    constexpr const std::string_view* end() const { return words_.data() + size_; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr std::string_view front() const { return words_.front(); }
    constexpr std::optional<std::size_t> find(std::string_view word) const {
        for (std::size_t i = 0; i < size_; ++i) {
            if (words_[i] == word) {
                return i;
            }
        }
        return std::nullopt;
    }

private:
    std::array<std::string_view, 16> words_{};
    std::size_t size_ = 0;
};

/// Returns the words as which a move, a count or a value is typed.
template <std::convertible_to<std::string_view>... Words>
constexpr WordList typed(Words... words) {
    return {std::string_view(words)...};
}

/// Tells whether a type is a std::optional<T>.
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
struct Inner {
    using type = T;
};
template <class T>
struct Inner<std::optional<T>> {
    using type = T;
};

/// Stands for a default that cannot be a constant, such as an empty text.
struct EmptyValue {};

/// One field of a move `M`: its key in the record, the member that holds it, and its kind, which reads and writes the
/// value. A member that is a std::optional may be missing in the record and in the notation.
template <class M, class V, class K>
struct Field {
    using Default = std::conditional_t<std::is_trivially_copyable_v<V>, V, EmptyValue>;
    enum class Missing : std::uint8_t { never, typed, everywhere };

    std::string_view key;
    V M::* member;
    K kind;
    std::string_view what;  ///< "the suit to give", for "{what} is missing".
    WordList labels = {};   ///< The labels of its slots in the form.
    WordList fillers = {};  ///< Words without meaning that may stand before it: "trade 3 w for 1 s".
    WordList keyword = {};  ///< Words of which one has to stand before the field whenever it is typed: "draw Cid".
    Missing missing = is_optional<V> ? Missing::everywhere : Missing::never;
    Default fallback{};
    bool behind = false;  ///< In the notation it stands behind all other fields.
    /// The path of its slot if one choice fills several fields: "gallery+space".
    const char* asked_as_path = nullptr;
    std::string_view chosen = {};  ///< "the direction", for "choose the direction", where `what` does not say it.

    /// Makes `value` the default: a record without the field means it, and it is written without the field.
    constexpr Field otherwise(Default value) const {
        Field field = unless_typed(value);
        field.missing = Missing::everywhere;
        return field;
    }
    /// Makes an empty text or an empty list the default, in the same way.
    constexpr Field or_empty() const {
        Field field = *this;
        field.missing = Missing::everywhere;
        return field;
    }
    /// Makes a line without the field mean `value`. Records always have the field.
    constexpr Field unless_typed(Default value) const {
        Field field = *this;
        field.fallback = value;
        field.missing = Missing::typed;
        return field;
    }
    /// Gives the field a slot in the form of the move; a list gets a slot for each value.
    constexpr Field labelled(auto... words) const {
        Field field = *this;
        field.labels = typed(words...);
        return field;
    }
    /// Lets one choice in the form fill this field and others: "gallery+space".
    constexpr Field asked_as(const char* path) const {
        Field field = *this;
        field.asked_as_path = path;
        return field;
    }
    /// Says what is chosen for the slot, for the middle of a sentence: "the direction".
    constexpr Field chosen_as(std::string_view words) const {
        Field field = *this;
        field.chosen = words;
        return field;
    }
    constexpr Field passing(auto... words) const {
        Field field = *this;
        field.fillers = typed(words...);
        return field;
    }
    constexpr Field after(auto... words) const {
        Field field = *this;
        field.keyword = typed(words...);
        return field;
    }
    constexpr Field last() const {
        Field field = *this;
        field.behind = true;
        return field;
    }
};

template <class M, class V, class K>
constexpr Field<M, V, K> field(std::string_view key, V M::* member, K kind, std::string_view what = {}) {
    return {key, member, kind, what};
}

/// The player who makes the move. A line begins with the player and a colon, "Ann: draw". If it names nobody, the
/// game says who it is.
template <class M, class V>
struct Actor {
    V M::* member;
    std::string_view key;
    std::string_view label = {};  ///< The label of its slot in the form. Without a label there is no slot.

    constexpr Actor labelled(std::string_view words) const { return {member, key, words}; }
};
template <class Part>
inline constexpr bool is_actor = false;
template <class M, class V>
inline constexpr bool is_actor<Actor<M, V>> = true;
template <class M, class V>
constexpr Actor<M, V> actor(V M::* member, std::string_view key = "player") {
    return {member, key, {}};
}

/// One of the counts that an `adjust` may set: its word in the record, its words in the notation, and the fields that
/// name it further.
template <class E, class... Fields>
struct Count {
    E value;
    std::string_view word;
    WordList words;
    std::tuple<Fields...> fields;
};
template <class E, class... Fields>
constexpr Count<E, Fields...> count(E value, std::string_view word, WordList words, Fields... fields) {
    return {value, word, words, {fields...}};
}

/// The `what` of an `adjust`: {"what": "tokens", "player": "Ann", "suit": "S"}.
template <class M, class E, class... Counts>
struct Counted {
    E M::* member;  ///< Null if there is only one count.
    std::tuple<Counts...> counts;
};
template <class M, class E, class... Counts>
constexpr Counted<M, E, Counts...> counted(E M::* member, Counts... counts) {
    return {member, {counts...}};
}
/// Declares the `what` of a game with a single count.
template <class M, class OnlyCount>
constexpr Counted<M, int, OnlyCount> counted(OnlyCount only) {
    return {nullptr, {only}};
}

/// A move: its type in the record, its words in the notation, its fields in the order in which they are written.
template <class... Parts>
struct Declaration {
    std::string_view type;
    WordList words;
    std::tuple<Parts...> parts;
    /// The part of its clauses' ids that names the move, such as "turn"; usually the type.
    std::string_view topic = type;

    constexpr Declaration cited_under(std::string_view other) const { return {type, words, parts, other}; }
};
template <class... Parts>
constexpr Declaration<Parts...> declare(std::string_view type, WordList words, Parts... parts) {
    return {type, words, {parts...}, type};
}

}  // namespace castalia
