// Places in a draft, and places that are picked on a board.
#include <gtest/gtest.h>

#include "core/rules/game/field_path.h"

namespace castalia {
namespace {

TEST(FieldPath, PutsAndFindsValuesInListsAndObjects) {
    Json draft = {{"type", "roll"}};
    put_at(draft, "dice/1", 4);
    EXPECT_EQ(draft.dump(), R"({"type":"roll","dice":[null,4]})");
    put_at(draft, "dice/0", 9);
    put_at(draft, "options/replace_ace", true);
    EXPECT_EQ(value_at(draft, "dice/0"), Json(9));
    EXPECT_EQ(value_at(draft, "options/replace_ace"), Json(true));
    EXPECT_TRUE(value_at(draft, "dice/7").is_null());
    put_at(draft, "dice/1", nullptr);
    EXPECT_EQ(draft["dice"].dump(), "[9]");
    put_at(draft, "options/replace_ace", nullptr);
    EXPECT_FALSE(draft.contains("options"));
}

TEST(FieldPath, ALineOfAListThatNobodyFilledIsNoLine) {
    Json draft = Json::object();
    put_at(draft, "counters/0/name", nullptr);
    EXPECT_EQ(draft, Json::object());
    put_at(draft, "counters/0/name", "Life");
    put_at(draft, "counters/1/name", nullptr);
    EXPECT_EQ(draft, Json::parse(R"({"counters":[{"name":"Life"}]})"));
}

TEST(FieldPath, ANameOfDigitsOrSignsIsAKeyLikeAnyOther) {
    // A name of digits is no place in a list, and a slash in a name divides nothing.
    for (const std::string name : {"4", "007", "a/b", "b+c", "~", "~3", "~1/2", "Ann"}) {
        Json draft = {{"type", "flip"}};
        const FieldPath field = FieldPath("cards") / name;
        put_at(draft, field, "KH");
        EXPECT_EQ(draft.dump(), Json({{"type", "flip"}, {"cards", {{name, "KH"}}}}).dump()) << name;
        EXPECT_EQ(value_at(draft, field), Json("KH")) << name;
        put_at(draft, field, nullptr);
        EXPECT_FALSE(draft.contains("cards")) << name;
    }
}

TEST(FieldPath, SeveralKeysAreFilledByOneChoice) {
    const FieldPath path = "gallery+space";
    ASSERT_TRUE(path.joined());
    EXPECT_EQ(path.parts(), (std::vector<FieldPath>{"gallery", "space"}));
    Json draft = {{"type", "display"}};
    put_at(draft, path, {{"gallery", "upper"}, {"space", 3}});
    EXPECT_EQ(draft.dump(), R"({"type":"display","gallery":"upper","space":3})");
    EXPECT_EQ(value_at(draft, path), Json({{"gallery", "upper"}, {"space", 3}}));
    put_at(draft, path, nullptr);
    EXPECT_EQ(draft.dump(), R"({"type":"display"})");
    EXPECT_TRUE(value_at(draft, path).is_null()) << "half of them is none";
}

TEST(FieldPath, LeadsFromTheFirstKeyInwardAndOutAgain) {
    const FieldPath path = FieldPath("counters") / 2 / "a/b";
    EXPECT_EQ(path.text(), "counters/2/a~1b");
    EXPECT_EQ(path.head(), "counters");
    EXPECT_EQ(path.parent(), FieldPath("counters/2"));
    EXPECT_EQ(path.parent().parent().parent(), FieldPath());
    ASSERT_EQ(path.steps().size(), 3U);
    EXPECT_EQ(path.steps()[1].place, 2U);
    EXPECT_EQ(path.steps()[2].key, "a/b");
}

TEST(FieldPath, IsFoundInTheMessageOfAReader) {
    EXPECT_EQ(FieldPath::named_in_message("setup.districts[1]", "setup"), "districts/1");
    EXPECT_EQ(FieldPath::named_in_message("setup.options.replace_ace", "setup"), "options/replace_ace");
    EXPECT_EQ(FieldPath::named_in_message("setup.lists[0][12].name", "setup"), "lists/0/12/name");
    EXPECT_EQ(FieldPath::named_in_message("title", "setup"), "title");
}

TEST(PlaceId, IsTheSameForAnOptionAndForWhatABoardShows) {
    EXPECT_EQ(PlaceId::of("card", "4WL"), PlaceId("4WL"));
    EXPECT_EQ(PlaceId::of("district", 3), PlaceId("district") / 3);
    EXPECT_EQ(PlaceId::of("gallery+space", {{"gallery", "upper"}, {"space", 4}}), PlaceId("upper") / 4);
    EXPECT_EQ(PlaceId::of("square", {-1, 2}).value_of("square"), Json({-1, 2}));
    EXPECT_FALSE(PlaceId::of("square", {-1, 2}).value_of("district"));
    EXPECT_FALSE(PlaceId("square/nothing that can be read").value_of("square"));
}

TEST(PlaceId, KnowsTheEventThatBeginsThere) {
    const Json event{{"type", "score"}, {"player", "Ann"}};
    EXPECT_EQ(PlaceId::beginning(event).event(), event);
    EXPECT_TRUE(PlaceId::beginning(event).begins_event());
    EXPECT_FALSE(PlaceId("Ann").event());
}

TEST(PlaceId, KnowsTheStepThatItTells) {
    using Step = PlaceId::ShownStep;
    const auto said = [](Step step) { return *PlaceId::showing(step).shown_step(); };
    EXPECT_EQ(said({Step::Way::on, 3}).step, 3U);
    EXPECT_EQ(said({Step::Way::on, 3}).way, Step::Way::on);
    EXPECT_EQ(said({Step::Way::back, 1}).way, Step::Way::back);
    EXPECT_EQ(said({Step::Way::on}).step, std::nullopt);
    EXPECT_EQ(said({Step::Way::all}).way, Step::Way::all);
    EXPECT_FALSE(PlaceId("draw_pile").shown_step());
}

TEST(PlaceId, ANameAtTheTableIsNeverAnEventOrAStep) {
    // Players choose their names, and a board shows them as places.
    for (const std::string name : {"{", R"({"type":"finish"})", "story/on/1", "on/1", "all"}) {
        const PlaceId place = PlaceId::of("player", name);
        EXPECT_FALSE(place.begins_event()) << name;
        EXPECT_FALSE(place.event()) << name;
        EXPECT_FALSE(place.shown_step()) << name;
        EXPECT_EQ(place, PlaceId(name));
        EXPECT_NE(place, PlaceId::beginning({{"type", "finish"}}));
        EXPECT_NE(place, PlaceId::showing({PlaceId::ShownStep::Way::on, 1}));
    }
}

}  // namespace
}  // namespace castalia
