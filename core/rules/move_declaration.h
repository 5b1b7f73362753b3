#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/rules/text.h"

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
/// core/rules/declared_moves.h reads, writes, parses and prints moves by their declarations, core/rules/move_kinds.h
/// has the kinds of values that every game knows.
namespace castalia {

/// Some words of the notation in lower case; the first one is written.
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

/// The words that a move, a count or a value is typed as.
template <std::convertible_to<std::string_view>... Words>
constexpr WordList typed(Words... words) {
    return {std::string_view(words)...};
}

/// True for std::optional<T>.
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
    WordList fillers = {};  ///< Words that may stand before it and mean nothing: "trade 3 w for 1 s".
    WordList keyword = {};  ///< Words of which one has to stand before it, where it stands at all: "draw Cid".
    Missing missing = is_optional<V> ? Missing::everywhere : Missing::never;
    Default fallback{};
    bool behind = false;                  ///< In the notation it stands after the fields that are not.
    bool silent = false;                  ///< It has no word in the notation.
    const char* asked_as_path = nullptr;  ///< The field of its slot where one choice fills several: "gallery+space".

    /// A record without it means `value`, and is written without it.
    constexpr Field otherwise(Default value) const {
        Field field = unless_typed(value);
        field.missing = Missing::everywhere;
        return field;
    }
    /// The same for a text that may be empty or a list without elements.
    constexpr Field or_empty() const {
        Field field = *this;
        field.missing = Missing::everywhere;
        return field;
    }
    /// A line without it means `value`. It is always written.
    constexpr Field unless_typed(Default value) const {
        Field field = *this;
        field.fallback = value;
        field.missing = Missing::typed;
        return field;
    }
    /// Gives the field a slot in the form of the move, a list of values a slot for each.
    constexpr Field labelled(auto... words) const {
        Field field = *this;
        field.labels = typed(words...);
        return field;
    }
    /// In the form one choice fills it and other fields: "gallery+space".
    constexpr Field asked_as(const char* path) const {
        Field field = *this;
        field.asked_as_path = path;
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
    constexpr Field not_typed() const {
        Field field = *this;
        field.silent = true;
        return field;
    }
};

template <class M, class V, class K>
constexpr Field<M, V, K> field(std::string_view key, V M::* member, K kind, std::string_view what = {}) {
    return {key, member, kind, what};
}

/// The player who makes the move. Stands before the line with a colon, "Ann: draw"; where the line names nobody, the
/// game says who it is.
template <class M, class V>
struct Actor {
    V M::* member;
    std::string_view key;
    std::string_view label = {};  ///< The label of its slot in the form; without one it has none.

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

/// One of the counts that an adjust may set: its word in the record, those in the notation, and what names it
/// further.
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

/// The `what` of an adjust: {"what": "tokens", "player": "Ann", "suit": "S"}.
template <class M, class E, class... Counts>
struct Counted {
    E M::* member;  ///< Null where there is but one count.
    std::tuple<Counts...> counts;
};
template <class M, class E, class... Counts>
constexpr Counted<M, E, Counts...> counted(E M::* member, Counts... counts) {
    return {member, {counts...}};
}
/// For a game with a single count.
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
    std::string_view topic = type;  ///< Of its clauses, where that is not the type: "turn".

    constexpr Declaration told_under(std::string_view other) const { return {type, words, parts, other}; }
};
template <class... Parts>
constexpr Declaration<Parts...> declare(std::string_view type, WordList words, Parts... parts) {
    return {type, words, {parts...}, type};
}

}  // namespace castalia
