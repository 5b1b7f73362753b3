#include "tests/architecture/layers.h"

#include <algorithm>
#include <regex>

#include "tests/architecture/tree.h"

namespace architecture {

namespace {

using Row = std::vector<std::vector<std::string>>;  ///< For each cell, the words that stand between backticks.

Row row_of(const std::string& line) {
    static const std::regex quoted("`([^`]+)`");
    Row row;
    std::size_t begin = 1;
    for (std::size_t end = 0; (end = line.find('|', begin)) != std::string::npos; begin = end + 1) {
        const std::string cell = line.substr(begin, end - begin);
        std::vector<std::string> words;
        for (std::sregex_iterator match(cell.begin(), cell.end(), quoted), none; match != none; ++match) {
            words.push_back((*match)[1]);
        }
        row.push_back(words);
    }
    return row;
}

/// Adds a row; where one with the same first word is there, its last cell gets the words of this one.
void add_row(std::vector<Row>& rows, const Row& row) {
    const auto same = std::ranges::find_if(rows, [&](const Row& one) { return one.at(0) == row.at(0); });
    if (same == rows.end()) {
        rows.push_back(row);
    } else {
        same->back().insert(same->back().end(), row.back().begin(), row.back().end());
    }
}

/// Returns the rows of the table in tests/architecture/README.md whose heading is this line.
std::vector<Row> table(const std::string& heading) {
    std::vector<Row> rows;
    bool inside = false;
    for (const std::string& line : file("tests/architecture/README.md").lines) {
        if (inside && !line.starts_with('|')) {
            break;
        }
        if (inside && !line.starts_with("| ---")) {
            add_row(rows, row_of(line));
        }
        inside = inside || line == heading;
    }
    return rows;
}

bool is_ours(const std::string& word) {
    return is_under(word, "core") || is_under(word, "db") || is_under(word, "app");
}

std::vector<Layer> read_layers() {
    std::vector<Layer> read;
    for (const Row& row : table("| folder | may include |")) {
        Layer layer{row.at(0).at(0), {}, {}};
        for (const std::string& word : row.at(1)) {
            (is_ours(word) ? layer.ours : layer.packages).push_back(word);
        }
        read.push_back(layer);
    }
    return read;
}

std::vector<Target> read_targets() {
    std::vector<Target> read;
    for (const Row& row : table("| target | folder | links |")) {
        read.push_back({row.at(0).at(0), row.at(1).at(0), {row.at(2).begin(), row.at(2).end()}});
    }
    return read;
}

}  // namespace

bool is_under(const std::string& path, const std::string& folder) {
    return path == folder || path.starts_with(folder + "/");
}

std::string Layer::folder_around(const std::string& path) const {
    const std::size_t game = folder.find("<game>");
    const std::size_t end = game == std::string::npos ? game : path.find('/', game);
    return end == std::string::npos ? folder : folder.substr(0, game) + path.substr(game, end - game);
}

const std::vector<Layer>& layers() {
    static const std::vector<Layer> read = read_layers();
    return read;
}

const Layer* layer_of(const std::string& path) {
    for (const Layer& layer : layers()) {
        if (path.starts_with(layer.folder_around(path) + "/")) {
            return &layer;
        }
    }
    return nullptr;
}

const std::vector<Target>& targets() {
    static const std::vector<Target> read = read_targets();
    return read;
}

std::map<std::string, std::set<std::string>> links_in(const std::string& folder) {
    std::string all;
    for (const std::string& line : file(folder + "/CMakeLists.txt").lines) {
        all += line.substr(0, line.find('#')) + " ";
    }
    static const std::regex call(R"(target_link_libraries\((\S+)([^)]*)\))"), word(R"([^\s"]+)");
    std::map<std::string, std::set<std::string>> links;
    for (std::sregex_iterator match(all.begin(), all.end(), call), none; match != none; ++match) {
        const std::string names = (*match)[2];
        for (std::sregex_iterator name(names.begin(), names.end(), word); name != none; ++name) {
            if (name->str() != "PUBLIC" && name->str() != "PRIVATE" && name->str() != "INTERFACE") {
                links[(*match)[1]].insert(name->str());
            }
        }
    }
    return links;
}

}  // namespace architecture
