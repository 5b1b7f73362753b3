// One line is one event: how it is read and written, and where a bad word is.
#include <gtest/gtest.h>

#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/notation_rows.h"

namespace castalia {
namespace {

const std::vector<std::string> kNames{"Ann", "Ben B", "Cid", "As"};

/// Returns a story that Ann narrates, during a contest of Ben B.
Session notation_table() {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "muse-story";
    heading.edition = "first";
    heading.players = kNames;
    Session session(game_called("muse-story"), heading);
    for (const char* line : {"begin Ann", "contest jump \"Ben B\""}) {
        session.enter(Played{parse_event(line, session.playthrough(), session.plies(), session.names())}, {});
    }
    return session;
}

TEST(StoryNotation, IsReadInShortAndLongFormsAndWrittenLong) {
    const Written rows[] = {
        {"agree genre fairy tale", "agree genre \"fairy tale\""},
        {"agree conduct votes 3:1 \"no dreams\"", "agree conduct votes 3:1 \"no dreams\""},
        {"e the bottom of the ocean", "Ann: element \"the bottom of the ocean\""},
        {"Cid: e thing a slow ship", "Cid: element thing \"a slow ship\""},
        {"element \"thing\"", "Ann: element \"thing\""},
        {"q c e does it do so?", "Ann: question c e \"does it do so?\""},
        {"cid: q c d e \"Do sea monsters come?\"", "Cid: question c d e \"Do sea monsters come?\""},
        {"q aa bb ab \"Far down the sheet?\"", "Ann: question aa bb ab \"Far down the sheet?\""},
        {"begin cid", "begin Cid"},
        {"begin as", "begin \"As\""},
        {"n The bells ring.", "Ann: narrate \"The bells ring.\""},
        {"Cid: interject He finds nothing!", "Cid: interject \"He finds nothing!\""},
        {"cid: i \"He finds nothing!\"", "Cid: interject \"He finds nothing!\""},
        {"c 4 c f", "Ann: choose 4 c f"},
        {"Cid: choose 4", "Cid: choose 4"},
        {"a 1 y 2", "Ann: add 1 yes 2"},
        {"add 1 yes 2 hand", "Ann: add 1 yes 2"},
        {"a 1 n", "Ann: add 1 no deck"},
        {"ans 1", "Ann: answer 1"},
        {"show y as,10h", "show yes as 10h"},
        {"turn no TD 6♥ 6c", "show no 10d 6h 6c"},
        {"show no", "show no"},
        {"Cid: t 10s", "Cid: tides 10s"},
        {"contest Cid object \"As\" against the chest", "contest jump Cid object \"As\" against \"the chest\""},
        {"Cid: object", "contest object Cid"},
        {"jump cid", "contest jump Cid"},
        {"flip jh qh", "flip Ann jh \"Ben B\" qh"},
        {"f \"ben b\" qh ann jh", "flip \"Ben B\" qh Ann jh"},
        {"erase 4", "erase 4"},
        {"erase 1 4", "erase 4 note \"conflicts with question 1\""},
        {"erase 4 1", "erase 4 note \"conflicts with question 1\""},
        {"erase 4 1 note \"the same chest\"", "erase 4 note \"the same chest\""},
        {"settle", "settle"},
        {"settle cid", "settle Cid"},
        {"end", "Ann: end"},
        {"Cid: v upheld votes 2:1 it is dark there", "Cid: veto upheld votes 2:1 \"it is dark there\""},
        {"Cid: veto explained", "Cid: veto explained \"\""},
        {"Cid: veto upheld of sentence too dark", "Cid: veto upheld of sentence \"too dark\""},
        {"Cid: veto withdrawn votes 2:1 of question 4", "Cid: veto withdrawn votes 2:1 of question 4 \"\""},
        {"Cid: veto upheld of course not", "Cid: veto upheld \"of course not\""},
        {"Cid: object of choose", "contest object Cid of choose"},
        {"contest object Cid of element b against \"the chest\"",
         "contest object Cid against \"the chest\" of element b"},
        {"reach climax", "phase climax"},
        {"hands ann as,kd cid none as 10h", "epilogue Ann as,kd Cid none \"As\" 10h"},
        {"epilogue Ann as winner Ann", "epilogue Ann as winner Ann"},
        {"epilogue ann as kd, 10h cid 9s,8s 7s as 10h winner cid",
         "epilogue Ann as,kd,10h Cid 9s,8s,7s \"As\" 10h winner Cid"},
        {"count hand \"ben b\" 3", "adj hand \"Ben B\" 3"},
        {"adj deck 9", "adj deck 9"},
        {"adj discard 3", "adj discard 3"},
        {"adj answer 1 y 2", "adj answer 1 yes 2"},
        {"end note \"late\" ruling \"let it\" at 2026-11-21T19:04:11Z",
         "Ann: end note \"late\" ruling \"let it\" at 2026-11-21T19:04:11Z"},
    };
    const Session session = notation_table();
    expect_written(rows, session.playthrough(), session.plies(), kNames);
}

TEST(StoryNotation, TellsWhereABadWordStandsAndWhatMayStandThere) {
    const Misread rows[] = {
        {"sing 3", 0, "no verb of Muse"},
        {"agree mood", 6, "conduct, genre or tone"},
        {"agree tone", 10, "missing"},
        {"e \"\"", 2, "at least one character"},
        {"q c why?", 4, "two or three"},
        {"q c c why?", 4, "twice"},
        {"begin Dan", 6, "nobody at this table"},
        {"c", 1, "number of the question"},
        {"c 1 7", 4, "is no element"},
        {"c 1 a a", 6, "twice"},
        {"a 1 maybe", 4, "yes or no"},
        {"a 1 yes 0", 8, "1 to"},
        {"show yes 11h", 9, "is no card"},
        {"t", 1, "a card such as 10h"},
        {"t 10h 10h", 6, "shown twice"},
        {"contest", 0, "who jumps in or objects"},
        {"flip Ann jh Ann qh", 12, "stands here twice"},
        {"flip jh qh kh", 11, "kh"},
        {"settle Cid now", 11, "nothing more belongs here"},
        {"veto lost", 5, "withdrawn, explained, upheld or overruled"},
        {"veto upheld votes 9:1", 18, "3:1"},
        {"erase 4 4", 8, "two different questions"},
        {"phase setup", 6, "development, climax or epilogue"},
        {"adj luck 3", 4, "hand, deck, discard or answer"},
    };
    const Session session = notation_table();
    expect_misread(rows, session.playthrough(), session.plies(), kNames);
}

TEST(StoryNotation, ALineWithoutANameIsThatOfWhoeverIsDue) {
    Heading heading;
    heading.id = "0199c1de-5b0c-7c3e-8f5e-2a9d5a3b7c11";
    heading.game = "muse-story";
    heading.edition = "first";
    heading.players = {"Ann", "Ben", "Cid"};
    Session session(game_called("muse-story"), heading);
    const auto actor = [&](const char* line) {
        const EventPtr event = parse_event(line, session.playthrough(), session.plies(), session.names());
        return write_event(*event, session.playthrough(), session.names()).value("player", "");
    };
    const auto enter = [&](std::initializer_list<const char*> lines) {
        for (const char* line : lines) {
            const EventPtr event = parse_event(line, session.playthrough(), session.plies(), session.names());
            ASSERT_FALSE(session.replay().judge(*event)) << line;
            session.enter(Played{event}, {});
        }
    };
    enter({"e a ship", "e a reef"});
    EXPECT_EQ(actor("e a storm"), "Ben") << "Ann has written two, but no question yet";
    enter({"Ben: e a storm", "Ben: e a gull"});
    EXPECT_EQ(actor("e a lamp"), "Cid");
    enter({"e a lamp", "e a door", "Ann: q c d \"Does it sink?\""});
    EXPECT_EQ(actor("q a e why?"), "Ben");
    enter({"Ben: q a e why?", "q a c how?", "begin Ann", "choose 2 a e", "end"});
    EXPECT_EQ(actor("n Fog."), "Ben");
    EXPECT_EQ(actor("q a c where?"), "Ben") << "the next narrator may write one";
    enter({"q a e where?"});
    EXPECT_EQ(actor("q a c when?"), "Cid") << "Ben has had his chance";
    enter({"n Fog.", "choose 1 c d", "end", "phase epilogue"});
    EXPECT_EQ(actor("n It ends."), "Cid") << "who narrates when the hands are shown";
}

TEST(StoryRecord, TheNarratorMayBeNamedOrLeftOut) {
    const Session session = notation_table();
    for (const Json& event :
         std::vector<Json>{{{"type", "choose"}, {"question", 1}, {"check", {"C", "E"}}},
                           {{"type", "choose"}, {"player", "Ann"}, {"question", 1}, {"check", Json::array()}},
                           {{"type", "add"}, {"question", 1}, {"answer", "no"}, {"from", "deck"}},
                           {{"type", "end_turn"}},
                           {{"type", "end_turn"}, {"player", "Ann"}}}) {
        EXPECT_EQ(
            write_event(*read_event(event, "event", session.playthrough(), kNames), session.playthrough(), kNames)
                .dump(),
            event.dump());
    }
    const Json stranger{{"type", "flip"}, {"cards", {{"Ann", "JH"}, {"Dora", "QH"}}}};
    EXPECT_EQ(read_event(stranger, "event", session.playthrough(), kNames)->stranger, "Dora");
    const Json contender{{"type", "contest"}, {"contenders", {{{"player", "Dora"}, {"aim", "object"}}}}};
    EXPECT_EQ(read_event(contender, "event", session.playthrough(), kNames)->stranger, "Dora");
}

}  // namespace
}  // namespace castalia
