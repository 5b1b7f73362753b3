#include "db/history/reader_language.h"

#include <algorithm>
#include <set>

#include "db/history/search_index.h"
#include "db/sqlite/database.h"

namespace castalia {

namespace {

/// More sentences than these are in almost every session.
constexpr std::size_t kMostSentences = 48;

/// Returns the parts of a pattern between its holes, without blanks around them.
std::vector<std::string> pieces_of(std::string_view pattern) {
    std::vector<std::string> pieces;
    while (!pattern.empty()) {
        const std::size_t hole = std::min(pattern.find('{'), pattern.size());
        const std::string_view piece = pattern.substr(0, hole);
        const std::size_t first = piece.find_first_not_of(' ');
        if (first != std::string_view::npos) {
            pieces.emplace_back(piece.substr(first, piece.find_last_not_of(' ') + 1 - first));
        }
        const std::size_t end = pattern.find('}', hole);
        pattern.remove_prefix(end == std::string_view::npos ? pattern.size() : end + 1);
    }
    return pieces;
}

std::set<std::string> words_in_pieces(const Tokens& tokens, const std::vector<std::string>& pieces) {
    std::set<std::string> words;
    for (const std::string& piece : pieces) {
        for (std::string& word : tokens.of(piece)) {
            words.insert(std::move(word));
        }
    }
    return words;
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

bool is_letter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

/// Returns where a piece stands from some place on, not as a part of a longer word: "cards" is not in "discards".
std::size_t find_piece(std::string_view text, const std::string& piece, std::size_t from) {
    for (std::size_t at = text.find(piece, from); at != std::string_view::npos; at = text.find(piece, at + 1)) {
        const std::size_t end = at + piece.size();
        const bool goes_on_before = at > 0 && is_letter(text[at - 1]) && is_letter(piece.front());
        const bool goes_on_behind = end < text.size() && is_letter(text[end]) && is_letter(piece.back());
        if (!goes_on_before && !goes_on_behind) {
            return at;
        }
    }
    return std::string_view::npos;
}

/// Returns whether the pieces stand in one line, one behind the other.
bool stand_in_order(const std::vector<std::string>& pieces, std::string_view lines) {
    for (std::size_t at = find_piece(lines, pieces.front(), 0); at != std::string_view::npos;) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        const std::string_view line = lines.substr(0, end);
        std::size_t behind = at;
        const bool all = std::ranges::all_of(pieces, [&](const std::string& piece) {
            behind = find_piece(line, piece, behind);
            const bool there = behind != std::string_view::npos;
            behind += there ? piece.size() : 0;
            return there;
        });
        if (all) {
            return true;
        }
        at = find_piece(lines, pieces.front(), end);
    }
    return false;
}

bool is_in_index(Database& database, const std::string& word) {
    auto row = database.query("SELECT term FROM temp.vocabulary WHERE term = :word LIMIT 1");
    return row.with(":word", word).next();
}

/// Leaves out what asks for more than another one, which finds it too.
void keep_least(std::vector<std::vector<std::string>>& sets) {
    std::ranges::sort(sets, {}, [](const std::vector<std::string>& one) { return std::pair(one.size(), one); });
    std::vector<std::vector<std::string>> least;
    for (std::vector<std::string>& one : sets) {
        if (std::ranges::none_of(least, [&](const auto& other) { return std::ranges::includes(one, other); })) {
            least.push_back(std::move(one));
        }
    }
    sets = std::move(least);
}

}  // namespace

ReaderLanguage::ReaderLanguage(std::vector<Translation> sentences, std::function<std::string(const Text&)> worded)
    : sentences_(std::move(sentences)), worded_(std::move(worded)) {}

void ReaderLanguage::add(const Tokens& tokens, const Lines& english, const Lines& translated) const {
    std::vector<Form> forms;
    for (const std::string_view line : english) {
        Form form{pieces_of(line), {}};
        const std::set<std::string> words = words_in_pieces(tokens, form.pieces);
        form.words.assign(words.begin(), words.end());
        if (!form.words.empty()) {
            forms.push_back(std::move(form));
        }
    }
    if (forms.empty()) {
        return;
    }
    std::set<std::string> words;
    for (const std::string_view line : translated) {
        words.merge(words_in_pieces(tokens, pieces_of(line)));
    }
    for (const std::string& word : words) {
        vocabulary_.emplace_back(word, static_cast<std::uint32_t>(forms_.size()));
    }
    forms_.push_back(std::move(forms));
}

void ReaderLanguage::read(const Tokens& tokens) const {
    if (is_read_) {
        return;
    }
    is_read_ = true;
    for (const Translation& sentence : sentences_) {
        const Lines english = lines_of(sentence.english), translated = lines_of(sentence.translated);
        if (english.size() == 2 && translated.size() == 2) {
            // The second of two forms is never for one thing; the first may be for none as well.
            add(tokens, english, {translated.front()});
            add(tokens, {english.back()}, {translated.back()});
        } else {
            add(tokens, english, translated);
        }
    }
    std::ranges::sort(vocabulary_);
}

std::vector<std::uint32_t> ReaderLanguage::with_word(const std::string& word) const {
    std::vector<std::uint32_t> sentences;
    for (auto at = std::ranges::lower_bound(vocabulary_, std::pair(word, std::uint32_t{0}));
         at != vocabulary_.end() && (word.size() > 1 ? at->first.starts_with(word) : at->first == word); ++at) {
        sentences.push_back(at->second);
    }
    std::ranges::sort(sentences);
    sentences.erase(std::ranges::unique(sentences).begin(), sentences.end());
    return sentences;
}

std::optional<std::string> ReaderLanguage::match(Database& database, const std::string& word) const {
    read(database.tokens());
    std::vector<std::vector<std::string>> sets;
    std::map<std::string, bool> known;
    for (const std::uint32_t sentence : with_word(word)) {
        for (const Form& form : forms_[sentence]) {
            const bool all = std::ranges::all_of(form.words, [&](const std::string& one) {
                const auto [at, is_new] = known.try_emplace(one, false);
                if (is_new) {
                    at->second = is_in_index(database, one);
                }
                return at->second;
            });
            if (all) {
                sets.push_back(form.words);
            }
        }
    }
    keep_least(sets);
    if (sets.size() > kMostSentences) {
        return std::nullopt;
    }
    std::string any;
    for (const std::vector<std::string>& set : sets) {
        any += any.empty() ? "(" : " OR (";
        for (const std::string& one : set) {
            any += (&one == &set.front() ? "\"" : " AND \"") + one + "\"";
        }
        any += ")";
    }
    return any;
}

bool ReaderLanguage::may_stand_in(const Tokens& tokens, const std::string& word, std::string_view lines) const {
    read(tokens);
    const std::vector<std::uint32_t> sentences = with_word(word);
    return std::ranges::any_of(sentences, [&](std::uint32_t sentence) {
        return std::ranges::any_of(forms_[sentence],
                                   [&](const Form& form) { return stand_in_order(form.pieces, lines); });
    });
}

}  // namespace castalia
