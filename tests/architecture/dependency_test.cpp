// Includes point downward, and a layer never includes its neighbour's insides.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/architecture/layers.h"
#include "tests/architecture/tree.h"

namespace architecture {
namespace {

/// A header of the standard library has neither a folder nor an ending.
bool is_standard(const std::string& name) { return name.find_first_of("/.") == std::string::npos; }

/// Returns why this file may not have this include; empty when it may.
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
    const bool allowed =
        is_under(name, layer->folder_around(path)) ||
        std::ranges::any_of(layer->ours, [&](const std::string& folder) { return is_under(name, folder); });
    return allowed ? "" : layer->folder + " may not use " + include;
}

TEST(Dependency, SeveralRowsOfAFolderAreOneLayer) {
    std::set<std::string> folders;
    for (const Layer& layer : layers()) {
        EXPECT_TRUE(folders.insert(layer.folder).second) << layer.folder;
    }
    const Layer* windows = layer_of("app/ui/shell/main_frame.cpp");
    ASSERT_NE(windows, nullptr);
    EXPECT_NE(std::ranges::find(windows->ours, "core/rules"), windows->ours.end()) << "in its first row";
    EXPECT_NE(std::ranges::find(windows->packages, "wx/"), windows->packages.end()) << "in its last row";
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
        {"core/rules/text/text.cpp", "\"core/session/event.h\""},
        {"core/rules/text/text.h", "<wx/string.h>"},
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
        {"app/ui/shell/main_frame.cpp", "\"db/sqlite/database.h\""},
        {"app/ui/shell/main_frame.cpp", "\"core/games/magnate/magnate.h\""},
        {"app/ui/board/board.cpp", "\"core/games/magnate/magnate.h\""},
        {"core/picture/kit.cpp", "\"core/parts/decktet.h\""},
        {"core/rules/game/game.h", "\"core/picture/picture.h\""},
        {"app/painting/painter.cpp", "<wx/graphics.h>"},
        {"app/ui/board/board.cpp", "\"db/sqlite/database.h\""},
        {"app/publishing/pages.cpp", "<wx/wx.h>"},
        {"app/publishing/batch.cpp", "\"app/ui/library/files.h\""},
        {"core/export/document.cpp", "<cairo.h>"},
        {"app/cli/main.cpp", "<wx/wx.h>"},
        {"app/cli/main.cpp", "\"app/ui/shell/main_frame.h\""},
        {"app/ui/toolkit/text/type.cpp", "\"app/ui/session/session_page.h\""},
        {"app/ui/shell/main_frame.cpp", "\"../desk/desk.h\""},
        {"app/ui/shell/main_frame.cpp", "\"main_frame.h\""},
        {"elsewhere/file.cpp", "<string>"},
    };
    for (const auto& [path, include] : wrong) {
        EXPECT_NE(objection(path, include), "") << path << " " << include;
    }
    EXPECT_EQ(objection("core/games/all.cpp", "\"core/games/magnate/magnate.h\""), "");
    EXPECT_EQ(objection("core/games/magnate/play.cpp", "\"core/parts/decktet.h\""), "");
}

/// Returns the target whose folder is the nearest around this path.
const Target* target_of(const std::string& path) {
    const Target* nearest = nullptr;
    for (const Target& target : targets()) {
        if (is_under(path, target.folder) && (nearest == nullptr || target.folder.size() > nearest->folder.size())) {
            nearest = &target;
        }
    }
    return nearest;
}

TEST(Dependency, TheTableOfTargetsSaysWhatCMakeLinks) {
    ASSERT_GE(targets().size(), 7U);
    for (const Target& target : targets()) {
        EXPECT_EQ(target.links, links_in(target.folder)[target.name]) << target.name;
    }
}

TEST(Dependency, ALayerMayIncludeWhatItsTargetLinksAndNothingElseOfOurs) {
    for (const Target& target : targets()) {
        std::set<std::string> included;
        for (const Layer& layer : layers()) {
            if (target_of(layer.folder + "/x.cpp") != &target) {
                continue;
            }
            for (const std::string& folder : layer.ours) {
                for (const Target& other : targets()) {
                    if (other.name != target.name &&
                        (target_of(folder) == &other || is_under(other.folder, folder))) {
                        included.insert(other.name);
                    }
                }
            }
        }
        std::set<std::string> linked;
        std::ranges::copy_if(target.links, std::inserter(linked, linked.end()),
                             [](const std::string& link) { return link.starts_with("castalia"); });
        EXPECT_TRUE(std::ranges::includes(included, linked)) << target.name << " links what it may not include";
        if (target.folder != "app") {  // main makes every layer, through the libraries that link the others.
            EXPECT_EQ(included, linked) << target.name;
        }
    }
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
        ASSERT_NE(layer_of("core/games/" + game + "/play.cpp"), nullptr) << game;
        std::string key = game;
        std::ranges::replace(key, '_', '-');
        EXPECT_EQ(files("resources/games/" + key, "rules.md").size(), 1U) << key;
    }
}

}  // namespace
}  // namespace architecture
