// The trees that are made of parsed texts.
#include <gtest/gtest.h>

#include "core/rules/json/value.h"

namespace castalia {
namespace {

Json made_of(const std::string& text) {
    Parser parser;
    return parser.parse(text).value().json();
}

TEST(Value, TheTreeHasEveryMemberInItsOrder) {
    const std::string text = R"({"z":1,"a":[true,null,-2,18446744073709551615,0.5,"ä"],"m":{"b":{},"a":[]}})";
    EXPECT_EQ(made_of(text).dump(), text);
}

TEST(Value, AKeyThatStandsTwiceHasItsLastValueAtItsFirstPlace) {
    EXPECT_EQ(made_of(R"({"a":1,"b":2,"a":{"c":3,"c":4}})").dump(), R"({"a":{"c":4},"b":2})");
}

}  // namespace
}  // namespace castalia
