// A name in an unnamed namespace means the same to every file, whether its folder is compiled at once or file by
// file. Compiled at once, it is also seen by the files that follow, and there it would hide a name from further
// outside.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "tests/architecture/tree.h"

namespace architecture {
namespace {

/// A name that is declared outside of types and functions.
struct Declared {
    std::string space;     ///< The namespace around it, without unnamed ones: "castalia::magnate".
    bool unnamed = false;  ///< It stands in an unnamed namespace.
    std::string name;
};

/// Returns the name that this line declares; empty when there is none. It relies on the layout of clang-format, which
/// does not indent the contents of a namespace.
std::string name_on(const std::string& line) {
    static const std::regex type(R"(^(?:struct|class|enum class|enum|using|union)\s+(\w+))");
    static const std::regex value(
        R"(^(?:inline |static )*(?:const|constexpr)\b[^(=]*?\s(\w+)(?:\[[^\]]*\])*\s*[={;])");
    static const std::regex function(R"(^[A-Za-z_][\w:<>,*&\s]*[\s*&](\w+)\()");
    std::smatch match;
    for (const std::regex* kind : {&type, &value, &function}) {
        if (std::regex_search(line, match, *kind)) {
            return match[1];
        }
    }
    return "";
}

/// Returns the names that a file declares, and adds the namespaces that it opens to `spaces`.
std::vector<Declared> declared_in(const Source& source, std::set<std::string>& spaces) {
    static const std::regex opening(R"(^(?:inline )?namespace ?([\w:]*) ?\{)");
    std::vector<Declared> found;
    std::vector<std::string> around;
    for (const std::string& line : source.lines) {
        std::smatch match;
        if (std::regex_search(line, match, opening)) {
            around.push_back(match[1]);
        } else if (line.starts_with("}  // namespace") && !around.empty()) {
            around.pop_back();
        } else if (const std::string name = name_on(without_comment(line)); !name.empty()) {
            found.push_back({"", std::ranges::find(around, "") != around.end(), name});
        } else {
            continue;
        }
        std::string space;
        for (const std::string& one : around) {
            space += one.empty() || space.empty() ? one : "::" + one;
        }
        spaces.insert(space);
        if (!found.empty() && found.back().space.empty()) {
            found.back().space = space;
        }
    }
    return found;
}

bool is_within(const std::string& space, const std::string& outer) {
    return space == outer || space.starts_with(outer + "::");
}

/// Returns whether the file uses the name without saying whose it is.
bool uses(const Source& source, const std::string& name) {
    const std::regex alone("(^|[^\\w.:>\"])" + name + "\\b");
    return std::ranges::any_of(source.lines, [&](const std::string& line) {
        return line.find(name) != std::string::npos && std::regex_search(without_comment(line), alone);
    });
}

/// Reads what the files of one folder declare, and says which of them hide a name of a header from another one.
class Folder {
public:
    explicit Folder(std::vector<Source> files)
        : files_(std::move(files)), declared_(files_.size()), spaces_(files_.size()) {
        for (std::size_t i = 0; i < files_.size(); ++i) {
            declared_[i] = declared_in(files_[i], spaces_[i]);
        }
    }

    /// Returns "file: name, which other means", for each name that is hidden. `outside` has the namespaces in which
    /// headers declare a name.
    std::vector<std::string> hidden(const std::multimap<std::string, std::string>& outside) const {
        std::vector<std::string> found;
        for (std::size_t i = 0; i < files_.size(); ++i) {
            for (const Declared& one : declared_[i]) {
                const auto [begin, end] = outside.equal_range(one.name);
                const bool hides = one.unnamed && std::any_of(begin, end, [&](const auto& other) {
                                       return one.space != other.second && is_within(one.space, other.second);
                                   });
                for (std::size_t other = 0; hides && other < files_.size(); ++other) {
                    if (other != i && means_the_outer(other, one)) {
                        found.push_back(files_[i].path + ": " + one.name + ", which " + files_[other].path +
                                        " means");
                    }
                }
            }
        }
        return found;
    }

private:
    bool means_the_outer(std::size_t file, const Declared& hidden) const {
        return std::ranges::none_of(declared_[file], [&](const Declared& own) { return own.name == hidden.name; }) &&
               std::ranges::any_of(spaces_[file],
                                   [&](const std::string& space) { return is_within(space, hidden.space); }) &&
               uses(files_[file], hidden.name);
    }

    std::vector<Source> files_;
    std::vector<std::vector<Declared>> declared_;
    std::vector<std::set<std::string>> spaces_;
};

std::multimap<std::string, std::string> names_of_headers(const std::vector<Source>& files) {
    std::multimap<std::string, std::string> found;
    for (const Source& source : files) {
        std::set<std::string> spaces;
        for (const Declared& one :
             source.path.ends_with(".h") ? declared_in(source, spaces) : std::vector<Declared>()) {
            found.emplace(one.name, one.space);
        }
    }
    return found;
}

TEST(HiddenName, NoFileHidesANameFromAnotherOneOfItsFolder) {
    const std::vector<Source> all = sources({"core", "db", "app"});
    std::map<std::string, std::vector<Source>> folders;
    for (const Source& source : all) {
        if (source.path.ends_with(".cpp")) {
            folders[source.path.substr(0, source.path.rfind('/'))].push_back(source);
        }
    }
    const std::multimap<std::string, std::string> outside = names_of_headers(all);
    EXPECT_GT(outside.size(), 1000U);
    for (const auto& [folder, files] : folders) {
        EXPECT_EQ(Folder(files).hidden(outside), std::vector<std::string>()) << folder;
    }
}

TEST(HiddenName, IsSeenInAConstantAFunctionAndAType) {
    const Source header{"core/kit.h",
                        {"namespace castalia {", "inline constexpr double kFoot = 12;", "double ink_of(int seat);",
                         "struct Flow {", "};", "}  // namespace castalia"}};
    const std::multimap<std::string, std::string> outside = names_of_headers({header});
    const auto file = [](const std::string& name, const std::string& unnamed, const std::string& line) {
        return Source{"core/games/toy/" + name + ".cpp",
                      {"namespace castalia::toy {", "namespace {", unnamed, "}  // namespace", line,
                       "}  // namespace castalia::toy"}};
    };
    for (const auto& [hides, meant] : std::vector<std::pair<std::string, std::string>>{
             {"constexpr double kFoot = 3;", "double foot() { return kFoot; }"},
             {"double ink_of(int card) {", "double ink() { return ink_of(2); }"},
             {"struct Flow {", "void flow(const Flow& all);"}}) {
        const std::vector<std::string> found =
            Folder({file("one", hides, ""), file("two", "", meant)}).hidden(outside);
        EXPECT_EQ(found.size(), 1U) << hides;
        EXPECT_TRUE(Folder({file("one", hides, ""), file("two", hides, meant)}).hidden(outside).empty())
            << "has its own";
        EXPECT_TRUE(Folder({file("one", hides, ""), file("two", "", "int nothing();")}).hidden(outside).empty());
    }
    EXPECT_TRUE(Folder({file("one", "int append(int);", ""), file("two", "", "void f() { text.append(1); }")})
                    .hidden({{"append", "castalia"}})
                    .empty())
        << "a member";
}

}  // namespace
}  // namespace architecture
