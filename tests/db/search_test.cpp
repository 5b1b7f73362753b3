// Free text is found where it stands, and no longer where it does not.
#include <gtest/gtest.h>

#include "db/store.h"
#include "tests/db/tables.h"

namespace castalia {
namespace {

using namespace castalia::testing;

struct Searching : ::testing::Test {
    void keep(std::size_t known) { store.append(session, known); }

    Folder folder;
    Store store{folder / "library.sqlite"};
    Session session = session_of();
};

TEST_F(Searching, FindsNotesRulingsAndHeadings) {
    enter(session, {kRoll, kNote, kSell,
                    R"({"type": "draw", "player": "Zoë", "ruling": "We let it pass", "note": "a slip"})"});
    store.begin(session);
    for (const auto& [words, event] : std::vector<std::pair<std::string, std::size_t>>{
             {"treaty", 1}, {"TREATY konig", 1}, {"pass let", 3}, {"slip", 3},
             {"thurs", static_cast<std::size_t>(-1)}, {"zoe reading", static_cast<std::size_t>(-1)}}) {
        SCOPED_TRACE(words);
        const auto found = store.search(words);
        ASSERT_EQ(found.size(), 1u);
        EXPECT_EQ(found[0].event, event);
        EXPECT_EQ(found[0].session.id, kFirstId);
    }
    EXPECT_EQ(store.search("treaty")[0].line, "The treaty of Königsberg holds");
}

TEST_F(Searching, TakesEverythingTypedAsWords) {
    enter(session, {kNote});
    store.begin(session);
    for (const char* words : {"", "   ", "\"", "NOT treaty", "treaty OR x", "words:treaty", "^(", "*", "-", "' OR 1", "treaty NEAR"}) {
        SCOPED_TRACE(words);
        EXPECT_TRUE(store.search(words).empty());
    }
    EXPECT_EQ(store.search("\"treaty\"").size(), 1u);
}

TEST_F(Searching, FollowsUndoAndCorrection) {
    store.begin(session);
    enter(session, {kNote});
    keep(0);
    EXPECT_EQ(store.search("treaty").size(), 1u);
    undo(session);
    keep(1);
    EXPECT_TRUE(store.search("treaty").empty());
    session.enter(Redone{}, *session.heading().started);
    keep(2);
    EXPECT_EQ(store.search("treaty").size(), 1u);
    Corrected corrected{{Insert{1, read_event(Json::parse(kRoll), "", session.line(), session.names())}}, "forgotten"};
    session.enter(corrected, *session.heading().started);
    keep(3);
    ASSERT_EQ(store.search("treaty").size(), 1u);
    EXPECT_EQ(store.search("treaty")[0].event, 1u);
    session.enter(Annotated{2, "said by candlelight"}, *session.heading().started);
    keep(4);
    ASSERT_EQ(store.search("candle").size(), 1u);
    EXPECT_TRUE(store.verify().empty());
}

TEST_F(Searching, FollowsARename) {
    store.begin(session);
    store.rename(kFirstId, "Friday", "Attic");
    EXPECT_TRUE(store.search("thursday").empty());
    EXPECT_EQ(store.search("attic").size(), 1u);
    EXPECT_EQ(store.load(kFirstId).heading().title, "Friday");
    EXPECT_TRUE(store.verify().empty());
}

TEST_F(Searching, ReturnsNoMoreThanWasAskedFor) {
    enter(session, {kNote, kNote, kNote});
    store.begin(session);
    EXPECT_EQ(store.search("treaty").size(), 3u);
    EXPECT_EQ(store.search("treaty", 2).size(), 2u);
}

}  // namespace
}  // namespace castalia
