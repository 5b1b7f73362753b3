#pragma once

#include <string>
#include <vector>

namespace architecture {

/// One of our source files: its path from the root with "/", and its lines.
struct Source {
    std::string path;
    std::vector<std::string> lines;

    bool in(const std::string& folder) const { return path.starts_with(folder + "/"); }
};

/// Returns every .h and .cpp under these folders, in order of their paths.
std::vector<Source> sources(const std::vector<std::string>& folders);

/// Returns every file with this ending under a folder of the tree.
std::vector<Source> files(const std::string& folder, const std::string& ending);

/// Returns the file at this path, which must exist.
Source file(const std::string& path);

/// Returns the paths of the pages that tell people about the tree, the README first. Rules, notation and glossaries
/// of translators are none of them: a program reads those.
const std::vector<std::string>& pages();

/// Returns the names at the top of the tree.
std::vector<std::string> top_level();

/// Returns what the #include on this line names, with its brackets or quotation marks; empty when there is none.
std::string include_on(const std::string& line);

/// Returns the line without its comment; text in quotation marks is kept.
std::string without_comment(const std::string& line);

}  // namespace architecture
