#include "db/history/reader_language.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "db/history/search_index.h"
#include "db/sqlite/checksum.h"
#include "db/sqlite/database.h"

namespace castalia {

namespace {

constexpr char kPatternFacet = 'p';
constexpr std::size_t kDigits = 8;  ///< Of the number of a pattern, in hexadecimal.

/// Returns what a pattern says outside its holes, with a blank for each hole and each end of a line.
std::string outside_holes(std::string_view pattern) {
    std::string text;
    while (!pattern.empty()) {
        const std::size_t hole = std::min(pattern.find('{'), pattern.size());
        text += pattern.substr(0, hole);
        text += ' ';
        const std::size_t end = pattern.find('}', hole);
        pattern.remove_prefix(end == std::string_view::npos ? pattern.size() : end + 1);
    }
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// Returns the number of an English pattern. Two patterns rarely have the same one, and sessions are then read in
/// vain. It is stored, so it is the same in every version.
std::uint32_t number_of(std::string_view pattern) {
    std::string line(pattern);
    std::ranges::replace(line, '\n', ' ');
    constexpr unsigned kHalf = 32;
    const auto sum = static_cast<std::uint64_t>(Checksum().add(line).value());
    return static_cast<std::uint32_t>(sum ^ (sum >> kHalf));
}

std::string facet_of(std::uint32_t number) {
    constexpr std::string_view kHexadecimal = "0123456789abcdef";
    std::string digits(kDigits, '0');
    for (std::size_t i = kDigits; i > 0; --i, number >>= 4U) {
        digits[i - 1] = kHexadecimal[number & 15U];
    }
    return facet(kPatternFacet, digits);
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

bool is_in_index(Database& database, const std::string& term) {
    auto row = database.query("SELECT term FROM temp.vocabulary WHERE term = :term LIMIT 1");
    return row.with(":term", term).next();
}

}  // namespace

std::vector<std::string> pattern_facets(const Patterns& patterns) {
    std::vector<std::string> facets;
    for (const std::string& pattern : patterns) {
        // A list has only commas between its holes.
        if (outside_holes(pattern).find_first_not_of(" ,") != std::string::npos) {
            facets.push_back(facet_of(number_of(pattern)));
        }
    }
    return facets;
}

ReaderLanguage::ReaderLanguage(std::vector<Translation> sentences, std::function<std::string(const Text&)> worded)
    : sentences_(std::move(sentences)), worded_(std::move(worded)) {}

void ReaderLanguage::add(const Tokens& tokens, const Lines& english, const Lines& translated) const {
    std::set<std::string> words;
    for (const std::string_view line : translated) {
        for (std::string& word : tokens.of(outside_holes(line))) {
            words.insert(std::move(word));
        }
    }
    for (const std::string_view line : english) {
        const std::uint32_t number = number_of(line);
        for (const std::string& word : words) {
            vocabulary_.emplace_back(word, number);
        }
    }
}

void ReaderLanguage::read(const Tokens& tokens) const {
    if (is_read_) {
        return;
    }
    is_read_ = true;
    for (const Translation& sentence : sentences_) {
        const Lines english = lines_of(sentence.english), translated = lines_of(sentence.translated);
        if (english.size() == 2 && translated.size() == 2) {
            // A text that counts none has both patterns, so the first of two forms needs to stand for one thing only.
            add(tokens, {english.front()}, {translated.front()});
            add(tokens, {english.back()}, {translated.back()});
        } else {
            add(tokens, english, translated);
        }
    }
    std::ranges::sort(vocabulary_);
}

std::vector<std::uint32_t> ReaderLanguage::with_word(const std::string& word) const {
    std::vector<std::uint32_t> patterns;
    for (auto at = std::ranges::lower_bound(vocabulary_, std::pair(word, std::uint32_t{0}));
         at != vocabulary_.end() && (word.size() > 1 ? at->first.starts_with(word) : at->first == word); ++at) {
        patterns.push_back(at->second);
    }
    std::ranges::sort(patterns);
    const auto repeated = std::ranges::unique(patterns);
    patterns.erase(repeated.begin(), repeated.end());
    return patterns;
}

std::string ReaderLanguage::match(Database& database, const std::string& word) const {
    read(database.tokens());
    std::string any;
    for (const std::uint32_t number : with_word(word)) {
        if (const std::string term = facet_of(number); is_in_index(database, term)) {
            any += (any.empty() ? "(\"" : " OR \"") + term + "\"";
        }
    }
    return any.empty() ? any : any + ")";
}

bool ReaderLanguage::may_stand_in(const Tokens& tokens, const std::string& word, std::string_view facets) const {
    read(tokens);
    const std::vector<std::uint32_t> patterns = with_word(word);
    const std::string mark = facet(kPatternFacet, "");
    for (std::size_t at = facets.find(mark); at != std::string_view::npos; at = facets.find(mark, at)) {
        at += mark.size();
        std::uint32_t number = 0;
        const std::string_view digits = facets.substr(at, kDigits);
        std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
        if (std::ranges::binary_search(patterns, number)) {
            return true;
        }
    }
    return false;
}

}  // namespace castalia
