#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace castalia {

class Database;
class Tokens;

/// Marks a token of the index that no text has: what lists are filtered by. A private code point that counts as a
/// letter.
inline constexpr std::string_view kFacetMark = "\uE000";
/// "g" and "dance_of_muses" make the facet of a game; whatever is not a letter or a digit is left out.
std::string facet(char kind, std::string_view value);
/// Returns the facet of what was played, by the id of the game or by its name.
std::string game_facet(const std::string& game);
/// The facet of whatever has all of these, one of each kind at most, in any order: so that a list that is narrowed
/// several ways reads one entry of the index, not what several long ones have in common.
std::string joint_facet(std::vector<std::string> facets);
/// Are all of these in it, or how they begin?
bool has_words(const Tokens& tokens, const std::vector<std::string>& words, const std::string& heading,
               const std::string& lines);
/// The text without anything that could pass for a facet.
std::string without_facets(std::string text);

/// Returns what the index has to keep of a text besides its words, because FTS5 takes them otherwise than searches
/// do: folded words, and pieces of words in scripts without spaces.
std::string further_words(const Tokens& tokens, std::string_view text);

/// Sessions in which each of these words or its beginning stands, as an expression of the index. Empty where one of
/// the words begins nothing that the index knows; nothing at all where there are no words.
std::optional<std::string> match_words(Database& database, const std::vector<std::string>& words);

/// Which line of a session's words has the most of these, and its number; -1 is the heading. Of a line of several
/// parts, the first and the one that has most of them.
struct WordsLine {
    long long number = -1;
    std::string words;
};
WordsLine best_line(const Tokens& tokens, const std::vector<std::string>& words, const std::string& heading,
                    const std::string& lines, std::string_view between);
/// Returns a line from a few words before the first of these on, with "…" for what is left out.
std::string near_first(const Tokens& tokens, const std::vector<std::string>& words, const std::string& line);

}  // namespace castalia
