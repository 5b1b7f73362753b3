// The first values of a form when somebody chooses an event: the usual subject of an objection or a veto, and the two
// questions of an erasure.
#include "app/recorder/entry_composer.h"
#include "tests/recorder/table.h"

namespace castalia {
namespace {

class FillingIn : public ::testing::Test {
protected:
    FillingIn() {
        Heading heading;
        heading.game = "muse-story";
        heading.title = "Thursday";
        heading.players = {"Alice", "Bob", "Cid"};
        table.recorder.begin(heading);
        for (const char* line :
             {"Alice: element \"a ship\"", "Bob: element \"a hill\"", "Cid: element \"a king\"",
              "Alice: element \"a cure\"", "Bob: element \"a spy\"", "Cid: element \"a moon\"",
              "Alice: question b c \"Is the king on the hill?\"", "Bob: question c f \"Is he on the moon?\"",
              "Cid: question a b \"Does the ship find the hill?\"", "begin Bob"}) {
            table.enter(line);
        }
    }
    void choose(char key) {
        composer.follow();
        composer.choose_verb(composer.verb_of_key(key));
    }
    Json draft() const { return composer.composition().draft.json(); }
    bool asks_for(const FieldPath& field) const { return composer.composition().draft.slot(field) != nullptr; }
    Json entered() {
        EXPECT_EQ(composer.confirm(), Composition::Enter::record) << draft();
        return table.recorder.written(*table.session().replay().steps().back().entry.event);
    }
    static Json who(const char* name, const char* aim) { return {{"player", name}, {"aim", aim}}; }

    Table table;
    EntryComposer composer{table.recorder};
};

const Json kSentence{{"narrate", "sentence"}}, kAll{{"narrate", "all"}};

TEST_F(FillingIn, AVetoIsAboutTheLastSentenceUntilTheTableSaysOtherwise) {
    table.enter("narrate \"The king climbs. He falls.\"");
    choose('V');
    EXPECT_EQ(draft()["of"], kSentence);
    EXPECT_EQ(draft()["text"], "He falls.");
    composer.fill("of", kAll);
    EXPECT_EQ(draft()["text"], "The king climbs. He falls.") << "the words follow what is meant";
    composer.fill("of", kSentence);
    composer.fill("text", "He falls");
    composer.fill("of", kAll);
    EXPECT_EQ(draft()["text"], "He falls") << "words that somebody changed stay";
    composer.fill("of", nullptr);
    composer.fill("player", "Cid");
    EXPECT_TRUE(draft()["of"].is_null()) << "what somebody emptied stays empty";
    composer.fill("of", kSentence);
    composer.fill("outcome", "upheld");
    const Json event = entered();
    EXPECT_EQ(event["of"], kSentence);
    EXPECT_EQ(event["text"], "He falls");
}

TEST_F(FillingIn, AfterAKeyPhraseThatIsMeant) {
    table.enter("narrate \"The king climbs. He falls.\"");
    table.enter("choose 1 b c");
    choose('V');
    EXPECT_EQ(draft()["of"], Json({{"event", "choose"}}));
    EXPECT_FALSE(draft().contains("text")) << "a key phrase is no words";
    table.enter("narrate \"And up he gets.\"");
    choose('V');
    EXPECT_EQ(draft()["of"], kAll) << "one sentence is all";
    EXPECT_EQ(draft()["text"], "And up he gets.");
}

TEST_F(FillingIn, NothingIsMeantBeforeAnythingWasToldAndWhatIsTypedStaysAsItIs) {
    choose('V');
    EXPECT_FALSE(draft().contains("of")) << draft();
    table.enter("narrate \"The king climbs. He falls.\"");
    composer.follow();
    composer.type("Cid: veto upheld \"he cannot\"");
    EXPECT_FALSE(draft().contains("of")) << draft();
    EXPECT_FALSE(entered().contains("of"));
}

TEST_F(FillingIn, WhoObjectsBesideSomebodyWhoJumpsInIsAskedToWhat) {
    table.enter("narrate \"The king climbs. He falls.\"");
    choose('J');
    composer.fill("contenders/0", who("Alice", "jump_in"));
    EXPECT_FALSE(asks_for("of"));
    EXPECT_FALSE(draft().contains("of")) << draft();
    composer.fill("contenders/1", who("Cid", "object"));
    EXPECT_TRUE(asks_for("of"));
    EXPECT_EQ(draft()["of"], kSentence);
    EXPECT_EQ(draft()["against"], "He falls.");
    composer.fill("contenders/1", who("Cid", "jump_in"));
    EXPECT_FALSE(draft().contains("of")) << "nobody objects any more: " << draft();
    EXPECT_FALSE(draft().contains("against")) << draft();
    composer.fill("contenders/1", who("Cid", "object"));
    const Json event = entered();
    EXPECT_EQ(event["of"], kSentence);
    EXPECT_EQ(event["contenders"], Json({who("Alice", "jump_in"), who("Cid", "object")}));
}

TEST_F(FillingIn, OfTwoWhoJumpInTheFirstCanStillBeAnybodyAndTheSecondNotTheSame) {
    table.enter("narrate \"The king climbs. He falls.\"");
    choose('J');
    composer.fill("contenders/0", who("Alice", "jump_in"));
    composer.fill("contenders/1", who("Cid", "jump_in"));
    const auto free = [&](const char* field) {
        std::vector<std::string> names;
        for (const Option& option : composer.composition().draft.slot(field)->options) {
            if (!option.barred && option.value["aim"] == "jump_in") {
                names.push_back(option.value["player"].get<std::string>());
            }
        }
        return names;
    };
    EXPECT_EQ(free("contenders/0"), (std::vector<std::string>{"Alice", "Cid"}));
    EXPECT_EQ(free("contenders/1"), std::vector<std::string>{"Cid"});
}

TEST_F(FillingIn, AnObjectionAfterAddAndAnswerIsToldToUndoFirst) {
    table.enter("choose 1 b c");
    table.enter("add 1 yes deck");
    const auto objection_is_undone_first = [&](const char* listener) {
        choose('J');
        const auto& verbs = composer.composition().prompt.verbs;
        const Verb& verb = verbs.at(static_cast<std::size_t>(composer.composition().verb));
        EXPECT_EQ(english(verb.barred->brief), "undo it first");
        composer.fill("contenders/0", who(listener, "object"));
        const auto& preview = composer.composition().preview;
        return preview && preview->refusal && english(preview->refusal->brief) == "undo it first";
    };
    EXPECT_TRUE(objection_is_undone_first("Alice"));
    table.enter("Cid: narrate \"He climbs.\"");
    table.enter("add 1 no deck");
    table.enter("Alice: narrate \"Up and up.\"");
    table.enter("answer 1");
    EXPECT_TRUE(objection_is_undone_first("Bob"));
}

TEST_F(FillingIn, DuringAShowdownTheStoryCanBeToldOn) {
    for (const char* line : {"choose 1 b c", "add 1 yes deck", "Cid: narrate \"He climbs.\"", "add 1 no deck",
                             "Alice: narrate \"Up and up.\"", "answer 1"}) {
        table.enter(line);
    }
    choose('N');
    EXPECT_EQ(composer.composition().draft.type(), "narrate");
    composer.fill("text", "All hold their breath.");
    EXPECT_EQ(entered()["text"], "All hold their breath.");
}

TEST_F(FillingIn, AnErasureAsksForBothQuestionsInAnyOrderAndTakesTheLater) {
    const Json later{{"type", "erase"}, {"question", 3}, {"note", "conflicts with question 1"}};
    for (const auto& [first, second] : {std::pair{1, 3}, std::pair{3, 1}}) {
        choose('X');
        composer.fill("question", first);
        EXPECT_EQ(composer.composition().state, EntryState::begun) << "the other one is missing";
        composer.fill("question+note", {{"question", 3}, {"note", "conflicts with question 1"}});
        EXPECT_EQ(draft(), later) << first << " and " << second;
        EXPECT_EQ(composer.composition().line, "erase 3 note \"conflicts with question 1\"");
    }
    for (const auto& [first, second] : {std::pair{1, 3}, std::pair{3, 1}}) {
        choose('X');
        EXPECT_TRUE(composer.pick(PlaceId::of("question", first)));
        EXPECT_TRUE(composer.pick(PlaceId::of("question", second))) << "on the board as well";
        EXPECT_EQ(draft(), later) << first << " and " << second;
    }
    composer.fill("question", 1);  // This is the one that was said to be excluded.
    EXPECT_EQ(draft(), Json({{"type", "erase"}, {"question", 1}}));
    composer.fill("question+note", later);
    EXPECT_EQ(entered()["note"], "conflicts with question 1");
    EXPECT_EQ(table.state()["questions"][2]["status"], "erased");
    // With two questions there is no choice of the other one.
    choose('X');
    composer.fill("question", 1);
    EXPECT_EQ(draft(), Json({{"type", "erase"}, {"question", 2}, {"note", "conflicts with question 1"}}));
}

TEST_F(FillingIn, AQuestionThatWasAnsweredIsExcludedByALaterOne) {
    for (const char* line :
         {"choose 3 a b", "add 3 yes deck", "Cid: narrate \"Off.\"", "choose 1 c", "Cid: add 1 yes deck"}) {
        const auto refusal = table.recorder.enter(table.recorder.parse(std::string(line) + " ruling \"so be it\""));
        ASSERT_FALSE(refusal) << line << ": " << english(refusal->reason);
    }
    table.enter("Alice: add 1 no deck");
    table.enter("answer 1");
    table.enter("show yes 2h");
    table.enter("show no kh");
    table.enter("settle");
    choose('X');
    composer.fill("question", 1);
    EXPECT_EQ(composer.composition().state, EntryState::begun);
    composer.fill("question+note", {{"question", 2}, {"note", "conflicts with question 1"}});
    EXPECT_EQ(entered()["question"], 2);
}

TEST_F(FillingIn, AnErasureTypedWithBothQuestionsTakesTheLaterAndNotesTheOther) {
    for (const char* line : {"erase 1 3", "erase 3 1"}) {
        composer.follow();
        composer.type(line);
        const Json event = entered();
        EXPECT_EQ(event["question"], 3) << line;
        EXPECT_EQ(event["note"], "conflicts with question 1") << line;
        table.recorder.undo();
    }
    composer.follow();
    composer.type("erase 1 3 note \"the same hill\"");
    EXPECT_EQ(entered()["note"], "the same hill") << "what the table notes itself stays";
    composer.follow();
    composer.type("erase 2 2");
    EXPECT_EQ(composer.composition().state, EntryState::unreadable);
}

}  // namespace
}  // namespace castalia
