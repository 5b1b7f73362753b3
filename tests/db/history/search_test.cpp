// Free text is found where it is, and no longer where it was removed.
#include <gtest/gtest.h>

#include "db/safety/safety.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Searching : ::testing::Test {
    void keep(std::size_t known) { append_from(store, session, known); }

    Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    Session session = session_of();
};

TEST_F(Searching, FindsNotesRulingsAndHeadings) {
    enter(session, {kRoll, kNote, kSell,
                    R"({"type": "draw", "player": "Zoë", "ruling": "We let it pass", "note": "a slip"})"});
    store.begin(session);
    for (const auto& [words, event] :
         std::vector<std::pair<std::string, std::optional<std::size_t>>>{{"treaty", 1},
                                                                         {"TREATY konig", 1},
                                                                         {"pass let", 3},
                                                                         {"slip", 3},
                                                                         {"rolls", 0},
                                                                         {"ann rol", 0},
                                                                         {"thurs", std::nullopt},
                                                                         {"zoe reading", std::nullopt},
                                                                         {"th", std::nullopt}}) {
        SCOPED_TRACE(words);
        const auto list = found(store, words);
        ASSERT_EQ(list.size(), 1u);
        EXPECT_EQ(list[0].event, event);
        EXPECT_EQ(list[0].session.id, kFirstId);
    }
    EXPECT_EQ(found(store, "treaty")[0].line, "The treaty of Königsberg holds");
}

TEST_F(Searching, FindsCommentsWithTheirEvents) {
    enter(session, {kRoll, kNote, kSell});
    const EntryNumber sale = session.in_force().entries[2].number;
    session.commentary.comments = {{0, "", "The cellar was warm."}, {sale, "?!", "A wasted sale."}};
    store.begin(session);
    ASSERT_EQ(found(store, "wasted").size(), 1u);
    EXPECT_EQ(found(store, "wasted")[0].event, 2u);
    EXPECT_NE(found(store, "wasted")[0].line.find("A wasted sale."), std::string::npos);
    EXPECT_EQ(found(store, "cellar")[0].event, 0u);

    session.commentary.comments = {{sale, "!", "A brave sale."}};
    store.save_commentary(session);
    EXPECT_TRUE(found(store, "wasted").empty());
    EXPECT_TRUE(found(store, "cellar").empty());
    EXPECT_EQ(found(store, "brave sale").size(), 1u);
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
}

struct Found {
    const char* remark;
    const char* title;
    std::vector<std::string> by, not_by;
};

class SearchingInAnyScript : public ::testing::TestWithParam<Found> {};

TEST_P(SearchingInAnyScript, FindsWithoutCaseAndAccentsAndParts) {
    SCOPED_TRACE(GetParam().remark);
    const Folder folder;
    Store store{known_games(), folder / "library.sqlite"};
    Session session = session_of(kFirstId, "Somewhere else");
    const std::string note = R"({"type": "note", "text": ")" + std::string(GetParam().title) + R"("})";
    enter(session, {note.c_str()});
    store.begin(session);
    store.begin(session_of(kSecondId, GetParam().title));
    for (const HistoryOrder order : {HistoryOrder{}, HistoryOrder{HistoryOrder::By::score, true}}) {
        for (const std::string& words : GetParam().by) {
            SCOPED_TRACE(words);
            Filter filter;
            filter.words = words;
            const auto list = History(store).page(filter, std::nullopt, std::nullopt, order);
            ASSERT_EQ(list.size(), 2u);
            EXPECT_NE(list[0].line.find(GetParam().title), std::string::npos);
            EXPECT_NE(list[0].event.has_value(), list[1].event.has_value()) << "a note, and a title";
        }
        for (const std::string& words : GetParam().not_by) {
            SCOPED_TRACE(words);
            Filter filter;
            filter.words = words;
            EXPECT_TRUE(History(store).page(filter, std::nullopt, std::nullopt, order).empty());
        }
    }
    EXPECT_TRUE(Safety(store).verify().empty());
}

INSTANTIATE_TEST_SUITE_P(
    Searching, SearchingInAnyScript,
    ::testing::Values(
        Found{"Greek, with an accent and two forms of sigma",
              "Η Μαρία της Κως",
              {"Μαρια", "μαρία", "ΜΑΡΊΑ", "ΚΩΣ"},
              {"αρια"}},
        Found{"a letter with a stroke",
              "Bei Søren und Łukasz",
              {"Soren", "Sören", "søren", "SØREN", "lukasz"},
              {"sören łodz"}},
        Found{"two dots", "Sören spielt", {"Soren", "søren", "SÖREN", "so\u0308ren"}, {"sauron"}},
        Found{"joined letters", "Straße zum Œuvre", {"strasse", "STRASSE", "straße", "oeuvre"}, {"strase"}},
        Found{"Cyrillic with an accent", "Ёлка и йога", {"елка", "ЁЛКА", "ЙОГА", "иога"}, {"лка"}},
        Found{"Turkish", "İstanbul ve Iğdır", {"istanbul", "İSTANBUL", "ıstanbul", "igdir"}, {"stanbul"}},
        Found{"Hebrew with points", "שָׁלוֹם לכם", {"שלום", "שָׁלוֹם"}, {"לום"}},
        Found{"Arabic with vowel marks", "مَرْيَم هنا", {"مريم", "مَرْيَم"}, {"ريم"}},
        Found{"Devanagari, whose vowels are marks", "हिंदी किताब", {"किताब", "किता", "हिंदी"}, {"कुताब", "ताब"}},
        Found{"Thai, without spaces", "ที่ร้านกาแฟเก่า", {"กาแฟ", "ร้าน", "ร้านกาแฟ"}, {"กาฟแ", "บ้าน"}},
        Found{"Hangul", "서울의 밤", {"서울", "서울의", "밤"}, {"울의"}},
        Found{"Japanese",
              "東京のカフェ",
              {"カフェ", "ｶﾌｪ", "東京", "京のカ", "東", "ェ", "東京のカフェ"},
              {"カフ東", "フェカ", "大阪", "かふぇ"}},
        Found{"voiced signs", "がっこう", {"がっこう", "か\u3099っ", "こう"}, {"かっこう"}},
        Found{"Chinese with Latin and a number",
              "第2局ABC对弈",
              {"第2局", "对弈", "abc对", "第", "2局abc"},
              {"局2", "第3局"}}),
    [](const auto& row) { return "Row" + std::to_string(row.index); });

TEST_F(Searching, ReadsWhetherPiecesOfAWordStandTogether) {
    enter(session, {R"({"type": "note", "text": "東京と京都"})", R"({"type": "note", "text": "都心"})"});
    store.begin(session);
    // 東京 and 京都 are both kept, but 東京都 is written nowhere.
    EXPECT_TRUE(found(store, "東京都").empty());
    EXPECT_EQ(found(store, "東京 京都").size(), 1u);
    EXPECT_EQ(found(store, "東京と京都").size(), 1u);
}

TEST_F(Searching, TakesEverythingTypedAsWords) {
    enter(session, {kNote});
    store.begin(session);
    for (const char* words : {"NOT treaty", "treaty OR x", "words:treaty", "^(", "*", "-", "' OR 1", "treaty NEAR"}) {
        SCOPED_TRACE(words);
        EXPECT_TRUE(found(store, words).empty());
    }
    EXPECT_EQ(found(store, "\"treaty\"").size(), 1u);
}

TEST_F(Searching, FollowsUndoAndCorrection) {
    store.begin(session);
    enter(session, {kNote});
    keep(0);
    EXPECT_EQ(found(store, "treaty").size(), 1u);
    undo(session);
    keep(1);
    ASSERT_EQ(found(store, "treaty").size(), 1u) << "what was undone is found too";
    EXPECT_EQ(found(store, "treaty")[0].line, "undone: The treaty of Königsberg holds");
    session.enter(Redone{}, *session.heading().started);
    keep(2);
    EXPECT_EQ(found(store, "treaty").size(), 1u);
    Corrected corrected{{Insert{1, read_event(Json::parse(kRoll), "", session.playthrough(), session.names())}},
                        "forgotten"};
    session.enter(corrected, *session.heading().started);
    keep(3);
    ASSERT_EQ(found(store, "treaty").size(), 1u);
    EXPECT_EQ(found(store, "treaty")[0].event, 1u);
    session.enter(Annotated{2, "said by candlelight"}, *session.heading().started);
    keep(4);
    ASSERT_EQ(found(store, "candle").size(), 1u);
    ASSERT_EQ(found(store, "forgotten").size(), 1u) << "why an event was inserted";
    EXPECT_EQ(found(store, "forgotten")[0].event, 0u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(Searching, FollowsARename) {
    store.begin(session);
    store.rename(kFirstId, "Friday", "Attic");
    EXPECT_TRUE(found(store, "thursday").empty());
    EXPECT_EQ(found(store, "attic").size(), 1u);
    EXPECT_EQ(store.load(kFirstId).heading().title, "Friday");
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(Searching, ShowsTheLineThatHasMostOfTheWords) {
    enter(session, {kRoll, kNote, R"({"type": "note", "text": "Königsberg fell", "player": "Zoë"})"});
    store.begin(session);
    EXPECT_EQ(found(store, "konigsberg fell").at(0).line, "Zoë: Königsberg fell");
    EXPECT_EQ(found(store, "konigsberg fell").at(0).event, 2u);
    // The words are in different places of one session, so it is found, and the first of the best lines is shown.
    EXPECT_EQ(found(store, "treaty fell").at(0).event, 1u);
    EXPECT_TRUE(found(store, "treaty thunder").empty());
}

TEST_F(Searching, TakesEveryCapitalForItsSmallLetterAndASingleLetterForAWholeWord) {
    const auto word = [](char letter) { return std::string(1, letter) + "xq" + std::string(1, letter); };
    std::string note;
    for (char capital = 'A'; capital <= 'Z'; ++capital) {
        note += word(capital) + " ";
    }
    enter(session, {Json({{"type", "note"}, {"text", note + "by Q"}}).dump().c_str()});
    store.begin(session);
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        const auto hits = found(store, word(letter));
        ASSERT_EQ(hits.size(), 1u) << letter;
        EXPECT_NE(hits[0].line.find(word(static_cast<char>(letter - 'a' + 'A'))), std::string::npos) << hits[0].line;
        EXPECT_EQ(found(store, std::string(1, letter)).size(), letter == 'q' ? 1u : 0u) << letter;
    }
}

TEST_F(Searching, IsNotDeceivedByTheMarksOfItsIndex) {
    enter(session, {R"({"type": "note", "text": "\uE000gmusee and \uE000x1"})"});
    store.begin(session);
    Filter musee;
    musee.game = "musee";
    EXPECT_TRUE(History(store).page(musee).empty());
    EXPECT_TRUE(found(store, "\uE000gmagnate").empty());
    EXPECT_EQ(found(store, "gmusee").size(), 1u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST_F(Searching, ReturnsNoMoreThanWasAskedFor) {
    enter(session, {kNote});
    store.begin(session);
    Session other = session_of(kSecondId);
    enter(other, {kNote});
    store.begin(other);
    EXPECT_EQ(found(store, "treaty").size(), 2u);
    EXPECT_EQ(found(store, "treaty", 1).size(), 1u);
}

}  // namespace
}  // namespace castalia
