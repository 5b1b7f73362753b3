// The known name that somebody may have meant.
#include <gtest/gtest.h>

#include "app/names/nearest.h"

namespace castalia {
namespace {

TEST(TheNearestName, IsTheOneWithTheFewestChanges) {
    const std::vector<std::string> known{"Anna", "Annika", "Ben", "Zoë", "Søren"};
    const auto nearest = [&](const char* typed) { return nearest_name(typed, known).value_or("none"); };
    EXPECT_EQ(nearest("Ana"), "Anna") << "left out";
    EXPECT_EQ(nearest("Annna"), "Anna") << "doubled";
    EXPECT_EQ(nearest("Anma"), "Anna") << "changed";
    EXPECT_EQ(nearest("Bne"), "Ben") << "exchanged";
    EXPECT_EQ(nearest("ANNIKA"), "Annika") << "in another case";
    EXPECT_EQ(nearest("zoe"), "Zoë") << "a letter is one change, however many bytes it has";
    EXPECT_EQ(nearest("Soren"), "Søren");
    EXPECT_EQ(nearest("Charlotte"), "none");
    EXPECT_EQ(nearest("B"), "none");
    EXPECT_EQ(nearest(""), "none");
}

TEST(TheNearestName, OfEqualsIsTheFirst) {
    EXPECT_EQ(nearest_name("Bem", {"Ben", "Ber"}), "Ben");
    EXPECT_EQ(nearest_name("Bem", {"Ber", "Ben"}), "Ber");
    EXPECT_FALSE(nearest_name("Ben", {}));
}

}  // namespace
}  // namespace castalia
