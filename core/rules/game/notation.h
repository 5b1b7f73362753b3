#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// Thrown when a line of notation cannot be read. The error says where (the first byte of the word, from 0), why, and
/// what may stand there.
struct BadNotation : TextError {
    BadNotation(std::size_t at, Text why) : TextError(std::move(why)), position(at) {}
    std::size_t position;
    Json so_far;  ///< The event as far as it was read, so that a form can go on with it; null if nothing was read.
    /// The word is a number that has two readings, "1,500", of which the reader's language may decide.
    bool two_readings = false;
};

/// The words of one line, taken one after the other. Spaces divide the words, and their case does not matter. A line
/// may begin with its player ("Ann:" or "\"Ann B\":"), which is kept apart from the words.
class NotationLine {
public:
    NotationLine(std::string_view line, std::span<const std::string> names);

    std::optional<Seat> player() const { return player_; }  ///< Nothing if the line names no player.
    void name_player(Seat player) { player_ = player; }     ///< Games that read a name without its colon call this.
    std::span<const std::string> names() const { return names_; }
    bool done() const { return next_ >= words_.size(); }
    std::string_view peek() const;  ///< Returns the next word as it was typed; empty at the end.
    bool quoted() const;            ///< Returns whether the next word is in quotation marks and therefore no keyword.
    /// Takes the next word in lower case. Throws BadNotation "{what} is missing" at the end of the line.
    std::string take(std::string_view what);
    std::string take(const Text& what);
    std::string take_text(std::string_view what);  ///< Takes it as it was typed.
    std::string take_text(const Text& what);
    long long take_number(std::string_view what, long long least, long long most);
    std::string take_rest();  ///< Takes all words that are left, as they were typed, with single spaces.
    /// Removes `keyword` and the word after it from the end of the line and returns that word; nothing if the line
    /// does not end with them. The first word of a line is never a keyword.
    std::optional<std::string> take_tail(std::string_view keyword);
    void finish() const;  ///< Throws BadNotation if words are left over.
    /// Keeps words for which the event has no field, such as a sum as it was typed ("3+6+2"). They become the note of
    /// an event that has none.
    void keep_in_note(std::string words) { for_note_ = std::move(words); }
    const std::string& for_note() const { return for_note_; }
    /// Notes that the line did not say this field of the event, so that the game has said it.
    void leave_out(std::string_view key) { left_out_.emplace_back(key); }
    const std::vector<std::string>& left_out() const { return left_out_; }
    [[noreturn]] void fail(Text why) const;  ///< Throws BadNotation about the word that was taken last.
    [[noreturn]] void fail(const BadNotation& within) const;  ///< Throws what was wrong within that word.

private:
    struct Word {
        std::string text;
        std::size_t at;
        bool quoted;
    };
    std::vector<Word> words_;
    std::size_t next_ = 0, end_ = 0;
    std::optional<Seat> player_;
    std::string for_note_;
    std::vector<std::string> left_out_;
    std::span<const std::string> names_;
};

/// Returns a player's name as it begins a line: in JSON quotes if it would be misread without them.
std::string notation_name(const std::string& name);

}  // namespace castalia
