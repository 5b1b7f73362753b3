// Whoever reads in another language than English finds sessions by the words that the pages show.
#include "db/history/reader_language.h"

#include <gtest/gtest.h>

#include "core/rules/text/wording.h"
#include "db/connection.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"

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

TEST_F(SearchingInGerman, ReadsNoSessionInVainForPartsOfWordsOrAnotherNumber) {
    const ReaderLanguage language({{"{n} card\n{n} cards", "{n} Karte\n{n} Karten"}}, in_german);
    const Tokens& tokens = store.connection().database.tokens();
    EXPECT_FALSE(language.may_stand_in(tokens, "karten", "Ann discards 2M"));
    EXPECT_FALSE(language.may_stand_in(tokens, "karten", "Ann draws 1 card"));
    for (const char* line : {"Ann draws 2 cards", "cards", "(cards)"}) {
        EXPECT_TRUE(language.may_stand_in(tokens, "karten", line)) << line;
    }
    EXPECT_TRUE(language.may_stand_in(tokens, "karte", "Ann draws 1 card"));
    EXPECT_TRUE(language.may_stand_in(tokens, "karte", "0 cards")) << "some languages say none like one";
}

}  // namespace
}  // namespace castalia
