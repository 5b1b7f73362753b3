// The printed list of what must lie where.
#include <gtest/gtest.h>

#include "core/export/count_list.h"
#include "core/review/table_counts.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

class ThePrintedCountList : public ::testing::TestWithParam<const char*> {};

TEST_P(ThePrintedCountList, HasEveryCountOfTheTableOnce) {
    const Session session = sample_of(GetParam());
    const document::Document list = count_list_of(session);
    std::size_t cells = 0;
    for (const document::Block& block : list.blocks) {
        if (const auto* table = std::get_if<document::Table>(&block)) {
            for (const auto& row : table->rows) {
                ASSERT_EQ(row.size(), table->columns.size());
                EXPECT_FALSE(row.front().words.empty());
                cells += static_cast<std::size_t>(std::count_if(
                    row.begin() + 1, row.end(), [](const document::Cell& cell) { return !cell.words.empty(); }));
            }
        }
    }
    std::size_t counts = 0;
    const std::vector<TableCount> all = review::counts_at(session, session.plies());
    for (const review::CountLine& line : review::lines_of(all)) {
        counts += line.counts.size();
    }
    EXPECT_GT(counts, 0U);
    EXPECT_EQ(cells, counts) << "two of one name and player would be one";
}

INSTANTIATE_TEST_SUITE_P(Of, ThePrintedCountList, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
