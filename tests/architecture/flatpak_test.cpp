// The manifest of the Flatpak has every library that CMake looks for and the runtime lacks.
#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "tests/architecture/tree.h"

namespace architecture {
namespace {

std::string manifest() {
    std::string text;
    for (const std::string& line : file("packaging/flatpak/org.castalia.castalia.yml").lines) {
        text += line + "\n";
    }
    return text;
}

/// Returns the lines of a module, from its name to that of the next one.
std::string module_called(const std::string& name) {
    const std::string all = manifest();
    const std::size_t begins = all.find("  - name: " + name + "\n");
    return begins == std::string::npos ? "" : all.substr(begins, all.find("\n  - name: ", begins + 1) - begins);
}

TEST(Flatpak, BringsEveryLibraryThatCMakeLooksForInAVersionThatIsNewEnough) {
    const std::map<std::string, std::string> modules{{"wxWidgets", "wxwidgets"},
                                                     {"SQLiteCpp", "sqlitecpp"},
                                                     {"simdjson", "simdjson"},
                                                     {"nlohmann_json", "nlohmann-json"},
                                                     {"CLI11", "cli11"},
                                                     {"Boost", "boost"},
                                                     {"QRENCODE", "qrencode"},
                                                     {"QPDF", "qpdf"},
                                                     {"XLSXWRITER", "libxlsxwriter"},
                                                     {"MINIZIP", "minizip"},
                                                     // The runtime org.gnome.Platform and its kit have these.
                                                     {"PkgConfig", ""},
                                                     {"SQLite3", ""},
                                                     {"GTK3", ""},
                                                     {"ICU", ""},
                                                     {"PANGOCAIRO", ""},
                                                     {"GIO", ""},
                                                     {"PIXBUF", ""},
                                                     {"PNG", ""},
                                                     {"WEBP", ""},
                                                     {"NETTLE", ""},
                                                     {"EXPAT", ""}};
    static const std::regex wanted(R"((?:find_package|pkg_check_modules)\((\w+) ?([\d.]*)(.*))");
    std::vector<Source> pages = files("packaging/cmake", ".cmake");
    for (const char* folder : {"app", "core", "db"}) {
        for (Source& page : files(folder, "CMakeLists.txt")) {
            pages.push_back(std::move(page));
        }
    }
    std::size_t brought = 0;
    for (const Source& page : pages) {
        for (const std::string& line : page.lines) {
            std::smatch match;
            if (!std::regex_search(line, match, wanted)) {
                continue;
            }
            const auto known = modules.find(match[1]);
            ASSERT_NE(known, modules.end()) << page.path << ": " << line << ": is it in the runtime?";
            if (known->second.empty()) {
                continue;
            }
            ++brought;
            const std::string module = module_called(known->second);
            EXPECT_FALSE(module.empty()) << known->second;
            // "3.2" of CMake begins the tag, which may be v3.2.2, boost-1.74.0 or RELEASE_1.1.4.
            EXPECT_TRUE(std::regex_search(module, std::regex("tag: \\D*" + match[2].str()))) << line << "\n"
                                                                                             << module;
            if (const std::string rest = match[3]; rest.find("locale") != std::string::npos) {
                EXPECT_NE(module.find("--with-locale"), std::string::npos) << "headers are not enough";
            }
        }
    }
    EXPECT_GE(brought, 8U);
}

}  // namespace
}  // namespace architecture
