#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace architecture {

/// One row of the layer table in CONTRIBUTING.md: what the files of a folder may include.
struct Layer {
    std::string folder;                 ///< "core/games/<game>" stands for the folder of each game.
    std::vector<std::string> ours;      ///< Folders, and single headers where the name ends in ".h".
    std::vector<std::string> packages;  ///< How the includes of a package begin, such as "wx/".

    /// Returns the folder with the game's own name in it where the path lies in a game.
    std::string folder_around(const std::string& path) const;
};

/// One row of the table of CMake targets in CONTRIBUTING.md.
struct Target {
    std::string name, folder;
    std::set<std::string> links;
};

/// Returns the rows of the layer table in their order.
const std::vector<Layer>& layers();
/// Returns the first row that the path lies under, or null. A folder inside another one stands before it.
const Layer* layer_of(const std::string& path);

const std::vector<Target>& targets();
/// Returns what the CMakeLists.txt in this folder links to each target, without PUBLIC and PRIVATE.
std::map<std::string, std::set<std::string>> links_in(const std::string& folder);

bool is_under(const std::string& path, const std::string& folder);

}  // namespace architecture
