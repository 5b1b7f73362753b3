#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace architecture {

/// What the files of a folder may include, from the layer table in tests/architecture/README.md.
struct Layer {
    std::string folder;                 ///< "core/games/<game>" stands for the folder of each game.
    std::vector<std::string> ours;      ///< Folders, and single headers where the name ends in ".h".
    std::vector<std::string> packages;  ///< How the includes of a package begin, such as "wx/".

    /// Returns the folder with the game's own name in it where the path lies in a game.
    std::string folder_around(const std::string& path) const;
};

/// One target of CMake, from the table in tests/architecture/README.md.
struct Target {
    std::string name, folder;
    std::set<std::string> links;
};

/// Returns the layers in the order of their first rows; several rows of one folder are one layer.
const std::vector<Layer>& layers();
/// Returns the first layer that the path lies under, or null. A folder inside another one stands before it.
const Layer* layer_of(const std::string& path);

const std::vector<Target>& targets();
/// Returns what the CMakeLists.txt in this folder links to each target, without PUBLIC and PRIVATE.
std::map<std::string, std::set<std::string>> links_in(const std::string& folder);

bool is_under(const std::string& path, const std::string& folder);

}  // namespace architecture
