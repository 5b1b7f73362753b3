// Names that are shortened stay different.
#include "core/document/fitted_names.h"

#include <set>

#include <gtest/gtest.h>

#include "core/document/document.h"

namespace castalia {
namespace {

using Names = std::vector<std::string>;

Names in_letters(std::size_t most, const Names& names) {
    return document::fitted_names(
        names, [most](const std::string& words) { return document::display_width(words) <= most; });
}

TEST(FittedNames, StayWholeWhereTheyFit) {
    const Names names{"Ann", "Ben"};
    EXPECT_EQ(in_letters(3, names), names);
}

TEST(FittedNames, EndInAnEllipsisWhereTheyDoNot) {
    EXPECT_EQ(in_letters(5, {"Ann", "Bartholomew"}), (Names{"Ann", "Bart…"}));
    EXPECT_EQ(in_letters(3, {"e\u0301e\u0301e\u0301e\u0301"}), (Names{"e\u0301e\u0301…"}))
        << "a letter keeps its mark";
}

TEST(FittedNames, KeepTheLettersThatTellThemApart) {
    EXPECT_EQ(in_letters(7, {"Alexander the first", "Alexander the second"}), (Names{"Al…firs", "Al…seco"}));
    EXPECT_EQ(in_letters(3, {"Bartolomeu", "Bartholomew"}), (Names{"B…o", "B…h"}));
}

TEST(FittedNames, AreAllDifferentForAWholeTable) {
    Names names;
    for (int i = 0; i < 12; ++i) {
        names.push_back("Maximiliana the " + std::to_string(i + 1) + "th of her name");
    }
    for (const std::size_t most : {8u, 12u, 20u}) {
        const Names shown = in_letters(most, names);
        EXPECT_EQ(std::set(shown.begin(), shown.end()).size(), names.size()) << most;
        for (const std::string& name : shown) {
            EXPECT_LE(document::display_width(name), most) << name;
        }
    }
}

TEST(FittedNames, ThatAreTheBeginningOfAnotherNameDiffer) {
    const Names shown = in_letters(6, {"Alexandra", "Alexandra Maria"});
    EXPECT_NE(shown[0], shown[1]);
}

}  // namespace
}  // namespace castalia
