#pragma once

#include <string>
#include <vector>

namespace architecture {

/// A source file of ours: its path from the root with "/", and its lines.
struct Source {
    std::string path;
    std::vector<std::string> lines;

    bool in(const std::string& folder) const { return path.starts_with(folder + "/"); }
};

/// Every .h and .cpp under these folders, in order of their paths.
std::vector<Source> sources(const std::vector<std::string>& folders);

/// Every whole file with this ending under a folder of the tree.
std::vector<Source> files(const std::string& folder, const std::string& ending);

/// The file at this path, which must exist.
Source file(const std::string& path);

/// The names that stand at the top of the tree.
std::vector<std::string> top_level();

/// What the #include on this line names, with its brackets or quotation marks; empty when there is none.
std::string include_on(const std::string& line);

/// The line without its comment; text in quotation marks is kept.
std::string without_comment(const std::string& line);

}  // namespace architecture
