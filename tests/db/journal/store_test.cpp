// The promises of the store about a session that it keeps.
#include "db/store.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <thread>

#include "db/history/history.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

/// Runs SQL without the store, as a stranger with sqlite3 would. Returns the error, or an empty text.
std::string run_past(const std::filesystem::path& file, const std::string& sql) {
    sqlite3* handle = nullptr;
    EXPECT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
    char* message = nullptr;
    sqlite3_exec(handle, "PRAGMA foreign_keys = ON", nullptr, nullptr, nullptr);
    sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, &message);
    const std::string error = message == nullptr ? "" : message;
    sqlite3_free(message);
    sqlite3_close(handle);
    return error;
}

TEST(AStore, GivesBackASessionAsItWas) {
    const Folder folder;
    Session session = session_of();
    enter(session, {kRoll, kNote, kSell});
    undo(session);
    Store(known_games(), folder / "library.sqlite").begin(session);
    const Session loaded = Store(known_games(), folder / "library.sqlite").load(kFirstId);
    EXPECT_EQ(write_record(loaded), write_record(session));
    EXPECT_EQ(loaded.journal().size(), session.journal().size());
    EXPECT_EQ(loaded.replay().status(), Status::open);
}

// A long journal is read in parallel parts, which are joined in their order, and the first fault is told.
TEST(AStore, GivesBackALongSessionAndNamesItsFirstFault) {
    const Folder folder;
    Session session = session_of();
    constexpr int kEvents = 5'000;
    for (int i = 0; i < kEvents; ++i) {
        const std::string note = R"({"type":"note","text":")" + std::to_string(i) + "\"}";
        enter(session, {note.c_str()});
    }
    const std::filesystem::path file = folder / "library.sqlite";
    Store(known_games(), file).begin(session);
    EXPECT_EQ(write_record(Store(known_games(), file).load(kFirstId)), write_record(session));
    EXPECT_EQ(run_past(file,
                       "WITH RECURSIVE more (seq) AS (VALUES (5001) UNION ALL SELECT seq + 1 FROM more LIMIT 4000) "
                       "INSERT INTO operation (session, seq, at_ms, body) SELECT 1, seq, 0, '{' FROM more"),
              "");
    try {
        Store(known_games(), file).load(kFirstId);
        FAIL() << "a damaged journal was read";
    } catch (const Failure& failure) {
        EXPECT_EQ(failure.kind, Failure::Kind::damaged);
        EXPECT_NE(std::string(failure.what()).find("operation 5001 cannot be read"), std::string::npos)
            << failure.what();
    }
}

TEST(AStore, KeepsCommentsAndVariationsWithTheirSession) {
    const Folder folder;
    Session session = session_of();
    enter(session, {kRoll, kNote});
    session.commentary.comments = {{0, "", "A cold evening."}, {2, "?!", ""}};
    session.commentary.variations = {{1, "If there had been cake", {session.in_force().entries[1].event}}};
    Store(known_games(), folder / "library.sqlite").begin(session);
    Store store(known_games(), folder / "library.sqlite");
    Session loaded = store.load(kFirstId);
    EXPECT_EQ(write_record(loaded), write_record(session));
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});

    loaded.commentary.comments.pop_back();
    store.save_commentary(loaded);
    EXPECT_EQ(store.load(kFirstId).commentary.comments.size(), 1U);
    loaded.commentary = {};
    store.save_commentary(loaded);
    EXPECT_TRUE(store.load(kFirstId).commentary.empty());
}

TEST(AStore, RemovesCommentsWithTheirSessionForGood) {
    const Folder folder;
    Session session = session_of();
    session.commentary.comments = {{0, "", "A cold evening."}};
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    store.trash(kFirstId);
    EXPECT_EQ(store.load(kFirstId).commentary.comments.size(), 1U);
    EXPECT_EQ(store.empty_trash(), 1U);
    EXPECT_EQ(run_past(folder / "library.sqlite",
                       "CREATE TEMP TABLE none (x CHECK (x = 0)); INSERT INTO none SELECT count(*) FROM commentary"),
              "");
}

TEST(AStore, RemovesWhatWasKeptAboutASessionWithItForGood) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session_of());
    store.begin(session_of(kSecondId));
    for (const std::string& id : {kFirstId, kSecondId}) {
        store.set("sealed." + id, "[]");
    }
    store.set("palette", "dark");
    store.trash(kFirstId);
    EXPECT_TRUE(store.setting("sealed." + kFirstId));
    EXPECT_EQ(store.empty_trash(), 1U);
    EXPECT_FALSE(store.setting("sealed." + kFirstId));
    EXPECT_TRUE(store.setting("sealed." + kSecondId));
    EXPECT_TRUE(store.setting("palette"));
}

TEST(AStore, TellsACommentThatCannotBeRead) {
    const Folder folder;
    Session session = session_of();
    session.commentary.comments = {{0, "!", ""}};
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    ASSERT_EQ(run_past(folder / "library.sqlite", "UPDATE commentary SET body = replace(body, '!', '!!!')"), "");
    EXPECT_EQ(failure_of([&] { store.load(kFirstId); }), Failure::Kind::damaged);
    EXPECT_EQ(Safety(store).verify().size(), 1U);
}

TEST(AStore, HasAnEventOnTheDiskWhenAppendReturns) {
    const Folder folder;
    Session session = session_of();
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    for (const char* event : {kRoll, kSell, kNote}) {
        const std::size_t known = session.journal().size();
        enter(session, {event});
        append_from(store, session, known);
        EXPECT_EQ(write_record(Store(known_games(), folder / "library.sqlite").load(kFirstId)),
                  write_record(session));
    }
}

TEST(AStore, RefusesAnEventThatAnotherProgramOvertook) {
    const Folder folder;
    Session mine = session_of();
    Store store(known_games(), folder / "library.sqlite");
    store.begin(mine);
    Store other(known_games(), folder / "library.sqlite");
    Session theirs = other.load(kFirstId);
    EXPECT_FALSE(store.changed_elsewhere());
    enter(theirs, {kRoll});
    append_from(other, theirs, 0);
    EXPECT_TRUE(store.changed_elsewhere());
    EXPECT_FALSE(store.changed_elsewhere());
    enter(mine, {kNote});
    EXPECT_EQ(failure_of([&] { append_from(store, mine, 0); }), Failure::Kind::conflict);
    EXPECT_EQ(write_record(store.load(kFirstId)), write_record(theirs));
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST(AStore, TakesEventsOfTwoProgramsAtOnceInTurn) {
    const Folder folder;
    constexpr std::size_t kEach = 40;
    for (const auto& id : {kFirstId, kSecondId}) {
        Store(known_games(), folder / "library.sqlite").begin(session_of(id));
    }
    const auto write = [&](const std::string& id) {
        Store store(known_games(), folder / "library.sqlite");
        Session session = store.load(id);
        for (std::size_t i = 0; i < kEach; ++i) {
            enter(session, {kNote});
            append_from(store, session, i);
        }
    };
    std::thread first(write, kFirstId), second(write, kSecondId);
    first.join();
    second.join();
    const Store store(known_games(), folder / "library.sqlite");
    EXPECT_EQ(store.load(kFirstId).journal().size(), kEach);
    EXPECT_EQ(store.load(kSecondId).journal().size(), kEach);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST(AStore, SaysBusyWhenAnotherProgramKeepsTheFileLocked) {
    const Folder folder;
    Session session = session_of();
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    sqlite3* handle = nullptr;
    sqlite3_open((folder / "library.sqlite").c_str(), &handle);
    sqlite3_exec(handle, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    enter(session, {kRoll});
    EXPECT_EQ(failure_of([&] { append_from(store, session, 0); }), Failure::Kind::busy);
    sqlite3_close(handle);
    append_from(store, session, 0);
    EXPECT_EQ(store.load(kFirstId).journal().size(), 1u);
}

TEST(AJournal, IsNeverRewrittenRemovedOrSkipped) {
    const Folder folder;
    Session session = session_of();
    enter(session, {kRoll, kSell});
    Store(known_games(), folder / "library.sqlite").begin(session);
    const std::string columns = "INSERT INTO operation (session, seq, at_ms, body) VALUES ";
    for (const auto& [sql, part] : std::vector<std::pair<std::string, std::string>>{
             {"UPDATE operation SET body = '{}' WHERE seq = 1", "append-only"},
             {"DELETE FROM operation WHERE seq = 2", "append-only"},
             {columns + "(1, 4, 0, '{}')", "does not follow the last"},
             {columns + "(1, 2, 0, '{}')", "does not follow the last"},
             {"INSERT OR REPLACE INTO operation (session, seq, at_ms, body) VALUES (1, 2, 0, '{}')",
              "does not follow"},
             {columns + "(7, 1, 0, '{}')", "FOREIGN KEY"},
             {"UPDATE session SET setup = '{}'", "stays as it is"},
             {"UPDATE session SET players = '[]'", "stays as it is"}}) {
        SCOPED_TRACE(sql);
        EXPECT_NE(run_past(folder / "library.sqlite", sql).find(part), std::string::npos);
    }
    EXPECT_EQ(write_record(Store(known_games(), folder / "library.sqlite").load(kFirstId)), write_record(session));
}

TEST(AJournal, GoesOnlyWithItsSession) {
    const Folder folder;
    Session session = session_of();
    enter(session, {kRoll, kNote});
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session, true);
    store.begin(session_of(kSecondId));
    store.remove_samples();
    EXPECT_FALSE(store.holds(kFirstId));
    EXPECT_TRUE(store.holds(kSecondId));
    EXPECT_TRUE(found(store, "treaty").empty());
    EXPECT_TRUE(Safety(store).verify().empty());
    EXPECT_EQ(run_past(folder / "library.sqlite", "SELECT 1 / (SELECT count(*) = 0 FROM operation)"), "");
}

TEST(AList, TellsHowEachSessionStands) {
    const Folder folder;
    Session open = session_of();
    enter(open, {kRoll, R"({"type": "pause"})", R"({"type": "resume", "at": "2026-11-21T20:00:00Z"})",
                 R"({"type": "note", "text": "on", "at": "2026-11-21T20:05:00Z"})"});
    Session ended = session_of(kSecondId, "Friday");
    enter(ended, {kAbandon});
    Store store(known_games(), folder / "library.sqlite");
    store.begin(ended);
    store.begin(open, true);
    const auto list = History(store).summaries();
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0].id, kFirstId);
    EXPECT_EQ(list[0].status, Status::open);
    EXPECT_TRUE(list[0].result.empty());
    EXPECT_EQ(list[0].events, 4u);
    EXPECT_EQ(list[0].players, (std::vector<std::string>{"Ann", "Zoë"}));
    EXPECT_EQ(list[0].played, std::chrono::minutes(7));  // Two minutes come before the pause, and five after it.
    EXPECT_TRUE(list[0].sample);
    EXPECT_FALSE(list[0].ended);
    EXPECT_EQ(list[1].status, Status::abandoned);
    EXPECT_EQ(list[1].ended, moment_of("2026-11-21T19:01:00Z", ""));
    EXPECT_EQ(History(store).summaries(1).size(), 1u);
    EXPECT_FALSE(History(store).summary(std::string("nobody")));
}

TEST(AList, CountsTheTimeOnThroughCorrections) {
    const Folder folder;
    Session session = session_of();
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    const auto keep = [&] { append_from(store, session, session.journal().size() - 1); };
    for (const char* event : {R"({"type": "note", "text": "one", "at": "2026-11-21T19:10:00Z"})",
                              R"({"type": "note", "text": "two", "at": "2026-11-21T19:20:00Z"})"}) {
        enter(session, {event});
        keep();
    }
    EXPECT_EQ(History(store).summaries()[0].played, std::chrono::minutes(20));
    // The first becomes a pause, so the time changes, but the last event does not.
    const EventPtr pause = read_event(Json::parse(R"({"type": "pause", "at": "2026-11-21T19:10:00Z"})"), "",
                                      session.playthrough(), session.names());
    session.enter(Corrected{{Amend{1, pause}}, ""}, *session.heading().started);
    keep();
    EXPECT_EQ(History(store).summaries()[0].played, std::chrono::minutes(10));
    for (const char* event : {R"({"type": "resume", "at": "2026-11-21T19:30:00Z"})",
                              R"({"type": "note", "text": "three", "at": "2026-11-21T19:35:00Z"})"}) {
        enter(session, {event});
        keep();
    }
    EXPECT_EQ(History(store).summaries()[0].played, std::chrono::minutes(15));
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST(AList, CountsTheTimeOfSessionsThatAreKeptInTurn) {
    const Folder folder;
    Session one = session_of(), other = session_of(kSecondId, "Friday");
    Store store(known_games(), folder / "library.sqlite");
    store.begin(one);
    store.begin(other);
    const auto keep = [&](Session& session, const char* event) {
        enter(session, {event});
        append_from(store, session, session.journal().size() - 1);
    };
    for (const char* event : {R"({"type": "note", "text": "one", "at": "2026-11-21T19:10:00Z"})",
                              R"({"type": "note", "text": "two", "at": "2026-11-21T19:20:00Z"})"}) {
        keep(one, event);
        keep(other, R"({"type": "note", "text": "at once", "at": "2026-11-21T19:03:00Z"})");
        store.catch_up();
        EXPECT_EQ(History(store).summary(kSecondId)->played, std::chrono::minutes(3));
    }
    EXPECT_EQ(History(store).summary(kFirstId)->played, std::chrono::minutes(20));
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST(ASession, ThatWaitsToBeListedAnewLeavesNothingBehind) {
    const Folder folder;
    Session session = session_of();
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    store.begin(session_of(kSecondId, "Friday"));
    enter(session, {kRoll});
    append_from(store, session, 0);
    store.trash(kFirstId);
    session.commentary.comments = {{1, "!", "Well rolled"}};
    store.save_commentary(session);  // Its words are listed anew when somebody searches.
    store.empty_trash();
    SQLite::Database raw(store.file().string());
    EXPECT_EQ(raw.execAndGet("SELECT count(*) FROM stale_summary").getInt(), 0);
    EXPECT_EQ(found(store, "rolled").size(), 0u);
    EXPECT_EQ(History(store).summaries().size(), 1u);
    EXPECT_TRUE(Safety(store).verify().empty());
}

TEST(ASession, ComesBackFromTheTrash) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session_of());
    store.trash(kFirstId);
    EXPECT_TRUE(History(store).summaries().empty());
    EXPECT_TRUE(found(store, "library").empty());
    ASSERT_EQ(History(store).trashed().size(), 1u);
    EXPECT_TRUE(store.holds(kFirstId));
    store.restore_from_trash(kFirstId);
    EXPECT_EQ(History(store).summaries().size(), 1u);
    EXPECT_TRUE(History(store).trashed().empty());
    EXPECT_EQ(failure_of([&] { store.trash(kSecondId); }), Failure::Kind::missing);
}

TEST(ASession, IsKeptOnce) {
    const Folder folder;
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session_of());
    EXPECT_EQ(failure_of([&] { store.begin(session_of()); }), Failure::Kind::conflict);
    const Session second = session_of(kSecondId), again = session_of();
    EXPECT_EQ(failure_of([&] { store.begin({&second, &again}); }), Failure::Kind::conflict);
    EXPECT_FALSE(store.holds(kSecondId)) << "what came before the refused one must go with it";
    EXPECT_EQ(failure_of([&] { store.load(kSecondId); }), Failure::Kind::missing);
}

TEST(ATextOfAnEarlierVersion, StaysReadableWithItsNoncharacters) {
    const Folder folder;
    std::string record;
    {
        Session old = session_of(kFirstId, "end \uFFFF");
        enter(old, {kRoll, R"({"type": "note", "text": "so \uFFFE"})"});
        Store(known_games(), folder / "library.sqlite").begin(old);
        record = write_record(old);
    }
    const Store store(known_games(), folder / "library.sqlite");
    EXPECT_EQ(write_record(store.load(kFirstId)), record);
    EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    EXPECT_THROW(read_record(record, known_games()), BadRecord) << "nothing new of that kind comes in";
}

TEST(ASetting, IsThereTheNextTime) {
    const Folder folder;
    Store(known_games(), folder / "library.sqlite").set("palette", "dark");
    Store store(known_games(), folder / "library.sqlite");
    EXPECT_EQ(store.setting("palette"), "dark");
    store.set("palette", "");
    EXPECT_EQ(store.setting("palette"), "");
    EXPECT_FALSE(store.setting("size"));
}

}  // namespace
}  // namespace castalia
