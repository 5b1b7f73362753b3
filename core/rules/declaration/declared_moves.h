#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

#include "core/rules/declaration/declared_parts.h"
#include "core/rules/game/rules_of.h"
#include "core/rules/text/catalogue.h"

/// Reads, writes, parses and prints moves by their declarations (core/rules/declaration/move_declaration.h). One
/// source of a game includes this header, defines `Rules::ByHand` and ends with
///
///     template struct castalia::RulesOf<magnate::Rules, magnate::Setup, magnate::State, magnate::Move>;
///
/// `ByHand` has two members that every game needs:
///
///     static constexpr std::string_view kTitle = "Magnate";
///     static Seat acting(rules, state, made);      // Returns who moves if the line names nobody.
///
/// and may have any of these, for a move `M` that is irregular:
///
///     static void parse(M& made, std::size_t& parts_read, rules, state, line, verb);
///                                      // The player is set, and `verb`, which may be empty, is taken already. If it
///                                      // counts the parts that it has read, a form can go on with them when the
///                                      // rest cannot be read.
///     static std::string print(const M& move, rules);               // Returns the whole line without its player.
///     static M read(As<M>, fields, rules);                          // The type is read already.
///     static void write(const M& move, Json& object, rules);        // Writes what follows the type.
///     static void schema(As<M>, Json& schema);                      // Changes what the fields generated.
///
/// and for lines that begin with no verb:
///
///     static std::string_view first_word(rules, state, line);       // Returns the type of such a line, else "".
///     static constexpr std::string_view kVerbs = "a tile, place";   // The things that may begin a line.
namespace castalia {

/// Names a move's type in an overload.
template <class M>
struct As {};

namespace declared {

template <class M>
inline constexpr auto kMove = M::declared();

// A whole move.

/// Returns the part of an event that has been read of a line, so that a form can go on with it. Fields without a
/// value yet are left out.
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

/// Returns who makes a move that names nobody, as the game says. `Part` is the part of the move that names its actor.
template <class Part, class M, class R, class S>
auto who_acts(const M& made, const R& rules, const S& state) {
    return R::ByHand::acting(rules, state, made);
}

/// Sets who moves: the player whom the line names, else the one whom the game says.
template <class M, class R, class S>
void set_actor(M& made, const NotationLine& line, const R& rules, const S& state) {
    const auto set = [&]<class Part>(const Part& part) {
        if constexpr (is_actor<Part>) {
            if (line.player()) {
                made.*part.member = *line.player();
            } else {
                made.*part.member = who_acts<Part>(made, rules, state);
            }
        }
    };
    std::apply([&](const auto&... part) { (set(part), ...); }, kMove<M>.parts);
}

/// Notes that the game has said who moves, if the line names nobody.
template <class M>
void note_actor_left_out(NotationLine& line) {
    const auto note = [&]<class Part>(const Part& part) {
        if constexpr (is_actor<Part>) {
            if (!line.player()) {
                line.leave_out(part.key);
            }
        }
    };
    std::apply([&](const auto&... part) { (note(part), ...); }, kMove<M>.parts);
}

template <class M, class R, class S>
void parse_regularly(M& made, std::size_t& parts_read, NotationLine& line, const R& rules, const S& state) {
    for (const bool behind : {false, true}) {
        std::apply(
            [&](const auto&... part) {
                ((parse_part(part, made, line, rules, state, behind), parts_read += behind ? 0 : 1), ...);
            },
            kMove<M>.parts);
    }
}

template <class M, class R, class S>
M parse_move(const R& rules, const S& state, NotationLine& line, std::string_view verb) {
    constexpr bool by_hand =
        requires(M& made, std::size_t& read) { R::ByHand::parse(made, read, rules, state, line, verb); };
    M made{};
    set_actor(made, line, rules, state);
    std::size_t parts_read = 0;
    try {
        if constexpr (by_hand) {
            R::ByHand::parse(made, parts_read, rules, state, line, verb);
        } else {
            parse_regularly(made, parts_read, line, rules, state);
            // The actor may depend on what was read, such as the owner of a deed.
            set_actor(made, line, rules, state);
        }
    } catch (BadNotation& bad) {
        if (bad.so_far.is_null() && (parts_read > 0 || !by_hand)) {
            bad.so_far = known_of(made, parts_read, rules);  // So that form and board follow the typing.
        }
        throw;
    }
    note_actor_left_out<M>(line);
    return made;
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
    return {kMove<M>.type, kMove<M>.topic, {kMove<M>.words.begin(), kMove<M>.words.end()}, std::move(schema)};
}

/// The events that every game has beside its moves; core/session/event_json.cpp reads them.
inline constexpr auto kTypesOfEveryGame =
    std::to_array<std::string_view>({"note", "dice", "pause", "resume", "abandon"});

/// Every move of a game, in the order of its variant.
template <class Variant>
struct All;
template <class... Ms>
struct All<std::variant<Ms...>> {
    using Variant = std::variant<Ms...>;
    static constexpr std::array<std::string_view, sizeof...(Ms)> kTypes{kMove<Ms>.type...};
    /// The types of events that a record of the game may have: the moves first.
    static constexpr auto kRecordTypes = [] {
        std::array<std::string_view, sizeof...(Ms) + kTypesOfEveryGame.size()> all;
        std::ranges::copy(kTypesOfEveryGame, std::ranges::copy(kTypes, all.begin()).out);
        return all;
    }();

    template <class R>
    static Variant read(std::size_t which, Fields& fields, const R& rules) {
        using Read = Variant (*)(Fields&, const R&);
        static constexpr std::array<Read, sizeof...(Ms)> kRead{
            [](Fields& from, const R& by) -> Variant { return read_move<Ms>(from, by); }...};
        return kRead.at(which)(fields, rules);
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
    /// Returns the words that may begin a line: the type of a move if it can be typed, else the word that is written.
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
    for (const std::string_view other : kTypesOfEveryGame) {
        verbs.push_back(literally(other));
    }
    line.fail(say("\"{word}\" is no verb of {game}; here stands {verbs}",
                  {{"word", literally(word)}, {"game", say(R::ByHand::kTitle)}, {"verbs", listed_with_or(verbs)}}));
}

}  // namespace declared

template <class R, class Setup, class State, class Move>
Move RulesOf<R, Setup, State, Move>::read(Fields& fields) const {
    using Moves = declared::All<Move>;
    return Moves::read(fields.choice("type", Moves::kRecordTypes), fields, static_cast<const R&>(*this));
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
    const std::string word = line.take(in_catalogue("a verb"));
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
