#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/dice/expression.h"
#include "core/dice/letters.h"
#include "core/dice/notation.h"

namespace castalia::dice {

/// Returns the limit that a refusal names.
inline Fill most_of(long long number) { return {"most", literally(number)}; }
/// Returns a label with more words behind it.
std::string with_label(const std::string& before, std::string_view words);

/// The text of a throw, which is taken from left to right: its signs, words, numbers and conditions. Labels in
/// brackets may stand between them.
class ThrowText {
public:
    /// Returns whether something was read that other dialects mean otherwise.
    bool disputed() const { return disputed_; }

protected:
    /// Throws BadNotation for a line that is too long.
    ThrowText(std::string_view typed, Dialect dialect);

    /// Throws BadNotation with the place in the line as it was typed.
    [[noreturn]] void fail(std::size_t at, Text why) const;
    char ahead(std::size_t more = 0) const;
    bool digit_ahead() const;
    bool comparison_ahead() const;
    /// Returns the letters that stand next to each other here, without taking them.
    std::string_view word_ahead() const;
    void skip_spaces();
    bool take(char wanted);
    bool take(std::string_view wanted);
    bool take_sign(std::string_view word);
    std::optional<long long> number(long long most);
    long long signed_number(long long most, const Text& missing);
    bool comparison_follows();
    Condition condition();
    void take_rest_for_label();

    Dialect dialect_;
    std::string_view text_;
    std::size_t at_ = 0;
    bool disputed_ = false;
    std::string label_;

private:
    void take_tag();

    std::string_view typed_;
    Letters letters_;
    std::size_t tagged_ = 0;  ///< The end of the last label in brackets.
};

}  // namespace castalia::dice
