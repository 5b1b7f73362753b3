// A byte has changed on the disk: what is shown or exported then is unchanged, or comes with a remark.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>

#include "db/history/history.h"
#include "db/safety/safety.h"
#include "tests/db/tables.h"
#include "tests/support/appended.h"
#include "tests/support/games.h"
#include "tests/support/sentences.h"

namespace castalia {
namespace {

using namespace castalia::testing;

std::string row_of(const SessionSummary& summary) {
    Json row{summary.id,      summary.game,         summary.edition, summary.title,           summary.place,
             summary.players, summary.tags,         summary.score,   english(summary.result), summary.events,
             summary.winners, rfc3339(summary.last)};
    return row.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

struct Told {
    std::string lists, exported;
    std::set<std::string> found;
    std::vector<std::string> damage;
};

/// Returns all that a library tells: its list, what searches find, and the export of every session.
Told told_by(const std::filesystem::path& file, const std::vector<std::string>& ids) {
    Told told;
    try {
        Store store(known_games(), file);
        store.on_damage([&](const Text& damage) { told.damage.push_back(english(damage)); });
        for (const SessionSummary& summary : History(store).summaries()) {
            told.lists += row_of(summary);
        }
        for (const char* words : {"treaty", "königs", "library"}) {
            for (const HistoryRow& row : found(store, words)) {
                told.found.insert(row_of(row.session) + row.line);
            }
        }
        for (const std::string& id : ids) {
            try {
                told.exported += write_record(store.load(id));
            } catch (const Failure& failure) {
                told.damage.emplace_back(failure.what());
            }
        }
    } catch (const Failure& failure) {
        told.damage.emplace_back(failure.what());
    }
    return told;
}

struct Flipped : ::testing::Test {
    Flipped() {
        Store store(known_games(), library);
        for (int i = 0; i < 6; ++i) {
            ids.push_back(std::to_string(i) + kFirstId.substr(1));
            Session session = session_of(ids.back(), "Evening " + std::to_string(i));
            enter(session, {kRoll, kSell, kNote, R"({"type": "note", "text": "Ben was late"})"});
            if (i % 2 != 0) {
                enter(session, {kAbandon});
            }
            store.begin(session);
            store.set_tags(ids.back(), {"league", "tag " + std::to_string(i)});
        }
        Session first = store.load(ids.front());
        enter(first, {kNote});
        append_from(store, first, first.journal().size() - 1);
        store.catch_up();
    }
    Folder folder;
    std::filesystem::path library = folder / "library.sqlite", flipped = folder / "flipped" / "library.sqlite";
    std::vector<std::string> ids;
};

TEST_F(Flipped, ByteIsNeverToldWithoutARemark) {
    const std::string bytes = bytes_of(library);
    const Told whole = told_by(library, ids);
    EXPECT_EQ(whole.damage, std::vector<std::string>{});
    std::filesystem::create_directory(flipped.parent_path());
    std::mt19937 random(21);
    const std::size_t tries = std::getenv("CASTALIA_LONG") != nullptr ? 20'000 : 250;
    std::size_t changed = 0;
    for (std::size_t i = 0; i < tries; ++i) {
        std::string other = bytes;
        const std::size_t at = random() % bytes.size();
        other[at] = static_cast<char>(static_cast<unsigned char>(other[at]) ^ (1U << random() % 8));
        for (const char* ending : {"-wal", "-shm"}) {
            std::filesystem::remove(std::filesystem::path(flipped).concat(ending));
        }
        write_bytes(flipped, other);
        const Told told = told_by(flipped, ids);
        // An index that lost a word finds less, which only `verify` sees; what it finds is unchanged.
        const bool same = told.lists == whole.lists && told.exported == whole.exported &&
                          std::ranges::includes(whole.found, told.found);
        changed += same ? 0 : 1;
        ASSERT_TRUE(same || !told.damage.empty()) << "byte " << at << " was told changed\n"
                                                  << (told.lists == whole.lists ? "" : told.lists)
                                                  << (told.exported == whole.exported ? "" : told.exported);
    }
    EXPECT_GT(changed, tries / 100) << "the flips hit something that is told";
}

/// Somebody with SQLite has changed words in each place where they are kept.
TEST_F(Flipped, WordInAnyPlaceIsToldByWhateverReadsIt) {
    const struct {
        const char* remark;
        std::string sql;
    } kChanges[] = {
        {"journal", "UPDATE operation SET body = replace(body, 'late', 'here')"},
        {"time", "UPDATE operation SET at_ms = at_ms + 1 WHERE seq = 1"},
        {"last operation", "DELETE FROM operation WHERE seq = (SELECT max(seq) FROM operation) "},
        {"title in the heading", "UPDATE session SET title = 'Morning'"},
        {"date in the heading", "UPDATE session SET started_ms = started_ms - 1000"},
        {"setup", R"(UPDATE session SET setup = replace(setup, '"CM"', '"CW"'))"},
        {"title in the list", "UPDATE summary SET title = 'Morning'"},
        {"result in the list", "UPDATE summary SET score = '9'"},
        {"words", "UPDATE told SET lines = replace(lines, 'treaty', 'treason')"},
        {"hash", "UPDATE operation SET hash = zeroblob(32) WHERE seq = 2"},
        {"no hash", "UPDATE operation SET hash = NULL WHERE seq = 2"},
        {"end of the session", "UPDATE session SET ended_ms = 1795000000000"},
        {"sample", "UPDATE session SET sample = 1"},
        {"length of the journal", "UPDATE journal_head SET operations = operations + 1"},
        {"head", "UPDATE journal_head SET hash = zeroblob(32)"},
        {"when it was hashed", "UPDATE journal_head SET hashed_ms = 7"},
        {"no head", "DELETE FROM journal_head"},
    };
    for (const auto& [remark, sql] : kChanges) {
        const Folder copy;
        std::filesystem::copy_file(library, copy / "library.sqlite");
        {
            SQLite::Database raw(copy / "library.sqlite", SQLite::OPEN_READWRITE);
            std::vector<std::pair<std::string, std::string>> lifted;
            SQLite::Statement rows(raw, "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'");
            while (rows.executeStep()) {
                lifted.emplace_back(rows.getColumn(0).getString(), rows.getColumn(1).getString());
            }
            rows.reset();
            for (const auto& [name, made] : lifted) {
                raw.exec("DROP TRIGGER " + name);
            }
            raw.exec(sql);
            for (const auto& [name, made] : lifted) {
                raw.exec(made);
            }
        }
        EXPECT_FALSE(told_by(copy / "library.sqlite", ids).damage.empty()) << remark;
        EXPECT_FALSE(Safety(Store(known_games(), copy / "library.sqlite")).verify().empty()) << remark;
    }
}

TEST_F(Flipped, JournalStaysToldAfterListsAreMadeAnewOrTheSessionGoesOn) {
    {
        SQLite::Database raw(library, SQLite::OPEN_READWRITE);
        raw.exec("UPDATE journal_head SET checksum = 7 WHERE session = 1");
        raw.exec("UPDATE journal_head SET hash = zeroblob(32) WHERE session = 2");
        raw.exec("DELETE FROM journal_head WHERE session = 3");
    }
    Store store(known_games(), library);
    Safety(store).rebuild();
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
        store.rename(ids[i], "Another title", "");
        Session session = store.load(ids[i]);
        enter(session, {kNote});
        append_from(store, session, session.journal().size() - 1);
        EXPECT_FALSE(told_by(library, {ids[i]}).damage.empty()) << i;
    }
    EXPECT_TRUE(told_by(library, {ids.back()}).damage.empty());
}

}  // namespace
}  // namespace castalia
