// Names that run from right to left leave the sentences of the window around them in their order.
#include "app/ui/toolkit/text/named.h"

#include <gtest/gtest.h>
#include <pango/pangocairo.h>

#include <memory>

#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {
namespace {

struct Unref {
    void operator()(void* object) const { g_object_unref(object); }
};

/// Returns how far to the right a part of a text stands when the toolkit draws it.
int place_of(const std::string& text, const std::string& part) {
    const std::unique_ptr<PangoContext, Unref> context(
        pango_font_map_create_context(pango_cairo_font_map_get_default()));
    const std::unique_ptr<PangoLayout, Unref> layout(pango_layout_new(context.get()));
    pango_layout_set_text(layout.get(), text.c_str(), -1);
    PangoRectangle at{};
    const std::size_t found = text.find(part);
    EXPECT_NE(found, std::string::npos) << text;
    pango_layout_index_to_pos(layout.get(), static_cast<int>(found), &at);
    return at.x;
}

TEST(NamesThatRunFromRightToLeft, LeaveASentenceInItsOrder) {
    const Text sentence = say("{who} pays 3 to {whom}", {{"who", literally("דנה")}, {"whom", literally("רון")}});
    const std::string plain = english(sentence), shown = utf8(words(sentence));
    ASSERT_LT(place_of(plain, "רון"), place_of(plain, "pays")) << "the toolkit sees to it by itself";
    EXPECT_LT(place_of(shown, "דנה"), place_of(shown, "pays"));
    EXPECT_LT(place_of(shown, "pays"), place_of(shown, "רון"));
}

TEST(NamesThatRunFromRightToLeft, KeepToThemselvesInAList) {
    const std::string all = utf8(named("דנה") + ", " + named("רון") + ": 3");
    EXPECT_LT(place_of(all, "דנה"), place_of(all, "רון"));
    EXPECT_LT(place_of(all, "רון"), place_of(all, "3"));
}

TEST(NamesThatRunFromRightToLeft, AreTheOnlyOnesThatChange) {
    for (const char* name : {"Ann", "Zoë", "Ольга", "李小龙", "カフェ", ""}) {
        EXPECT_EQ(utf8(named(name)), name);
    }
    EXPECT_EQ(utf8(words(literally("דנה"))), "דנה") << "a name alone is what it is: it may go into a field";
}

TEST(SentencesOfTheirOwn, BeginWithACapital) {
    EXPECT_EQ(as_sentence(say("a score is whole or a half: after the point stands 5 or 0")),
              "A score is whole or a half: after the point stands 5 or 0");
    EXPECT_EQ(as_sentence(say("a tie so far")), "A tie so far");
    EXPECT_EQ(as_sentence(Text()), "");
    EXPECT_EQ(as_sentence(literally("d6")), "d6") << "typed words stay as they are";
    EXPECT_EQ(as_sentence(say("{name} is here", {{"name", literally("de Vries")}})), "de Vries is here");
    EXPECT_EQ(as_sentence(say("{what} is missing", {{"what", say("the number")}})), "The number is missing");
    EXPECT_EQ(as_sentence(say_count("{n} is missing", "{n} are missing", 2)), "2 are missing");
}

}  // namespace
}  // namespace castalia
