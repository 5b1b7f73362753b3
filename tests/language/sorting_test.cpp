#include "app/language/sorting.h"

#include <gtest/gtest.h>

namespace castalia {
namespace {

using Names = std::vector<std::string>;

Names sorted(const char* language, Names names) {
    sort_by_name(language, names, [](const std::string& name) { return name; });
    return names;
}

TEST(Names, StandInTheOrderOfTheLanguage) {
    struct Case {
        const char* language;
        Names names;
        const char* remark;
    };
    for (const Case& one : {
             Case{"en", {"ann", "Ben", "Émile", "eve", "Zoe"}, "neither case nor accents come before letters"},
             Case{"de", {"Müller", "Muller-Lutz", "Mutz", "Österle", "Ostrow", "Zöe"}, "ü is a u, not behind z"},
             Case{"fr", {"cote", "coté", "côte", "côté"}, "accents decide between equals"},
             Case{"es", {"Nuño", "Nuria", "Nzinga", "Ñoño", "Oscar"}, "ñ is a letter of its own behind n"},
             Case{"it", {"Aida", "Àlvise", "Bea"}, "à is an a"},
             Case{"sv", {"Zorn", "Åberg", "Ärlig", "Öberg"}, "in Swedish they are the last letters"},
             Case{"qps", {"ann", "Émile", "Zoe"}, "nobody knows the language"},
         }) {
        Names mixed(one.names.rbegin(), one.names.rend());
        EXPECT_EQ(sorted(one.language, mixed), one.names) << one.remark;
    }
}

TEST(Names, OfEqualRankStandByTheirLetters) {
    std::vector<std::pair<int, std::string>> rows{{1, "Zoe"}, {1, "Émile"}, {3, "Ben"}, {1, "Fay"}};
    sort_by_rank_and_name(
        "fr", rows, [](const auto& row) { return row.first; }, [](const auto& row) { return row.second; });
    EXPECT_EQ(rows, (std::vector<std::pair<int, std::string>>{{3, "Ben"}, {1, "Émile"}, {1, "Fay"}, {1, "Zoe"}}));
}

TEST(Names, ThatAreNotUtf8AreSortedAllTheSame) {
    EXPECT_EQ(sorted("de", {"\xff", "a"}).size(), 2u);
    EXPECT_NE(sort_key("de", "Ann"), sort_key("de", "Ann "));
}

}  // namespace
}  // namespace castalia
