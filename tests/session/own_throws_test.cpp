// The throws that a table has under names of its own.
#include <gtest/gtest.h>

#include "core/session/own_throws.h"

namespace castalia {
namespace {

TEST(OwnThrows, AreCarriedAsTheyAreWritten) {
    std::vector<OwnThrow> throws;
    put_among(throws, checked_throw({"luck", "2D6+1", "L"}, ""));
    put_among(throws, checked_throw({"Attack", "d20+5 vs 14", "a"}, ""));
    put_among(throws, checked_throw({"attack", "d20+6 vs 14", "l"}, ""));
    ASSERT_EQ(throws.size(), 2U) << "one name, one throw";
    EXPECT_EQ(throws[0], (OwnThrow{"attack", "d20+6 vs 14", "l"}));
    EXPECT_EQ(throws[1], (OwnThrow{"luck", "2d6+1", ""})) << "a key chooses one throw";
    const std::string text = own_throws_json(throws).dump();
    EXPECT_EQ(text,
              R"({"throws":[{"name":"attack","dice":"d20+6 vs 14","key":"l"},{"name":"luck","dice":"2d6+1"}]})");
    EXPECT_EQ(read_own_throws(text), throws);
}

TEST(OwnThrows, AreRefusedWithThePlace) {
    const std::pair<const char*, const char*> rows[] = {
        {R"({"throws": [{"name": "a", "dice": "3d6>4"}]})", "throws[0].dice: 3d6>4 means different things"},
        {R"({"throws": [{"name": "a", "dice": "4d6s1"}]})", "throws[0].dice: "},
        {R"({"throws": [{"name": "a", "dice": "7"}]})", "throws[0].dice: a throw has dice"},
        {R"({"throws": [{"name": "2d6", "dice": "2d6"}]})",
         "throws[0].name: the name of a throw begins with a letter"},
        {R"({"throws": [{"name": "a", "dice": "2d6", "key": "!"}]})", "throws[0].key: "},
        {R"({"throws": [{"name": "a", "dice": "2d6"}, {"name": "A", "dice": "2d6"}]})", "throws[1].name: two throws"},
        {R"({"throws": [{"name": "a", "dice": "2d6", "colour": "red"}]})", "throws[0]"},
        {R"({"throw": []})", "throws"},
        {R"([])", ""},
    };
    for (const auto& [text, says] : rows) {
        try {
            read_own_throws(text);
            ADD_FAILURE() << text;
        } catch (const BadRecord& bad) {
            EXPECT_NE(std::string(bad.what()).find(says), std::string::npos) << bad.what();
        }
    }
}

TEST(OwnThrows, BeginALine) {
    const std::vector<OwnThrow> throws{
        {"attack", "d20+5", ""}, {"attack high", "2d20kh1+5", ""}, {"Zauber ä", "3d6", ""}};
    const std::pair<const char*, const char*> rows[] = {
        {"attack 17", "d20+5 # attack 17"},
        {"ATTACK", "d20+5 # attack"},
        {"attack high 17 3", "2d20kh1+5 # attack high 17 3"},
        {"zauber ä 345", "3d6 # Zauber ä 345"},
        {"attacks 17", "attacks 17"},
        {"2d6", "2d6"},
        {"", ""},
    };
    for (const auto& [line, whole] : rows) {
        EXPECT_EQ(with_own_throw(line, throws), whole) << line;
    }
}

}  // namespace
}  // namespace castalia
