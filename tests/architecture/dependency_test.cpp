// Includes point downward, and a layer never includes its neighbour's insides.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/architecture/tree.h"

namespace architecture {
namespace {

/// What the files of one folder may include; a package is named by how its includes begin. `ours` that end in ".h"
/// are single headers. A folder may always include itself.
struct Layer {
    std::string folder;
    std::vector<std::string> ours;
    std::vector<std::string> packages;
};

const std::vector<std::string> kToolkit{"wx/", "gtk/", "gdk/", "pango/", "cairo"};
const std::vector<std::string> kSqlite{"SQLiteCpp/", "sqlite3.h"};
const std::vector<std::string> kSystem{"unistd.h", "fcntl.h", "io.h", "sys/"};

std::vector<std::string> both(std::vector<std::string> some, const std::vector<std::string>& more) {
    some.insert(some.end(), more.begin(), more.end());
    return some;
}

/// The first that fits counts, so a folder inside another stands before it.
const std::vector<Layer> kLayers{
    {"core/rules", {}, {"nlohmann/", "simdjson.h"}},
    {"core/parts", {"core/rules"}, {}},
    {"core/games/dance_of_muses", {"core/rules", "core/parts"}, {}},
    {"core/games/magnate", {"core/rules", "core/parts"}, {}},
    {"core/games/muse_decktet", {"core/rules", "core/parts"}, {}},
    {"core/games/muse_story", {"core/rules", "core/parts"}, {}},
    {"core/games/musee", {"core/rules", "core/parts"}, {}},
    {"core/games/open_table", {"core/rules", "core/parts"}, {}},
    {"core/games/result", {"core/rules"}, {}},
    {"core/games", {"core/rules"}, {}},
    {"core/session", {"core/rules"}, {}},
    {"core/export", {"core/rules", "core/session"}, {}},
    {"core/statistics", {"core/rules", "core/session"}, {"boost/math/"}},
    {"db/sqlite", {"core/rules", "core/session"}, both(kSqlite, kSystem)},
    {"db/journal", {"core/rules", "core/session", "db/sqlite"}, kSqlite},
    {"db/history",
     {"core/rules", "core/session", "core/statistics", "db/sqlite", "db/journal", "db/store.h", "db/connection.h"},
     kSqlite},
    {"db/safety",
     {"core/rules", "core/session", "db/sqlite", "db/journal", "db/history", "db/store.h", "db/connection.h"},
     kSqlite},
    {"db", {"core/rules", "core/session", "core/statistics"}, kSqlite},
    {"app/recorder",
     {"core/rules", "core/parts", "core/session", "core/export", "db/store.h", "db/safety/backups.h"},
     {}},
    {"app/publishing",
     {"core/rules", "core/session", "core/export", "db/store.h", "db/sqlite/files.h"},
     {"cairo", "pango/", "qrencode.h"}},
    {"app/cli", {"core", "db", "app/publishing"}, both({"CLI/", "gio/"}, kSystem)},
    {"app/ui/boards", {"core", "app/recorder", "app/ui", "db/store.h"}, kToolkit},
    {"app/ui",
     {"core/rules", "core/parts", "core/session", "core/export", "core/statistics", "app/recorder", "app/publishing",
      "db/store.h", "db/history/history.h", "db/history/people.h", "db/history/figures.h", "db/safety/backups.h",
      "db/safety/drill.h"},
     both(kToolkit, {"langinfo.h"})},
    {"app", {"core", "db", "app"}, both(kToolkit, kSystem)},
};

const Layer* layer_of(const std::string& path) {
    for (const Layer& layer : kLayers) {
        if (path.starts_with(layer.folder + "/")) {
            return &layer;
        }
    }
    return nullptr;
}

bool is_under(const std::string& path, const std::string& folder) {
    return path == folder || path.starts_with(folder + "/");
}

/// A header of the standard library has neither a folder nor an ending.
bool is_standard(const std::string& name) { return name.find_first_of("/.") == std::string::npos; }

/// Why this file may not have this include; empty when it may.
std::string objection(const std::string& path, const std::string& include) {
    const Layer* layer = layer_of(path);
    if (layer == nullptr) {
        return "stands in no layer that the table knows";
    }
    const std::string name = include.substr(1, include.size() - 2);
    if (include.front() == '<') {
        const bool known = is_standard(name) || std::ranges::any_of(layer->packages, [&](const std::string& package) {
                               return name.starts_with(package);
                           });
        return known ? "" : layer->folder + " may not use " + include;
    }
    if (name.find("..") != std::string::npos || layer_of(name) == nullptr) {
        return "includes are written from the root: " + include;
    }
    if (name.starts_with("core/games/") && is_under(path, "app/ui/boards")) {
        // A game has one header that others see, and only its own board looks at it.
        const std::string game = name.substr(11, name.find('/', 11) - 11);
        const bool own =
            name == "core/games/" + game + "/" + game + ".h" && path.find("/" + game + "_") != std::string::npos;
        return own ? "" : "only a board of the game itself may use " + include;
    }
    const bool allowed =
        is_under(name, layer->folder) ||
        std::ranges::any_of(layer->ours, [&](const std::string& folder) { return is_under(name, folder); });
    return allowed ? "" : layer->folder + " may not use " + include;
}

TEST(Dependency, EveryIncludePointsDownward) {
    std::size_t includes = 0;
    for (const Source& source : sources({"core", "db", "app"})) {
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            if (const std::string include = include_on(source.lines[i]); !include.empty()) {
                ++includes;
                EXPECT_EQ(objection(source.path, include), "") << source.path << ":" << i + 1;
            }
        }
    }
    EXPECT_GT(includes, 100U);
}

TEST(Dependency, WhatPointsUpwardOrAsideIsSeen) {
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"core/rules/text.cpp", "\"core/session/event.h\""},
        {"core/rules/text.h", "<wx/string.h>"},
        {"core/parts/decktet.h", "\"core/games/magnate/magnate.h\""},
        {"core/games/magnate/play.cpp", "\"core/games/musee/musee.h\""},
        {"core/games/magnate/play.cpp", "\"core/session/event.h\""},
        {"core/session/record.cpp", "\"core/games/magnate/magnate.h\""},
        {"core/session/record.cpp", "<SQLiteCpp/SQLiteCpp.h>"},
        {"core/session/record.cpp", "<unistd.h>"},
        {"db/store.cpp", "\"app/recorder/desk.h\""},
        {"db/store.cpp", "\"core/games/magnate/magnate.h\""},
        {"db/sqlite/database.cpp", "\"db/journal/schema.h\""},
        {"db/journal/schema.cpp", "\"db/history/summary.h\""},
        {"db/journal/schema.cpp", "\"db/store.h\""},
        {"db/history/summary.cpp", "\"db/safety/backups.h\""},
        {"app/recorder/recorder.cpp", "\"db/sqlite/database.h\""},
        {"app/recorder/recorder.cpp", "<wx/wx.h>"},
        {"app/ui/main_frame.cpp", "\"db/sqlite/database.h\""},
        {"app/ui/main_frame.cpp", "\"core/games/magnate/magnate.h\""},
        {"app/ui/boards/musee_board.cpp", "\"core/games/magnate/magnate.h\""},
        {"app/ui/boards/plain_board.cpp", "\"db/sqlite/database.h\""},
        {"app/publishing/pages.cpp", "<wx/wx.h>"},
        {"app/publishing/batch.cpp", "\"app/ui/files.h\""},
        {"core/export/document.cpp", "<cairo.h>"},
        {"app/cli/main.cpp", "<wx/wx.h>"},
        {"app/cli/main.cpp", "\"app/ui/main_frame.h\""},
        {"app/ui/main_frame.cpp", "\"../desk/desk.h\""},
        {"app/ui/main_frame.cpp", "\"main_frame.h\""},
        {"elsewhere/file.cpp", "<string>"},
    };
    for (const auto& [path, include] : wrong) {
        EXPECT_NE(objection(path, include), "") << path << " " << include;
    }
    EXPECT_EQ(objection("app/ui/boards/magnate_board.cpp", "\"core/games/magnate/magnate.h\""), "");
    EXPECT_EQ(objection("core/games/all.cpp", "\"core/games/magnate/magnate.h\""), "");
    EXPECT_EQ(objection("core/games/magnate/play.cpp", "\"core/parts/decktet.h\""), "");
}

TEST(Dependency, EveryGameHasItsRowAndItsRules) {
    std::set<std::string> games;
    for (const Source& source : sources({"core/games"})) {
        if (const std::size_t end = source.path.find('/', 11); end != std::string::npos) {
            games.insert(source.path.substr(11, end - 11));
        }
    }
    EXPECT_FALSE(games.empty());
    for (const std::string& game : games) {
        EXPECT_EQ(layer_of("core/games/" + game + "/play.cpp")->folder, "core/games/" + game);
        std::string key = game;
        std::ranges::replace(key, '_', '-');
        EXPECT_EQ(files("resources/games/" + key, "rules.md").size(), 1U) << key;
    }
}

}  // namespace
}  // namespace architecture
