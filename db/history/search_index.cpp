#include "db/history/search_index.h"

#include <algorithm>
#include <array>
#include <set>

#include "db/history/reader_language.h"
#include "db/sqlite/database.h"
#include "db/sqlite/folding.h"

namespace castalia {

namespace {

// The vocabulary of the index, with one row for each occurrence. Only the first row from some place on is read.
const char* const kOpenVocabulary =
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary USING fts5vocab (main, told_index, instance)";
const char* const kNextWord = "SELECT term FROM temp.vocabulary WHERE term >= :word LIMIT 1";

/// Up to so many words with the same beginning are looked up one by one, which reads only the newest of each. More
/// are rare after six letters; the index then collects them itself.
constexpr std::size_t kMostEndings = 24;
constexpr std::size_t kIndexedLetters = 5;  ///< The value of `prefix` in the schema.

std::size_t letters(const std::string& word) {
    return static_cast<std::size_t>(
        std::ranges::count_if(word, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0u) != 0x80u; }));
}

std::string in_quotes(const std::string& word) { return "\"" + word + "\""; }

/// Returns every word of the index that begins so, or one more than kMostEndings if there are too many.
std::vector<std::string> endings_of(Database& database, const std::string& beginning) {
    std::vector<std::string> found;
    std::string from = beginning;
    while (found.size() <= kMostEndings) {
        auto row = database.query(kNextWord);
        if (!row.with(":word", from).next() || !row.text("term").starts_with(beginning)) {
            break;
        }
        found.push_back(row.text("term"));
        from = found.back() + " ";  // No word has a blank: the next word is the next term.
    }
    return found;
}

std::string any_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "(" : " OR ") + in_quotes(word);
    }
    return text + ")";
}

/// Returns the expression for one word of a script with spaces; empty if no word begins so.
std::string match_spaced(Database& database, const std::string& word) {
    const std::size_t length = letters(word);
    if (length <= 1) {
        return in_quotes(word);
    }
    if (length > kIndexedLetters) {
        const std::vector<std::string> endings = endings_of(database, word);
        if (endings.size() <= kMostEndings) {
            return endings.empty() ? "" : any_of(endings);
        }
    }
    return in_quotes(word) + "*";
}

/// Returns the expression for any word. A word of a script without spaces may stand anywhere in a text, so its pieces
/// are looked up; a single character is the beginning of a piece.
std::string match_word(Database& database, const std::string& word) {
    if (!is_unspaced(word)) {
        return match_spaced(database, word);
    }
    std::string all;
    for (const std::string& piece : pieces_to_seek(word)) {
        const std::string one = !is_unspaced(piece)   ? match_spaced(database, piece)
                                : letters(piece) == 1 ? in_quotes(piece) + "*"
                                                      : in_quotes(piece);
        if (one.empty()) {
            return "";
        }
        all += (all.empty() ? "(" : " AND ") + one;
    }
    return all + ")";
}

/// Returns whether a text has plain letters only. The program's own sentences also have a few signs, at which the
/// tokenizer divides words as at a blank.
bool is_plain(std::string_view text) {
    constexpr auto kSigns = std::to_array<std::string_view>({"–", "’", "“", "”", "…", "·", "−"});
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const auto sign =
            std::ranges::find_if(kSigns, [&](std::string_view one) { return text.substr(at).starts_with(one); });
        if (sign == kSigns.end()) {
            return false;
        }
        at += sign->size();
    }
    return true;
}

bool is_plain_letter(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
}

/// Returns whether a plain word begins with a word that is sought; if that is a single letter, whether it is that
/// letter.
bool is_said(std::string_view said, const std::string& word) {
    if (said.size() < word.size() || (word.size() <= 1 && said.size() != word.size())) {
        return false;
    }
    return std::equal(word.begin(), word.end(), said.begin(), [](char one, char other) {
        return one == (other >= 'A' && other <= 'Z' ? static_cast<char>(other - 'A' + 'a') : other);
    });
}

/// Returns what hits_in returns, for a text with plain letters only, as most lines are.
std::size_t plain_hits(const std::vector<std::string>& words, std::string_view text) {
    std::array<bool, 256> begins{};  // The first letters of the words. Most words begin otherwise.
    for (const std::string& word : words) {
        const char first = word.empty() ? '\0' : word.front();
        begins.at(static_cast<unsigned char>(first)) = true;
        begins.at(static_cast<unsigned char>(first >= 'a' && first <= 'z' ? first - 'a' + 'A' : first)) = true;
    }
    std::vector<bool> found(words.size());
    std::size_t hits = 0;
    for (std::size_t at = 0; at < text.size() && hits < words.size();) {
        std::size_t end = at;
        while (end < text.size() && is_plain_letter(text[end])) {
            ++end;
        }
        const bool may = end > at && begins.at(static_cast<unsigned char>(text[at]));
        for (std::size_t i = 0; may && i < words.size(); ++i) {
            if (!found[i] && !words[i].empty() && is_said(text.substr(at, end - at), words[i])) {
                found[i] = true;
                ++hits;
            }
        }
        at = end + 1;
    }
    return hits;
}

std::size_t hits_in(const Tokens& tokens, const std::vector<std::string>& words, std::string_view line) {
    if (is_plain(line)) {
        return plain_hits(words, line);
    }
    const std::vector<std::string> said = tokens.of(line);
    return static_cast<std::size_t>(std::ranges::count_if(words, [&](const std::string& word) {
        const bool anywhere = is_unspaced(word), whole = letters(word) <= 1;
        return std::ranges::any_of(said, [&](const std::string& other) {
            return anywhere ? other.find(word) != std::string::npos : whole ? other == word : other.starts_with(word);
        });
    }));
}

/// Shortens a line with several parts to the event and the part that has most of the words.
std::string shortened_line(const Tokens& tokens, const std::vector<std::string>& words, std::string_view line,
                           std::string_view between) {
    const std::size_t first = std::min(line.find(between), line.size());
    std::string_view best = line.substr(0, first);
    std::size_t most = hits_in(tokens, words, best);
    for (std::size_t at = first; at < line.size();) {
        at += between.size();
        const std::size_t end = std::min(line.find(between, at), line.size());
        if (const std::size_t hits = hits_in(tokens, words, line.substr(at, end - at)); hits > most) {
            most = hits;
            best = line.substr(at, end - at);
        }
        at = end;
    }
    std::string text(line.substr(0, first));
    return best.data() == line.data() ? text : text.append(between).append(best);
}

}  // namespace

std::string facet(char kind, std::string_view value) {
    std::string token = std::string(kFacetMark) + kind;
    for (const char letter : value) {
        if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) {
            token += letter;
        }
    }
    return token;
}

std::string game_facet(const std::string& game) {
    // A name may have any letters. Those that an index would drop or confuse become numbers.
    constexpr char kEscape = 'z';
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string letters;
    for (const char letter : game) {
        if ((letter >= 'a' && letter < kEscape) || (letter >= '0' && letter <= '9')) {
            letters += letter;
        } else {
            const auto value = static_cast<unsigned char>(letter);
            letters += {kEscape, kDigits[value >> 4U], kDigits[value & 15U]};
        }
    }
    return facet('g', letters);
}

std::string joint_facet(const std::vector<std::string>& facets) {
    std::vector<std::string_view> views(facets.begin(), facets.end());
    std::string token;
    add_joint_facet(token, views);
    return token;
}

void add_joint_facet(std::string& text, std::vector<std::string_view>& facets) {
    if (facets.size() == 1) {
        text += facets.front();
        return;
    }
    std::ranges::sort(facets);  // Writers and readers need not agree on an order.
    text.append(kFacetMark).append("c");
    for (const std::string_view one : facets) {
        text += one.substr(kFacetMark.size());
    }
}

std::string without_facets(std::string text) {
    for (std::size_t at = text.find(kFacetMark); at != std::string::npos; at = text.find(kFacetMark, at)) {
        text.replace(at, kFacetMark.size(), " ");
    }
    return text;
}

std::string further_words(const Tokens& tokens, std::string_view text) {
    // Each word occurs once, because a session names the same people and things again and again.
    std::vector<std::string_view> written;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        unsigned bits = 0;
        for (; end < text.size() && text[end] != ' ' && text[end] != '\n'; ++end) {
            bits |= static_cast<unsigned char>(text[end]);
        }
        if (bits >= 0x80) {
            written.push_back(text.substr(at, end - at));
        }
        at = end + 1;
    }
    std::ranges::sort(written);
    written.erase(std::ranges::unique(written).begin(), written.end());
    std::set<std::string> further;
    for (const std::string_view word : written) {
        const std::vector<std::string> known = tokens.of_index(word);
        for (const std::string& sought : tokens.of(word)) {
            if (is_unspaced(sought)) {
                for (std::string& piece : pieces_to_keep(sought)) {
                    further.insert(std::move(piece));
                }
            } else if (std::ranges::find(known, sought) == known.end()) {
                further.insert(sought);
            }
        }
    }
    std::string all;
    for (const std::string& word : further) {
        all += " " + word;
    }
    return all;
}

std::optional<std::string> match_words(Database& database, const std::vector<std::string>& words,
                                       const ReaderLanguage* language) {
    if (words.empty()) {
        return std::nullopt;
    }
    database.raw().exec(kOpenVocabulary);
    std::string all;
    for (const std::string& word : words) {
        std::string one = match_word(database, word);
        if (language != nullptr) {
            const std::string other = language->match(database, word);
            one = one.empty() || other.empty() ? one + other : "(" + one + " OR " + other + ")";
        }
        if (one.empty()) {
            return "";
        }
        all += (all.empty() ? "" : " AND ") + one;
    }
    return all;
}

std::size_t words_in(const Tokens& tokens, const std::vector<std::string>& words, std::string_view text) {
    return hits_in(tokens, words, text);
}

bool has_words(const Tokens& tokens, const std::vector<std::string>& words, const std::string& heading,
               const std::string& lines) {
    return hits_in(tokens, words, heading + "\n" + lines) == words.size();
}

std::string near_first(const Tokens& tokens, const std::vector<std::string>& words, const std::string& line) {
    constexpr std::size_t kBefore = 2;  // The words shown before the one that was found.
    std::vector<std::size_t> begins;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (hits_in(tokens, words, std::string_view(line).substr(at, end - at)) > 0) {
            return begins.size() <= kBefore ? line : "… " + line.substr(begins[begins.size() - kBefore]);
        }
        begins.push_back(at);
        at = end + 1;
    }
    return line;
}

WordsLine best_line(const Tokens& tokens, const std::vector<std::string>& words, const std::string& heading,
                    const std::string& lines, std::string_view between) {
    WordsLine best{-1, heading};
    std::size_t most = hits_in(tokens, words, heading);
    long long number = 0;
    std::string_view found;
    for (std::size_t at = 0; at < lines.size() && most < words.size(); ++number) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        const std::string_view line(lines.data() + at, end - at);
        if (const std::size_t hits = hits_in(tokens, words, line); hits > most) {
            most = hits;
            best.number = number;
            found = line;
        }
        at = end + 1;
    }
    if (best.number >= 0) {
        best.words = shortened_line(tokens, words, found, between);
    }
    return best;
}

}  // namespace castalia
