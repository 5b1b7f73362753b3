// Every clause that the program cites has its sentence in resources/games, and none stands there twice.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "tests/support/source_dir.h"

namespace {

namespace fs = std::filesystem;
const fs::path kRoot = castalia::source_dir();

std::string contents(const fs::path& file) {
    std::ifstream stream(file);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// Clause ids of the rules files, with how often each stands there.
std::map<std::string, int> written_clauses() {
    std::map<std::string, int> clauses;
    const std::regex line("(?:^|\n)- `([a-z0-9.-]+)` \\S");
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / "resources/games")) {
        if (entry.path().extension() != ".md") {
            continue;
        }
        const std::string text = contents(entry.path());
        for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it) {
            ++clauses[(*it)[1]];
        }
    }
    return clauses;
}

std::set<std::string> cited_clauses() {
    std::set<std::string> clauses;
    std::string owners = "session";
    for (const auto& game : fs::directory_iterator(kRoot / "resources/games")) {
        owners += game.is_directory() ? "|" + game.path().filename().string() : "";
    }
    const std::string clause = "((?:" + owners + ")\\.[a-z0-9]+(?:[.-][a-z0-9]+)*)";
    const std::regex literal("\"" + clause + "\""), remark("//+ " + clause + ":");
    for (const char* folder : {"core", "app", "db"}) {
        for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") {
                continue;
            }
            const std::string text = contents(entry.path());
            for (const std::regex& cited : {literal, remark}) {
                for (std::sregex_iterator it(text.begin(), text.end(), cited), end; it != end; ++it) {
                    clauses.insert((*it)[1]);
                }
            }
        }
    }
    return clauses;
}

TEST(Clauses, EachThatIsCitedHasItsSentence) {
    const std::map<std::string, int> written = written_clauses();
    const std::set<std::string> cited = cited_clauses();
    ASSERT_GT(cited.size(), 40u);
    for (const std::string& clause : cited) {
        EXPECT_TRUE(written.contains(clause)) << clause << " is cited and stands in no resources/games/*.md";
    }
}

TEST(Clauses, NoneStandsTwice) {
    for (const auto& [clause, times] : written_clauses()) {
        EXPECT_EQ(times, 1) << clause;
    }
}

}  // namespace
