// What is written beside the journals has a number, by which a library that an older version wrote is told apart.
#include "db/history/summary.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iomanip>

#include "tests/db/tables.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

const fs::path kSamples = fs::path(source_dir()) / "resources" / "samples";
const fs::path kMark = fs::path(source_dir()) / "tests" / "db" / "history" / "summary.txt";

/// FNV-1a over every value of the tables that are worked out from the journals.
std::string mark_of(const fs::path& library) {
    std::uint64_t mark = 0xcbf29ce484222325;
    SQLite::Database database(library.string());
    for (const std::string table :
         {"shelf", "told", "seat", "thrown", "fortune", "ordered", "game_tally", "player_tally", "month_tally",
          "pair_tally", "seat_tally", "score_tally", "duration_tally"}) {
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
    const std::string now = std::to_string(kSummarising) + " " + mark_of(folder / "library.sqlite") + "\n";
    EXPECT_EQ(now, bytes_of(kMark))
        << "Lists, searched words or sums of the samples have changed: a library that holds the old ones would no "
           "longer agree with its journals. Raise kSummarising in db/history/summary.h, unless it has been raised "
           "since the "
           "last release, and write the line above into "
        << kMark;
}

}  // namespace
}  // namespace castalia
