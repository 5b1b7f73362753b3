// The schema and the reader accept every record in the tree.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/session/record.h"
#include "tests/schema/schema.h"
#include "tests/support/games.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> records_in_the_tree() {
    std::vector<fs::path> records;
    for (const fs::path folder : {"resources", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_dir()) / folder)) {
            if (entry.path().extension() == ".castalia") {
                records.push_back(entry.path());
            }
        }
    }
    return records;
}

std::string content_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(Tree, EveryRecordIsValid) {
    const std::vector<fs::path> records = records_in_the_tree();
    EXPECT_FALSE(records.empty()) << "there is no record in the tree";
    for (const fs::path& path : records) {
        SCOPED_TRACE(path.string());
        try {
            const std::string file = content_of(path);
            EXPECT_EQ(schema_complaints(parse_json(file)), "");
            if (const std::string canonical = write_record(read_record(file, known_games())); canonical != file) {
                EXPECT_EQ(schema_complaints(parse_json(canonical)), "");
            }
        } catch (const BadRecord& bad) {
            ADD_FAILURE() << bad.what();
        }
    }
}

TEST(Tree, EveryGameOnTheCatalogueHasItsPartOfTheSchema) {
    const Json schema = parse_json(content_of(fs::path(source_dir()) / "resources/schema/castalia.schema.json"));
    Json catalogue = Json::array();
    for (const Game& game : known_games().offered()) {
        catalogue.push_back(game.id);
        const fs::path part = fs::path(source_dir()) / "resources/schema" / (game.id + ".schema.json");
        ASSERT_TRUE(fs::exists(part)) << part;
        EXPECT_EQ(parse_json(content_of(part))["properties"]["edition"]["enum"], Json(game.editions));
    }
    catalogue.push_back("result");  // It is kept like a game, but not played.
    EXPECT_EQ(schema["properties"]["game"]["enum"], catalogue);
}

}  // namespace
}  // namespace castalia
