#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/rules/declaration/declared_parts.h"
#include "core/rules/game/game.h"

/// The setup of a game is declared once, option by option, in the order in which records have them:
///
///     SetupOptions<Setup> setup_options() {
///         return SetupOptions<Setup>({
///             setup_option("first", &Setup::first, a_seated_player).required().labelled(say("First player")),
///             setup_option("deck", &Setup::deck, one_of<Deck>("basic", "courts")).labelled(say("Deck")).offering(…),
///             setup_option("quick", &Setup::quick, a_flag).within("options").labelled(say("A quick game")),
///         });
///     }
///
/// The kinds are those of moves (core/rules/declaration/move_kinds.h). A kind that needs the table gets a
/// `SetupTable`. The initializer of a member is the default of its option. Reading, canonical writing, the
/// new-session form and the schema follow.
namespace castalia {

/// The part of an option's declaration that does not depend on the type of the setup.
struct SetupOption {
    std::string key;
    std::string group;  ///< The object in the setup that holds the option; empty for the setup itself.
    Text label;         ///< The label of its slot in the new-session form. Without a label there is no slot.
    Text hint;          ///< The meaning of choosing a flag.
    Slot::Kind kind = Slot::Kind::words;
    bool flag = false, players = false;  ///< `flag`: its choices are no and yes. `players`: they are the players.
    bool lines = false;                  ///< Its value is a list of texts, with a slot for each and one for the next.
    long long least = 0, most = 0;  ///< The bounds of a number; for lines, `most` is the largest number of lines.
    std::vector<Option> choices;
    Json schema;     ///< The JSON Schema of the value.
    Json otherwise;  ///< The default, as a record would write it.

    bool has_to_be_said = false;
    bool has_default = true;            ///< The schema has a default; else the default depends on other options.
    bool hidden_as_usual = false;       ///< It is written only if it differs from the default.
    std::vector<std::string> excluded;  ///< Options that may not be chosen together with this one.
    std::vector<std::string> editions;  ///< The editions that have the option; empty for all.
    int version = 1;                    ///< The version of the setup that introduced the option.

    bool is_in(const std::string& edition) const;
    /// Returns its slot for these players, with the choices that follow from its kind.
    Slot slot(const Players& table) const;
};

/// The players and the setup as far as it is known, for a kind of value that depends on them.
template <class S>
struct SetupTable {
    const std::vector<std::string>& names;
    const S& setup;
    int players() const { return static_cast<int>(names.size()); }
};

/// An option of the setup `S`.
template <class S>
struct SetupOptionOf : SetupOption {
    /// Returns the slots of an option whose kind cannot fill them. `slot` follows from the declaration, and `setup`
    /// is known only in part.
    using FilledBy = std::vector<Slot> (*)(Slot slot, const Players& table, const Json& setup);

    std::function<void(S& setup, Value value, const RecordPlace& at, const Players& table)> read;
    std::function<Json(const S& setup, const Players& table)> json;
    FilledBy fill = nullptr;

    SetupOptionOf& labelled(Text words, Text meaning = {}) {
        label = std::move(words);
        hint = std::move(meaning);
        return *this;
    }
    SetupOptionOf& offering(std::vector<Option> offered) {
        choices = std::move(offered);
        return *this;
    }
    SetupOptionOf& filled_by(FilledBy filling) {
        fill = filling;
        return *this;
    }
    SetupOptionOf& within(std::string object) {
        group = std::move(object);
        return *this;
    }
    SetupOptionOf& required() {
        has_to_be_said = true;
        return *this;
    }
    /// Makes the default follow from other options (SetupOptions::completed_by).
    SetupOptionOf& without_default() {
        has_default = false;
        return *this;
    }
    SetupOptionOf& written_if_chosen() {
        hidden_as_usual = true;
        return *this;
    }
    SetupOptionOf& excluding(std::vector<std::string> keys) {
        excluded = std::move(keys);
        return *this;
    }
    SetupOptionOf& only_in(std::vector<std::string> with_editions) {
        editions = std::move(with_editions);
        return *this;
    }
    /// Says that a later version introduced the option. A record without it was made before, and is written back
    /// without it.
    SetupOptionOf& since(int with_version) {
        version = with_version;
        return *this;
    }
};

template <class S, class V, class K>
SetupOptionOf<S> setup_option(std::string key, V S::* member, K kind) {
    SetupOptionOf<S> made;
    made.key = std::move(key);
    made.kind = K::kSlot;
    made.flag = std::is_same_v<K, Flag>;
    made.players = std::derived_from<K, PlayerKind>;
    made.schema = kind.schema();
    if constexpr (requires { kind.bounds(); }) {
        std::tie(made.least, made.most) = kind.bounds();
    }
    if constexpr (is_list<K>) {
        made.lines = decltype(kind.kind)::kSlot == Slot::Kind::words;
        made.kind = made.lines ? Slot::Kind::words : made.kind;
        made.most = static_cast<long long>(kind.most);
    }
    made.read = [=](S& setup, Value value, const RecordPlace& at, const Players& table) {
        setup.*member =
            declared::as_member<V>(declared::read_value(kind, value, at, SetupTable<S>{table.names, setup}));
    };
    made.json = [=](const S& setup, const Players& table) {
        if constexpr (is_optional<V>) {
            if (!(setup.*member)) {
                return Json();
            }
        }
        return declared::json_of(kind, declared::plain(setup.*member), SetupTable<S>{table.names, setup});
    };
    return made;
}

/// Returns an option for an object that has no keys yet: records have it empty.
template <class S>
SetupOptionOf<S> no_options_yet(std::string key) {
    SetupOptionOf<S> made;
    made.key = std::move(key);
    made.has_default = false;
    made.schema = {{"type", "object"}, {"additionalProperties", false}};
    made.read = [](S&, Value value, const RecordPlace& at, const Players&) { at.object(value).finish(); };
    made.json = [](const S&, const Players&) { return Json::object(); };
    return made;
}

/// A player of this table. Throws BadRecord for any other name, while a move may name a stranger.
struct SeatedPlayer : PlayerKind {
    Seat read(Value value, const RecordPlace& at) const;
};
inline constexpr SeatedPlayer a_seated_player;

/// The functions of SetupOptions that do not depend on the type of the setup.
namespace setup {

using List = std::vector<const SetupOption*>;

/// Returns the value that the setup has for the option; null if it has none.
const Json* said(const SetupOption& option, const Json& setup);
/// Returns an option of the list that is chosen and differs from its default, and that excludes `option` or is
/// excluded by it; null if there is none.
const SetupOption* conflicting(const SetupOption& option, const List& options, const Json& setup);
[[noreturn]] void refuse_edition(const Fields& fields, const SetupOption& option, const std::string& edition);
[[noreturn]] void refuse_both(const Fields& fields, const SetupOption& option, const SetupOption& other);
/// Bars the choices of the slot that the other option excludes.
void bar(Slot& slot, const SetupOption& option, const SetupOption& other);
/// Returns a slot for each line of the list that the setup has, and one for the next.
std::vector<Slot> lines(const Slot& slot, const SetupOption& option, const Json& setup);
Json schema(const List& options);

}  // namespace setup

/// The options of a game, in the order in which records have them. Options of one object stand side by side.
template <class S>
class SetupOptions {
public:
    explicit SetupOptions(std::vector<SetupOptionOf<S>> options) : options_(std::move(options)) {
        for (SetupOptionOf<S>& option : options_) {
            option.otherwise = option.has_to_be_said ? Json() : option.json(S{}, Players{});
        }
    }
    /// Sets `check`, which throws BadRecord for players who cannot play the game. It is called before anything is
    /// read.
    SetupOptions& checked_by(void (*check)(const Players&)) {
        check_ = check;
        return *this;
    }
    /// Sets `complete`, which sets what follows from the edition, the players and the options together.
    SetupOptions& completed_by(void (*complete)(S&, const Players&, const std::string& edition)) {
        complete_ = complete;
        return *this;
    }
    /// Puts these options first in the form, in this order.
    SetupOptions& asked_first(std::vector<std::string> keys) {
        asked_first_ = std::move(keys);
        return *this;
    }
    /// Makes the form empty for fewer or more players.
    SetupOptions& asked_of(std::size_t least, std::size_t most) {
        least_ = least;
        most_ = most;
        return *this;
    }

    /// Reads a setup. Throws BadRecord for a value that does not fit, for an option that the edition does not have,
    /// and for two that exclude each other.
    S read(const Players& table, const std::string& edition, const Json& json) const;
    /// Writes every option of the edition, except those that a later version introduced and that `said`, the setup as
    /// it was read, does not have.
    Json write(const Players& table, const std::string& edition, const S& setup, const Json& said) const;
    /// Returns the slots of the edition's options. Choices that another choice excludes are barred.
    std::vector<Slot> form(const Players& table, const std::string& edition, const Json& chosen) const;
    /// Returns the JSON Schema of the setup.
    Json schema() const { return setup::schema(list(options_.size())); }

private:
    setup::List list(std::size_t first_ones) const {
        setup::List list;
        for (std::size_t i = 0; i < first_ones; ++i) {
            list.push_back(&options_[i]);
        }
        return list;
    }
    void read_option(std::size_t which, S& made, Fields& fields, const Players& table, const std::string& edition,
                     const Json& json) const;

    std::vector<SetupOptionOf<S>> options_;
    std::vector<std::string> asked_first_;
    void (*check_)(const Players&) = nullptr;
    void (*complete_)(S&, const Players&, const std::string&) = nullptr;
    std::size_t least_ = 0, most_ = SIZE_MAX;
};

template <class S>
void SetupOptions<S>::read_option(std::size_t which, S& made, Fields& fields, const Players& table,
                                  const std::string& edition, const Json& json) const {
    const SetupOptionOf<S>& option = options_[which];
    if (!option.has_to_be_said && !fields.has(option.key)) {
        return;
    }
    const Value value = fields.any(option.key);
    if (!option.is_in(edition)) {
        setup::refuse_edition(fields, option, edition);
    }
    option.read(made, value, RecordPlace(fields, option.key), table);
    const SetupOption* other = setup::conflicting(option, list(which), json);
    if (other != nullptr && *setup::said(option, json) != option.otherwise) {
        setup::refuse_both(fields, option, *other);
    }
}

template <class S>
S SetupOptions<S>::read(const Players& table, const std::string& edition, const Json& json) const {
    if (check_ != nullptr) {
        check_(table);
    }
    Fields fields(json, "setup", table.names);
    S made{};
    for (std::size_t i = 0; i < options_.size();) {
        const std::string& group = options_[i].group;
        if (group.empty()) {
            read_option(i++, made, fields, table, edition, json);
            continue;
        }
        static const Json nothing = Json::object();
        Value object = nothing;
        if (const std::optional<Value> there = fields.maybe(group)) {
            object = *there;
        }
        Fields inside = RecordPlace(fields, group).object(object);
        while (i < options_.size() && options_[i].group == group) {
            read_option(i++, made, inside, table, edition, json);
        }
        inside.finish();
    }
    fields.finish();
    if (complete_ != nullptr) {
        complete_(made, table, edition);
    }
    return made;
}

template <class S>
Json SetupOptions<S>::write(const Players& table, const std::string& edition, const S& setup,
                            const Json& said) const {
    Json json = object_with_room(options_.size());
    for (const SetupOptionOf<S>& option : options_) {
        if (!option.is_in(edition) || (option.version > 1 && setup::said(option, said) == nullptr)) {
            continue;
        }
        Json value = option.json(setup, table);
        if (!option.hidden_as_usual || value != option.otherwise) {
            (option.group.empty() ? json : json[option.group])[option.key] = std::move(value);
        }
    }
    return json;
}

template <class S>
std::vector<Slot> SetupOptions<S>::form(const Players& table, const std::string& edition, const Json& chosen) const {
    std::vector<Slot> slots;
    if (table.names.size() < least_ || table.names.size() > most_) {
        return slots;
    }
    std::vector<const SetupOptionOf<S>*> asked;
    for (const SetupOptionOf<S>& option : options_) {
        if (option.is_in(edition) && !option.label.empty()) {
            asked.push_back(&option);
        }
    }
    std::ranges::stable_sort(asked, {}, [&](const SetupOptionOf<S>* option) {
        return std::ranges::find(asked_first_, option->key) - asked_first_.begin();
    });
    for (const SetupOptionOf<S>* option : asked) {
        Slot slot = option->slot(table);
        if (const SetupOption* other = setup::conflicting(*option, list(options_.size()), chosen)) {
            setup::bar(slot, *option, *other);
        }
        std::vector<Slot> filled = option->fill != nullptr ? option->fill(std::move(slot), table, chosen)
                                   : option->lines         ? setup::lines(slot, *option, chosen)
                                                           : form_of(std::move(slot));
        std::ranges::move(filled, std::back_inserter(slots));
    }
    return slots;
}

}  // namespace castalia
