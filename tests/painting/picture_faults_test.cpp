// The faults that the audits of pictures look for are found where they are.
#include "tests/painting/picture_faults.h"

#include <functional>

#include <gtest/gtest.h>

#include "core/picture/drawing.h"

namespace castalia {
namespace {

using picture::Detail;

constexpr double kLeastWords = 11;

/// Returns the faults of what is drawn on a card that is drawn on a dark table.
PictureFaults faults_of(const std::function<void(picture::Drawing&)>& draw) {
    const picture::AnyFont letters;
    const Translate translate = english;
    const picture::Viewport viewport{Detail::window, {0, 0, 200, 100}, letters, translate};
    picture::Drawing drawing(viewport, 0, 0, 1);
    drawing.box({20, 10, 100, 40}, 4, {document::Role::card}, {{document::Role::cardedge}, 1.2});
    draw(drawing);
    const picture::Picture picture = drawing.take(200, 100);
    const Seen seen{picture.shapes, viewport.area, letters, {"Maximiliana"}, "here"};
    PictureFaults faults;
    look_over_words(seen, faults);
    look_for_small_words(seen, kLeastWords, 0, faults);
    look_for_faint_shapes(seen, picture::Scheme::light, faults);
    return faults;
}

TEST(FaultsOfAPicture, AreFound) {
    using document::Role;
    const auto count = [](const auto& draw) { return faults_of(draw).size(); };
    const auto text = [](const char* words, double x, double y, document::Colour ink, double size = 14,
                         double most = 0) {
        return [=](picture::Drawing& drawing) {
            drawing.text(words, x, y, {size}, ink, document::Shape::Side::left, most);
        };
    };
    EXPECT_EQ(count([](picture::Drawing&) {}), 0U);
    EXPECT_EQ(count(text("Wyrms", 30, 36, {Role::text})), 0U);
    EXPECT_EQ(count(text("Wyrms", 90, 36, {Role::text})), 1U) << "it leaves its card";
    EXPECT_EQ(count(text("Wyrms", 180, 36, {Role::text})), 1U) << "it leaves the picture";
    EXPECT_EQ(count(text("Wyrms", 30, 36, {Role::onaccent})), 1U) << "white on white";
    EXPECT_EQ(count(text("Wyrms and Knots", 30, 36, {Role::text}, 14, 60)), 1U) << "it is shortened";
    EXPECT_EQ(count(text("Maximiliana", 30, 36, {Role::text}, 14, 60)), 0U) << "a name may be";
    EXPECT_EQ(count([&](picture::Drawing& drawing) {
                  text("Wyrms", 30, 36, {Role::text})(drawing);
                  text("Knots", 40, 40, {Role::text})(drawing);
              }),
              1U)
        << "they lie on each other";
    const auto beside_drawing = [&](double x) {
        return count([&](picture::Drawing& drawing) {
            drawing.art("rank-court", 60, 30, 20, {Role::text});
            text("S", x, 36, {Role::text})(drawing);
        });
    };
    EXPECT_EQ(beside_drawing(66), 1U) << "it lies on a drawing";
    EXPECT_EQ(beside_drawing(72), 0U);
    EXPECT_EQ(count([&](picture::Drawing& drawing) {
                  text("S", 56, 36, {Role::text})(drawing);
                  drawing.bead(60, 30, 10, 1);
              }),
              1U)
        << "a bead lies on it";
    EXPECT_EQ(count([](picture::Drawing& drawing) { drawing.line(30, 30, 90, 30, {{Role::tray}, 2}); }), 1U);
    EXPECT_EQ(count([](picture::Drawing& drawing) { drawing.ring(60, 30, 8, {Role::card}); }), 1U);
    EXPECT_EQ(count([](picture::Drawing& drawing) { drawing.art("rank-crown", 60, 30, 20, {Role::card}); }), 1U);
    EXPECT_EQ(count([](picture::Drawing& drawing) { drawing.art("rank-crown", 60, 30, 20, {Role::text}); }), 0U);
}

}  // namespace
}  // namespace castalia
