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

template <class Act>
void each_line(std::string_view text, Act act) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        act(text.substr(at, end - at));
        at = end + 1;
    }
}

/// Returns whether the pieces stand in one line, one behind the other.
bool stand_in_order(const std::vector<std::string>& pieces, std::string_view lines) {
    for (std::size_t at = lines.find(pieces.front()); at != std::string_view::npos;) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        const std::string_view line = lines.substr(0, end);
        std::size_t behind = at;
        const bool all = std::ranges::all_of(pieces, [&](const std::string& piece) {
            behind = line.find(piece, behind);
            const bool there = behind != std::string_view::npos;
            behind += there ? piece.size() : 0;
            return there;
        });
        if (all) {
            return true;
        }
        at = lines.find(pieces.front(), end);
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

ReaderLanguage::ReaderLanguage(std::vector<Sentence> sentences, std::function<std::string(const Text&)> worded)
    : sentences_(std::move(sentences)), worded_(std::move(worded)) {}

void ReaderLanguage::read(const Tokens& tokens) const {
    if (forms_.size() == sentences_.size()) {
        return;
    }
    for (const Sentence& sentence : sentences_) {
        std::vector<Form> forms;
        each_line(sentence.english, [&](std::string_view english) {
            Form form{pieces_of(english), {}};
            const std::set<std::string> words = words_in_pieces(tokens, form.pieces);
            form.words.assign(words.begin(), words.end());
            if (!form.words.empty()) {
                forms.push_back(std::move(form));
            }
        });
        std::set<std::string> translated;
        each_line(sentence.translated,
                  [&](std::string_view line) { translated.merge(words_in_pieces(tokens, pieces_of(line))); });
        for (const std::string& word : forms.empty() ? std::set<std::string>() : translated) {
            vocabulary_.emplace_back(word, static_cast<std::uint32_t>(forms_.size()));
        }
        forms_.push_back(std::move(forms));
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
    return sentences.size() > kMostSentences || std::ranges::any_of(sentences, [&](std::uint32_t sentence) {
               return std::ranges::any_of(forms_[sentence],
                                          [&](const Form& form) { return stand_in_order(form.pieces, lines); });
           });
}

}  // namespace castalia
