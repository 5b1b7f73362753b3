// A note under seal is told nowhere before the table has revealed its subject.
#include "app/recorder/sealed_notes.h"

#include "tests/recorder/table.h"

namespace castalia {
namespace {

class SealedNotes : public ::testing::Test {
protected:
    SealedNotes() {
        Json sheet;
        for (const char* tile :
             {"Calliope", "Clio", "Erato", "Euterpe", "Melpomene", "Polyhymnia", "Terpsichore", "Thalia", "Urania"}) {
            sheet[tile]["suns"] = 0;
        }
        Heading heading;
        heading.game = "dance-of-muses";
        heading.title = "Thursday";
        heading.players = {"Ann", "Ben", "Cid"};
        heading.setup = {{"first", "Ann"},
                         {"companies",
                          {{{"color", "purple"}, {"players", {"Ann"}}},
                           {{"color", "orange"}, {"players", {"Ben"}}},
                           {{"color", "white"}, {"players", {"Cid"}}}}},
                         {"tiles", sheet}};
        table.recorder.begin(heading);
        for (const char* line : {"place down 0 0", "place clio 1 0", "place erato 2 0"}) {
            table.enter(line);
        }
    }
    std::vector<Hidden> hidden() const {
        return table.session().game().hidden(table.session().playthrough(), table.session().plies());
    }
    void play_to_the_end() {
        for (const char* line : {"place euterpe 0 1", "place down 1 1", "place down 2 1", "place calliope 0 2",
                                 "place urania 1 2", "place thalia 2 2", "adj die thalia 5", "thalia s"}) {
            table.enter(line);
        }
    }

    Table table;
};

TEST_F(SealedNotes, AreAboutTheTilesThatLieFaceDownAndWhatTheyCanBe) {
    ASSERT_EQ(hidden().size(), 1U);
    EXPECT_EQ(hidden()[0].seat, Seat{0});
    EXPECT_EQ(english(hidden()[0].label), "Ann’s tile");
    EXPECT_EQ(hidden()[0].options.size(), 7U) << "Clio and Erato lie face up";
    EXPECT_TRUE(hidden()[0].shown.is_null());
}

TEST_F(SealedNotes, StandInNoRecordUntilTheTilesAreTurnedUp) {
    const std::string before = table.on_disk();
    seal(table.store, table.session(), hidden()[0], "Melpomene");
    EXPECT_TRUE(is_sealed(table.store, table.session(), hidden()[0]));
    EXPECT_EQ(table.on_disk(), before) << "the record goes out without it";
    play_to_the_end();
    EXPECT_EQ(Json::parse(table.on_disk())["events"].dump().find("Melpomene"), std::string::npos);
    EXPECT_TRUE(opened_notes(table.store, table.session()).empty()) << "nothing is turned up yet";
}

TEST_F(SealedNotes, AreComparedWithWhatIsTurnedUp) {
    seal(table.store, table.session(), hidden()[0], "Melpomene");
    play_to_the_end();
    seal(table.store, table.session(), hidden()[1], "Polyhymnia");
    table.enter("reveal ?ann melpomene ?ben terpsichore ?cid polyhymnia");
    const std::vector<Json> notes = opened_notes(table.store, table.session());
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_EQ(notes[0]["player"], "Ann");
    EXPECT_EQ(notes[0]["text"], "The sealed note on Ann’s tile says Melpomene, and so it is");
    EXPECT_EQ(notes[1]["text"], "The sealed note on Ben’s tile says Polyhymnia, but it is Terpsichore");
    for (const Json& note : notes) {
        EXPECT_FALSE(table.recorder.enter(note));
    }
    EXPECT_TRUE(opened_notes(table.store, table.session()).empty()) << "they are told once";
    table.recorder.undo();
    table.recorder.undo();
    table.recorder.undo();
    table.enter("reveal ?ann terpsichore ?ben melpomene ?cid polyhymnia");
    EXPECT_EQ(opened_notes(table.store, table.session()).size(), 2U)
        << "the seal lasts when the tiles are named anew";
}

TEST_F(SealedNotes, AnotherNoteTakesThePlaceOfTheFirst) {
    seal(table.store, table.session(), hidden()[0], "Melpomene");
    seal(table.store, table.session(), hidden()[0], "Terpsichore");
    play_to_the_end();
    table.enter("reveal ?ann terpsichore ?ben melpomene ?cid polyhymnia");
    const std::vector<Json> notes = opened_notes(table.store, table.session());
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(notes[0]["text"], "The sealed note on Ann’s tile says Terpsichore, and so it is");
}

}  // namespace
}  // namespace castalia
