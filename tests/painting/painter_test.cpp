// The painter shows what a picture says: every area, line, word, drawing and bead, in every palette.
#include "app/painting/painter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

#include "app/painting/letters.h"
#include "app/painting/png.h"
#include "tests/painting/picture_faults.h"
#include "tests/painting/sheet.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using document::Role;
using document::Shape;
using picture::Detail;
using picture::Rect;
using picture::Scheme;

int distance(std::uint32_t one, std::uint32_t other) {
    int most = 0;
    for (const unsigned shift : {0U, 8U, 16U}) {
        most = std::max(most,
                        std::abs(static_cast<int>(one >> shift & 0xFFU) - static_cast<int>(other >> shift & 0xFFU)));
    }
    return most;
}

/// Compares a painting with the shapes that it was made of.
class Comparison {
public:
    Comparison(const Sheet& sheet, std::span<const Shape> shapes, const picture::Measure& measure, Scheme scheme)
        : sheet_(sheet), shapes_(shapes), scheme_(scheme) {
        std::ranges::transform(shapes, std::back_inserter(reaches_),
                               [&](const Shape& shape) { return reach_of(shape, measure); });
    }

    /// Returns the shapes that are not to be seen, each with its kind, words and place; those that others cover count
    /// as seen.
    std::vector<std::string> unseen() const {
        std::vector<std::string> unseen;
        for (std::size_t i = 0; i < shapes_.size(); ++i) {
            if (!is_seen(i)) {
                const Shape& shape = shapes_[i];
                std::ostringstream text;
                text << "kind " << static_cast<int>(shape.kind) << " \"" << shape.words << "\" at " << shape.x << ", "
                     << shape.y << ", " << shape.width << " x " << shape.height;
                unseen.push_back(text.str());
            }
        }
        return unseen;
    }

private:
    std::uint32_t value(document::Colour colour) const { return picture::value_of(scheme_, colour); }

    /// Returns everything that a shape can touch.
    static Rect reach_of(const Shape& shape, const picture::Measure& measure) {
        const double around = 1 + shape.pen;
        Rect box{std::min(shape.x, shape.x + shape.width), std::min(shape.y, shape.y + shape.height),
                 std::abs(shape.width), std::abs(shape.height)};
        if (shape.kind == Shape::Kind::words) {
            box = letters_of(shape, measure);
            box.y -= 0.3 * shape.size;
            box.height += 0.7 * shape.size;
        }
        return {box.x - around, box.y - around, box.width + 2 * around, box.height + 2 * around};
    }
    bool is_covered(std::size_t which, double x, double y) const {
        return std::any_of(reaches_.begin() + static_cast<std::ptrdiff_t>(which) + 1, reaches_.end(),
                           [x, y](const Rect& reach) {
                               return x >= reach.x && y >= reach.y && x <= reach.right() && y <= reach.bottom();
                           });
    }
    /// Returns whether a pixel of the rectangle has nearly this colour; true if others cover all of it.
    bool has(std::size_t which, const Rect& within, std::uint32_t colour, int nearly) const {
        bool open = false;
        for (int y = static_cast<int>(within.y); y <= static_cast<int>(within.bottom()); ++y) {
            for (int x = static_cast<int>(within.x); x <= static_cast<int>(within.right()); ++x) {
                if (!sheet_.holds(x, y) || is_covered(which, x, y)) {
                    continue;
                }
                open = true;
                if (distance(sheet_.pixel(x, y), colour) <= nearly) {
                    return true;
                }
            }
        }
        return !open;
    }
    /// Returns whether the inside of a box or disc has its colour wherever nothing lies on it.
    bool is_filled(std::size_t which) const {
        const Shape& shape = shapes_[which];
        constexpr int kRounding = 2;
        for (const double across : {0.3, 0.5, 0.7}) {
            for (const double down : {0.3, 0.5, 0.7}) {
                const int x = static_cast<int>(shape.x + across * shape.width);
                const int y = static_cast<int>(shape.y + down * shape.height);
                if (sheet_.holds(x, y) && !is_covered(which, x, y) &&
                    distance(sheet_.pixel(x, y), value(shape.fill)) > kRounding) {
                    return false;
                }
            }
        }
        return true;
    }
    bool is_seen(std::size_t which) const {
        // A thin line is blended with its ground: between two pixels each has half of it, here of white on black.
        constexpr int kSharp = 40, kBlended = 110, kHalfOfWhite = 130;
        const int thin = scheme_ == Scheme::contrast ? kHalfOfWhite : kBlended;
        const Shape& shape = shapes_[which];
        const Rect& reach = reaches_[which];
        switch (shape.kind) {
            case Shape::Kind::box:
            case Shape::Kind::disc:
                return (!shape.fill || shape.width < 6 || is_filled(which)) &&
                       (shape.pen <= 0 || !shape.ink || has(which, reach, value(shape.ink), thin));
            case Shape::Kind::bead: return has(which, reach, value(shape.fill), kSharp);
            default: return has(which, reach, value(shape.ink), thin);
        }
    }

    const Sheet& sheet_;
    std::span<const Shape> shapes_;
    Scheme scheme_;
    std::vector<Rect> reaches_;
};

struct Seeing {
    Detail detail;
    int width, height;
    Scheme scheme;
};

class APainting : public ::testing::TestWithParam<Seeing> {
protected:
    /// Paints the sample of Magnate without some of its shapes, and returns which of all are not to be seen.
    static std::vector<std::string> unseen_without(const std::function<bool(const Shape&)>& left_out) {
        const Seeing& seeing = GetParam();
        const Session session = sample_of("magnate");
        const Sheet sheet(seeing.width, seeing.height);
        const painting::ContextMeasure letters(sheet.context());
        const Translate translate = english;
        const Rect area{0, 0, double(seeing.width), double(seeing.height)};
        const auto picture = session.playthrough().picture(121, {seeing.detail, area, letters, translate});
        const painting::ScreenInks inks(seeing.scheme);
        painting::fill_ground(sheet.context(), area, inks.line({Role::table}));
        std::vector<Shape> painted = picture->shapes;
        std::erase_if(painted, left_out);
        painting::paint(sheet.context(), painted, inks, painting::ScreenLetters());
        return Comparison(sheet, picture->shapes, letters, seeing.scheme).unseen();
    }
};

TEST_P(APainting, ShowsEveryShape) {
    EXPECT_EQ(unseen_without([](const Shape&) { return false; }), std::vector<std::string>());
}

TEST_P(APainting, ThatLacksAShapeIsFound) {
    for (const Shape::Kind kind : {Shape::Kind::box, Shape::Kind::bead, Shape::Kind::words, Shape::Kind::art}) {
        EXPECT_FALSE(unseen_without([kind](const Shape& shape) { return shape.kind == kind; }).empty())
            << static_cast<int>(kind);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryPalette, APainting,
                         ::testing::Values(Seeing{Detail::window, 943, 528, Scheme::light},
                                           Seeing{Detail::window, 943, 528, Scheme::dark},
                                           Seeing{Detail::window, 1266, 557, Scheme::contrast},
                                           Seeing{Detail::screen, 1920, 898, Scheme::light}),
                         [](const auto& seeing) { return "Seeing" + std::to_string(seeing.index); });

TEST(APng, IsOfTheTableAsItIsSeen) {
    const Session session = sample_of("magnate");
    const auto drawn = [&](std::size_t ply, Scheme scheme = Scheme::light) {
        return painting::png_of_table(session.playthrough(), ply, session.heading().players, english, scheme);
    };
    const std::string end = drawn(session.plies());
    EXPECT_TRUE(end.starts_with("\x89PNG\r\n"));
    const auto number_at = [&end](std::size_t at) {
        std::uint32_t number = 0;
        for (std::size_t i = at; i < at + 4; ++i) {
            number = number << 8U | static_cast<unsigned char>(end[i]);
        }
        return number;
    };
    EXPECT_EQ(number_at(16), 1920U);
    EXPECT_EQ(number_at(20), 1200U);
    EXPECT_EQ(end, drawn(session.plies())) << "always the same bytes";
    EXPECT_NE(end, drawn(10));
    EXPECT_NE(end, drawn(session.plies(), Scheme::dark));
}

TEST(APng, IsMadeOfEveryGame) {
    std::set<std::string> pictures;
    for (const char* game : kGamesWithSamples) {
        const Session session = sample_of(game);
        const std::string png =
            painting::png_of_table(session.playthrough(), session.plies(), session.heading().players, english);
        EXPECT_TRUE(png.starts_with("\x89PNG")) << game;
        EXPECT_TRUE(pictures.insert(png).second) << game;
    }
}

TEST(APng, ThatIsTooLargeIsNotMade) {
    EXPECT_THROW(painting::png_of(1 << 20, 1 << 20, [](cairo_t*) {}), std::runtime_error);
}

}  // namespace
}  // namespace castalia
