// Charts as pictures: ticks, gaps, names, and words for people who do not see them.
#include "core/picture/chart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace castalia {
namespace {

using document::Shape;
using picture::Chart;
using picture::Picture;

Chart small_chart() {
    return {.title = "Ranks & \"tokens\"",
            .note = "over 4 sessions",
            .places = {"1", "2", "3", "4"},
            .series = {{.name = "Ann", .values = {1.0, 4.0, std::nullopt, 9.0}},
                       {.name = "Ben <b>", .colour = picture::colour_of_seat(1), .values = {0.0, 2.0, 3.0, 9.0}}}};
}

Picture drawn(const Chart& chart, double width, double height, picture::Detail detail = picture::Detail::window) {
    const picture::AnyFont letters;
    const Translate translate = english;
    return picture::drawn_chart(chart, {detail, {0, 0, width, height}, letters, translate});
}

std::vector<picture::Rect> places_in(const Chart& chart, double width, double height) {
    const picture::AnyFont letters;
    const Translate translate = english;
    return picture::places_of(chart, {picture::Detail::window, {0, 0, width, height}, letters, translate});
}

/// Returns the words that begin so, in the order in which they are drawn.
std::vector<Shape> words_in(const Picture& picture, const std::string& begin) {
    std::vector<Shape> words;
    std::ranges::copy_if(picture.shapes, std::back_inserter(words), [&](const Shape& shape) {
        return shape.kind == Shape::Kind::words && shape.words.starts_with(begin);
    });
    return words;
}

std::vector<Shape> curves_in(const Picture& picture) {
    std::vector<Shape> curves;
    std::ranges::copy_if(picture.shapes, std::back_inserter(curves),
                         [](const Shape& shape) { return shape.kind == Shape::Kind::polyline; });
    return curves;
}

long long faint_in(const Picture& picture) { return std::ranges::count(picture.shapes, true, &Shape::faint); }

TEST(AChart, OfTwelvePlayersHasNoTwoCurvesThatLookAlike) {
    Chart chart{.title = "Points", .places = {"1", "2"}};
    for (std::size_t seat = 0; seat < 12; ++seat) {
        chart.series.push_back({.name = std::string(1, static_cast<char>('A' + seat)),
                                .colour = picture::colour_of_seat(seat),
                                .values = {0.0, static_cast<double>(seat)}});
    }
    const std::vector<Shape> curves = curves_in(drawn(chart, 800, 400));
    ASSERT_EQ(curves.size(), 12U);
    for (std::size_t i = 0; i < curves.size(); ++i) {
        for (std::size_t j = i + 1; j < curves.size(); ++j) {
            EXPECT_FALSE(curves[i].ink == curves[j].ink && curves[i].dashes == curves[j].dashes) << i << " and " << j;
        }
    }
}

TEST(AChart, HasRoundTicksThatHoldEveryValue) {
    for (const auto& [least, most] :
         std::vector<std::pair<double, double>>{{0, 1}, {0, 7}, {0, 49}, {-5, 12}, {0, 1200}, {0, 0}, {-7, -2}}) {
        SCOPED_TRACE(most);
        const auto ticks = picture::ticks_for(least, most);
        EXPECT_GE(ticks.size(), 2U);
        EXPECT_LE(ticks.size(), 9U);
        EXPECT_LE(ticks.front(), least);
        EXPECT_GE(ticks.back(), most);
    }
    EXPECT_EQ(picture::ticks_for(0, 49), (std::vector<double>{0, 10, 20, 30, 40, 50}));
}

TEST(AChart, CountsItsPlacesInRoundSteps) {
    Chart chart = small_chart();
    chart.places.clear();
    for (int place = 0; place <= 150; ++place) {
        chart.places.push_back(std::to_string(place));
    }
    chart.series = {{.name = "Ann", .values = {151, 1.0}}};
    const Picture picture = drawn(chart, 600, 300);
    const auto shown = [&](int place) {
        return std::ranges::count(picture.shapes, std::to_string(place), &Shape::words) > 0;
    };
    int step = 2;  // The axis of values has a 1 as well.
    while (step < 150 && !shown(step)) {
        ++step;
    }
    EXPECT_TRUE(step == 5 || step == 10 || step == 20 || step == 50) << step;
    EXPECT_TRUE(shown(2 * step));
}

TEST(AChart, TellsTheWholeOfItsNoteInANarrowPlace) {
    Chart chart = small_chart();
    chart.note = "over 144 rolls; chi-square 13.22 with 9 degrees of freedom, p 0.15";
    const auto lines = [&](double wide) {
        std::string note;
        std::size_t count = 0;
        const Picture picture = drawn(chart, wide, 300);
        for (const Shape& shape : picture.shapes) {
            if (shape.kind == Shape::Kind::words && chart.note.find(shape.words) != std::string::npos &&
                shape.words.size() > 3) {
                note += (note.empty() ? "" : " ") + shape.words;
                ++count;
            }
        }
        EXPECT_EQ(note, chart.note);
        return count;
    };
    EXPECT_EQ(lines(900), 1U);
    EXPECT_GE(lines(220), 3U);
}

TEST(AChart, TellsItsValuesInWords) {
    const Chart chart = small_chart();
    EXPECT_EQ(chart.point_text(1, english), "2: Ann 4, Ben <b> 2");
    EXPECT_EQ(chart.point_text(2, english), "3: Ann unknown, Ben <b> 3") << "unknown is not zero";
    EXPECT_NE(chart.summary(english).find("over 4 sessions"), std::string::npos);
    EXPECT_TRUE(Chart{}.empty());
    EXPECT_FALSE(chart.empty());
}

TEST(AChart, DrawsHowFarAValueMayBeOffAsABandAndSaysIt) {
    Chart chart = small_chart();
    EXPECT_EQ(faint_in(drawn(chart, 640, 360)), 0);
    chart.series[0].error = {0, 2, 2, 1.5};
    EXPECT_EQ(faint_in(drawn(chart, 640, 360)), 2) << "one is exact, and one is unknown";
    EXPECT_EQ(chart.point_text(1, english), "2: Ann 4 ± 2, Ben <b> 2");
    EXPECT_EQ(chart.point_text(0, english), "1: Ann 1, Ben <b> 0");
}

TEST(AChart, NamesTheCurvesBesideThePlotWhereNoOtherCurveGoes) {
    Chart chart = small_chart();
    chart.series[1].values = {0.0, 9.0};  // This session is shorter, so its name would lie over the longer curve.
    const Picture picture = drawn(chart, 640, 360);
    double last = 0;
    for (const Shape& shape : picture.shapes) {
        last = shape.kind == Shape::Kind::disc ? std::max(last, shape.x + shape.width / 2) : last;
    }
    for (const char* name : {"Ann 9", "Ben <b> 9"}) {
        ASSERT_EQ(words_in(picture, name).size(), 1U) << name;
        EXPECT_GT(words_in(picture, name).front().x, last) << name;
    }
}

TEST(AChart, KeepsSixNamesApartAndWithinItsHeight) {
    Chart chart = small_chart();
    chart.series.assign(6, {.name = "Ann", .values = {0.0, 0.0}});
    const std::vector<Shape> names = words_in(drawn(chart, 640, 200), "Ann 0");
    ASSERT_EQ(names.size(), 6U);
    for (std::size_t i = 1; i < names.size(); ++i) {
        EXPECT_GE(names[i].y - names[i - 1].y, 12);
    }
    EXPECT_LT(names.back().y, 200);
    EXPECT_GT(names.front().y, 0);
}

TEST(AChart, SaysHowManyNamesHaveNoRoom) {
    Chart chart = small_chart();
    chart.series.clear();
    for (int seat = 0; seat < 12; ++seat) {
        chart.series.push_back({.name = "Player " + std::to_string(seat), .values = {0.0, double(seat)}});
    }
    const auto names = [&](double height, picture::Detail detail = picture::Detail::window) {
        return words_in(drawn(chart, 480, height, detail), "Player").size();
    };
    EXPECT_EQ(names(300), 12U);
    const std::size_t some = names(170);
    EXPECT_LT(some, 12U);
    EXPECT_EQ(words_in(drawn(chart, 480, 170), "and " + std::to_string(12 - some) + " more").size(), 1U);
    EXPECT_EQ(names(0, picture::Detail::paper), 12U) << "paper is as high as it needs";
}

TEST(AChart, ShowsOnPaperWhichNameBelongsToWhichDashes) {
    Chart chart = small_chart();
    const Picture picture = drawn(chart, 480, 0, picture::Detail::paper);
    const std::vector<Shape> curves = curves_in(picture);
    ASSERT_EQ(curves.size(), 2U);
    EXPECT_NE(curves[0].dashes, curves[1].dashes);
    for (const auto& [name, dashes] :
         {std::pair{"Ann 9", curves[0].dashes}, std::pair{"Ben <b> 9", curves[1].dashes}}) {
        const double line = words_in(picture, name).front().y;
        EXPECT_TRUE(std::ranges::any_of(picture.shapes, [&](const Shape& shape) {
            return shape.kind == Shape::Kind::line && shape.pen == curves[0].pen && shape.dashes == dashes &&
                   std::abs(shape.y - line) < 6;
        })) << name;
    }
}

TEST(AChart, ShortensALongNameBeforeItsNumber) {
    Chart chart = small_chart();
    chart.series[0].name = std::string(60, 'W');
    const std::vector<Shape> names = words_in(drawn(chart, 500, 300), "W");
    ASSERT_EQ(names.size(), 1U);
    EXPECT_TRUE(names.front().words.ends_with("… 9")) << names.front().words;
}

TEST(AChart, ShowsAValueThatIsKnownBetweenUnknownOnes) {
    Chart chart = small_chart();
    chart.series = {{.name = "Ann", .values = {std::nullopt, 4.0, std::nullopt, std::nullopt}}};
    const Picture picture = drawn(chart, 640, 360);
    EXPECT_EQ(std::ranges::count(picture.shapes, Shape::Kind::disc, &Shape::kind), 1);
    EXPECT_TRUE(curves_in(picture).empty());
}

TEST(AChart, DrawsWhatIsExpectedAsALineAmongBeads) {
    Chart chart = small_chart();
    chart.series = {{.name = "times", .kind = Chart::Series::Kind::beads, .values = {1.0, 2.0, 3.0, 1.0}},
                    {.name = "expected", .kind = Chart::Series::Kind::line, .values = {1.5, 2.0, 2.0, 1.5}}};
    const Picture picture = drawn(chart, 640, 360);
    EXPECT_EQ(std::ranges::count(picture.shapes, Shape::Kind::disc, &Shape::kind), 4 + 1) << "one in the legend";
    EXPECT_EQ(curves_in(picture).size(), 1U);
    EXPECT_EQ(words_in(picture, "expected").size(), 1U);
}

TEST(AChart, LaysBarsInRowsWithEveryWholeName) {
    Chart chart{.title = "Head to head",
                .series = {{.name = "sessions together", .kind = Chart::Series::Kind::bars},
                           {.name = "came out ahead", .kind = Chart::Series::Kind::bars}},
                .lying = true};
    for (int player = 1; player <= 20; ++player) {
        chart.places.push_back("Player number " + std::to_string(player));
        chart.series[0].values.emplace_back(player);
        chart.series[1].values.emplace_back(player / 2);
    }
    const Picture picture = drawn(chart, 600, 0);
    for (const std::string& place : chart.places) {
        EXPECT_EQ(std::ranges::count(picture.shapes, place, &Shape::words), 1) << place;
    }
    EXPECT_EQ(drawn(chart, 600, 100).height, picture.height) << "it has the height that it needs";
    const std::vector<picture::Rect> places = places_in(chart, 600, picture.height);
    ASSERT_EQ(places.size(), 20U);
    EXPECT_EQ(places.front().y, 0);
    EXPECT_NEAR(places.back().bottom(), picture.height, 0.01);
}

TEST(AChart, CanBePointedAtEverywhere) {
    const std::vector<picture::Rect> places = places_in(small_chart(), 640, 360);
    ASSERT_EQ(places.size(), 4U);
    EXPECT_EQ(places.front().x, 0);
    EXPECT_NEAR(places.back().right(), 640, 0.01);
    for (std::size_t i = 1; i < places.size(); ++i) {
        EXPECT_NEAR(places[i].x, places[i - 1].right(), 0.01);
        EXPECT_GT(places[i].width, 0);
    }
}

}  // namespace
}  // namespace castalia
