// Verify finds what no longer follows from the journal, and what a stranger has done to the file.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "db/safety/safety.h"
#include "db/store.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::filesystem::path library_in(const Folder& folder) {
    Session session = session_of();
    enter(session, {kRoll, kNote, kSell});
    Session other = session_of(kSecondId, "Friday");
    enter(other, {kAbandon});
    Store store(known_games(), folder / "library.sqlite");
    store.begin(session);
    store.begin(other);
    return store.file();
}

TEST(Verify, IsContentWithWhatTheStoreWrote) {
    const Folder folder;
    std::vector<std::size_t> steps;
    const Store store(known_games(), library_in(folder));
    EXPECT_TRUE(Safety(store)
                    .verify({},
                            [&](std::size_t done, std::size_t of) {
                                EXPECT_EQ(of, 2u);
                                steps.push_back(done);
                                return true;
                            })
                    .empty());
    EXPECT_EQ(steps, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Verify, FindsWhatWasTamperedWith) {
    const std::string lift = "DROP TRIGGER operation_is_never_rewritten; DROP TRIGGER operation_is_never_removed; ";
    for (const auto& [sql, part] : std::vector<std::pair<std::string, std::string>>{
             {"UPDATE summary SET status = 'finished' WHERE session = 1", "status"},
             {"UPDATE summary SET winners = '[\"Ann\"]' WHERE session = 1", "winners"},
             {"UPDATE summary SET result = 'Ann wins' WHERE session = 1", "result"},
             {"UPDATE summary SET events = 9 WHERE session = 1", "number of events"},
             {"UPDATE summary SET played_ms = 9 WHERE session = 1", "time played"},
             {"UPDATE summary SET inclusion = 'counted' WHERE session = 1", "whether it counts"},
             {"UPDATE summary SET title = 'Friday' WHERE session = 1", "heading"},
             {"DELETE FROM summary WHERE session = 1", "missing from the history"},
             {"UPDATE told SET lines = 'peace'", "search"},
             {"DELETE FROM told", "search"},
             {"UPDATE seat SET first = 1 - first", "order of the players"},
             {"UPDATE game_tally SET sessions = 7", "game_tally"},
             {"DELETE FROM player_tally WHERE inclusion = 'open'", "player_tally"},
             {"INSERT INTO duration_tally VALUES ('magnate', 3, 1)", "duration_tally"},
             {"INSERT INTO streak VALUES (1, 5, 1, 1, 5)", "streak"},
             {lift, "operation_is_never_rewritten is missing"},
             {lift + "DELETE FROM operation WHERE session = 1 AND seq = 2", "operation 2 is missing"},
             {lift + "UPDATE operation SET body = 'x' WHERE seq = 3", "operation 3 cannot be read"},
             {lift + "UPDATE operation SET body = '{\"deed\": \"dream\", \"at\": \"2026-11-21T19:00:00Z\"}' WHERE "
                     "seq = 3",
              "operation 3"},
             {lift + "UPDATE operation SET at_ms = 5 WHERE seq = 3", "the time of operation 3"}}) {
        SCOPED_TRACE(sql);
        const Folder folder;
        const auto file = library_in(folder);
        SQLite::Database(file, SQLite::OPEN_READWRITE).exec(sql);
        std::string all;
        for (const auto& line : Safety(Store(known_games(), file)).verify()) {
            all += english(line) + "\n";
        }
        EXPECT_NE(all.find(part), std::string::npos) << all;
    }
}

TEST(Verify, LooksAtTheSessionsThatAreNamed) {
    const Folder folder;
    const auto file = library_in(folder);
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE summary SET events = 9 WHERE session = 1");
    const Store store(known_games(), file);
    EXPECT_TRUE(Safety(store).verify({kSecondId}).empty());
    EXPECT_EQ(Safety(store).verify({kFirstId}).size(), 1u);
    EXPECT_EQ(Safety(store).verify({"nobody"}).size(), 1u);
}

TEST(Verify, CanBeCancelled) {
    const Folder folder;
    const auto file = library_in(folder);
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE summary SET events = 9 WHERE session = 2");
    EXPECT_TRUE(Safety(Store(known_games(), file))
                    .verify({}, [](std::size_t done, std::size_t) { return done < 1; })
                    .empty());
}

}  // namespace
}  // namespace castalia
