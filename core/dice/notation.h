#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/dice/expression.h"
#include "core/rules/game/notation.h"

namespace castalia::dice {

/// Whose meaning a line has where programs differ. Each reads all of our notation otherwise.
enum class Dialect : std::uint8_t { ours, roll20, rpg, bcdice };
inline constexpr std::array<Dialect, 4> kDialects{Dialect::ours, Dialect::roll20, Dialect::rpg, Dialect::bcdice};
/// Returns "ours", "roll20", "rpg" or "bcdice".
std::string_view dialect_word(Dialect dialect);
/// Returns the dialect of a word; nothing if there is none.
std::optional<Dialect> dialect_of(std::string_view word);
/// Returns the name of the program as its users know it.
Text dialect_name(Dialect dialect);

/// Reads a throw of dice as the dialect means it. Throws BadNotation with the place of the byte, the reason, and the
/// nearest line that would be read. It takes little time for any text.
///
///     line     = sum [comparison] ["vs" target] ["#"] [label]
///     sum      = ["-"] product {("+" | "-") product}
///     product  = factor {("*" | "/") factor}
///     factor   = number | [number] die {modifier} | "(" sum ")" | number "x" ("(" sum [target] ")" | line)
///     die      = "d" (sides | "%" | "F" | "{" faces "}") | "d66" | '"' set '"'
///     modifier = "!" [comparison] | ("r" | "ro") comparison | ("kh" | "kl" | "dh" | "dl") [number]
///              | comparison | "f" comparison
Expression parse(std::string_view text, Dialect dialect = Dialect::ours);

/// What one line means to one or several programs.
struct Reading {
    std::vector<Dialect> dialects;
    Expression expression;
};
/// Returns every meaning that programs give the line, ours first. There is only one unless programs disagree about
/// something in it. Throws BadNotation.
std::vector<Reading> readings(std::string_view text);

/// Returns how the line is typed so that every program and we mean this expression by it.
std::string undisputed(const Expression& expression);

/// Returns the same with the label, as a whole line.
std::string undisputed_line(const Expression& expression);

/// Says that the line has several meanings, and how each of them is typed. Assumes at least two readings.
Text both_readings(std::string_view text, const std::vector<Reading>& found);

/// A line that has several meanings was typed without a dialect.
struct SeveralReadings : BadNotation {
    SeveralReadings(std::string_view line, std::vector<Reading> all)
        : BadNotation(0, both_readings(line, all)), typed(line), found(std::move(all)) {}
    std::string typed;
    std::vector<Reading> found;
};
/// Reads a line in the dialect or, without one, only where it has one meaning. Throws BadNotation, and
/// SeveralReadings where nobody can know which one is meant.
Expression read_line(std::string_view text, std::optional<Dialect> dialect);

}  // namespace castalia::dice
