#pragma once

#include <array>
#include <concepts>
#include <optional>

#include "core/rules/game/field_path.h"
#include "core/rules/game/refusal.h"

namespace castalia::picture {

struct Picture;
struct Viewport;

}  // namespace castalia::picture

namespace castalia {

/// A value that can fill a slot. Values that the rules forbid are offered too, with the reason.
struct Option {
    Json value;
    Text name;
    Text hint;  ///< The payment, gain or consequence of choosing it; may be empty.
    std::optional<Refusal> barred;
    bool best = false;     ///< It keeps most choice open.
    std::string art = {};  ///< The name of a drawing in resources/art; usually empty.
    PlaceId place = {};    ///< The place where a board shows it; empty if its value names the place (PlaceId::of).

    bool operator==(const Option&) const = default;
};

/// A blank in an event that the table still has to fill.
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
        /// Several of the options, in the order in which they were picked: a list of `least` to `most`.
        cards,
        /// A number that may be typed as a sum, "3+6+2", and may be a half; what was typed becomes the event's note.
        sum,
    };
    /// The place in the event; of several dice, "dice/0" and "dice/1". A field such as "gallery+space" joins keys
    /// that one choice fills; the values of its options are objects with these keys.
    FieldPath field;
    Kind kind = Kind::number;
    Text label;
    std::vector<Option> options;  ///< Empty for number, sum and words.
    /// The bounds of a number or a sum, or of how many cards are picked; for a pattern, of the columns. A slot that
    /// takes more than 200 characters of words has several lines.
    long long least = 0, most = 0;
    bool optional = false;
    struct Side {
        Text name;
        std::string art;  ///< The name of a drawing in resources/art.

        bool operator==(const Side&) const = default;
    };
    /// A column of a table.
    struct Column {
        std::string key;  ///< The key of its cells in a row.
        Text label;
        /// The values that a cell can have. A value is an object with everything that the choice puts into the row;
        /// it replaces what another choice of this column put there. If empty, a cell lists some of the eight squares
        /// around a square, clockwise from the north, ["N", "NE"].
        std::vector<Option> choices;

        bool operator==(const Column&) const = default;
    };
    std::vector<Text> rows = {};     ///< The names of the rows of a pattern or a table.
    std::array<Side, 2> sides = {};  ///< The two sides of a token of a pattern, unturned and turned.
    Text row_label = {};             ///< The meaning of a row of a table.
    /// Returns what a row of a table describes, such as a tile, as far as it is filled in. Null where rows have no
    /// pictures.
    picture::Picture (*drawn_row)(const std::string& name, const Json& row,
                                  const picture::Viewport& viewport) = nullptr;
    std::vector<Column> columns = {};  ///< The columns of a table.
    Text hint = {};                    ///< A sentence beneath a table, such as what is still missing.
    bool by_chance = false;            ///< The table leaves the option to chance, so the program may choose.
    Json begins = {};  ///< The usual value, with which a form begins; null if there is none. The user may change it.
    Text filled_by =
        {};  ///< What fills it, for the middle of a sentence, "the tile"; empty where its kind tells that.

    bool operator==(const Slot&) const = default;
};

/// Returns the id under which a board shows an option of the slot.
inline PlaceId place_of(const Slot& slot, const Option& option) {
    return option.place.empty() ? PlaceId::of(slot.field, option.value) : option.place;
}

/// Returns a form of these slots. They are moved; a vector made from a list would copy them with all their options.
template <std::same_as<Slot>... Slots>
std::vector<Slot> form_of(Slots... slots) {
    std::vector<Slot> form;
    form.reserve(sizeof...(slots));
    (form.push_back(std::move(slots)), ...);
    return form;
}

/// One thing that the table may do next: a button, and a form when its event has slots (Playthrough::form).
struct Verb {
    Json draft;  ///< The event as far as it is known: at least its type, usually its player.
    Text name;
    char key = 0;  ///< A key in upper case, pressed while the entry line is empty or with Alt.
    std::optional<Refusal> barred;
    /// The words with which the entry line begins, such as "dev". If words belong at the end of the line too, an
    /// ellipsis stands for the rest: "add … deck".
    std::string notation;
    /// An event that has to be entered before this one, such as the round that a score begins; usually null.
    Json before = {};
    bool by_number = false;  ///< A number that is typed alone is the rest of its line.
    bool optional = false;   ///< The turn can go on without it, so no window chooses it by itself.

    bool operator==(const Verb&) const = default;
};

/// The next task of the table, and who has it. A game whose prompt has no verbs is over.
struct Prompt {
    std::vector<Seat> seats;           ///< The players for whom the game waits. The first is the most important.
    std::vector<std::string> expects;  ///< The types of events that may come now.
    Text text;                         ///< One sentence, shown in large type.
    std::vector<Verb> verbs;
    std::vector<Text> phases;  ///< The steps of a turn, in order; empty if the game has none.
    int phase = -1;            ///< The index of the present step; -1 if there is none.

    bool operator==(const Prompt&) const = default;
};

}  // namespace castalia
