#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// A line of notation that cannot be read: which word (counted from 0 in the line's bytes), why, and what may stand
/// there.
struct BadNotation : TextError {
    BadNotation(std::size_t at, Text why) : TextError(std::move(why)), position(at) {}
    BadNotation(std::size_t at, const std::string& why) : BadNotation(at, literally(why)) {}
    std::size_t position;
    Json so_far;  ///< The event as far as it was read, for a form to go on with; null where nothing is known of it.
};

/// The words of one line, taken one after the other. Words are divided by spaces; case plays no part.
/// A line may begin with its player ("Ann:" or "\"Ann B\":"), which is kept apart from the words.
class NotationLine {
public:
    NotationLine(std::string_view line, std::span<const std::string> names);

    std::optional<Seat> player() const { return player_; }  ///< As it was named; nothing where it was left out.
    void name_player(Seat player) { player_ = player; }     ///< For games that read a name without its colon.
    std::span<const std::string> names() const { return names_; }
    bool done() const { return next_ >= words_.size(); }
    std::string_view peek() const;            ///< The next word as it was typed; empty at the end.
    bool quoted() const;                      ///< The next word stands in quotation marks: it is no keyword.
    std::string take(std::string_view what);  ///< The next word, lower case; BadNotation "… is missing" at the end.
    std::string take_text(std::string_view what);  ///< The same, as it was typed.
    long long take_number(std::string_view what, long long least, long long most);
    std::string take_rest();  ///< What is left, as it was typed, with single spaces.
    /// Takes `keyword` and the word after it off the end of the line; nothing when they do not stand there.
    /// The first word of a line is never a keyword.
    std::optional<std::string> take_tail(std::string_view keyword);
    void finish() const;  ///< BadNotation when words are left over.
    /// What was worked out while reading, as it was typed ("3+6+2"): it becomes the event's note where it has none.
    void keep_as_typed(std::string words) { as_typed_ = std::move(words); }
    const std::string& as_typed() const { return as_typed_; }
    [[noreturn]] void fail(Text why) const;  ///< About the word taken last.
    [[noreturn]] void fail(const std::string& why) const { fail(literally(why)); }

private:
    struct Word {
        std::string text;
        std::size_t at;
        bool quoted;
    };
    std::vector<Word> words_;
    std::size_t next_ = 0, end_ = 0;
    std::optional<Seat> player_;
    std::string as_typed_;
    std::span<const std::string> names_;
};

/// How a player is written at the head of a line: as it is, or in JSON quotes when it would not read back.
std::string notation_name(const std::string& name);

}  // namespace castalia
