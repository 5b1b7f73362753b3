#include "core/session/journal.h"

#include <gtest/gtest.h>

#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

EventPtr note_event(const std::string& text) {
    auto event = std::make_shared<Event>();
    event->what = Note{text, {}};
    return event;
}

Operation played(const std::string& text) { return Played{note_event(text)}; }
Operation amended(EntryNumber entry, const std::string& text) {
    return Corrected{{Amend{entry, note_event(text)}}, ""};
}
Operation inserted(EntryNumber before, const std::string& text) {
    return Corrected{{Insert{before, note_event(text)}}, ""};
}
Operation struck(EntryNumber entry) { return Corrected{{Strike{entry}}, ""}; }

Journal journal_of(const std::vector<Operation>& operations) {
    Journal journal;
    for (const Operation& operation : operations) {
        journal.push_back({after(static_cast<int>(journal.size())), operation});
    }
    return journal;
}

/// Returns the entries in force as "1:one 2*:two": number, a star where corrected, words, "(note)".
std::string text_of(const std::vector<Operation>& operations) {
    std::string words;
    for (const Entry& entry : in_force(journal_of(operations)).entries) {
        words += (words.empty() ? "" : " ") + std::to_string(entry.number) + (entry.corrected ? "*" : "") + ":" +
                 std::get<Note>(entry.event->what).text +
                 (entry.event->note.empty() ? "" : "(" + entry.event->note + ")");
    }
    return words;
}

TEST(Journal, WhatWasPlayedIsInForceInItsOrder) {
    EXPECT_EQ(text_of({}), "");
    EXPECT_EQ(text_of({played("a"), played("b"), played("c")}), "1:a 2:b 3:c");
}

TEST(Journal, UndoTakesBackTheLastOperationThatStands) {
    EXPECT_EQ(text_of({played("a"), played("b"), Undone{}}), "1:a");
    EXPECT_EQ(text_of({played("a"), played("b"), Undone{}, Undone{}}), "");
}

TEST(Journal, UndoOfNothingAndRedoOfNothingDoNothing) {
    EXPECT_EQ(text_of({Undone{}, Redone{}, played("a"), Redone{}, Undone{}, Undone{}, Undone{}, Redone{}}), "1:a");
}

TEST(Journal, RedoBringsBackInTheOrderOfTheUndoing) {
    EXPECT_EQ(text_of({played("a"), played("b"), Undone{}, Undone{}, Redone{}}), "1:a");
    EXPECT_EQ(text_of({played("a"), played("b"), Undone{}, Undone{}, Redone{}, Redone{}}), "1:a 2:b");
}

TEST(Journal, ANewOperationEndsWhatCouldBeRedone) {
    const std::vector<Operation> operations{played("a"), played("b"), Undone{}, played("c")};
    EXPECT_EQ(text_of(operations), "1:a 3:c");
    EXPECT_TRUE(in_force(journal_of(operations)).redoable.empty());
    std::vector<Operation> redone = operations;
    redone.emplace_back(Redone{});
    EXPECT_EQ(text_of(redone), "1:a 3:c");
}

TEST(Journal, AnAmendedEntryKeepsItsNumberAndItsPlace) {
    EXPECT_EQ(text_of({played("a"), played("b"), amended(1, "x")}), "1*:x 2:b");
}

TEST(Journal, AnInsertedEntryStandsBeforeTheOneNamed) {
    EXPECT_EQ(text_of({played("a"), played("b"), inserted(2, "x")}), "1:a 3*:x 2:b");
    EXPECT_EQ(text_of({played("a"), inserted(0, "x")}), "1:a 2*:x");
}

TEST(Journal, AStruckEntryIsGone) { EXPECT_EQ(text_of({played("a"), played("b"), struck(1)}), "2:b"); }

TEST(Journal, AnEntryThatIsGoneChangesNothing) {
    EXPECT_EQ(text_of({played("a"), struck(7)}), "1:a");
    EXPECT_EQ(text_of({played("a"), amended(7, "x")}), "1:a");
    EXPECT_EQ(text_of({played("a"), inserted(7, "x")}), "1:a");
    EXPECT_EQ(text_of({played("a"), Annotated{7, "x"}}), "1:a");
}

TEST(Journal, ANumberIsNeverGivenTwice) {
    EXPECT_EQ(text_of({played("a"), inserted(1, "x"), Undone{}, played("b")}), "1:a 3:b");
    EXPECT_EQ(in_force(journal_of({played("a"), inserted(1, "x"), Undone{}})).next, 3);
}

TEST(Journal, UndoingACorrectionRestoresWhatWasThereBefore) {
    EXPECT_EQ(text_of({played("a"), amended(1, "x"), Undone{}}), "1:a");
    EXPECT_EQ(text_of({played("a"), amended(1, "x"), amended(1, "y"), Undone{}}), "1*:x");
    EXPECT_EQ(text_of({played("a"), struck(1), Undone{}, Redone{}}), "");
}

TEST(Journal, ACorrectionOfManyPlacesIsUndoneAsOne) {
    const Operation correction =
        Corrected{{Amend{1, note_event("x")}, Strike{2}, Insert{3, note_event("y")}}, "counted again"};
    EXPECT_EQ(text_of({played("a"), played("b"), played("c"), correction}), "1*:x 4*:y 3:c");
    EXPECT_EQ(text_of({played("a"), played("b"), played("c"), correction, Undone{}}), "1:a 2:b 3:c");
}

TEST(Journal, AnAnnotationIsANoteOnAnEntryAndCanBeUndone) {
    EXPECT_EQ(text_of({played("a"), played("b"), Annotated{1, "slowly"}}), "1:a(slowly) 2:b");
    EXPECT_EQ(text_of({played("a"), Annotated{1, "slowly"}, Annotated{1, "fast"}, Undone{}}), "1:a(slowly)");
    EXPECT_EQ(text_of({played("a"), Annotated{1, "slowly"}, Annotated{1, ""}}), "1:a");
}

TEST(Journal, AnEventIsNeverChangedByWhatIsSaidOfIt) {
    const EventPtr event = note_event("a");
    in_force(journal_of({Played{event}, Annotated{1, "slowly"}}));
    EXPECT_EQ(event->note, "");
}

TEST(Journal, EveryOperationReadsBackFromItsWireForm) {
    const Session session = session_of(Json::array());
    const EventPtr event = event_in(session, roll("Ann", 3, 9));
    const std::vector<Operation> operations{
        Played{event},
        Corrected{{Amend{1, event}, Insert{0, event}, Insert{4, event}, Strike{2}}, "dropped die"},
        Corrected{{Strike{1}}, ""},
        Annotated{1, "cocked"},
        Annotated{1, ""},
        Undone{},
        Redone{}};
    for (const Operation& operation : operations) {
        const Json json = write_operation({after(5), operation}, session.playthrough(), session.names());
        SCOPED_TRACE(json.dump());
        const JournalLine line = read_operation(json, "journal[0]", session.playthrough(), session.names());
        EXPECT_EQ(line.at, after(5));
        EXPECT_EQ(line.operation.index(), operation.index());
        EXPECT_EQ(write_operation(line, session.playthrough(), session.names()), json);
    }
}

TEST(Journal, AOperationThatCannotBeReadIsToldWithItsPlace) {
    const Session session = session_of(Json::array());
    const std::vector<std::pair<Json, std::string>> cases{
        {{{"deed", "burn"}, {"at", "2026-11-21T19:02:00Z"}}, "journal[2].deed"},
        {{{"deed", "undo"}}, "journal[2]"},
        {{{"deed", "undo"}, {"at", "now"}}, "journal[2].at"},
        {{{"deed", "undo"}, {"at", "2026-11-21T19:02:00Z"}, {"why", "x"}}, "journal[2]"},
        {{{"deed", "annotate"}, {"entry", 0}, {"note", "x"}, {"at", "2026-11-21T19:02:00Z"}}, "journal[2].entry"},
        {{{"deed", "correct"}, {"changes", Json::array()}, {"at", "2026-11-21T19:02:00Z"}}, "journal[2].changes"},
        {{{"deed", "correct"}, {"changes", {{{"strike", 1}, {"amend", 1}}}}, {"at", "2026-11-21T19:02:00Z"}},
         "journal[2].changes[0]"},
        {{{"deed", "play"},
          {"event", {{"type", "roll"}, {"player", "Ann"}, {"dice", {3, 11}}}},
          {"at", "2026-11-21T19:02:00Z"}},
         "journal[2].event.dice[1]"},
    };
    for (const auto& [json, place] : cases) {
        SCOPED_TRACE(json.dump());
        try {
            read_operation(json, "journal[2]", session.playthrough(), session.names());
            ADD_FAILURE() << "was read";
        } catch (const BadRecord& bad) {
            EXPECT_EQ(bad.place, place) << bad.what();
        }
    }
}

}  // namespace
}  // namespace castalia
