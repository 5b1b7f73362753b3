#pragma once

#include <utility>
#include <variant>

#include "core/rules/move_kinds.h"
#include "core/rules/rules_of.h"

/// Reads, writes, parses and prints moves by their declarations (core/rules/move_declaration.h). One source of a game
/// includes it, defines `Rules::ByHand` and ends with
///
///     template struct castalia::RulesOf<magnate::Rules, magnate::Setup, magnate::State, magnate::Move>;
///
/// `ByHand` has two members that every game needs:
///
///     static constexpr std::string_view kTitle = "Magnate";
///     static Seat acting(rules, state, made);      // Who moves where the line names nobody.
///
/// and may have any of these, for a move `M` that is irregular:
///
///     static M parse(As<M>, rules, state, line, verb);              // `verb` is taken already.
///     static std::string print(const M& move, rules);               // The whole line without its player.
///     static M read(As<M>, fields, rules);                          // The type is read already.
///     static void write(const M& move, Json& object, rules);        // After the type.
///     static void schema(As<M>, Json& schema);                      // Changes what the fields generated.
///
/// and for lines that begin with no verb:
///
///     static std::string_view first_word(rules, state, line);       // The type of such a line, else "".
///     static constexpr std::string_view kVerbs = "a tile, place";   // What may begin a line.
namespace castalia {

/// Names a move's type in an overload.
template <class M>
struct As {};

namespace declared {

template <class M>
inline constexpr auto kMove = M::declared();

// A kind may want the rules, and to parse the state too.

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

/// Takes one of the words where it comes next.
inline bool take_word(NotationLine& line, const WordList& words) {
    if (words.empty() || line.quoted() || !words.find(lowered(line.peek()))) {
        return false;
    }
    line.take("");
    return true;
}

/// The value of a field that the line may leave out; nothing where it does.
template <class F, class R, class S>
auto parse_if_there(const F& field, NotationLine& line, const R& rules, const S& state)
    -> std::optional<decltype(parse_value(field.kind, line, field.what, rules, state))> {
    if (!field.keyword.empty()) {
        if (!take_word(line, field.keyword)) {
            return std::nullopt;
        }
        return parse_value(field.kind, line, field.what, rules, state);
    }
    if constexpr (requires { field.kind.parse_if(line, field.what, rules, state); }) {
        return field.kind.parse_if(line, field.what, rules, state);
    } else if constexpr (requires { field.kind.parse_if(line, field.what); }) {
        return field.kind.parse_if(line, field.what);
    } else if (line.done()) {
        return std::nullopt;
    } else {
        return parse_value(field.kind, line, field.what, rules, state);
    }
}

// A field.

template <class V, class T>
V as_member(T&& value) {
    if constexpr (std::is_arithmetic_v<V>) {
        return static_cast<V>(value);
    } else {
        return V(std::forward<T>(value));
    }
}

template <class M, class V, class K>
bool may_miss(const Field<M, V, K>& field) {
    return field.missing == Field<M, V, K>::Missing::everywhere;
}

template <class M, class V, class K>
V fallback_of(const Field<M, V, K>& field) {
    if constexpr (std::is_same_v<typename Field<M, V, K>::Default, V>) {
        return field.fallback;
    } else {
        return V{};
    }
}

/// True where the record and the line leave the value out.
template <class M, class V, class K>
bool is_left_out(const Field<M, V, K>& field, const M& move) {
    if constexpr (is_optional<V>) {
        return !(move.*field.member).has_value();
    } else {
        return may_miss(field) && move.*field.member == fallback_of(field);
    }
}

/// The value itself, out of an optional too.
template <class V>
const auto& plain(const V& value) {
    if constexpr (is_optional<V>) {
        return *value;
    } else {
        return value;
    }
}

template <class M, class V, class K, class R>
void read_part(const Field<M, V, K>& field, M& made, Fields& fields, const R& rules) {
    const std::optional<Value> value = may_miss(field) ? fields.maybe(field.key) : fields.any(field.key);
    if (value) {
        made.*field.member = as_member<V>(read_value(field.kind, *value, RecordPlace(fields, field.key), rules));
    } else {
        made.*field.member = fallback_of(field);
    }
}

template <class M, class V, class K, class R>
void write_part(const Field<M, V, K>& field, const M& move, Json& object, const R& rules) {
    if (!is_left_out(field, move)) {
        object[std::string(field.key)] = json_of(field.kind, plain(move.*field.member), rules);
    }
}

template <class M, class V, class K, class R, class S>
void parse_part(const Field<M, V, K>& field, M& made, NotationLine& line, const R& rules, const S& state,
                bool behind) {
    if (field.silent || field.behind != behind) {
        return;
    }
    if constexpr (
        requires { field.kind.print(plain(made.*field.member)); } ||
        requires { field.kind.print(plain(made.*field.member), rules); }) {
        for (const std::string_view filler : field.fillers) {
            take_word(line, {filler});
        }
        if (field.missing == Field<M, V, K>::Missing::never) {
            made.*field.member = as_member<V>(parse_value(field.kind, line, field.what, rules, state));
        } else if (auto value = parse_if_there(field, line, rules, state)) {
            made.*field.member = as_member<V>(std::move(*value));
        } else {
            made.*field.member = fallback_of(field);
        }
    }
}

template <class M, class V, class K, class R>
void print_part(const Field<M, V, K>& field, const M& move, std::string& words, const R& rules, bool behind) {
    if (field.silent || field.behind != behind || is_left_out(field, move)) {
        return;
    }
    if constexpr (
        requires { field.kind.print(plain(move.*field.member)); } ||
        requires { field.kind.print(plain(move.*field.member), rules); }) {
        const std::string value = print_value(field.kind, plain(move.*field.member), rules);
        if (!value.empty()) {
            words += field.keyword.empty() ? "" : " " + std::string(field.keyword.front());
            words += " " + value;
        }
    }
}

template <class M, class V, class K>
void schema_of_part(const Field<M, V, K>& field, Json& properties, Json& required) {
    Json schema = field.kind.schema();
    if constexpr (std::is_integral_v<V> && !std::is_same_v<V, bool>) {
        if (may_miss(field)) {
            schema["default"] = field.fallback;
        }
    }
    properties[std::string(field.key)] = std::move(schema);
    if (!may_miss(field)) {
        required.push_back(field.key);
    }
}

template <class M, class V, class K>
void slots_of_part(const Field<M, V, K>& field, std::vector<Slot>& slots) {
    if (field.label.empty()) {
        return;  // The form asks for it in no slot of its own.
    }
    Slot slot;
    slot.kind = K::kSlot;
    slot.optional = may_miss(field);
    if constexpr (requires { field.kind.most; }) {
        slot.least = static_cast<long long>([&] {
            if constexpr (requires { field.kind.least; }) {
                return field.kind.least;
            } else {
                return 1;
            }
        }());
        slot.most = static_cast<long long>(field.kind.most);
    }
    if constexpr (requires { K::kSlots; }) {
        for (std::size_t i = 0; i < K::kSlots; ++i) {
            slot.field = std::string(field.key) + "/" + std::to_string(i);
            slot.label = say(nth(field.label, i));
            slots.push_back(slot);
        }
    } else {
        slot.field = field.key;
        slot.label = say(field.label);
        slots.push_back(std::move(slot));
    }
}

// The player who moves.

template <class M, class V, class R>
void read_part(const Actor<M, V>& actor, M& made, Fields& fields, const R&) {
    const std::optional<Value> value = is_optional<V> ? fields.maybe(actor.key) : fields.any(actor.key);
    if (value) {
        made.*actor.member = RecordPlace(fields, actor.key).seat(*value);
    }
}
template <class M, class V, class R>
void write_part(const Actor<M, V>& actor, const M& move, Json& object, const R& rules) {
    const std::optional<Seat> seat = move.*actor.member;
    if (seat) {
        object[std::string(actor.key)] = rules.names.at(static_cast<std::size_t>(seat->index));
    }
}
template <class M, class V, class R, class S>
void parse_part(const Actor<M, V>&, M&, NotationLine&, const R&, const S&, bool) {}
template <class M, class V, class R>
void print_part(const Actor<M, V>&, const M&, std::string&, const R&, bool) {}
template <class M, class V>
void schema_of_part(const Actor<M, V>& actor, Json& properties, Json& required) {
    properties[std::string(actor.key)] = PlayerKind::schema();
    if (!is_optional<V>) {
        required.push_back(actor.key);
    }
}
template <class M, class V>
void slots_of_part(const Actor<M, V>&, std::vector<Slot>&) {}

// What an adjust counts.

/// Calls `act` with the one of the counts for which `is` holds; false where there is none.
template <class Counts, class Is, class Act>
bool with_count(const Counts& counts, Is is, Act act) {
    return std::apply([&](const auto&... count) { return ((is(count) ? (act(count), true) : false) || ...); },
                      counts);
}

template <class M, class E, class... Counts>
bool is_count(const Counted<M, E, Counts...>& counted, const M& move, const auto& count) {
    return counted.member == nullptr || move.*counted.member == count.value;
}

template <class M, class E, class... Counts, class R>
void read_part(const Counted<M, E, Counts...>& counted, M& made, Fields& fields, const R& rules) {
    static const std::array<std::string_view, sizeof...(Counts)> words = std::apply(
        [](const auto&... count) { return std::array<std::string_view, sizeof...(Counts)>{count.word...}; },
        counted.counts);
    Fields what = fields.object("what");
    const std::string_view word = words[what.choice("what", words)];
    with_count(
        counted.counts, [&](const auto& count) { return count.word == word; },
        [&](const auto& count) {
            if (counted.member != nullptr) {
                made.*counted.member = static_cast<E>(count.value);
            }
            read_parts(count.fields, made, what, rules);
        });
    what.finish();
}

template <class M, class E, class... Counts, class R>
void write_part(const Counted<M, E, Counts...>& counted, const M& move, Json& object, const R& rules) {
    with_count(
        counted.counts, [&](const auto& count) { return is_count(counted, move, count); },
        [&](const auto& count) {
            Json what = {{"what", count.word}};
            write_parts(count.fields, move, what, rules);
            object["what"] = std::move(what);
        });
}

template <class M, class E, class... Counts, class R, class S>
void parse_part(const Counted<M, E, Counts...>& counted, M& made, NotationLine& line, const R& rules, const S& state,
                bool behind) {
    const auto parse_fields = [&](const auto& count) {
        std::apply([&](const auto&... part) { (parse_part(part, made, line, rules, state, behind), ...); },
                   count.fields);
    };
    if (behind) {
        with_count(counted.counts, [&](const auto& count) { return is_count(counted, made, count); }, parse_fields);
        return;
    }
    std::vector<Text> words;
    std::apply([&](const auto&... count) { (words.push_back(literally(count.words.front())), ...); }, counted.counts);
    const Text list = listed_with_or(words);
    const std::string word = line.take(english(say("what was counted: {counts}", {{"counts", list}})));
    const bool known = with_count(
        counted.counts, [&](const auto& count) { return count.words.find(word).has_value(); },
        [&](const auto& count) {
            if (counted.member != nullptr) {
                made.*counted.member = static_cast<E>(count.value);
            }
            parse_fields(count);
        });
    if (!known) {
        line.fail(
            say("\"{word}\" is not counted; here stands {counts}", {{"word", literally(word)}, {"counts", list}}));
    }
}

template <class M, class E, class... Counts, class R>
void print_part(const Counted<M, E, Counts...>& counted, const M& move, std::string& words, const R& rules,
                bool behind) {
    with_count(
        counted.counts, [&](const auto& count) { return is_count(counted, move, count); },
        [&](const auto& count) {
            words += behind ? "" : " " + std::string(count.words.front());
            std::apply([&](const auto&... part) { (print_part(part, move, words, rules, behind), ...); },
                       count.fields);
        });
}

template <class M, class E, class... Counts>
void schema_of_part(const Counted<M, E, Counts...>& counted, Json& properties, Json& required) {
    Json each = Json::array();
    std::apply(
        [&](const auto&... count) {
            (each.push_back(
                 schema_of_parts(count.fields, {{"what", {{"const", count.word}}}}, Json::array({"what"}))),
             ...);
        },
        counted.counts);
    properties["what"] = each.size() == 1 ? Json(each.front()) : Json{{"oneOf", std::move(each)}};
    required.push_back("what");
}

template <class M, class E, class... Counts>
void slots_of_part(const Counted<M, E, Counts...>&, std::vector<Slot>& slots) {
    Slot slot;
    slot.field = "what";
    slot.kind = Slot::Kind::place;
    slot.label = say("What was counted");
    slots.push_back(std::move(slot));
}

// Every part of a move, one after the other.

template <class Parts, class M, class R>
void read_parts(const Parts& parts, M& made, Fields& fields, const R& rules) {
    std::apply([&](const auto&... part) { (read_part(part, made, fields, rules), ...); }, parts);
}
template <class Parts, class M, class R>
void write_parts(const Parts& parts, const M& move, Json& object, const R& rules) {
    std::apply([&](const auto&... part) { (write_part(part, move, object, rules), ...); }, parts);
}
template <class Parts, class M, class R>
void print_parts(const Parts& parts, const M& move, std::string& words, const R& rules) {
    for (const bool behind : {false, true}) {
        std::apply([&](const auto&... part) { (print_part(part, move, words, rules, behind), ...); }, parts);
    }
}
template <class Parts>
Json schema_of_parts(const Parts& parts, Json properties, Json required) {
    std::apply([&](const auto&... part) { (schema_of_part(part, properties, required), ...); }, parts);
    return {{"type", "object"},
            {"required", std::move(required)},
            {"properties", std::move(properties)},
            {"additionalProperties", false}};
}

template <class Parts, class M, class R, class S>
void parse_parts(const Parts& parts, M& made, NotationLine& line, const R& rules, const S& state) {
    for (const bool behind : {false, true}) {
        std::apply([&](const auto&... part) { (parse_part(part, made, line, rules, state, behind), ...); }, parts);
    }
}

// A whole move.

/// Writes what has been read of a line, for a form to go on with. Fields whose values are not yet there are left out.
template <class M, class R>
Json known_of(const M& made, std::size_t parts_read, const R& rules) {
    Json known = {{"type", kMove<M>.type}};
    std::size_t part_number = 0;
    std::apply(
        [&](const auto&... part) {
            ((part_number++ < parts_read ? write_part(part, made, known, rules) : void()), ...);
        },
        kMove<M>.parts);
    return known;
}

template <class M, class R>
M read_move(Fields& fields, const R& rules) {
    if constexpr (requires { R::ByHand::read(As<M>{}, fields, rules); }) {
        return R::ByHand::read(As<M>{}, fields, rules);
    } else {
        M made{};
        read_parts(kMove<M>.parts, made, fields, rules);
        return made;
    }
}

template <class M>
std::optional<Seat> actor_of(const M& move) {
    std::optional<Seat> seat;
    const auto look = [&]<class Part>(const Part& part) {
        if constexpr (is_actor<Part>) {
            seat = move.*part.member;
        }
    };
    std::apply([&](const auto&... part) { (look(part), ...); }, kMove<M>.parts);
    return seat;
}

/// Sets who moves: whom the line names, else whom the game says.
template <class M, class R, class S>
void set_actor(M& made, const NotationLine& line, const R& rules, const S& state) {
    const auto set = [&]<class Part>(const Part& part) {
        if constexpr (is_actor<Part>) {
            if (line.player()) {
                made.*part.member = *line.player();
            } else {
                made.*part.member = R::ByHand::acting(rules, state, made);
            }
        }
    };
    std::apply([&](const auto&... part) { (set(part), ...); }, kMove<M>.parts);
}

template <class M, class R, class S>
M parse_move(const R& rules, const S& state, NotationLine& line, std::string_view verb) {
    if constexpr (requires { R::ByHand::parse(As<M>{}, rules, state, line, verb); }) {
        return R::ByHand::parse(As<M>{}, rules, state, line, verb);
    } else {
        M made{};
        set_actor(made, line, rules, state);
        std::size_t parts_read = 0;
        const auto parse_all = [&](bool behind) {
            std::apply(
                [&](const auto&... part) {
                    ((parse_part(part, made, line, rules, state, behind), parts_read += behind ? 0 : 1), ...);
                },
                kMove<M>.parts);
        };
        try {
            parse_all(false);
            parse_all(true);
        } catch (BadNotation& bad) {
            if (kMove<M>.followed && bad.so_far.is_null()) {
                bad.so_far = known_of(made, parts_read, rules);
            }
            throw;
        }
        set_actor(made, line, rules, state);  // It may depend on what was read: whose deed pays in that district.
        return made;
    }
}

template <class M, class R>
std::string print_move(const M& move, const R& rules) {
    if constexpr (requires { R::ByHand::print(move, rules); }) {
        return R::ByHand::print(move, rules);
    } else {
        std::string words(kMove<M>.words.front());
        print_parts(kMove<M>.parts, move, words, rules);
        return words;
    }
}

template <class M, class R>
void write_move(const M& move, Json& object, const R& rules) {
    object["type"] = kMove<M>.type;
    if constexpr (requires { R::ByHand::write(move, object, rules); }) {
        R::ByHand::write(move, object, rules);
    } else {
        write_parts(kMove<M>.parts, move, object, rules);
    }
}

template <class M, class R>
MoveOutline outline_of() {
    Json schema = schema_of_parts(kMove<M>.parts, {{"type", {{"const", kMove<M>.type}}}}, Json::array({"type"}));
    for (const std::string_view key : {"note", "ruling"}) {
        schema["properties"][std::string(key)] = {{"$ref", "castalia.schema.json#/definitions/text"}};
    }
    schema["properties"]["at"] = {{"$ref", "castalia.schema.json#/definitions/moment"}};
    if constexpr (requires { R::ByHand::schema(As<M>{}, schema); }) {
        R::ByHand::schema(As<M>{}, schema);
    }
    return {kMove<M>.type, {kMove<M>.words.begin(), kMove<M>.words.end()}, std::move(schema)};
}

/// Every move of a game, in the order of its variant.
template <class Variant>
struct All;
template <class... Ms>
struct All<std::variant<Ms...>> {
    using Variant = std::variant<Ms...>;
    static constexpr std::array<std::string_view, sizeof...(Ms)> kTypes{kMove<Ms>.type...};

    template <class R>
    static Variant read(std::size_t which, Fields& fields, const R& rules) {
        using Read = Variant (*)(Fields&, const R&);
        static constexpr std::array<Read, sizeof...(Ms)> kRead{
            [](Fields& from, const R& by) -> Variant { return read_move<Ms>(from, by); }...};
        return kRead[which](fields, rules);
    }
    template <class R, class S>
    static Variant parse(std::size_t which, const R& rules, const S& state, NotationLine& line,
                         std::string_view verb) {
        using Parse = Variant (*)(const R&, const S&, NotationLine&, std::string_view);
        static constexpr std::array<Parse, sizeof...(Ms)> kParse{
            [](const R& by, const S& at, NotationLine& from, std::string_view word) -> Variant {
                return parse_move<Ms>(by, at, from, word);
            }...};
        return kParse[which](rules, state, line, verb);
    }
    static std::optional<std::size_t> of_type(std::string_view type) {
        const auto found = std::ranges::find(kTypes, type);
        return found == kTypes.end() ? std::nullopt : std::optional<std::size_t>(found - kTypes.begin());
    }
    static std::optional<std::size_t> of_word(std::string_view word) {
        std::optional<std::size_t> found;
        std::size_t place = 0;
        ((found = kMove<Ms>.words.find(word) ? std::optional(place) : found, ++place), ...);
        return found;
    }
    /// The words that may begin a line: the type where it can be typed, else the word that is written.
    static std::vector<Text> verbs() {
        return {literally(kMove<Ms>.words.find(kMove<Ms>.type) ? kMove<Ms>.type : kMove<Ms>.words.front())...};
    }
    template <class R>
    static std::vector<MoveOutline> outline() {
        return {outline_of<Ms, R>()...};
    }
    static std::vector<Slot> skeleton(std::string_view type) {
        std::vector<Slot> slots;
        const auto add = [&]<class M>(As<M>) {
            if (kMove<M>.type == type) {
                std::apply([&](const auto&... part) { (slots_of_part(part, slots), ...); }, kMove<M>.parts);
            }
        };
        (add(As<Ms>{}), ...);
        return slots;
    }
};

template <class R>
[[noreturn]] void fail_verb(const NotationLine& line, const std::string& word, std::vector<Text> verbs) {
    if constexpr (requires { R::ByHand::kVerbs; }) {
        verbs = {say(R::ByHand::kVerbs)};
    }
    for (const std::string_view other : {"note", "dice", "pause", "resume", "abandon"}) {
        verbs.push_back(literally(other));
    }
    line.fail(say("\"{word}\" is no verb of {game}; here stands {verbs}",
                  {{"word", literally(word)}, {"game", say(R::ByHand::kTitle)}, {"verbs", listed_with_or(verbs)}}));
}

}  // namespace declared

template <class R, class Setup, class State, class Move>
Move RulesOf<R, Setup, State, Move>::read(Fields& fields) const {
    using Moves = declared::All<Move>;
    return Moves::read(fields.choice("type", Moves::kTypes), fields, static_cast<const R&>(*this));
}

template <class R, class Setup, class State, class Move>
void RulesOf<R, Setup, State, Move>::write(const Move& move, Json& object) const {
    std::visit([&](const auto& made) { declared::write_move(made, object, static_cast<const R&>(*this)); }, move);
}

template <class R, class Setup, class State, class Move>
std::string RulesOf<R, Setup, State, Move>::notation(const Move& move) const {
    return std::visit([&](const auto& made) { return declared::print_move(made, static_cast<const R&>(*this)); },
                      move);
}

template <class R, class Setup, class State, class Move>
Move RulesOf<R, Setup, State, Move>::parse(const State& state, NotationLine& line) const {
    using Moves = declared::All<Move>;
    const R& rules = static_cast<const R&>(*this);
    if constexpr (requires { R::ByHand::first_word(rules, state, line); }) {
        if (const auto type = Moves::of_type(R::ByHand::first_word(rules, state, line))) {
            return Moves::parse(*type, rules, state, line, "");
        }
    }
    const std::string word = line.take("a verb");
    const std::optional<std::size_t> which = Moves::of_word(word);
    if (!which) {
        declared::fail_verb<R>(line, word, Moves::verbs());
    }
    return Moves::parse(*which, rules, state, line, word);
}

template <class R, class Setup, class State, class Move>
std::optional<Seat> RulesOf<R, Setup, State, Move>::actor(const Move& move) const {
    return std::visit([](const auto& made) { return declared::actor_of(made); }, move);
}

template <class R, class Setup, class State, class Move>
std::vector<Slot> RulesOf<R, Setup, State, Move>::form_skeleton(std::string_view type) {
    return declared::All<Move>::skeleton(type);
}

template <class R, class Setup, class State, class Move>
std::vector<MoveOutline> RulesOf<R, Setup, State, Move>::outline() {
    return declared::All<Move>::template outline<R>();
}

}  // namespace castalia
