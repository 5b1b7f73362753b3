#pragma once

#include <algorithm>
#include <utility>

#include "core/rules/declaration/move_kinds.h"

/// Reads, writes, parses and prints the parts of a declaration: its fields, the player who moves, and the counts of
/// an `adjust`. Only core/rules/declaration/declared_moves.h and core/rules/declaration/setup_options.h include this.
namespace castalia::declared {

/// Takes the next word if it is one of these. Returns whether it was.
inline bool take_word(NotationLine& line, const WordList& words) {
    if (words.empty() || line.quoted() || !words.find(lowered(line.peek()))) {
        return false;
    }
    line.take("");
    return true;
}

/// Returns the value of a field that the line may leave out; nothing if the line does.
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

/// Returns whether the record and the line leave the value out.
template <class M, class V, class K>
bool is_left_out(const Field<M, V, K>& field, const M& move) {
    if constexpr (is_optional<V>) {
        return !(move.*field.member).has_value();
    } else {
        return may_miss(field) && move.*field.member == fallback_of(field);
    }
}

/// Returns the value itself, also if it is in an optional.
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
    if (field.behind != behind) {
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
            line.leave_out(field.key);
        }
    }
}

template <class M, class V, class K, class R>
void print_part(const Field<M, V, K>& field, const M& move, std::string& words, const R& rules, bool behind) {
    if (field.behind != behind || is_left_out(field, move)) {
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
    Slot slot;
    slot.kind = K::kSlot;
    slot.optional = may_miss(field);
    if constexpr ((K::kSlot == Slot::Kind::number || K::kSlot == Slot::Kind::sum) &&
                  requires { field.kind.bounds(); }) {
        std::tie(slot.least, slot.most) = field.kind.bounds();
    }
    if constexpr (requires { field.kind.in_form; }) {
        slot.most = static_cast<long long>(field.kind.in_form);
    }
    // Of a place nobody could tell by its kind what fills it.
    const bool by_what = K::kSlot == Slot::Kind::place && field.what.starts_with("the ");
    if (by_what || !field.chosen.empty()) {
        slot.filled_by = say(field.chosen.empty() ? field.what : field.chosen);
    }
    std::size_t number = 0;
    for (const std::string_view label : field.labels) {  // A field without a label has no slot of its own.
        slot.field = field.asked_as_path == nullptr ? FieldPath() / field.key : FieldPath(field.asked_as_path);
        if (field.labels.size() > 1) {
            slot.field = slot.field / number++;
        }
        slot.label = say(label);
        slots.push_back(slot);
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
void slots_of_part(const Actor<M, V>& actor, std::vector<Slot>& slots) {
    if (!actor.label.empty()) {
        Slot slot;
        slot.field = FieldPath() / actor.key;
        slot.kind = Slot::Kind::place;
        slot.label = say(actor.label);
        slot.filled_by = say("the player");
        slot.optional = is_optional<V>;
        slots.push_back(std::move(slot));
    }
}

// The counts of an adjust.

/// Calls `act` with the count for which `is` holds. Returns false if there is none.
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
    if constexpr (sizeof...(Counts) == 1) {  // The word of the only count may be left out.
        take_word(line, std::get<0>(counted.counts).words);
        parse_fields(std::get<0>(counted.counts));
        return;
    }
    std::vector<Text> words;
    std::apply([&](const auto&... count) { (words.push_back(literally(count.words.front())), ...); }, counted.counts);
    const Text list = listed_with_or(words);
    const std::string word = line.take(say("what was counted: {counts}", {{"counts", list}}));
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
    slot.filled_by = say("the thing that was counted");
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

}  // namespace castalia::declared
