// Every clause that the program cites has its sentence in resources/games, in every language, and none is there
// twice.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/games.h"
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

/// Returns the clause ids of a file of rules, in their order.
std::vector<std::string> clauses_of(const fs::path& file) {
    const std::regex line("(?:^|\n)- `([a-z0-9.-]+)` \\S");
    const std::string text = contents(file);
    std::vector<std::string> clauses;
    for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it) {
        clauses.push_back((*it)[1]);
    }
    return clauses;
}

std::vector<fs::path> folders_of_games() {
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(kRoot / "resources/games")) {
        folders.push_back(entry.path());
    }
    return folders;
}

/// Returns the clause ids of the rules in English, with how often each is there.
std::map<std::string, int> written_clauses() {
    std::map<std::string, int> clauses;
    for (const fs::path& folder : folders_of_games()) {
        for (const std::string& clause : clauses_of(folder / "rules.md")) {
            ++clauses[clause];
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

TEST(Clauses, TellOfEveryKindOfEvent) {
    const std::map<std::string, int> written = written_clauses();
    const auto has_clause = [&](const std::string& topic) {
        const auto first = written.lower_bound(topic);
        return first != written.end() && (first->first == topic || first->first.starts_with(topic + "."));
    };
    for (const castalia::Game& game : castalia::known_games().offered()) {
        ASSERT_TRUE(game.moves) << game.id;
        for (const castalia::MoveOutline& move : game.moves()) {
            const std::string topic = "." + std::string(move.topic);
            EXPECT_TRUE(has_clause(game.id + topic) || has_clause("session" + topic)) << game.id << topic;
        }
    }
}

TEST(Clauses, StandInTheRulesOfEveryLanguageInTheSameOrder) {
    int languages = 0;
    for (const auto& catalogue : fs::directory_iterator(kRoot / "resources/locale")) {
        if (catalogue.path().extension() != ".po") {
            continue;
        }
        ++languages;
        for (const fs::path& folder : folders_of_games()) {
            const fs::path file = folder / ("rules." + catalogue.path().stem().string() + ".md");
            EXPECT_EQ(clauses_of(file), clauses_of(folder / "rules.md")) << file;
        }
    }
    EXPECT_GE(languages, 2);
}

}  // namespace
