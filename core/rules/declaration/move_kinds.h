#pragma once

#include <concepts>

#include "core/rules/declaration/kind_calls.h"
#include "core/rules/declaration/move_declaration.h"
#include "core/rules/game/line_words.h"
#include "core/rules/game/prompt.h"
#include "core/rules/json/fields.h"

/// Kinds of values that moves of every game have. A kind is a small constant with these members. If it needs the
/// table, all of them except the last two take the game's rules as a further argument, and `parse` takes the rules
/// and the state:
///
///     Suit read(Value value, const RecordPlace& at) const;             Throws BadRecord.
///     Json json(Suit suit) const;
///     Suit parse(NotationLine& line, std::string_view what) const;     Throws BadNotation.
///     std::string print(Suit suit) const;                              Has no space before it.
///     Json schema() const;                                             May refer to another schema.
///     static constexpr Slot::Kind kSlot = Slot::Kind::suit;            The kind of its slot in a form.
///
/// A kind whose value a line may leave out has a further member, which takes no word if the value is not there:
///
///     std::optional<Suit> parse_if(NotationLine& line, std::string_view what) const;
namespace castalia {

/// A whole number in bounds. It may be counted from 0 in the program and from 1 in records.
template <std::integral T>
struct Number {
    long long least, most;
    int shift = 0;  ///< The number added to the value when it is written.

    T read(Value value, const RecordPlace& at) const { return static_cast<T>(at.number(value, least, most) - shift); }
    Json json(T number) const { return number + shift; }
    T parse(NotationLine& line, std::string_view what) const {
        return static_cast<T>(line.take_number(what, least, most) - shift);
    }
    std::string print(T number) const { return std::to_string(number + shift); }
    Json schema() const { return {{"type", "integer"}, {"minimum", least}, {"maximum", most}}; }
    std::pair<long long, long long> bounds() const {
        return {least, most};
    }  ///< Returns the bounds of its slot in a form.
    static constexpr Slot::Kind kSlot = Slot::Kind::number;
};
constexpr Number<int> number(int least, int most) { return {least, most}; }
constexpr Number<long long> long_number(long long least, long long most) { return {least, most}; }
/// The face of a die.
struct DieKind : Number<int> {
    static constexpr Slot::Kind kSlot = Slot::Kind::die;
};
constexpr DieKind die_of(int sides) { return {{1, sides}}; }
/// Returns the kind of a number that counts from 0 in the program and from 1 in records and lines.
constexpr Number<int> number_from_one(int most) { return {1, most, 1}; }
/// The number that an `adjust` sets.
inline constexpr Number<int> counted_number{0, kMostCounted};

/// A number of repetitions, written behind an x: "x2".
struct Repeats {
    int most;

    int read(Value value, const RecordPlace& at) const { return static_cast<int>(at.number(value, 1, most)); }
    Json json(int times) const { return times; }
    std::optional<int> parse_if(NotationLine& line, std::string_view what) const;
    int parse(NotationLine& line, std::string_view what) const;
    std::string print(int times) const { return "x" + std::to_string(times); }
    Json schema() const { return number(1, most).schema(); }
    std::pair<long long, long long> bounds() const { return {1, most}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::number;
};

/// A player of the table.
struct PlayerKind {
    Seat read(Value value, const RecordPlace& at) const { return at.seat(value); }
    Json json(Seat seat, const auto& rules) const { return rules.names.at(static_cast<std::size_t>(seat.index)); }
    Seat parse(NotationLine& line, std::string_view what) const { return take_player(line, what); }
    std::string print(Seat seat, const auto& rules) const {
        return notation_name(rules.names.at(static_cast<std::size_t>(seat.index)));
    }
    static Json schema();
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr PlayerKind a_player;

[[noreturn]] void fail_choice(NotationLine& line, std::string_view what, const std::string& word);

/// One of the values of an enumeration, named by words. The first word of each list stands in records.
template <class E, std::size_t Size>
struct OneOf {
    std::array<WordList, Size> words;
    std::array<std::string_view, Size> written;
    int first = 0;  ///< The value of the first word.

    constexpr OneOf starting(E value) const {
        OneOf kind = *this;
        kind.first = static_cast<int>(value);
        return kind;
    }
    E read(Value value, const RecordPlace& at) const { return value_at(at.choice(value, written)); }
    Json json(E value) const { return written.at(place_of(value)); }
    E parse(NotationLine& line, std::string_view what) const {
        const std::string word = line.take(what);
        const std::optional<std::size_t> place = meant(word);
        if (!place) {
            fail_choice(line, what, word);
        }
        return value_at(*place);
    }
    std::optional<E> parse_if(NotationLine& line, std::string_view what) const {
        const std::optional<std::size_t> place = line.quoted() ? std::nullopt : meant(lowered(line.peek()));
        if (!place) {
            return std::nullopt;
        }
        line.take(what);
        return value_at(*place);
    }
    std::string print(E value) const { return lowered(written.at(place_of(value))); }
    Json schema() const { return {{"enum", written}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;

private:
    E value_at(std::size_t place) const { return static_cast<E>(static_cast<int>(place) + first); }
    std::size_t place_of(E value) const { return static_cast<std::size_t>(static_cast<int>(value) - first); }
    std::optional<std::size_t> meant(std::string_view word) const {
        for (std::size_t place = 0; place < Size; ++place) {
            if (word == lowered(written[place]) || words[place].find(word)) {
                return place;
            }
        }
        return std::nullopt;
    }
};

/// Returns the kind of an enumeration whose words are in the order of its values: `one_of<Side>("yes", "no")`, or
/// `one_of<Side>(typed("yes", "y"), typed("no", "n"))` if more words can be typed.
template <class E, class... Words>
    requires(std::convertible_to<Words, std::string_view> && ...)
constexpr OneOf<E, sizeof...(Words)> one_of(Words... words) {
    return {{WordList{std::string_view(words)}...}, {std::string_view(words)...}};
}
template <class E, std::same_as<WordList>... Lists>
constexpr OneOf<E, sizeof...(Lists)> one_of(Lists... lists) {
    return {{lists...}, {lists.front()...}};
}

/// The source of a roll: true for the program. Without the key, and without the word `app`, the table rolled.
struct DiceSource {
    bool read(Value value, const RecordPlace& at) const;
    Json json(bool by_app) const { return by_app ? "app" : "table"; }
    std::optional<bool> parse_if(NotationLine& line, std::string_view what) const;
    bool parse(NotationLine& line, std::string_view what) const { return parse_if(line, what).value_or(false); }
    std::string print(bool by_app) const { return by_app ? "app" : ""; }
    static Json schema();
    static constexpr Slot::Kind kSlot = Slot::Kind::words;
};
/// Returns the field `source` of a move with dice.
template <class M>
constexpr auto dice_source(bool M::* by_app) {
    return field("source", by_app, DiceSource{}).otherwise(false).last();
}

/// A value that is true or false.
struct Flag {
    bool read(Value value, const RecordPlace& at) const;
    Json json(bool flag) const { return flag; }
    static Json schema() { return {{"type", "boolean"}}; }
    static constexpr Slot::Kind kSlot = Slot::Kind::place;
};
inline constexpr Flag a_flag;

/// Words that the table wrote, in quotation marks or to the end of the line.
struct FreeText {
    std::size_t least = 0, most = kLongestText;
    /// The most characters that its slot takes. A slot for more than 200 has several lines.
    std::size_t in_form = 0;

    constexpr FreeText up_to(std::size_t characters) const { return {least, most, characters}; }
    std::string read(Value value, const RecordPlace& at) const;
    Json json(const std::string& text) const { return text; }
    std::string parse(NotationLine& line, std::string_view what) const;
    std::string print(const std::string& text) const { return Json(text).dump(); }
    Json schema() const;
    static constexpr Slot::Kind kSlot = Slot::Kind::words;
};
inline constexpr FreeText some_text;
inline constexpr FreeText written_text{1};  ///< A text of at least one character.

/// A name that is not a player's, such as that of a counter or a column.
struct NameText {
    std::size_t most = kLongestName;

    std::string read(Value value, const RecordPlace& at) const;
    Json json(const std::string& name) const { return name; }
    std::string parse(NotationLine& line, std::string_view what) const;
    std::string print(const std::string& name) const { return Json(name).dump(); }
    Json schema() const;
    static constexpr Slot::Kind kSlot = Slot::Kind::words;
};
inline constexpr NameText a_name;

/// `Size` values of one kind, each with its name: "the first die", "the second die".
template <class K, class T, std::size_t Size>
struct ArrayOf {
    K kind;
    std::array<std::string_view, Size> each;

    std::array<T, Size> read(Value value, const RecordPlace& at) const {
        const std::vector<Value> list = at.list(value, Size, Size);
        std::array<T, Size> values{};
        for (std::size_t i = 0; i < Size; ++i) {
            values[i] = kind.read(list[i], at.item(i));
        }
        return values;
    }
    Json json(const std::array<T, Size>& values) const {
        Json list = Json::array();
        for (const T& value : values) {
            list.push_back(kind.json(value));
        }
        return list;
    }
    std::array<T, Size> parse(NotationLine& line, std::string_view) const {
        std::array<T, Size> values{};
        for (std::size_t i = 0; i < Size; ++i) {
            values[i] = kind.parse(line, each[i]);
        }
        return values;
    }
    std::string print(const std::array<T, Size>& values) const {
        std::string words;
        for (const T& value : values) {
            words += (words.empty() ? "" : " ") + kind.print(value);
        }
        return words;
    }
    Json schema() const {
        return {{"type", "array"}, {"minItems", Size}, {"maxItems", Size}, {"items", kind.schema()}};
    }
    static constexpr Slot::Kind kSlot = K::kSlot;
};
template <class K, std::same_as<std::string_view>... What>
constexpr auto array_of(K kind, What... each) {
    using T = decltype(kind.read(std::declval<Value>(), std::declval<const RecordPlace&>()));
    return ArrayOf<K, T, sizeof...(What)>{kind, {each...}};
}

/// A list of values of one kind, to the end of the line. No two may be the same, unless the list may repeat values.
template <class K, class T>
struct ListOf {
    K kind;
    std::size_t least, most;
    bool distinct = true;

    constexpr ListOf repeating() const { return {kind, least, most, false}; }
    std::vector<T> read(Value value, const RecordPlace& at) const { return read(value, at, 0); }
    std::vector<T> read(Value value, const RecordPlace& at, const auto& rules) const {
        const std::vector<Value> list = at.list(value, least, most);
        std::vector<T> values;
        values.reserve(list.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const RecordPlace place = at.item(i);
            T one = declared::read_value(kind, list[i], place, rules);
            if (distinct && std::ranges::find(values, one) != values.end()) {
                place.fail(say("{value} stands here twice", {{"value", literally(shown(list[i]))}}));
            }
            values.push_back(std::move(one));
        }
        return values;
    }
    Json json(const std::vector<T>& values, const auto& rules) const {
        Json list = Json::array();
        for (const T& value : values) {
            list.push_back(declared::json_of(kind, value, rules));
        }
        return list;
    }
    std::vector<T> parse(NotationLine& line, std::string_view what) const {
        std::vector<T> values;
        while (values.size() < least || (values.size() < most && !line.done())) {
            T one = kind.parse(line, what);
            if (distinct && std::ranges::find(values, one) != values.end()) {
                line.fail(say("{value} stands here twice", {{"value", literally(kind.print(one))}}));
            }
            values.push_back(std::move(one));
        }
        return values;
    }
    std::string print(const std::vector<T>& values) const {
        std::string words;
        for (const T& value : values) {
            words += (words.empty() ? "" : " ") + kind.print(value);
        }
        return words;
    }
    Json schema() const {
        Json schema = {{"type", "array"}};
        if (least > 0) {
            schema["minItems"] = least;
        }
        schema["maxItems"] = most;
        if (distinct) {
            schema["uniqueItems"] = true;
        }
        schema["items"] = kind.schema();
        return schema;
    }
    static constexpr Slot::Kind kSlot = Slot::Kind::cards;
};
template <class K>
constexpr auto list_of(K kind, std::size_t least, std::size_t most) {
    using T = decltype(kind.read(std::declval<Value>(), std::declval<const RecordPlace&>()));
    return ListOf<K, T>{kind, least, most};
}
template <class K>
inline constexpr bool is_list = false;
template <class K, class T>
inline constexpr bool is_list<ListOf<K, T>> = true;

namespace declared {

// These functions act on all parts of a declaration (core/rules/declaration/declared_parts.h).
template <class Parts, class M, class R>
void read_parts(const Parts& parts, M& made, Fields& fields, const R& rules);
template <class Parts, class M, class R>
void write_parts(const Parts& parts, const M& move, Json& object, const R& rules);
template <class Parts, class M, class R, class S>
void parse_parts(const Parts& parts, M& made, NotationLine& line, const R& rules, const S& state);
template <class Parts, class M, class R>
void print_parts(const Parts& parts, const M& move, std::string& words, const R& rules);
template <class Parts>
Json schema_of_parts(const Parts& parts, Json properties, Json required);

}  // namespace declared

/// An object inside the move: `object_of<Votes>(field("for", &Votes::in_favour, number(0, 6), "…"), …)`.
template <class S, class... Parts>
struct ObjectOf {
    std::tuple<Parts...> parts;

    S read(Value value, const RecordPlace& at, const auto& rules) const {
        Fields fields = at.object(value);
        S made{};
        declared::read_parts(parts, made, fields, rules);
        fields.finish();
        return made;
    }
    Json json(const S& made, const auto& rules) const {
        Json object = Json::object();
        declared::write_parts(parts, made, object, rules);
        return object;
    }
    S parse(NotationLine& line, std::string_view, const auto& rules, const auto& state) const {
        S made{};
        declared::parse_parts(parts, made, line, rules, state);
        return made;
    }
    std::string print(const S& made, const auto& rules) const {
        std::string words;
        declared::print_parts(parts, made, words, rules);
        return words.empty() ? words : words.substr(1);
    }
    Json schema() const { return declared::schema_of_parts(parts, Json::object(), Json::array()); }
    static constexpr Slot::Kind kSlot = Slot::Kind::words;
};
template <class S, class... Parts>
constexpr ObjectOf<S, Parts...> object_of(Parts... parts) {
    return {{parts...}};
}

}  // namespace castalia
