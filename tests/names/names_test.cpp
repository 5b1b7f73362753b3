// Names can be seen, and do not look alike.
#include <gtest/gtest.h>

#include "app/names/names.h"

namespace castalia {
namespace {

TEST(SeenNames, LeaveBytesThatAreNoTextToWhoeverReadsThem) {
    for (const std::string bytes : {"\xff", "Ann\xc3", "\xed\xa0\x80"}) {
        EXPECT_EQ(seen_name(bytes).name, bytes);
        EXPECT_TRUE(seen_name(bytes).taken_out.empty());
    }
}

TEST(AName, ThatNobodyCanSeeIsNone) {
    for (const char* typed :
         {"\u200B", "\u200D", "\u2060", "\u3164", "\u2800", "\u00AD", "\uFE0F", "\u115F\u1160", "\uFFA0", "\u180E",
          "\u034F", "\U000E0041", " \u00A0\u3000 ", "\u200E\u202E", "\uFEFF", "", "\u200B\u2800 \u3164"}) {
        EXPECT_EQ(seen_name(typed).name, "") << typed;
    }
}

TEST(AName, LosesWhatCannotBeSeenAndSaysSo) {
    const SeenName seen = seen_name(" An\u200Bn\u2060\u200B ");
    EXPECT_EQ(seen.name, "Ann");
    EXPECT_EQ(seen.taken_out, (std::vector<std::string>{"U+200B", "U+2060"}));
    EXPECT_EQ(english(taken_out_text(seen)),
              "Characters that cannot be seen were taken out of “Ann”: U+200B and U+2060.");
    EXPECT_EQ(english(taken_out_text(seen_name("\u2800"))), "There was nothing to see in this name: U+2800.");
    EXPECT_TRUE(taken_out_text(seen_name("Ann")).empty());
}

TEST(AName, KeepsWhatIsSeen) {
    for (const char* name :
         {"Ann", "Zoë", "Zoe\u0308", "José María", "Søren", "李小龙", "Ольга", "محمد", "मीरा",
          // Joiners that belong to the spelling: Persian and Sinhala, and pictures of several.
          "می\u200Cخواهم", "ශ්\u200Dරී", "👩\u200D👩\u200D👧", "❤\uFE0F", "👩🏽\u200D🚀", "O'Neil", "#1"}) {
        const SeenName seen = seen_name(name);
        EXPECT_EQ(seen.name, name);
        EXPECT_TRUE(seen.taken_out.empty()) << name;
    }
    EXPECT_EQ(seen_name("a\u200Db").name, "ab") << "a joiner joins nothing in Latin letters";
    EXPECT_EQ(seen_name("Ann\uFE0F").name, "Ann");
}

TEST(PlainLetters, AreThoseOfAnyKeyboard) {
    EXPECT_EQ(in_plain_letters("José"), "jose");
    EXPECT_EQ(in_plain_letters("Jose\u0301"), "jose") << "composed otherwise";
    EXPECT_EQ(in_plain_letters("ŁUKASZ"), "lukasz");
    EXPECT_EQ(in_plain_letters("Guðrún Þórsdóttir"), "gudrun thorsdottir");
    EXPECT_EQ(in_plain_letters("Çağla, Großmann, Søren"), "cagla, grossmann, soren");
    EXPECT_EQ(in_plain_letters("Ölüm"), "olum");
    EXPECT_EQ(in_plain_letters("Юля"), "юля") << "another script has letters of its own";
    EXPECT_EQ(in_plain_letters("12 a-b"), "12 a-b");
}

TEST(TwoNames, ThatLookTheSameAreFound) {
    const struct {
        const char *one, *other, *remark;
    } kPairs[] = {
        {"Ann", "\u0410nn", "a Cyrillic A"},
        {"Ann", "ann", "case"},
        {"ANN", "ann", "case"},
        {"Ann", "Ａｎｎ", "width"},
        {"Zoë", "Zoe\u0308", "composed and decomposed"},
        {"Ann", "An\u200Bn", "an invisible character"},
        {"Ann", "Ann ", "a space"},
        {"Paul", "PauI", "a capital i"},
        {"ﬁona", "fiona", "a ligature"},
        {"Straße", "STRASSE", "sharp s"},
        {"Ben 2", "Ben ²", "a raised digit"},
        {"сора", "copa", "all letters Cyrillic"},
        {"Kim", "\u212Aim", "the sign of the kelvin"},
    };
    for (const auto& [one, other, remark] : kPairs) {
        EXPECT_TRUE(look_alike(one, other)) << remark;
        EXPECT_TRUE(look_alike(other, one)) << remark;
    }
}

TEST(TwoNames, ThatLookDifferentAreNotAskedAbout) {
    const std::pair<const char*, const char*> kPairs[] = {{"Ann", "Anna"}, {"Ann", "Ann"},    {"Zoë", "Zoe"},
                                                          {"Ben", "Bea"},  {"Ольга", "Olga"}, {"Jan", "Jön"},
                                                          {"A", "B"}};
    for (const auto& [one, other] : kPairs) {
        EXPECT_FALSE(look_alike(one, other)) << one << " " << other;
    }
    EXPECT_EQ(KnownNames({"Ben", "Ann"}).looking_like("ann"), "Ann");
    EXPECT_EQ(KnownNames({"Ben", "Ann", "ann"}).looking_like("ann"), std::nullopt) << "it is known as it is";
    EXPECT_EQ(KnownNames({"Ben", "Ann"}).looking_like("Eve"), std::nullopt);
}

}  // namespace
}  // namespace castalia
