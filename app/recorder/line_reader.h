#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/recorder/draft.h"
#include "core/rules/game/prompt.h"
#include "core/session/event.h"

namespace castalia {

/// Returns whether the turn goes on with this action, and does not merely allow it.
inline bool is_due(const Verb& verb) { return !verb.barred && !verb.optional; }
/// Returns the first action that the turn goes on with; null where there is none.
const Verb* due_in(const Prompt& prompt);

/// Returns the player who is called so, or whose name begins so, in any case. Where several names do, it is the one
/// with this first name, as the board calls Maximilian Hill beside Maximiliane Hill. Accents and letters that few
/// keyboards have need not be typed: "jose" is José. Returns null if nobody is meant, or several are.
const std::string* player_called(std::span<const std::string> names, const std::string& beginning);

/// Returns the line without the spaces around it.
std::string trimmed(const std::string& line);

/// Fills the dice of a draft with what a line of numbers says: "39" digit by digit, "10 3" number by number. Returns
/// false where the line says anything else, or something that these dice cannot show; the draft is then useless.
bool fill_dice(Draft& draft, const std::string& line);

/// Parses a whole line of notation. A number that may mean thousands or decimals, such as "1,500", is read as a
/// language with this decimal mark writes it. Throws BadNotation.
EventPtr parse_typed(const std::string& text, const Playthrough& line, std::span<const std::string> names,
                     char decimal_mark);

/// Reads what is typed at the table: the notation of the game, and its short forms where the notation alone makes no
/// sense of a line. A short form never changes what a whole line means.
///
/// - The key of an action stands for its word: `e 9lk 5` is `deed 9lk 5`.
/// - The beginning of a player's name stands for the name, if only one begins so: `e t ck` is `Eve: patron ck`, and
/// `begin e` is `begin Eve`. A first name stands for its player beside longer ones: `begin max` is `begin "Max Hill"`
/// where Maxine plays, too.
/// - A number alone is the next score of a pad; behind a player's name, `b 4`, it is the next one of that player.
/// - A number with a mark between its thousands, `1,500`, is read as the language writes it.
/// - What follows a key needs no space: `d3sk2` is `dev 3sk 2`, `r39` is `r 3 9`. Free words do: `elment` is no
/// element. Where a line may begin with a number, that needs no space either: `13l2` is `13 l2`.
/// - Where several players are asked at once the beginning of a name needs no space either: `etck` is `Eve: patron
/// ck`. The last of them may be named in the same manner.
/// - Before a number, a letter is a name rather than an action: where Susi plays, `s 6` is her next score.
/// - Where several are asked, a letter before free words is a name rather than an action, if the rules allow it:
/// `e e thing tower` is `Eve: element thing tower`. Quotation marks make it the element “e thing tower”.
/// - There the number of a seat stands for its player, as boards show it: `3tck` is `Eve: patron ck`.
class LineReader {
public:
    /// Reads lines at the end of `line`, where the game asks `prompt`. A line that names nobody is that of `next`, or
    /// of the player whom the game asks.
    LineReader(const Playthrough& line, std::span<const std::string> names, const Prompt& prompt,
               std::optional<Seat> next = {}, char decimal_mark = 0)
        : line_(line), names_(names), prompt_(prompt), next_(next), decimal_mark_(decimal_mark) {}

    /// Reads a line without spaces around it. Throws the BadNotation of the form that makes sense of most of the
    /// line, with the place of the fault in the line as it was typed.
    EventPtr read(const std::string& line) const;
    /// Returns the player at the seat whose number is the line, where several players are asked at once. Returns
    /// nothing when the line says anything else.
    std::optional<Seat> numbered(const std::string& line) const;

private:
    /// A line with its head written in full.
    struct Form {
        std::string text;
        std::size_t head = 0;   ///< How much of it replaces the head of the line that was typed …
        std::size_t typed = 0;  ///< … and how long that was.
        /// How it was made of what was typed. Smaller changes are tried first.
        enum class Way { as_typed, words_apart, key_apart, name_apart } way = Way::as_typed;
        bool number = false;  ///< What was typed is a number alone.
    };
    EventPtr parse_named(const std::string& line) const;
    EventPtr as_meant(const std::string& line, EventPtr event) const;
    bool takes_for_words(const std::string& line, std::size_t glued, const Event& event) const;
    bool has_words_from(const std::string& line, std::size_t at, const Event& event) const;
    EventPtr read_forms(const std::vector<Form>& forms, const std::string& line) const;
    std::vector<Form> forms_of(const std::string& line) const;
    /// Returns whether several players are asked at once, or one is the last of them.
    bool asks_several() const;
    void add_named(const std::string& line, std::size_t end, Form::Way way, std::vector<Form>& forms) const;
    std::string head_of(const std::string& name) const { return notation_name(name) + ": "; }
    void add_verbs(const Form& before, std::vector<Form>& forms) const;
    static void add_apart(const Form& before, std::vector<Form>& forms);
    static void add_words(const Form& before, const std::string& head, const std::string& tail,
                          std::vector<Form>& forms);

    const Playthrough& line_;
    std::span<const std::string> names_;
    const Prompt& prompt_;
    std::optional<Seat> next_;
    char decimal_mark_;
};

/// Returns the lines between the commas of a line. A comma within a number belongs to it: "12,5".
std::vector<std::string> lines_in(const std::string& line);

}  // namespace castalia
