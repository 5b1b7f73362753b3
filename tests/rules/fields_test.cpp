#include "core/rules/json/fields.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>

namespace castalia {
namespace {

using Read = std::function<void(Fields&)>;

/// Returns the message with which reading `object` fails; empty when it does not.
std::string complaint(const Json& object, const Read& read) {
    const std::vector<std::string> names{"Ann", "Ben"};
    try {
        Fields fields(object, "events[3]", names);
        read(fields);
        fields.finish();
        return "";
    } catch (const BadRecord& bad) {
        return bad.what();
    }
}

void expect_complaint(const Json& object, const Read& read, std::string_view place, std::string_view why) {
    const std::string message = complaint(object, read);
    SCOPED_TRACE(object.dump(-1, ' ', false, Json::error_handler_t::replace));
    EXPECT_TRUE(message.starts_with(std::string(place) + ": ")) << message;
    EXPECT_NE(message.find(why), std::string::npos) << message;
}

TEST(Fields, TheFirstKeyThatNobodyAskedForIsNamed) {
    const Read nothing = [](Fields&) {};
    expect_complaint({{"colour", "red"}}, nothing, "events[3]", "\"colour\"");
    EXPECT_EQ(complaint(Json::object(), nothing), "");
}

TEST(Fields, OfALargeObjectAreAllAskedForAndTheFirstThatIsNotIsNamed) {
    Json large = Json::object();
    for (int i = 0; i < 70; ++i) {
        large["member" + std::to_string(i)] = i;
    }
    const auto without = [&](std::string_view left_out) {
        return [&, left_out](Fields& fields) {
            for (const auto& [key, value] : large.items()) {
                if (key != left_out) {
                    fields.number(key, 0, 69);
                }
            }
        };
    };
    EXPECT_EQ(complaint(large, without("")), "");
    for (const char* stranger : {"member0", "member63", "member64", "member69"}) {
        expect_complaint(large, without(stranger), "events[3]", stranger);
    }
}

TEST(Fields, AMissingKeyIsNamed) {
    expect_complaint(
        Json::object(), [](Fields& fields) { fields.number("die", 1, 6); }, "events[3]", "\"die\" is missing");
}

TEST(Fields, OnlyAnObjectHasFields) {
    for (const Json& other : {Json(), Json(3), Json("text"), Json::array(), Json(true)}) {
        expect_complaint(other, [](Fields&) {}, "events[3]", "an object belongs here");
    }
}

TEST(Fields, NumbersAreWholeAndWithinTheirBounds) {
    const Read die = [](Fields& fields) { fields.number("die", 1, 6); };
    EXPECT_EQ(complaint({{"die", 1}}, die), "");
    EXPECT_EQ(complaint({{"die", 6}}, die), "");
    expect_complaint({{"die", 0}}, die, "events[3].die", "out of range, which is 1 to 6");
    expect_complaint({{"die", 7}}, die, "events[3].die", "out of range");
    expect_complaint({{"die", -1}}, die, "events[3].die", "out of range");
    expect_complaint({{"die", 2.5}}, die, "events[3].die", "whole number");
    expect_complaint({{"die", 2.0}}, die, "events[3].die", "whole number");
    expect_complaint({{"die", "2"}}, die, "events[3].die", "the text \"2\"");
    expect_complaint({{"die", nullptr}}, die, "events[3].die", "not null");
    expect_complaint({{"die", true}}, die, "events[3].die", "not true");
    expect_complaint({{"die", 18446744073709551615ULL}}, die, "events[3].die", "out of range");
    expect_complaint({{"die", INT64_MIN}}, die, "events[3].die", "out of range");
}

TEST(Fields, ANumberKeepsItsValueAtBothEndsOfItsRange) {
    const Json object{{"low", -5}, {"high", kMostCounted}};
    Fields fields(object, "");
    EXPECT_EQ(fields.number("low", -5, 5), -5);
    EXPECT_EQ(fields.number("high", 0, kMostCounted), kMostCounted);
    EXPECT_EQ(fields.number_or("absent", 0, 9, 4), 4);
}

TEST(Fields, AWordIsOneOfAListAndTheListIsTold) {
    static constexpr std::array<std::string_view, 3> kWords{"basic", "courts", "pawns"};
    const Read deck = [](Fields& fields) { fields.word("deck", kWords); };
    EXPECT_EQ(complaint({{"deck", "pawns"}}, deck), "");
    expect_complaint({{"deck", "Pawns"}}, deck, "events[3].deck", "basic, courts or pawns belongs here");
    expect_complaint({{"deck", 3}}, deck, "events[3].deck", "not 3");
}

TEST(Fields, AFlagIsTrueOrFalseAndNothingElse) {
    const Read flag = [](Fields& fields) { fields.flag_or("on", false); };
    EXPECT_EQ(complaint({{"on", true}}, flag), "");
    expect_complaint({{"on", 1}}, flag, "events[3].on", "true or false");
    expect_complaint({{"on", "true"}}, flag, "events[3].on", "true or false");
}

TEST(Fields, ANameHasOneToSixtyCharactersThatCanBeSeen) {
    const Read name = [](Fields& fields) { fields.name("name", kLongestName); };
    std::string sixty;
    for (int i = 0; i < 60; ++i) {
        sixty += "ß";  // Characters are counted, not bytes.
    }
    EXPECT_EQ(complaint({{"name", sixty}}, name), "");
    EXPECT_EQ(complaint({{"name", "Ann-Kathrin O'Neill"}}, name), "");
    EXPECT_EQ(complaint({{"name", "שלום"}}, name), "");
    expect_complaint({{"name", sixty + "x"}}, name, "events[3].name", "this one has 61");
    expect_complaint({{"name", std::string(10'000, 'x')}}, name, "events[3].name", "this one has 10000");
    expect_complaint({{"name", ""}}, name, "events[3].name", "this one has 0");
    expect_complaint({{"name", "   "}}, name, "events[3].name", "can be seen");
    expect_complaint({{"name", "An\nn"}}, name, "events[3].name", "U+000A");
    expect_complaint({{"name", std::string("An\0n", 4)}}, name, "events[3].name", "U+0000");
    expect_complaint({{"name", "An\u007Fn"}}, name, "events[3].name", "U+007F");
    expect_complaint({{"name", "An\u0085n"}}, name, "events[3].name", "U+0085");
    expect_complaint({{"name", "An\u2028n"}}, name, "events[3].name", "U+2028");
    expect_complaint({{"name", "\u202EnnA"}}, name, "events[3].name", "U+202E");
    expect_complaint({{"name", "Ann\u200F"}}, name, "events[3].name", "U+200F");
    expect_complaint({{"name", "\u2066Ann"}}, name, "events[3].name", "U+2066");
    expect_complaint({{"name", "\uFEFFAnn"}}, name, "events[3].name", "U+FEFF");
    expect_complaint({{"name", 7}}, name, "events[3].name", "a name belongs here");
}

TEST(Fields, ATextMayHaveLinesAndTabsButNoOtherControlCharacters) {
    const Read text = [](Fields& fields) { fields.text("text", 10); };
    EXPECT_EQ(complaint({{"text", "a\n\tb"}}, text), "");
    EXPECT_EQ(complaint({{"text", ""}}, text), "");
    EXPECT_EQ(complaint({{"text", "\u05D0\u200F\u05D1"}}, text), "");
    expect_complaint({{"text", "a\rb"}}, text, "events[3].text", "U+000D");
    expect_complaint({{"text", "\u001B[31m"}}, text, "events[3].text", "U+001B");
    expect_complaint({{"text", "12345678901"}}, text, "events[3].text", "longer than 10");
}

TEST(Fields, APlayerIsFoundByName) {
    const std::vector<std::string> names{"Ann", "Ben"};
    const Json object{{"player", "Ben"}};
    Fields fields(object, "", names);
    EXPECT_EQ(fields.seat("player"), Seat{1});
    EXPECT_EQ(fields.stranger(), "");
}

TEST(Fields, AStrangerIsReadAndRemembered) {
    const std::vector<std::string> names{"Ann", "Ben"};
    const Json object{{"what", {{"player", "Cid"}}}};
    Fields fields(object, "", names);
    Fields inner = fields.object("what");
    EXPECT_EQ(inner.seat("player"), Seat{-1});
    EXPECT_EQ(fields.stranger(), "Cid");
    expect_complaint(
        {{"player", 3}}, [](Fields& all) { all.seat("player"); }, "events[3].player", "a name belongs here");
}

TEST(Fields, AListHasItsLength) {
    const Read dice = [](Fields& fields) { fields.list("dice", 2, 2); };
    EXPECT_EQ(complaint({{"dice", {1, 2}}}, dice), "");
    expect_complaint({{"dice", {1}}}, dice, "events[3].dice", "1 entry instead of 2");
    expect_complaint({{"dice", {1, 2, 3}}}, dice, "events[3].dice", "3 entries instead of 2");
    expect_complaint({{"dice", Json::object()}}, dice, "events[3].dice", "a list belongs here");
}

TEST(Fields, TheObjectInsideKnowsItsPlace) {
    const Read inner = [](Fields& fields) {
        Fields what = fields.object("what");
        what.number("die", 1, 6);
        what.finish();
    };
    expect_complaint({{"what", {{"die", 9}}}}, inner, "events[3].what.die", "out of range");
    expect_complaint({{"what", {{"die", 3}, {"dye", 3}}}}, inner, "events[3].what", "\"dye\"");
}

TEST(Fields, AMessageShowsNoMoreThanItsPlaceCanHold) {
    const std::string long_one = shown(Json(std::string(10'000, 'x')));
    EXPECT_LT(long_one.size(), 50U);
    std::string umlauts;
    for (int i = 0; i < 100; ++i) {
        umlauts += "ä";
    }
    EXPECT_NO_THROW(check_utf8(shown(Json(umlauts)), ""));
}

TEST(Fields, BytesThatAreNotUtf8AreTold) {
    EXPECT_NO_THROW(check_utf8("Ann ♠ 李", "names"));
    for (const std::string_view bad : {"\xFF", "\xC3", "\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80"}) {
        EXPECT_THROW(check_utf8(bad, "names"), BadRecord) << shown(Json(bad));
    }
}

}  // namespace
}  // namespace castalia
