#include "db/history/found_line.h"

#include <algorithm>

#include "db/connection.h"
#include "db/history/reader_language.h"
#include "db/history/search_index.h"
#include "db/history/session_words.h"

namespace castalia {

namespace {

const char* const kShownWords = "SELECT heading, lines, facets, checksum FROM told WHERE spot = :sort_key";

/// The words of a session in one language.
struct Told {
    std::string heading, lines;
};

/// Returns the words in the language of the reader; nothing if this program cannot read the session.
std::optional<Told> told_in(const ReaderLanguage& language, const Store& store, const std::string& id) {
    const Worded worded = [&](const Text& text) { return language.worded(text); };
    try {
        const Session session = store.load(id);
        return Told{heading_words(session.heading(), store.games(), worded), log_words(session, worded)};
    } catch (const Failure&) {
        return std::nullopt;
    }
}

/// Returns whether the session may have all the words, some of them in the language of the reader.
bool may_have(const ReaderLanguage& language, const Tokens& tokens, const std::vector<std::string>& words,
              const Told& english, std::string_view facets) {
    const std::string all = english.heading + "\n" + english.lines;
    return std::ranges::all_of(words, [&](const std::string& word) {
        return words_in(tokens, {word}, all) > 0 || language.may_stand_in(tokens, word, facets);
    });
}

/// Returns the line in the language of the reader. Where more words were found in English, it is the same line.
WordsLine translated_line(const Tokens& tokens, const std::vector<std::string>& words, const Told& english,
                          const Told& translated) {
    WordsLine line = best_line(tokens, words, translated.heading, translated.lines, kBetweenWords);
    const WordsLine other = best_line(tokens, words, english.heading, english.lines, kBetweenWords);
    if (words_in(tokens, words, other.words) <= words_in(tokens, words, line.words)) {
        return line;
    }
    if (other.number < 0) {
        return {-1, translated.heading};
    }
    std::size_t at = 0;
    for (long long number = 0; number < other.number && at < translated.lines.size(); ++number) {
        at = std::min(translated.lines.find('\n', at), translated.lines.size() - 1) + 1;
    }
    return {other.number, translated.lines.substr(at, translated.lines.find('\n', at) - at)};
}

void show_line(const Tokens& tokens, const std::vector<std::string>& words, WordsLine line, HistoryRow& listed) {
    listed.near = near_first(tokens, words, line.words);
    listed.line = std::move(line.words);
    if (line.number >= 0) {
        listed.event = static_cast<std::size_t>(line.number);
    }
}

}  // namespace

bool add_found_line(const Store& store, Database& database, const IndexFilter& indexed, bool all,
                    HistoryRow& listed) {
    Told english;
    std::string facets;
    {
        auto row = database.query(kShownWords);
        const bool there = row.with(":sort_key", listed.sort_key).next();
        english = there ? Told{row.text("heading"), row.text("lines")} : Told{};
        facets = there ? row.text("facets") : std::string();
        if (!there || row.number("checksum") != checksum_of_words(listed.sort_key, english.heading, english.lines)) {
            database.report_damage(
                say("What a search finds in session {id} is not as it was written. Run castalia-cli verify, then "
                    "castalia-cli rebuild.",
                    {{"id", literally(listed.session.id)}}));
        }
        if (!there) {
            return !all;
        }
    }
    const Tokens& tokens = database.tokens();
    const std::vector<std::string>& words = indexed.words;
    if (indexed.language != nullptr) {
        if (!may_have(*indexed.language, tokens, words, english, facets)) {
            return false;
        }
        if (const std::optional<Told> told = told_in(*indexed.language, store, listed.session.id)) {
            if (!has_words(tokens, words, english.heading + "\n" + told->heading,
                           english.lines + "\n" + told->lines)) {
                return false;
            }
            show_line(tokens, words, translated_line(tokens, words, english, *told), listed);
            return true;
        }
    }
    if (all && !has_words(tokens, words, english.heading, english.lines)) {
        return false;
    }
    show_line(tokens, words, best_line(tokens, words, english.heading, english.lines, kBetweenWords), listed);
    return true;
}

void show_throw(const Store& store, const IndexFilter& indexed, HistoryRow& listed) {
    const Session session = store.load(listed.session.id);
    if (const std::optional<std::size_t> at = found_throw(session, indexed.throws)) {
        const Text line = session.replay().describe(*at);
        listed.event = at;
        listed.line = listed.near = indexed.language == nullptr ? english(line) : indexed.language->worded(line);
    }
}

}  // namespace castalia
