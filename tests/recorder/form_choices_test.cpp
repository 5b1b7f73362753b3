// What was chosen in the form holds for what is typed afterwards: a number fills the form, and a line leaves it as it
// is wherever it says nothing itself.
#include "app/recorder/entry_composer.h"
#include "tests/recorder/table.h"

namespace castalia {
namespace {

class FormChoices : public testing::Test {
protected:
    void begin(const char* setup, std::vector<std::string> players = {"Ann", "Ben"}) {
        Heading heading;
        heading.game = "open-table";
        heading.title = "Thursday";
        heading.players = std::move(players);
        heading.setup = Json::parse(setup);
        table.recorder.begin(heading);
        composer.follow();
    }
    void fill_pad() {
        for (const char* line : {"Ann: score 1 \"Round 1\"", "Ben: score 2 \"Round 1\"", "Ann: score 3 \"Round 2\"",
                                 "Ben: score 7 \"Round 2\""}) {
            table.enter(line);
        }
        composer.follow();
    }
    void choose(char key) { composer.choose_verb(composer.verb_of_key(key)); }
    /// Types letter by letter, as somebody at the keys does.
    void type(const std::string& line) {
        for (std::size_t letters = 1; letters <= line.size(); ++letters) {
            composer.type(line.substr(0, letters));
        }
    }
    std::string text() const { return english(composer.composition().echo.sentence); }
    /// Confirms, and returns the last event without its note.
    Json entered() {
        EXPECT_EQ(composer.confirm(), Composition::Enter::record) << text();
        Json event = table.recorder.written(*table.session().replay().steps().back().entry.event);
        note = event.value("note", "");
        event.erase("note");
        return event;
    }
    static Json score(const char* player, const char* round, const Json& value) {
        return {{"type", "score"}, {"player", player}, {"column", round}, {"value", value}};
    }

    Table table;
    EntryComposer composer{table.recorder};
    std::string note;
};

constexpr const char* kPad =
    R"({"columns":["Round 1","Round 2"],"counters":[{"name":"Life","start":20}],"decks":["standard"]})";

TEST_F(FormChoices, ANumberIsThatOfThePlayerWhoWasChosen) {
    begin(kPad);
    fill_pad();
    composer.fill("player", "Ben");
    type("42");
    EXPECT_EQ(entered(), score("Ben", "Round 3", 42));
    EXPECT_EQ(table.session().plies(), 6U) << "the new round comes first";
}

TEST_F(FormChoices, ANumberIsThatOfTheRoundThatWasChosen) {
    begin(kPad);
    fill_pad();
    composer.fill("column", "Round 2");
    type("6");
    EXPECT_EQ(entered(), score("Ann", "Round 2", 6));
    composer.fill("column", "Round 2");
    type("3+6");
    EXPECT_EQ(entered(), score("Ann", "Round 2", 9));
    EXPECT_EQ(note, "3+6");
}

TEST_F(FormChoices, ANumberIsThatOfTheVerbThatWasChosen) {
    begin(kPad);
    choose('C');
    type("4");
    EXPECT_EQ(entered(), (Json{{"type", "count"}, {"player", "Ann"}, {"name", "Life"}, {"by", 4}}));
    choose('C');
    type("0");
    EXPECT_EQ(composer.composition().state, EntryState::unreadable) << text();
    EXPECT_EQ(composer.confirm(), Composition::Enter::nothing);
}

TEST_F(FormChoices, ANumberIsThatOfTheCellThatWasPicked) {
    begin(kPad);
    ASSERT_TRUE(composer.pick(PlaceId::beginning({{"type", "score"}, {"player", "Ben"}, {"column", "Round 2"}})));
    type("8");
    EXPECT_EQ(entered(), score("Ben", "Round 2", 8));
}

TEST_F(FormChoices, HoldForALineThatDoesNotSayThem) {
    begin(kPad);
    composer.fill("player", "Ben");
    type("s 4");
    EXPECT_EQ(entered()["player"], "Ben");
    composer.fill("player", "Ben");
    type("c -3 life");
    EXPECT_EQ(entered()["player"], "Ben") << "the form of every event asks for the player";
    choose('P');
    composer.fill("to", "discard");
    type("p as");
    EXPECT_EQ(entered()["to"], "discard");
    composer.fill("column", "Round 2");
    type("s 5");
    EXPECT_EQ(entered(), score("Ann", "Round 2", 5));
}

TEST_F(FormChoices, GiveWayToWhatALineSays) {
    begin(kPad);
    composer.fill("player", "Ben");
    type("Ann: s 4 round 2");
    EXPECT_EQ(entered(), score("Ann", "Round 2", 4));
    choose('P');
    composer.fill("to", "discard");
    type("p as table");
    EXPECT_EQ(entered()["to"], "table");
}

TEST_F(FormChoices, StayWhenTheLineIsTakenBackAndGoWithEscape) {
    begin(kPad);
    composer.fill("player", "Ben");
    type("4");
    composer.type("");
    EXPECT_EQ(composer.composition().draft.json()["player"], "Ben");
    type("5");
    EXPECT_EQ(entered()["player"], "Ben");
    composer.fill("player", "Ben");
    composer.leave();
    type("6");
    EXPECT_EQ(entered()["player"], "Ann");
}

TEST_F(FormChoices, HoldInOtherGamesToo) {
    composer.follow();  // Magnate, as the table begins.
    for (const char* line : {"r 3 9"}) {
        table.enter(line);
    }
    composer.follow();
    const int trade = composer.verb_of_key('T');
    ASSERT_GE(trade, 0);
    composer.choose_verb(trade);
    ASSERT_NE(composer.composition().draft.slot("times"), nullptr);
    composer.fill("times", 2);
    composer.type("t m w");
    ASSERT_TRUE(composer.composition().event) << text();
    EXPECT_EQ(table.recorder.written(*composer.composition().event)["times"], 2);
}

TEST_F(FormChoices, ShortLinesNamePlayersRoundsAndCounters) {
    begin(kPad);
    type("ben 4");
    EXPECT_EQ(entered(), score("Ben", "Round 1", 4));
    type("b: 5");
    EXPECT_EQ(entered(), score("Ben", "Round 2", 5));
    type("ben r2 6");
    EXPECT_EQ(entered(), score("Ben", "Round 2", 6));
    type("life +4");
    EXPECT_EQ(entered(), (Json{{"type", "count"}, {"player", "Ann"}, {"name", "Life"}, {"by", 4}}));
    type("b life -2");
    EXPECT_EQ(entered()["player"], "Ben");
    type("ben 9");
    EXPECT_EQ(composer.composition().state, EntryState::forbidden)
        << "Ann has an empty cell in each round that is there";
}

TEST_F(FormChoices, NumbersAreReadAsPeopleWriteThem) {
    begin(kPad);
    const std::pair<const char*, Json> rows[] = {{"6 + 2", 8}, {"2½", 2.5}, {"–3", -3}, {"−3", -3}, {"１２", 12}};
    for (const auto& [typed, value] : rows) {
        composer.type(typed);
        EXPECT_EQ(entered()["value"], value) << typed;
    }
    for (const auto& [typed, why] : {std::pair("0.25", "half"), std::pair("1,500", "1500 or 1.5"),
                                     std::pair("1.000", "1000 or 1"), std::pair("s 12.500", "12500 or 12.5")}) {
        composer.type(typed);
        EXPECT_NE(text().find(why), std::string::npos) << typed << ": " << text();
        EXPECT_NE(composer.confirm(), Composition::Enter::record) << typed;
    }
}

TEST_F(FormChoices, ThousandsAreReadAsTheLanguageWritesThem) {
    begin(kPad);
    table.recorder.read_numbers_by([] { return '.'; });
    composer.type("1,500");
    EXPECT_EQ(entered()["value"], 1500);
    composer.type("1.000");
    EXPECT_NE(text().find("1000 or 1"), std::string::npos) << text();
    table.recorder.read_numbers_by([] { return ','; });
    composer.type("s 12.500");
    EXPECT_EQ(entered()["value"], 12'500);
    choose('C');
    composer.type("1.000");
    EXPECT_EQ(entered()["by"], 1000);
}

}  // namespace
}  // namespace castalia
