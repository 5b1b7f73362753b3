// Whoever reads in another language than English finds sessions by the words that the pages show.
#include "db/history/reader_language.h"

#include <gtest/gtest.h>

#include <fstream>

#include "app/language/language.h"
#include "app/language/translations.h"
#include "core/rules/text/wording.h"
#include "core/session/record.h"
#include "db/connection.h"
#include "db/history/search_index.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Says a few sentences in German, and all others in English.
const std::vector<Translation>& german() {
    static const std::vector<Translation> sentences{
        {"{who} rolls {one} and {other}", "{who} würfelt {one} und {other}"},
        {"{who} sells {card}", "{who} verkauft {card}"},
        {"Magnate", "Großherzog"},
        {"{n} token\n{n} tokens", "{n} Plättchen\n{n} Plättchen"},
        {"{who} rolls anything", "{who} wälzt alles"},
        {"anything {who} rolls", "alles rollt {who}"},
        {"{who} hums", "{who} summt"}};
    return sentences;
}

std::string in_german(const Text& text) {
    return worded(text, [](const Text& part) {
        for (const Translation& one : german()) {
            if (one.english == part.pattern) {
                return one.translated;
            }
        }
        return english_pattern(part);
    });
}

struct SearchingInGerman : ::testing::Test {
    SearchingInGerman() {
        enter(session, {kRoll, kNote, kSell});
        store.begin(session);
        Session other = session_of(kSecondId, "A quiet evening");
        enter(other, {R"({"type": "note", "text": "Nobody rolls anything"})"});
        store.begin(other);
    }
    std::vector<HistoryRow> found_here(const std::string& words, HistoryOrder order = {}) {
        Filter filter;
        filter.words = words;
        return history.page(filter, {}, {}, order);
    }

    Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    Session session = session_of();
    History history{store, std::make_shared<ReaderLanguage>(german(), in_german)};
};

TEST_F(SearchingInGerman, FindsWhatThePagesShowAndShowsItSo) {
    EXPECT_TRUE(found(store, "würfelt").empty()) << "the library keeps English words";
    for (const char* words : {"würfelt", "WÜRF", "wurfelt", "ann würf", "würfelt königsberg"}) {
        SCOPED_TRACE(words);
        const auto list = found_here(words);
        ASSERT_EQ(list.size(), 1U);
        EXPECT_EQ(list[0].session.id, kFirstId);
    }
    EXPECT_EQ(found_here("würfelt")[0].event, 0U);
    EXPECT_EQ(found_here("würfelt")[0].line, "Ann würfelt 3 und 9");
    EXPECT_EQ(found_here("verkauft")[0].event, 2U);
    EXPECT_EQ(found_here("würfelt", {HistoryOrder::By::place, false}).size(), 1U);
}

TEST_F(SearchingInGerman, FindsTheGameByItsNameThere) {
    EXPECT_EQ(found_here("großherzog").size(), 2U);
    EXPECT_EQ(found_here("grossherz quiet").size(), 1U);
}

TEST_F(SearchingInGerman, FindsEnglishWordsAsWellAndShowsTheLineInGerman) {
    const auto list = found_here("sells");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].event, 2U);
    EXPECT_TRUE(list[0].line.starts_with("Ann verkauft")) << list[0].line;
    EXPECT_EQ(found_here("quiet")[0].session.id, kSecondId);
}

TEST_F(SearchingInGerman, FindsNothingByASentenceThatNobodySaid) {
    EXPECT_TRUE(found_here("rollt").empty()) << "its English words stand in the log, but not in this order";
    EXPECT_TRUE(found_here("wälzt").empty()) << "its English words stand in the log, but somebody wrote them";
    EXPECT_TRUE(found_here("summt").empty());
    EXPECT_TRUE(found_here("würfelt quiet").empty());
}

TEST_F(SearchingInGerman, DoesNotCountWhatItWouldHaveToRead) {
    Filter filter;
    filter.words = "würfelt";
    EXPECT_FALSE(history.count(filter, 100).has_value());
    EXPECT_EQ(history.count({}, 100), 2U);
}

TEST_F(SearchingInGerman, ReadsNoSessionForWordsThatItsSentencesDoNotHave) {
    int read = 0;
    const auto counted = [&](const Text& text) {
        ++read;
        return in_german(text);
    };
    const History counting(store, std::make_shared<ReaderLanguage>(german(), counted));
    const auto looked_for = [&](const std::string& words, HistoryOrder::By by) {
        Filter filter;
        filter.words = words;
        return counting.page(filter, {}, {}, {by, false}).size();
    };
    for (const HistoryOrder::By by : {HistoryOrder::By::date, HistoryOrder::By::place}) {
        // The English words of these stand in the log, in other sentences or in what somebody wrote.
        for (const char* words : {"rollt", "wälzt", "summt", "würfelt alles", "würfelt quiet"}) {
            EXPECT_EQ(looked_for(words, by), 0U) << words;
            EXPECT_EQ(read, 0) << words;
        }
    }
    EXPECT_EQ(looked_for("würfelt", HistoryOrder::By::date), 1U);
    EXPECT_GT(read, 0);
}

/// Returns whether a search for a word in the language may find a session that says this text.
bool may_have(const ReaderLanguage& language, const Tokens& tokens, const std::string& word, const Text& text) {
    Patterns patterns;
    add_patterns(say("{who} says {text}", {{"who", literally("Ann")}, {"text", text}}), patterns);
    std::string facets;
    for (const std::string& facet : pattern_facets(patterns)) {
        facets += " " + facet;
    }
    return language.may_stand_in(tokens, word, facets);
}

TEST_F(SearchingInGerman, KnowsTheNumberOfWhatIsCounted) {
    const ReaderLanguage language({{"{n} card\n{n} cards", "{n} Karte\n{n} Karten"}}, in_german);
    const auto has_cards = [&](const std::string& word, long long cards) {
        return may_have(language, store.connection().database.tokens(), word,
                        say_count("{n} card", "{n} cards", cards));
    };
    EXPECT_FALSE(has_cards("karten", 1));
    EXPECT_TRUE(has_cards("karten", 2));
    EXPECT_TRUE(has_cards("karte", 1));
    EXPECT_TRUE(has_cards("karte", 0)) << "some languages say none like one";
    EXPECT_TRUE(has_cards("karten", 0)) << "others do not";
    EXPECT_FALSE(has_cards("cards", 2)) << "this is English";
}

TEST_F(SearchingInGerman, KnowsTheMeaningOfAWordThatHasSeveral) {
    const ReaderLanguage language({{"to do\4lower", "senken"}, {"how it is\4lower", "niedriger"}}, in_german);
    const Tokens& tokens = store.connection().database.tokens();
    EXPECT_TRUE(may_have(language, tokens, "senken", say_in("to do", "lower")));
    EXPECT_FALSE(may_have(language, tokens, "senken", say_in("how it is", "lower")));
    EXPECT_TRUE(may_have(language, tokens, "niedriger", say_in("how it is", "lower")));
}

/// Returns the places of the sessions that the index finds by a word.
std::set<std::int64_t> places_of(Database& database, const std::string& word, const ReaderLanguage& language) {
    std::set<std::int64_t> places;
    const std::optional<std::string> match = match_words(database, {word}, &language);
    if (match && !match->empty()) {
        auto rows = database.query("SELECT rowid AS place FROM told_index WHERE told_index MATCH :match");
        for (rows.with(":match", *match); rows.next();) {
            places.insert(rows.number("place"));
        }
    }
    return places;
}

TEST(SearchingInAnyLanguage, FindsTheSamplesByEveryWordOfTheirLogsThere) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    for (const auto& sample : std::filesystem::directory_iterator(source_dir() + "/resources/samples")) {
        std::ifstream in(sample.path(), std::ios::binary);
        const std::string record(std::istreambuf_iterator<char>(in), {});
        store.begin(read_record(record, known_games()));
    }
    Database& database = store.connection().database;
    for (const std::string& code : translated_languages()) {
        SCOPED_TRACE(code);
        const Catalogue catalogue(code);
        const Worded worded_here = [&](const Text& text) { return worded(text, catalogue); };
        std::map<std::string, std::set<std::int64_t>> said;
        for (const HistoryRow& row : History(store).page({})) {
            const Session session = store.load(row.session.id);
            const std::string heading = heading_words(session.heading(), known_games(), worded_here);
            for (const std::string& word : database.tokens().of(heading + "\n" + log_words(session, worded_here))) {
                said[word].insert(row.sort_key);
            }
        }
        EXPECT_GT(said.size(), 400U);
        const ReaderLanguage language(translations_of_logs(code), worded_here);
        for (const auto& [word, places] : said) {
            EXPECT_TRUE(std::ranges::includes(places_of(database, word, language), places)) << word;
        }
    }
}

}  // namespace
}  // namespace castalia
