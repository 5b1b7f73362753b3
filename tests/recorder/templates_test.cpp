// A setup is saved under a name and found again.
#include <gtest/gtest.h>

#include "app/recorder/templates.h"
#include "tests/support/games.h"

namespace castalia {
namespace {

TEST(Templates, AreKeptByGameAndName) {
    Store store(known_games(), ":memory:");
    EXPECT_TRUE(templates_of(store, "open-table").empty());
    const Json rummy = Json::parse(R"({"columns":["Deal 1"],"highest_wins":false})");
    keep_template(store, "open-table", {"Rummy", rummy});
    keep_template(store, "open-table", {"Hearts", Json::object()});
    keep_template(store, "magnate", {"Usual", Json::object()});
    const std::vector<SetupTemplate> kept = templates_of(store, "open-table");
    ASSERT_EQ(kept.size(), 2U);
    EXPECT_EQ(kept[0].name, "Hearts") << "by name";
    EXPECT_EQ(kept[1].setup.dump(), rummy.dump());
}

TEST(Templates, ReplaceOneAnotherAndAreDropped) {
    Store store(known_games(), ":memory:");
    keep_template(store, "open-table", {"Rummy", Json::object()});
    keep_template(store, "open-table", {"Rummy", Json::parse(R"({"columns":["A"]})")});
    ASSERT_EQ(templates_of(store, "open-table").size(), 1U);
    EXPECT_EQ(templates_of(store, "open-table")[0].setup["columns"].size(), 1U);
    EXPECT_THROW(keep_template(store, "open-table", {"", Json::object()}), BadRecord);
    drop_template(store, "open-table", "Bridge");
    drop_template(store, "open-table", "Rummy");
    EXPECT_TRUE(templates_of(store, "open-table").empty());
    store.set("templates.open-table", "[3, {\"name\": \"x\"}, {");
    EXPECT_TRUE(templates_of(store, "open-table").empty()) << "what cannot be read is left out";
}

}  // namespace
}  // namespace castalia
