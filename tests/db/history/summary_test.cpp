// The summaries beside the journals have a version number, by which a library of an older version is recognised.
#include "db/history/summary.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iomanip>

#include "core/rules/text_json.h"
#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

const fs::path kSamples = fs::path(source_dir()) / "resources" / "samples";
const fs::path kMark = fs::path(source_dir()) / "tests" / "db" / "history" / "summary.txt";

/// Returns FNV-1a over every value of the tables that are derived from the journals.
std::string mark_of(const fs::path& library) {
    std::uint64_t mark = 0xcbf29ce484222325;
    SQLite::Database database(library.string());
    for (const std::string table :
         {"summary", "told", "seat", "seat_dice", "seat_luck", "sorted_list", "game_tally", "player_tally",
          "month_tally", "pair_tally", "seat_tally", "score_tally", "duration_tally"}) {
        SQLite::Statement rows(database, "SELECT * FROM " + table + " ORDER BY 1, 2, 3");
        while (rows.executeStep()) {
            for (int i = 0; i < rows.getColumnCount(); ++i) {
                for (const char byte : rows.getColumn(i).getString() + "\n") {
                    mark = (mark ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
                }
            }
        }
    }
    std::ostringstream told;
    told << std::hex << std::setw(16) << std::setfill('0') << mark;
    return told.str();
}

/// Writes a library with a finished session and an abandoned one.
void write_ended(const fs::path& file) {
    Store store(known_games(), file);
    store.begin(read_record(bytes_of(kSamples / "magnate.castalia"), known_games()));
    Session abandoned = session_of();
    enter(abandoned, {kRoll, kAbandon});
    store.begin(abandoned);
}

std::vector<std::string> stored_results(const fs::path& file) {
    std::vector<std::string> results;
    SQLite::Database database(file.string());
    SQLite::Statement rows(database, "SELECT result FROM summary ORDER BY sort_key");
    while (rows.executeStep()) {
        results.push_back(rows.getColumn(0).getString());
    }
    return results;
}

std::vector<std::string> listed_results(const Store& store) {
    std::vector<std::string> results;
    for (const HistoryRow& row : History(store).page({}, {}, {}, History::kOldestFirst)) {
        results.push_back(english(row.session.result));
    }
    return results;
}

TEST(AResult, IsStoredAsValuesAndWordedWhenItIsListed) {
    const Folder folder;
    write_ended(folder / "library.sqlite");
    const std::vector<std::string> stored = stored_results(folder / "library.sqlite");
    const std::vector<std::string> listed = listed_results(Store(known_games(), folder / "library.sqlite"));
    ASSERT_EQ(stored.size(), 2u);
    ASSERT_EQ(listed.size(), 2u);
    for (std::size_t i = 0; i < stored.size(); ++i) {
        SCOPED_TRACE(stored[i]);
        EXPECT_EQ(english(read_text(parse_json(stored[i]), "result")), listed[i]);
    }
    EXPECT_EQ(std::ranges::count(listed, "Ended without a result"), 1);
    const auto won = std::ranges::find_if(stored, [](const std::string& json) { return json.ends_with("}]"); });
    ASSERT_NE(won, stored.end());
    EXPECT_EQ(won->find(listed[static_cast<std::size_t>(won - stored.begin())]), std::string::npos)
        << "the sentence itself is stored nowhere";
}

/// The names that a library had before step 11 of the schema.
const char* const kBackToStep10 = R"(
DROP TRIGGER session_keeps_its_meaning; DROP TRIGGER operation_is_never_rewritten;
DROP TRIGGER operation_is_never_removed; DROP TRIGGER operation_follows_the_last; DROP TRIGGER operation_keeps_its_hash;
DROP INDEX summary_open; DROP INDEX summary_longest; DROP INDEX summary_of_days;
ALTER TABLE operation RENAME TO deed;
ALTER TABLE summary RENAME TO shelf;
ALTER TABLE shelf RENAME COLUMN sort_key TO spot;
ALTER TABLE shelf RENAME COLUMN inclusion TO standing;
ALTER TABLE seat RENAME COLUMN sort_key TO spot;
ALTER TABLE seat_dice RENAME TO thrown;
ALTER TABLE thrown RENAME COLUMN sort_key TO spot;
ALTER TABLE seat_luck RENAME TO fortune;
ALTER TABLE fortune RENAME COLUMN sort_key TO spot;
ALTER TABLE sorted_list RENAME TO ordered;
ALTER TABLE stale_summary RENAME TO unshelved;
ALTER TABLE game_tally RENAME COLUMN inclusion TO standing;
ALTER TABLE player_tally RENAME COLUMN inclusion TO standing;
CREATE INDEX shelf_open ON shelf (last_ms) WHERE status = 'open';
CREATE INDEX shelf_longest ON shelf (game, played_ms) WHERE standing = 'counted';
CREATE INDEX shelf_of_days ON shelf (recent, by_game, by_place, by_players, by_score, by_time);
CREATE TRIGGER session_keeps_its_meaning BEFORE UPDATE OF key, id, game, edition, players, setup, imported_journal
ON session BEGIN SELECT RAISE(ABORT, 'what the deeds of a session rest on stays as it is'); END;
CREATE TRIGGER deed_is_never_removed BEFORE DELETE ON deed
WHEN EXISTS (SELECT 1 FROM session WHERE key = OLD.session)
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER deed_follows_the_last BEFORE INSERT ON deed
WHEN NEW.seq <> 1 + COALESCE((SELECT MAX(seq) FROM deed WHERE session = NEW.session), 0)
BEGIN SELECT RAISE(ABORT, 'the deed does not follow the last'); END;
DELETE FROM setting WHERE name = 'library.summary_version')";

/// What steps 5 to 10 added to those of before.
const char* const kBackToStep4 = R"(
DROP TABLE photo_file; DROP TABLE photo; DROP TABLE journal_head; DROP TABLE earlier_ending; DROP TABLE commentary;
ALTER TABLE deed DROP COLUMN hash;
ALTER TABLE shelf DROP COLUMN refusals;
ALTER TABLE shelf DROP COLUMN checksum;
ALTER TABLE told DROP COLUMN checksum;
CREATE TRIGGER deed_is_never_rewritten BEFORE UPDATE ON deed
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
PRAGMA user_version = 4)";

TEST(AResult, OfALibraryThatHoldsSentencesIsStoredAsValuesWhenItIsOpened) {
    const Folder folder;
    const fs::path file = folder / "library.sqlite";
    write_ended(file);
    const std::vector<std::string> stored = stored_results(file);
    const std::vector<std::string> listed = listed_results(Store(known_games(), file));
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        database.exec(kBackToStep10);
        database.exec(kBackToStep4);
        for (std::size_t i = 0; i < listed.size(); ++i) {
            SQLite::Statement write(database,
                                    "UPDATE shelf SET result = ? WHERE spot = (SELECT spot FROM shelf ORDER "
                                    "BY spot LIMIT 1 OFFSET ?)");
            write.bind(1, listed[i]);
            write.bind(2, static_cast<int>(i));
            write.exec();
        }
    }
    const Store store(known_games(), file);
    EXPECT_EQ(listed_results(store), listed);
    EXPECT_EQ(stored_results(file), stored);
    EXPECT_EQ(in_english(store.verify()), std::vector<std::string>{});
}

TEST(AResult, ThatAStrangerWroteIsRefusedOrShownAndNothingElse) {
    const Folder folder;
    const fs::path file = folder / "library.sqlite";
    write_ended(file);
    const Store store(known_games(), file);
    for (const char* result : {"Ann wins", "{}", "[]", "7", "[\"{who}\", {\"who\": 1}]"}) {
        SCOPED_TRACE(result);
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        SQLite::Statement write(database, "UPDATE summary SET result = ?");
        write.bind(1, result);
        write.exec();
        EXPECT_THROW(store.summaries(), Failure);
        EXPECT_FALSE(store.verify().empty());
    }
}

TEST(Summarising, HasAnotherNumberWhenItWritesSomethingElse) {
    const Folder folder;
    {
        Store store(known_games(), folder / "library.sqlite");
        std::vector<fs::path> samples;
        for (const auto& entry : fs::directory_iterator(kSamples)) {
            samples.push_back(entry.path());
        }
        std::ranges::sort(samples);
        ASSERT_GE(samples.size(), 6u);
        for (const fs::path& sample : samples) {
            store.begin(read_record(bytes_of(sample), known_games()));
        }
    }
    const std::string now = std::to_string(kSummaryVersion) + " " + mark_of(folder / "library.sqlite") + "\n";
    EXPECT_EQ(now, bytes_of(kMark))
        << "Lists, searched words or sums of the samples have changed: a library that holds the old ones would no "
           "longer agree with its journals. Raise kSummaryVersion in db/history/summary.h, unless it has been raised "
           "since the last release, and write the line above into "
        << kMark;
}

}  // namespace
}  // namespace castalia
