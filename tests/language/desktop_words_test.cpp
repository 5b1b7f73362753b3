// The words that the desktop shows before the program is opened: its entry, its kind of file, its page in a software
// shop.
#include <fstream>
#include <iterator>
#include <map>
#include <regex>

#include <gtest/gtest.h>

#include "app/language/language.h"
#include "tests/support/source_dir.h"

namespace castalia {
namespace {

std::string words_of(const std::string& file) {
    std::ifstream from(std::string(source_dir()) + "/packaging/linux/" + file);
    return {std::istreambuf_iterator<char>(from), std::istreambuf_iterator<char>()};
}

/// Returns how many parts a file has in each language; those in English are under "".
std::map<std::string, int> parts_by_language(const std::string& text, const std::regex& part) {
    std::map<std::string, int> parts;
    for (std::sregex_iterator at(text.begin(), text.end(), part), end; at != end; ++at) {
        ++parts[(*at)[1].str()];
    }
    return parts;
}

void expect_every_language(const std::string& file, const std::regex& part) {
    const auto parts = parts_by_language(words_of(file), part);
    ASSERT_TRUE(parts.contains("")) << file;
    for (const std::string& language : translated_languages()) {
        ASSERT_TRUE(parts.contains(language)) << file << " says nothing in " << language;
        EXPECT_EQ(parts.at(language), parts.at("")) << file << ", " << language;
    }
}

TEST(TheDesktop, IsToldOfTheProgramInEveryLanguage) {
    expect_every_language("org.castalia.castalia.desktop",
                          std::regex(R"((?:^|\n)(?:GenericName|Comment|Keywords)(?:\[(\w+)\])?=)"));
    expect_every_language("castalia-mime.xml", std::regex(R"re(<comment(?: xml:lang="(\w+)")?>)re"));
    expect_every_language("org.castalia.castalia.metainfo.xml",
                          std::regex(R"re(<(?:summary|p|li|caption)(?: xml:lang="(\w+)")?>)re"));
}

}  // namespace
}  // namespace castalia
