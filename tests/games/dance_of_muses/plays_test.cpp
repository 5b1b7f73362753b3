// Every *.play in this folder goes as it says.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/play_script.h"

namespace castalia {
namespace {

namespace fs = std::filesystem;
const fs::path kFolder = fs::path(CASTALIA_SOURCE_DIR) / "tests/games/dance_of_muses";

std::vector<std::string> plays() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(kFolder)) {
        if (entry.path().extension() == ".play") {
            names.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

class DancePlays : public testing::TestWithParam<std::string> {};

TEST_P(DancePlays, GoAsTheySay) {
    std::ifstream stream(kFolder / (GetParam() + ".play"));
    std::stringstream script;
    script << stream.rdbuf();
    EXPECT_EQ(run_play(script.str()), "");
}

INSTANTIATE_TEST_SUITE_P(DanceOfMuses, DancePlays, testing::ValuesIn(plays()), [](const auto& play) {
    std::string name = play.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace castalia
