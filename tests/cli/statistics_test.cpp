// What `stats` tells of one person.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using namespace castalia::testing;

TEST(Stats, OfOneGameCountTheWinsInARowOfThatGame) {
    const Table table;
    for (const std::string game : {"magnate", "musee"}) {  // Ann loses the first and wins the second.
        ASSERT_EQ(table.run({"import", table.file(game + ".castalia", sample_file(game))}).status, 0);
    }
    const auto best = [&](const std::vector<std::string>& of) {
        std::vector<std::string> words{"stats", "--player", "Ann", "--json"};
        words.insert(words.end(), of.begin(), of.end());
        return Json::parse(table.run(words).out).at("person").at("streak").at("best").get<int>();
    };
    EXPECT_EQ(best({}), 1);
    EXPECT_EQ(best({"--game", "musee"}), 1);
    EXPECT_EQ(best({"--game", "magnate"}), 0);
}

}  // namespace
}  // namespace castalia
