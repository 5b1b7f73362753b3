// Plays of BoardGameGeek, read from the XML that its API writes.
#include "app/publishing/plays_of_bgg.h"

#include "app/publishing/taking.h"
#include "core/session/another_setup.h"
#include "db/history/history.h"
#include "tests/publishing/opened.h"
#include "tests/support/processor_time.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::string page(const std::string& plays, const std::string& total = "3", const std::string& user = "ann") {
    return R"(<?xml version="1.0" encoding="utf-8"?><plays username=")" + user + R"(" userid="1" total=")" + total +
           R"(" page="1" termsofuse="https://boardgamegeek.com/xmlapi/termsofuse">)" + plays + "</plays>\n";
}
std::string play(const std::string& attributes, const std::string& inside = "") {
    return "<play " + attributes + R"(><item name="Ann&#039;s Caf&#233; &amp; Co" objecttype="thing" objectid="17025">
        <subtypes><subtype value="boardgame" /><subtype value="boardgameexpansion" /></subtypes></item>)" +
           inside + "</play>";
}
const std::string kUsual =
    R"(id="5" date="2025-12-31" quantity="1" length="20" incomplete="0" nowinstats="0" location="Küche")";
const std::string kPlayers =
    R"(<comments>Rain &lt;all&gt; evening&#10;two lines</comments><players>
      <player username="annie" userid="1" name="Ann" startposition="2" color="blue" score="49-46ish" new="0" rating="0" win="0"/>
      <player username="ben42" userid="2" name="" startposition="1" color="" score="36, 42" new="1" rating="8" win="1"/>
    </players>)";

std::vector<Play> plays_in(const std::string& xml) {
    std::vector<Play> plays;
    for (const PageOfPlays& one : read_boardgamegeek(xml)) {
        plays.insert(plays.end(), one.plays.begin(), one.plays.end());
    }
    return plays;
}

TEST(BoardGameGeek, APlayBecomesAResultWithAllThatTheSiteTells) {
    const std::vector<Play> plays = plays_in(page(play(kUsual, kPlayers)));
    ASSERT_EQ(plays.size(), 1U);
    const Play& one = plays.front();
    EXPECT_EQ(one.game, "Ann's Café & Co");
    EXPECT_EQ(one.number_at_bgg, 17025);
    EXPECT_EQ(one.from, "BoardGameGeek");
    EXPECT_EQ(one.played, "2025-12-31");
    EXPECT_EQ(one.place, "Küche");
    EXPECT_EQ(one.minutes, 20);
    EXPECT_EQ(one.comments, "Rain <all> evening\ntwo lines");
    EXPECT_FALSE(one.left_out);
    ASSERT_EQ(one.players.size(), 2U);
    EXPECT_EQ(one.players[0].name, "Ann");
    EXPECT_EQ(one.players[0].score, "49-46ish");
    EXPECT_EQ(one.players[0].role, "blue");
    EXPECT_FALSE(one.players[0].won || one.players[0].began);
    EXPECT_TRUE(one.players[1].is_new && !one.players[0].is_new);
    EXPECT_EQ(one.players[1].name, "ben42") << "without a name, the user's";
    EXPECT_TRUE(one.players[1].won && one.players[1].began);
    const Session session = session_of(one, known_games());
    EXPECT_EQ(session.heading().title, "Ann's Café & Co");
    EXPECT_EQ(english(session.playthrough().score(0).sentence), "ben42 won Ann's Café & Co");
    EXPECT_EQ(write_record(read_record(write_record(session), known_games())), write_record(session));
}

TEST(BoardGameGeek, AnEntryOfSeveralPlaysIsAsManySessionsWithIdsThatStay) {
    const auto entry = [](const std::string& quantity) {
        return plays_in(page(play(R"(id="5" date="2025-12-31" length="10" quantity=")" + quantity + "\"")));
    };
    const std::vector<Play> two = entry("2"), three = entry("3"), none = entry("0");
    ASSERT_EQ(two.size(), 2U);
    EXPECT_NE(two[0].id, two[1].id);
    EXPECT_EQ(two[1].minutes, 10);
    ASSERT_EQ(three.size(), 3U);
    EXPECT_EQ(three[0].id, two[0].id);
    EXPECT_EQ(english(session_of(two[0], known_games()).playthrough().score(0).sentence),
              "Ann's Café & Co has no result")
        << "an entry without players does not say that its user lost";
    EXPECT_EQ(three[1].id, two[1].id);
    ASSERT_EQ(none.size(), 1U) << "what has an entry was played";
    EXPECT_EQ(none[0].id, two[0].id);
}

TEST(BoardGameGeek, APlayWithoutPlayersIsThatOfItsUser) {
    const std::vector<Play> plays = plays_in(page(play(kUsual)));
    ASSERT_EQ(plays.at(0).players.size(), 1U);
    EXPECT_EQ(plays[0].players[0].name, "ann");
    EXPECT_FALSE(plays[0].players[0].won);
    EXPECT_NO_THROW(session_of(plays_in(page(play(kUsual), "1", ""))[0], known_games()))
        << "not even a user is named";
}

TEST(BoardGameGeek, PointsThatCannotBeReadMakeNoDraw) {
    const auto outcome = [](const std::string& ann, const std::string& ben) {
        const std::string players = R"(<players><player name="Ann" score=")" + ann +
                                    R"(" win="0"/><player name="Ben" score=")" + ben + R"(" win="0"/></players>)";
        return session_of(plays_in(page(play(kUsual, players))).at(0), known_games())
            .playthrough()
            .score(0)
            .outcome();
    };
    EXPECT_EQ(outcome("49-46ish", "a lot"), GameOutcome::none);
    EXPECT_EQ(outcome("49-46ish", ""), GameOutcome::none);
    EXPECT_EQ(outcome("41", "41"), GameOutcome::drawn);
}

TEST(BoardGameGeek, WhatDoesNotCountThereDoesNotCountHere) {
    EXPECT_TRUE(plays_in(page(play(R"(id="1" date="" incomplete="1")")))[0].left_out);
    EXPECT_TRUE(plays_in(page(play(R"(id="1" date="0000-00-00" nowinstats="1")")))[0].left_out);
    EXPECT_FALSE(session_of(plays_in(page(play(R"(id="1" date="0000-00-00")")))[0], known_games()).heading().started);
}

TEST(BoardGameGeek, APlayThatCannotBeReadIsToldByItsLineAndLeavesTheOthersAlone) {
    for (const auto& [attribute, value, why] : std::vector<std::tuple<std::string, std::string, std::string>>{
             {"date", "2026-02-30", "is no date"},
             {"date", "yesterday", "is no date"},
             {"length", "x45", "how long"},
             {"length", "-5", "how long"},
             {"quantity", "many", "is no whole number"},
             {"quantity", "2.5", "is no whole number"},
             {"incomplete", "maybe", "neither yes nor no"}}) {
        std::string entry = R"(id="1" )";
        entry += attribute + "=\"" + value + "\"";
        const std::string xml = page(play(R"(id="2" date="2025-12-30")") + "\n" + play(entry));
        const std::vector<PageOfPlays> pages = read_boardgamegeek(xml);
        ASSERT_EQ(pages.at(0).plays.size(), 1U) << value;
        ASSERT_EQ(pages[0].bad.size(), 1U) << value;
        EXPECT_EQ(pages[0].entries, 2U);
        EXPECT_NE(english(pages[0].bad[0].why).find(why), std::string::npos) << english(pages[0].bad[0].why);
        EXPECT_EQ(pages[0].bad[0].line,
                  1 + static_cast<std::size_t>(std::ranges::count(xml.substr(0, xml.find("<play id=\"1\"")), '\n')));
    }
    for (const char* win : {"1", "true", "yes"}) {
        const std::string player = R"(<player name="Ann" score="5" win=")" + std::string(win) + R"("/>)";
        EXPECT_TRUE(plays_in(page(play(kUsual, player)))[0].players.at(0).won) << win;
    }
}

TEST(BoardGameGeek, PagesMayStandInOneFileAndMissingOnesAreTold) {
    const std::string one = page(play(R"(id="1" date="2025-12-31")") + play(R"(id="2" date="2025-12-30")"));
    const std::string other = page(play(R"(id="3" date="2025-12-29")"));
    const std::vector<PageOfPlays> both = read_boardgamegeek("\xEF\xBB\xBF" + one + "\n" + other);
    ASSERT_EQ(both.size(), 2U);
    EXPECT_TRUE(missing_texts(both).empty());
    const std::vector<Text> texts = missing_texts(read_boardgamegeek(one));
    ASSERT_EQ(texts.size(), 1U);
    EXPECT_NE(english(texts[0]).find("3 plays of ann, and 2 of them"), std::string::npos) << english(texts[0]);
}

TEST(BoardGameGeek, APageThatDiffersChangesNothingUnlessThatIsWantedForTheSiteGivesNoTimeOfChange) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    const std::vector<Play> plays = plays_in(page(play(kUsual, kPlayers)));
    const KnownPlays kTheirs{FromTrash::nothing, Undated::theirs_come};
    EXPECT_EQ(take_plays(store, plays).fresh.size(), 1U);
    EXPECT_EQ(take_plays(store, plays).there.size(), 1U);
    EXPECT_EQ(History(store).summaries().size(), 1U);
    const auto with = [&](const std::string& old_part, const std::string& new_part) {
        std::string xml = page(play(kUsual, kPlayers));
        return plays_in(xml.replace(xml.find(old_part), old_part.size(), new_part));
    };
    for (const auto& [old_part, new_part, told] :
         std::vector<std::tuple<std::string, std::string, std::string>>{{"49-46ish", "50", "the score of Ann"},
                                                                        {"\"blue\"", "\"red\"", "the role of Ann"},
                                                                        {"\"20\"", "\"25\"", "the duration"}}) {
        const std::string before = History(store).summaries().at(0).id;
        const TakenPlays kept = take_plays(store, with(old_part, new_part));
        EXPECT_TRUE(kept.updated.empty()) << told;
        ASSERT_EQ(kept.differing.size(), 1U) << told;
        EXPECT_TRUE(kept.differing[0].undated && !kept.differing[0].corrected_here) << told;
        EXPECT_EQ(History(store).summaries().at(0).id, before) << "the page may be the older one";
        const TakenPlays changed = take_plays(store, with(old_part, new_part), kTheirs);
        ASSERT_EQ(changed.updated.size(), 1U) << told;
        EXPECT_TRUE(changed.updated[0].undated) << told;
        EXPECT_NE(english(changed.updated[0].what).find(told), std::string::npos) << english(changed.updated[0].what);
        EXPECT_EQ(History(store).summaries().size(), 1U);
    }
}

TEST(BoardGameGeek, WhatWasCorrectedOrNamedHereIsNeverTakenAway) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    const KnownPlays theirs{FromTrash::if_changed_later, Undated::theirs_come};
    const std::string as_it_was = page(play(kUsual, kPlayers));
    const std::string id = take_plays(store, plays_in(as_it_was)).fresh.at(0);
    store.rename(id, "The long evening", store.load(id).heading().place);
    std::string xml = as_it_was;
    const TakenPlays taken = take_plays(store, plays_in(xml.replace(xml.find("49-46ish"), 8, "50")), theirs);
    ASSERT_EQ(taken.updated.size(), 1U);
    const Session ours = store.load(taken.updated[0].id);
    EXPECT_EQ(ours.heading().title, "The long evening");
    Heading heading = ours.heading();
    heading.id = new_uuid();
    heading.setup["scores"]["ben42"] = "51";
    store.replace(ours, with_another_setup(ours, heading, "").session);
    const TakenPlays again = take_plays(store, plays_in(as_it_was), theirs);
    EXPECT_TRUE(again.updated.empty());
    ASSERT_EQ(again.differing.size(), 1U);
    EXPECT_TRUE(again.differing[0].undated && again.differing[0].corrected_here);
    EXPECT_EQ(History(store).summaries().at(0).id, heading.id);
}

TEST(BoardGameGeek, ABadFileIsRefusedWithItsLine) {
    const std::string bomb =
        R"(<?xml version="1.0"?><!DOCTYPE plays [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;">]><plays><play id="1"><comments>&c;</comments></play></plays>)";
    const std::vector<std::pair<std::string, std::string>> cases{
        {bomb, "line 1: a document type"},
        {page("\n\n<play id=\"1\">"), "line 3: this is not XML"},
        {page("\n<play date=\"2025-12-31\"/>"), "line 2: this play has no id"},
        {page(play(R"(id="1" quantity="900000")")), "a file holds at most"},
        {page(std::string(20, '\n') + "<a>" + std::string("<b><b><b><b><b><b><b><b><b><b><b><b><b><b><b><b>")),
         "line 21: elements stand more than"},
        {page("") + "\n" + page("\n&what;"), "line 4: this is not XML"},
        {page("<play id=\"1\" id=\"2\"/>"), "duplicate attribute"},
        {page("\xff"), "line 1"},
    };
    for (const auto& [xml, told] : cases) {
        try {
            read_boardgamegeek(xml);
            ADD_FAILURE() << told;
        } catch (const BadRecord& bad) {
            EXPECT_NE(std::string(bad.what()).find(told), std::string::npos) << bad.what();
        }
    }
}

TEST(BoardGameGeek, ManyPlaysAreReadInAMoment) {
    std::string plays;
    for (int i = 0; i < 20'000; ++i) {
        plays += play("id=\"" + std::to_string(i) + "\" date=\"2025-12-31\"", kPlayers);
    }
    const auto begun = processor_time();
    EXPECT_EQ(plays_in(page(plays)).size(), 20'000U);
    EXPECT_LT(processor_time() - begun, std::chrono::seconds(20));
}

}  // namespace
}  // namespace castalia
