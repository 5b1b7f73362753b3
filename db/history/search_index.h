#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace castalia {

class Database;
class ReaderLanguage;
class Tokens;

/// The mark of a facet: a token of the index that stands in no text and by which lists are filtered. It is a private
/// code point that counts as a letter.
inline constexpr std::string_view kFacetMark = "\uE000";
/// Returns the facet of a kind and a value, such as 'g' and "dance_of_muses" for a game. Characters other than
/// letters and digits are left out.
std::string facet(char kind, std::string_view value);
/// Returns the facet of what was played, by the id of the game or by its name.
std::string game_facet(const std::string& game);
/// Returns the facet of sessions that have all of these facets, one of each kind at most, in any order. A list that
/// is filtered in several ways then reads one entry of the index instead of comparing several long ones.
std::string joint_facet(const std::vector<std::string>& facets);
/// Adds it to a text. Changes the order of the facets.
void add_joint_facet(std::string& text, std::vector<std::string_view>& facets);
/// Returns whether all of these words, or their beginnings, stand in the heading and the lines.
bool has_words(const Tokens& tokens, const std::vector<std::string>& words, const std::string& heading,
               const std::string& lines);
/// Returns how many of these words, or their beginnings, stand in a text.
std::size_t words_in(const Tokens& tokens, const std::vector<std::string>& words, std::string_view text);
/// Returns the text without any mark of a facet.
std::string without_facets(std::string text);

/// Returns the words that the index has to keep beside those of the text, because FTS5 divides words differently from
/// searches: folded words, and pieces of words in scripts without spaces.
std::string further_words(const Tokens& tokens, std::string_view text);

/// Returns the expression of the index for sessions in which each of these words or its beginning stands. It is empty
/// if the index has no word that begins with one of them. Returns nothing if there are no words. With the language of
/// a reader it also finds sessions that may have the words in that language; these have to be read to be sure.
std::optional<std::string> match_words(Database& database, const std::vector<std::string>& words,
                                       const ReaderLanguage* language = nullptr);

/// The line of a session's words that has most of the words, and its number; -1 is the heading. A line with several
/// parts is cut to its first part and the one that has most of the words.
struct WordsLine {
    long long number = -1;
    std::string words;
};
WordsLine best_line(const Tokens& tokens, const std::vector<std::string>& words, const std::string& heading,
                    const std::string& lines, std::string_view between);
/// Returns a line from a few words before the first of these words on, with "…" for the parts left out.
std::string near_first(const Tokens& tokens, const std::vector<std::string>& words, const std::string& line);

}  // namespace castalia
