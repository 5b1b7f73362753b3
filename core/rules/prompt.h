#pragma once

#include <array>
#include <concepts>
#include <optional>

#include "core/rules/field_path.h"
#include "core/rules/refusal.h"

namespace castalia {

/// One thing that can fill a slot. What the rules forbid is offered too, with its reason: never merely grey.
struct Option {
    Json value;
    Text name;
    Text hint;  ///< What it would pay, gain or lead to; may be empty.
    std::optional<Refusal> barred;
    bool best = false;     ///< The one that keeps most choice open.
    std::string art = {};  ///< Name of a drawing in resources/art; mostly empty.
    PlaceId place = {};    ///< Where a board shows it; empty where its value says so (PlaceId::of).

    bool operator==(const Option&) const = default;
};

/// A hole in an event that the table still has to fill.
struct Slot {
    enum class Kind {
        die,
        card,
        place,
        payment,
        suit,
        number,
        words,
        /// A pattern: rows of tokens with two sides, of which the table turns some. The `rows` are named, and the
        /// `sides` are drawn. Its value has the turned columns of each row, {"upper": [2, 4], "lower": [1]}; each
        /// option is a pattern to begin with, and the keys of the first are the rows.
        pattern,
        /// A table to fill in, with a row for each of `rows` and a column for each of `columns`. Its one option is
        /// the table to begin with, and the keys of that value are the rows: {"Clio": {"suns": 3}, "Erato": {}}.
        table,
        /// Several of the options in the order in which they were picked: a list of `least` to `most`.
        cards,
        /// A number that may be typed as a sum, "3+6+2", and may be a half; what was typed becomes the event's note.
        sum,
    };
    /// The place in the event; a die of several is "dice/0", "dice/1". Of keys that only one choice fills together,
    /// "gallery+space", the values of the options are objects with these keys.
    FieldPath field;
    Kind kind = Kind::number;
    Text label;
    std::vector<Option> options;    ///< Empty for number, sum and words.
    long long least = 0, most = 0;  ///< Of a number or sum, and of cards that are numbers; of a pattern: the columns.
                                    ///< Words of which more than 200 characters are taken stand in several lines.
    bool optional = false;
    struct Side {
        Text name;
        std::string art;  ///< Name of a drawing in resources/art.

        bool operator==(const Side&) const = default;
    };
    /// A column of a table.
    struct Column {
        std::string key;  ///< Of its cells in a row.
        Text label;
        /// What a cell can be: the value is an object with all that the choice puts into the row, and what another
        /// choice of this column would put there goes. Empty: a cell lists some of the eight squares around a square,
        /// clockwise from the north, ["N", "NE"].
        std::vector<Option> choices;

        bool operator==(const Column&) const = default;
    };
    std::vector<Text> rows = {};       ///< Of a pattern and a table: what its rows are called.
    std::array<Side, 2> sides = {};    ///< Of a pattern: a token as it lies and turned.
    Text row_label = {};               ///< Of a table: what a row stands for.
    std::vector<Column> columns = {};  ///< Of a table.
    Text hint = {};                    ///< Of a table: a sentence beneath it, such as what is still missing.
    bool by_chance = false;            ///< Which of the options it is the table leaves to chance: the app may choose.
    Json begins = {};  ///< What mostly belongs here, for whoever fills in a form; null for most. It may be changed.

    bool operator==(const Slot&) const = default;
};

/// Returns the id under which a board shows an option of the slot.
inline PlaceId place_of(const Slot& slot, const Option& option) {
    return option.place.empty() ? PlaceId::of(slot.field, option.value) : option.place;
}

/// A form of these slots. They are moved; out of the list of a vector they would be copied, with all their options.
template <std::same_as<Slot>... Slots>
std::vector<Slot> form_of(Slots... slots) {
    std::vector<Slot> form;
    form.reserve(sizeof...(slots));
    (form.push_back(std::move(slots)), ...);
    return form;
}

/// One thing that the table may do next: a button, and a form when its event has slots (Playthrough::form).
struct Verb {
    Json draft;  ///< The event as far as it is known: at least its type, mostly its player.
    Text name;
    char key = 0;  ///< Upper case; pressed where the entry line is empty, or with Alt.
    std::optional<Refusal> barred;
    /// What the entry line begins with, such as "dev"; where the action has words at the end of the line too, an
    /// ellipsis stands for the rest: "add … deck".
    std::string notation;
    /// An event that has to be entered before this one, such as the round that a score begins; null for most.
    Json before = {};
    bool by_number = false;  ///< A number typed alone is the rest of its line.
    bool optional = false;   ///< The turn goes on without it: only a person chooses it, never a window by itself.

    bool operator==(const Verb&) const = default;
};

/// What the table has to do next, and who. No verbs: it is over.
struct Prompt {
    std::vector<Seat> seats;           ///< Whom the game waits for, the first one foremost.
    std::vector<std::string> expects;  ///< Event types that may come now.
    Text text;                         ///< One sentence, in large type.
    std::vector<Verb> verbs;
    std::vector<Text> phases;  ///< The steps of a turn, in order; empty where a game has none.
    int phase = -1;            ///< Which of them it is.

    bool operator==(const Prompt&) const = default;
};

}  // namespace castalia
