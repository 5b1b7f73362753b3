// What was undone, corrected, inserted and struck, in its place; and a session as it was recorded at some time.
#include "core/session/trace.h"

#include <gtest/gtest.h>

#include <random>

#include "core/session/chain.h"
#include "tests/support/samples.h"
#include "tests/support/tables.h"

namespace castalia {
namespace {

using namespace testing_words;

EventPtr noted(const std::string& text) {
    auto event = std::make_shared<Event>();
    event->what = Note{text, {}};
    return event;
}

/// Returns one row: "- Bravo: undone at 3, redone at 4", with a dash where it is not in force.
std::string row_of(const TracedEntry& traced) {
    std::string row =
        (traced.in_force ? "" : "- ") + std::get<Note>(traced.event->what).text + " @" + std::to_string(traced.step);
    for (const TraceChange& change : traced.changes) {
        row += "; " + std::string(trace_word(change.kind)) + " by " + std::to_string(change.operation);
        row += change.why.empty() ? "" : " because " + change.why;
        row += change.was ? " was " + std::get<Note>(change.was->what).text + change.was->note : "";
    }
    return row;
}

std::vector<std::string> trace_after(const std::vector<Operation>& operations) {
    Session session = session_of({});
    for (std::size_t i = 0; i < operations.size(); ++i) {
        session.enter(operations[i], after(static_cast<int>(i)));
    }
    std::vector<std::string> rows;
    for (const TracedEntry& traced : trace_of(session)) {
        rows.push_back(row_of(traced));
    }
    return rows;
}

TEST(Trace, ShowsWhatWasDoneInItsPlace) {
    using Rows = std::vector<std::string>;
    const Operation a = Played{noted("A")}, b = Played{noted("B")}, c = Played{noted("C")};
    const auto amend = [](EntryNumber entry, const char* text, const char* why) {
        return Operation(Corrected{{Amend{entry, noted(text)}}, why});
    };
    const auto insert = [](EntryNumber before, const char* text) {
        return Operation(Corrected{{Insert{before, noted(text)}}, "forgotten"});
    };
    const auto strike = [](EntryNumber entry) { return Operation(Corrected{{Strike{entry}}, "twice"}); };
    const struct {
        const char* remark;
        std::vector<Operation> operations;
        Rows rows;
    } kCases[] = {
        {"only played", {a, b, c}, {}},
        {"undone at the end", {a, b, Undone{}}, {"- B @1; undone by 2"}},
        {"undone, then played on", {a, b, Undone{}, c}, {"- B @1; undone by 2"}},
        {"undone and brought back", {a, b, Undone{}, Redone{}}, {"B @1; undone by 2; redone by 3"}},
        {"corrected", {a, b, amend(1, "X", "misread")}, {"X @0; corrected by 2 because misread was A"}},
        {"corrected twice",
         {a, amend(1, "X", ""), amend(1, "Y", "")},
         {"Y @0; corrected by 1 was A; corrected by 2 was X"}},
        {"a correction undone", {a, amend(1, "X", ""), Undone{}}, {"A @0; corrected by 1 was A; undone by 2 was X"}},
        {"inserted", {a, b, insert(2, "X")}, {"X @1; inserted by 2 because forgotten"}},
        {"struck", {a, b, c, strike(2)}, {"- B @1; struck by 3 because twice"}},
        {"struck at the front", {a, b, strike(1)}, {"- A @0; struck by 2 because twice"}},
        {"struck and undone", {a, b, strike(1), Undone{}}, {"A @0; struck by 2 because twice; redone by 3"}},
        {"an insertion undone, then played on",
         {a, b, insert(2, "X"), Undone{}, c},
         {"- X @1; inserted by 2 because forgotten; undone by 3"}},
        {"inserted where another was struck",
         {a, b, c, strike(2), insert(3, "X")},
         {"- B @1; struck by 3 because twice", "X @1; inserted by 4 because forgotten"}},
        {"two undone in a row", {a, b, c, Undone{}, Undone{}, a}, {"- B @1; undone by 4", "- C @1; undone by 3"}},
        {"annotated once and never again",
         {a, Annotated{1, "x"}, b, Undone{}},
         {"A @0; annotated by 1 was A", "- B @1; undone by 3"}},
        {"an entry whose place is gone",
         {a, Corrected{{Insert{9, noted("X")}}, ""}, b, Undone{}},
         {"- B @1; undone by 3"}},
    };
    for (const auto& [remark, operations, rows] : kCases) {
        EXPECT_EQ(trace_after(operations), rows) << remark;
    }
}

TEST(Trace, IsToldInWordsAndAsJson) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    session.enter(Corrected{{Amend{1, event_in(session, roll("Ann", 2, 4))}}, "misread"}, after(60));
    const Json trace = trace_json(session);
    ASSERT_EQ(trace.size(), 1U);
    EXPECT_EQ(trace[0]["index"], 0);
    EXPECT_EQ(trace[0]["event"]["dice"], (Json{2, 4}));
    EXPECT_EQ(trace[0]["changes"][0]["kind"], Json("corrected"));
    EXPECT_EQ(trace[0]["changes"][0]["why"], Json("misread"));
    EXPECT_EQ(trace[0]["changes"][0]["operation"], 3);
    EXPECT_EQ(trace[0]["changes"][0]["before"]["dice"], (Json{3, 9}));
    const TracedEntry traced = trace_of(session).front();
    EXPECT_EQ(english(details_of(traced.changes.front(), traced, session)), "misread; before: Ann rolls 3 and 9");
}

TEST(ASession, AsItWasRecordedIsThatOfTheFirstOperations) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    const std::string before = write_record(session);
    session.enter(Corrected{{Amend{1, event_in(session, roll("Ann", 2, 4))}}, "misread"}, after(60));
    session.enter(Undone{}, after(61));
    EXPECT_EQ(write_record(as_recorded_after(session, 2)), before);
    EXPECT_EQ(operations_until(session, after(60)), 3U);
    EXPECT_EQ(operations_until(session, after(60) - std::chrono::milliseconds(1)), 2U);
    EXPECT_EQ(operations_until(session, kLastMoment), 4U);
    EXPECT_EQ(as_recorded_after(session, 0).plies(), 0U);
    EXPECT_EQ(write_record(as_recorded_after(session, 4)), write_record(session));
}

TEST(ATracedRecord, BringsTheWholeJournalBack) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    session.enter(Corrected{{Amend{1, event_in(session, roll("Ann", 2, 4))}}, "misread"}, after(60));
    session.enter(Undone{}, after(61));
    const std::string file = write_record(session, true);
    const Session again = read_record(file, known_games());
    EXPECT_EQ(write_record(again), file) << "it carries its trace again";
    EXPECT_EQ(write_record(again, false), write_record(session));
    EXPECT_EQ(head_of_chain(again), head_of_chain(session));
    EXPECT_EQ(trace_json(again), trace_json(session));
    EXPECT_EQ(write_record(read_text(write_text(session, true), known_games())), file);
    for (const char* game : {"magnate", "muse-decktet", "musee", "muse-story", "dance-of-muses"}) {
        const Session sample = sample_of(game);
        EXPECT_EQ(write_record(read_record(write_record(sample, true), known_games()), false), sample_file(game));
    }
}

TEST(ATracedRecord, KeepsTheJournalOfAnotherProgramInFront) {
    Json record = record_of({roll("Ann", 3, 9)});
    record["journal"] = {{{"who", "another program"}, {"hash", 1}}};
    Session session = read_record(record.dump(), known_games());
    session.enter(Undone{}, after(60));
    const Session again = read_record(write_record(session, true), known_games());
    EXPECT_EQ(again.imported_journal, session.imported_journal);
    EXPECT_EQ(again.journal().size(), 2U);
    EXPECT_EQ(head_of_chain(again), head_of_chain(session));
}

std::string refusal_of(const std::string& file) {
    try {
        read_record(file, known_games());
        return "";
    } catch (const BadRecord& error) {
        return error.what();
    }
}

TEST(ATracedRecord, ThatWasChangedIsRefusedWithItsPlace) {
    Session session = session_of({roll("Ann", 3, 9), sell("Ann", "4WL")});
    for (const char* text : {"one", "two", "three", "four"}) {
        session.enter(Played{noted(text)}, after(50));
    }
    session.enter(Undone{}, after(60));
    session.enter(Played{noted("five")}, after(61));
    const Json whole = parse_json(write_record(session, true));
    ASSERT_EQ(refusal_of(whole.dump()), "");
    std::mt19937 random(5);
    for (int i = 0; i < 2'000; ++i) {
        Json file = whole;
        Json& journal = file["journal"];
        const std::size_t at = random() % (journal.size() - 1);
        const auto place = journal.begin() + static_cast<std::ptrdiff_t>(at);
        switch (random() % 6) {
            case 0: (*place)["at"] = "2026-11-21T20:00:00Z"; break;
            case 1: journal.erase(place); break;
            case 2: std::swap(*place, *(place + 1)); break;
            case 3:
                journal.insert(place,
                               Json{{"deed", "undo"}, {"at", "2026-11-21T19:04:11Z"}, {"hash", (*place)["hash"]}});
                break;
            case 4: (*place)["hash"] = std::string(64, "0123456789abcdef"[random() % 16]); break;
            default:
                (*place)["deed"] = "redo";
                (*place).erase("event");
                break;
        }
        const std::string refusal = refusal_of(file.dump());
        ASSERT_TRUE(refusal.starts_with("journal[" + std::to_string(at) + "]")) << at << refusal << journal.dump(1);
    }
    Json cut = whole;
    cut["journal"].erase(cut["journal"].size() - 1);
    EXPECT_TRUE(refusal_of(cut.dump()).starts_with("events: ")) << refusal_of(cut.dump());
    // No event lacks what was undone at the end.
    session.enter(Undone{}, after(62));
    Json undone = parse_json(write_record(session, true));
    ASSERT_EQ(refusal_of(undone.dump()), "");
    undone["journal"].erase(undone["journal"].size() - 1);
    undone["journal"].erase(undone["journal"].size() - 1);
    EXPECT_TRUE(refusal_of(undone.dump()).starts_with("journal[0].operations: ")) << refusal_of(undone.dump());
    undone["journal"][0].erase("operations");
    EXPECT_EQ(refusal_of(undone.dump()), "") << "a record from before the number reads as it did";
    Json other = whole;
    other["events"][0]["dice"] = {1, 1};
    EXPECT_TRUE(refusal_of(other.dump()).starts_with("events: ")) << refusal_of(other.dump());
    Json heading = whole;
    heading["setup"]["first"] = "Ben";
    EXPECT_TRUE(refusal_of(heading.dump()).starts_with("journal[0].hash: ")) << refusal_of(heading.dump());
    Json bare = whole;
    bare["journal"][3].erase("hash");
    EXPECT_TRUE(refusal_of(bare.dump()).starts_with("journal[3]: ")) << refusal_of(bare.dump());
}

}  // namespace
}  // namespace castalia
