#include "tests/architecture/tree.h"
#include "tests/support/source_dir.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>

namespace architecture {

namespace fs = std::filesystem;

namespace {

const fs::path kRoot = castalia::source_dir();

Source read(const fs::path& path) {
    Source source{fs::relative(path, kRoot).generic_string(), {}};
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        source.lines.push_back(line);
    }
    return source;
}

}  // namespace

std::vector<Source> files(const std::string& folder, const std::string& ending) {
    std::vector<Source> found;
    if (!fs::exists(kRoot / folder)) {
        return found;
    }
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
        if (entry.is_regular_file() && entry.path().filename().string().ends_with(ending)) {
            found.push_back(read(entry.path()));
        }
    }
    std::ranges::sort(found, {}, &Source::path);
    return found;
}

std::vector<Source> sources(const std::vector<std::string>& folders) {
    std::vector<Source> found;
    for (const std::string& folder : folders) {
        for (const std::string ending : {".h", ".cpp"}) {
            std::ranges::move(files(folder, ending), std::back_inserter(found));
        }
    }
    std::ranges::sort(found, {}, &Source::path);
    return found;
}

Source file(const std::string& path) { return read(kRoot / path); }

const std::vector<std::string>& pages() {
    static const std::vector<std::string> kPages{"README.md",
                                                 "CONTRIBUTING.md",
                                                 "CHANGELOG.md",
                                                 "core/decisions.md",
                                                 "core/glossary.md",
                                                 "core/review/ways_out.md",
                                                 "findings/README.md",
                                                 "packaging/README.md",
                                                 "packaging/packages/README.md",
                                                 "resources/by-ear.md",
                                                 "resources/command-line.md",
                                                 "resources/dice.md",
                                                 "resources/record.md",
                                                 "tests/README.md",
                                                 "tests/architecture/README.md",
                                                 "tests/bench/README.md",
                                                 "tests/promises.md"};
    return kPages;
}

std::vector<std::string> top_level() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(kRoot)) {
        names.push_back(entry.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

std::string include_on(const std::string& line) {
    static const std::regex include(R"(^\s*#\s*include\s*([<"][^>"]+[>"]))");
    std::smatch match;
    return std::regex_search(line, match, include) ? match[1].str() : std::string();
}

std::string without_comment(const std::string& line) {
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (quoted && line[i] == '\\') {
            ++i;
        } else if (line[i] == '"') {
            quoted = !quoted;
        } else if (!quoted && line.compare(i, 2, "//") == 0) {
            return line.substr(0, i);
        }
    }
    return line;
}

}  // namespace architecture
