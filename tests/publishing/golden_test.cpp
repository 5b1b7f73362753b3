// What the samples are exported as: documents and tables, word by word as in the golden files.
#include "tests/support/golden.h"
#include "tests/publishing/opened.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using namespace castalia::testing;

class ExportsOf : public ::testing::TestWithParam<const char*> {
protected:
    std::string exported(const char* format, const ExportOptions& options) const {
        return find_export_format(format)->bytes(session, options);
    }
    void expect(const std::string& ending, const std::string& bytes) const {
        expect_golden(std::string(GetParam()) + ending, bytes);
    }

    const Session session = sample_of(GetParam());
};

TEST_P(ExportsOf, AreAsInTheGoldenFile) {
    ExportOptions options;
    expect(".md", exported("markdown", options));
    options.options.table = options.options.review = true;
    options.chronicle = false;
    expect("-review.md", exported("markdown", options));
    for (const CsvTable table : kCsvTables) {
        options.table = table;
        expect("-" + std::string(csv_table_name(table)) + ".csv", exported("csv", options));
    }
    expect(".bgsplay", exported("bgsplay", {}));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ExportsOf, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
