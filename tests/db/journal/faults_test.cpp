// The disk fails at every single step of the library's work. Afterwards the library opens and has what was confirmed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "db/history/history.h"
#include "db/journal/schema.h"
#include "db/safety/backups.h"
#include "db/safety/safety.h"
#include "db/sqlite/database.h"
#include "tests/db/journal/failing_disk.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

const std::string kThirdId = "0399c1de-5b0c-7c3e-8f5e-2a9d5a3b7c33";

std::vector<std::string> verified(const fs::path& library) {
    return in_english(Safety(Store(known_games(), library)).verify());
}

TEST_P(AFailingDisk, LosesNoConfirmedEvent) {
    std::vector<std::string> confirmed;
    std::string in_flight;
    Script script;
    script.prepare = [](const Folder& folder) {
        Store(known_games(), folder / "library.sqlite").begin(played(kFirstId));
    };
    script.work = [&](const Folder& folder) {
        confirmed.clear();
        in_flight.clear();
        Store store(known_games(), folder / "library.sqlite");
        Session session = store.load(kFirstId);
        for (int i = 0; i < 5; ++i) {
            in_flight = "no " + std::to_string(i);
            enter(session, {(R"({"type": "note", "text": ")" + in_flight + "\"}").c_str()});
            append_from(store, session, session.journal().size() - 1);
            confirmed.push_back(in_flight);
        }
        in_flight.clear();
        undo(session);
        append_from(store, session, session.journal().size() - 1);
        confirmed.pop_back();
    };
    script.check = [&](const Folder& folder, bool done) {
        const Session session = Store(known_games(), folder / "library.sqlite").load(kFirstId);
        std::vector<std::string> there;
        for (std::size_t i = 2; i < session.plies(); ++i) {
            there.push_back(std::get<Note>(session.in_force().entries[i].event->what).text);
        }
        std::vector<std::string> more = confirmed;
        more.push_back(in_flight);
        std::vector<std::string> fewer = confirmed;
        if (in_flight.empty() && !fewer.empty()) {
            fewer.pop_back();  // The undo was on the disk before it could be told.
        }
        EXPECT_TRUE(there == confirmed || (!done && (there == more || there == fewer)))
            << Json(there) << Json(confirmed);
        EXPECT_EQ(verified(folder / "library.sqlite"), std::vector<std::string>{});
    };
    script.told = [&] { return Json(confirmed).dump() + in_flight; };
    try_it(script);
}

/// Writes a library in the first schema with these sessions.
void write_first_version(const fs::path& file, std::span<const Session> sessions) {
    Database database(file, Database::Purpose::use);
    database.prepare_to_write();
    bring_to_newest(database, {schema_steps().front()});
    for (const Session& session : sessions) {
        const Heading& heading = session.heading();
        auto adding = database.query(
            "INSERT INTO session (id, game, edition, title, place, started_ms, players, setup, sample)"
            " VALUES (:id, :game, :edition, :title, :place, :started, :players, :setup, 0)");
        adding.with(":id", heading.id)
            .with(":game", heading.game)
            .with(":edition", heading.edition)
            .with(":title", heading.title)
            .with(":place", heading.place)
            .with(":started", heading.started)
            .with(":players", Json(heading.players).dump())
            .with(":setup", session.heading().setup.dump())
            .run();
        const std::int64_t key = database.raw().getLastInsertRowid();
        for (std::size_t i = 0; i < session.journal().size(); ++i) {
            const JournalLine& line = session.journal()[i];
            auto operation = database.query("INSERT INTO deed VALUES (:session, :seq, :at, :body)");
            operation.with(":session", key)
                .with(":seq", static_cast<std::int64_t>(i + 1))
                .with(":at", static_cast<std::int64_t>(line.at.time_since_epoch().count()))
                .with(":body", write_operation(line, session.playthrough(), session.names()).dump())
                .run();
        }
    }
}

TEST_P(AFailingDiskInShares, InAMigrationLosesNothing) {
    const std::array<Session, 2> sessions{played(kFirstId), played(kSecondId, "Friday")};
    Script script;
    script.prepare = [&](const Folder& folder) { write_first_version(folder / "library.sqlite", sessions); };
    script.work = [](const Folder& folder) { const Store store(known_games(), folder / "library.sqlite"); };
    script.check = [&](const Folder& folder, bool) {
        const Store store(known_games(), folder / "library.sqlite");
        EXPECT_EQ(History(store).summaries().size(), 2u);
        for (const Session& session : sessions) {
            EXPECT_EQ(write_record(store.load(session.heading().id)), write_record(session));
        }
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    };
    try_it(script);
}

const Moment kEvening = moment_of("2026-11-21T20:00:00Z", "");

TEST_P(AFailingDisk, InABackupHarmsNeitherTheLibraryNorOlderCopies) {
    const std::string record = write_record(played(kFirstId));
    Script script;
    script.prepare = [](const Folder& folder) {
        Store(known_games(), folder / "library.sqlite").begin(played(kFirstId));
        make_backup(known_games(), folder / "library.sqlite", kEvening);
    };
    script.work = [](const Folder& folder) {
        make_backup(known_games(), folder / "library.sqlite", kEvening + std::chrono::days(1));
    };
    script.check = [&](const Folder& folder, bool done) {
        EXPECT_EQ(write_record(Store(known_games(), folder / "library.sqlite").load(kFirstId)), record);
        const auto backups = backups_of(folder / "library.sqlite");
        EXPECT_GE(backups.size(), done ? 2u : 1u);
        for (const Backup& backup : backups) {
            EXPECT_EQ(english(wrong_with_copy(known_games(), backup.file, folder / "library.sqlite")), "")
                << backup.file;
        }
    };
    try_it(script);
}

TEST_P(AFailingDisk, InARestoreLeavesTheOldLibraryOrTheNew) {
    Script script;
    script.prepare = [](const Folder& folder) {
        Store(known_games(), folder / "other.sqlite").begin(played(kFirstId));
        Safety(Store(known_games(), folder / "other.sqlite")).back_up(folder / "copy.sqlite");
        Store(known_games(), folder / "library.sqlite").begin(played(kSecondId));
    };
    script.work = [](const Folder& folder) {
        restore_library(known_games(), folder / "copy.sqlite", folder / "library.sqlite");
    };
    script.check = [](const Folder& folder, bool done) {
        const Store store(known_games(), folder / "library.sqlite");
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
        EXPECT_EQ(History(store).summaries().size(), 1u);
        EXPECT_TRUE(store.holds(kFirstId) || (!done && store.holds(kSecondId)));
        if (store.holds(kFirstId)) {
            EXPECT_TRUE(Store(known_games(), folder / "library.before-restore.sqlite").holds(kSecondId))
                << "what gave way is kept";
        }
    };
    try_it(script);
}

TEST_P(AFailingDisk, InARestoreOfADamagedLibraryLeavesTheCopyToTryAgain) {
    Script script;
    script.prepare = [](const Folder& folder) {
        Store(known_games(), folder / "library.sqlite").begin(played(kFirstId));
        make_backup(known_games(), folder / "library.sqlite", kEvening);
        write_bytes(folder / "library.sqlite", "struck by lightning " + std::string(9000, '?'));
    };
    script.work = [](const Folder& folder) {
        const auto offer = newest_good_backup(known_games(), folder / "library.sqlite");
        if (!offer) {
            throw Failure(Failure::Kind::other, say("The disk failed while the copy was checked."));
        }
        restore_library(known_games(), offer->backup.file, folder / "library.sqlite");
    };
    script.check = [](const Folder& folder, bool done) {
        const auto is_back = [&] {
            try {
                const Store store(known_games(), folder / "library.sqlite");
                EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
                EXPECT_EQ(store.load(kFirstId).plies(), 2u);
                return true;
            } catch (const Failure& failure) {
                EXPECT_EQ(failure.kind, Failure::Kind::damaged) << failure.what();
                return false;
            }
        };
        if (!is_back()) {
            EXPECT_FALSE(done);
            restore_library(known_games(), newest_good_backup(known_games(), folder / "library.sqlite")->backup.file,
                            folder / "library.sqlite");
            EXPECT_TRUE(is_back());
        }
        EXPECT_NE(bytes_of(folder / "library.damaged.sqlite").find("lightning"), std::string::npos)
            << "the damaged file is kept";
    };
    try_it(script);
}

TEST_P(AFailingDisk, InAnImportTakesAllOrNothing) {
    const std::array<Session, 2> sessions{played(kSecondId), played(kThirdId)};
    Script script;
    script.prepare = [](const Folder& folder) {
        Store(known_games(), folder / "library.sqlite").begin(played(kFirstId));
    };
    script.work = [&](const Folder& folder) {
        Store(known_games(), folder / "library.sqlite").begin({&sessions[0], &sessions[1]});
    };
    script.check = [&](const Folder& folder, bool done) {
        const Store store(known_games(), folder / "library.sqlite");
        EXPECT_TRUE(store.holds(kFirstId));
        EXPECT_EQ(store.holds(kSecondId), store.holds(kThirdId));
        EXPECT_TRUE(!done || store.holds(kThirdId));
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    };
    try_it(script);
}

TEST_P(AFailingDisk, WhileListsAreMadeAnewLeavesThemToBeMadeAgain) {
    Script script;
    script.prepare = [](const Folder& folder) {
        Store store(known_games(), folder / "library.sqlite");
        store.begin(played(kFirstId));
        store.begin(played(kSecondId, "Friday"));
    };
    script.work = [](const Folder& folder) { Safety(Store(known_games(), folder / "library.sqlite")).rebuild(); };
    script.check = [](const Folder& folder, bool) {
        const Store store(known_games(), folder / "library.sqlite");
        EXPECT_EQ(History(store).summaries().size(), 2u);
        EXPECT_EQ(found(store, "friday").size(), 1u);
        EXPECT_EQ(in_english(Safety(store).verify()), std::vector<std::string>{});
    };
    try_it(script);
}

INSTANTIATE_TEST_SUITE_P(AtEveryStep, AFailingDisk, every_fault(), name_of_fault);
INSTANTIATE_TEST_SUITE_P(AtEveryStep, AFailingDiskInShares,
                         ::testing::Combine(every_fault(),
                                            ::testing::Range<std::size_t>(0, AFailingDiskInShares::kShares)),
                         name_of_share);

/// Returns how many rows the table a has, or nothing if the file is nonsense.
std::optional<int> rows_in(const fs::path& file) {
    try {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        return database.execAndGet("SELECT count(*) FROM a").getInt();
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

TEST(TheFaultyDisk, ForgetsWhatWasNotSynced) {
    const Folder folder;
    int kept = 0, lost = 0;
    FaultyDisk disk(folder.path());
    {
        SQLite::Database database(folder / "a.sqlite", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE a (b)");
        database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        database.exec("INSERT INTO a VALUES (1)");
        for (unsigned chance = 1; chance <= 20; ++chance) {
            const Folder left;
            disk.leave_after_cut(left.path(), chance);
            ++(rows_in(left / "a.sqlite") == 1 ? kept : lost);
        }
    }
    EXPECT_GT(lost, 0) << "a cut that loses nothing proves nothing";
    EXPECT_EQ(rows_in(folder / "a.sqlite"), 1) << "the disk itself goes on";
}

TEST(TheFaultyDisk, KeepsWhatWasSynced) {
    const Folder folder;
    FaultyDisk disk(folder.path());
    SQLite::Database database(folder / "a.sqlite", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE a (b)");
    database.exec("INSERT INTO a VALUES (1)");
    for (unsigned chance = 1; chance <= 20; ++chance) {
        const Folder left;
        disk.leave_after_cut(left.path(), chance);
        EXPECT_EQ(rows_in(left / "a.sqlite"), 1);
    }
}

}  // namespace
}  // namespace castalia
