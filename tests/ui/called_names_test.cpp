// The short names by which players call each other, for places without room for whole names.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/ui/toolkit/text/called_names.h"

namespace castalia {
namespace {

using Called = std::vector<wxString>;

TEST(CalledNames, LeaveOutTheLastName) {
    EXPECT_EQ(called_names({"Ann", "Maximiliane Achternbusch", "Ng"}), (Called{"Ann", "Maximiliane", "Ng"}));
    EXPECT_EQ(called_names({"Barbara Ellen", "Barbara Klein", "Ben"}), (Called{"B. Ellen", "B. Klein", "Ben"}));
}

TEST(CalledNames, NeverMakeTwoPlayersLookAlike) {
    const std::vector<std::vector<std::string>> tables{
        {"Barbara Ellen", "Bartholomew Ellen", "Barbara Evans"},
        {"Ana Ruiz", "Ana Real Ruiz", "Ana"},
        {"Ana Maria Ruiz", "Ana Mercedes Ruiz", "Ana Marta Ruiz"},
    };
    for (const std::vector<std::string>& names : tables) {
        Called shown = called_names(names);
        std::ranges::sort(shown);
        EXPECT_EQ(std::ranges::adjacent_find(shown), shown.end()) << names.front();
    }
}

}  // namespace
}  // namespace castalia
