// Lines of many tables: what we read for each dialect, beside what programs of this name and version make of them.
// tests/dice/conformance.tsv has one line in each row; its other columns are what each of the programs said when it
// was run, as the least and the greatest of some hundred results. "–" is refused.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/dice/notation.h"
#include "tests/support/source_dir.h"

namespace castalia::dice {
namespace {

using Row = std::vector<std::string>;

std::vector<Row> rows() {
    std::ifstream file(source_dir() + "/tests/dice/conformance.tsv");
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) {
            continue;
        }
        Row row;
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, '\t');) {
            row.push_back(cell);
        }
        rows.push_back(row);
    }
    return rows;
}

std::string read_as(const std::string& line, Dialect dialect) {
    try {
        return canonical(parse(line, dialect));
    } catch (const BadNotation&) {
        return "–";
    }
}

TEST(Conformance, EachDialectReadsWhatTheTableSays) {
    const std::vector<Row> all = rows();
    ASSERT_GT(all.size(), 90U);
    const Row head{"line", "ours", "roll20", "rpg", "bcdice", "readings"};
    ASSERT_EQ(Row(all[0].begin(), all[0].begin() + 6), head);
    for (std::size_t i = 1; i < all.size(); ++i) {
        const Row& row = all[i];
        ASSERT_EQ(row.size(), all[0].size()) << row[0];
        for (std::size_t dialect = 0; dialect < kDialects.size(); ++dialect) {
            EXPECT_EQ(read_as(row[0], kDialects[dialect]), row[1 + dialect]) << row[0];
        }
        std::size_t meanings = 0;
        try {
            meanings = readings(row[0]).size();
        } catch (const BadNotation&) {
            meanings = 0;
        }
        EXPECT_EQ(std::to_string(meanings), row[5]) << row[0];
    }
}

}  // namespace
}  // namespace castalia::dice
