// Names that are shortened stay different.
#include "app/ui/toolkit/text/short_names.h"

#include <set>

#include <gtest/gtest.h>

namespace castalia {
namespace {

std::vector<wxString> in_letters(std::size_t most, const std::vector<wxString>& names) {
    return short_names(names, [most](const wxString& text) { return text.length() <= most; });
}

TEST(ShortNames, StayWholeWhereTheyFit) {
    const std::vector<wxString> names{"Ann", "Ben"};
    EXPECT_EQ(in_letters(3, names), names);
}

TEST(ShortNames, EndInAnEllipsisWhereTheyDoNot) {
    const std::vector<wxString> wanted{"Ann", wxString::FromUTF8("Bart…")};
    EXPECT_EQ(in_letters(5, {"Ann", "Bartholomew"}), wanted);
}

TEST(ShortNames, KeepTheLettersThatTellThemApart) {
    const std::vector<wxString> wanted{wxString::FromUTF8("Al…firs"), wxString::FromUTF8("Al…seco")};
    EXPECT_EQ(in_letters(7, {"Alexander the first", "Alexander the second"}), wanted);
    EXPECT_EQ(in_letters(3, {"Bartolomeu", "Bartholomew"})[0], wxString::FromUTF8("B…o"));
    EXPECT_EQ(in_letters(3, {"Bartolomeu", "Bartholomew"})[1], wxString::FromUTF8("B…h"));
}

TEST(ShortNames, AreAllDifferentForAWholeTable) {
    std::vector<wxString> names;
    for (int i = 0; i < 12; ++i) {
        names.push_back(wxString::Format("Maximiliana the %dth of her name", i + 1));
    }
    for (const std::size_t most : {8u, 12u, 20u}) {
        const std::vector<wxString> shown = in_letters(most, names);
        EXPECT_EQ(std::set<wxString>(shown.begin(), shown.end()).size(), names.size()) << most;
        for (const wxString& name : shown) {
            EXPECT_LE(name.length(), most) << name;
        }
    }
}

TEST(ShortNames, ThatAreTheBeginningOfAnotherNameDiffer) {
    const std::vector<wxString> shown = in_letters(6, {"Alexandra", "Alexandra Maria"});
    EXPECT_NE(shown[0], shown[1]);
}

}  // namespace
}  // namespace castalia
