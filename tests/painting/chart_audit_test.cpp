// Every chart can be read: each kind in each palette and language, at the sizes of its places and of the text,
// however much or little it holds. With CASTALIA_PICTURES=folder the English ones are kept there.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "app/language/language.h"
#include "app/painting/letters.h"
#include "app/painting/painter.h"
#include "app/painting/png.h"
#include "core/export/chart_figure.h"
#include "core/review/review.h"
#include "tests/painting/picture_faults.h"
#include "tests/painting/sheet.h"
#include "tests/support/every_game.h"
#include "tests/support/full_table.h"
#include "tests/support/pseudo_language.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using document::Colour;
using document::Role;
using picture::Chart;
using picture::Detail;
using Kind = Chart::Series::Kind;

/// A place for a chart: the size of its panel, and how much larger the words of the user are.
struct ChartPlace {
    const char* name;
    double width, height, text_size = 1;
    bool paper = false;
};

/// Returns the places that charts have (the review, statistics, dialogs, documents and walls).
const std::vector<ChartPlace>& chart_places() {
    static const std::vector<ChartPlace> all{{"review", 400, 190},
                                             {"statistics", 320, 230},
                                             {"wide statistics", 590, 230},
                                             {"dialog", 880, 380},
                                             {"review at 150 %", 600, 285, 1.5},
                                             {"statistics at 200 %", 640, 460, 2},
                                             {"document", kChartWidth, 0, 1, true},
                                             {"wall", kNarrowChartWidth, 0, 1, true}};
    return all;
}

constexpr double kSmallest = 11, kSmallestOnPaper = 6.9;

/// Returns names as long as a record may have them, of which several begin alike.
std::vector<std::string> long_names(std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        names.push_back("Wilhelmina Maximiliana von und zu Waldzell the " + std::to_string(i + 1) + "th");
    }
    return names;
}

Chart chart_with(std::size_t places, std::size_t series, Kind kind, double (*value)(std::size_t, std::size_t)) {
    Chart chart;
    for (std::size_t place = 0; place < places; ++place) {
        chart.places.push_back(std::to_string(place));
    }
    const std::vector<std::string> names = long_names(series);
    for (std::size_t i = 0; i < series; ++i) {
        chart.series.push_back({names[i], kind, picture::colour_of_seat(i)});
        for (std::size_t place = 0; place < places; ++place) {
            chart.series.back().values.emplace_back(value(i, place));
        }
    }
    return chart;
}

double going_up(std::size_t series, std::size_t place) { return double((series + 1) * place % 29); }
double going_down(std::size_t series, std::size_t place) { return 3.5 - double(series) * double(place); }
double always_five(std::size_t, std::size_t) { return 5; }

class ChartAudit : public ::testing::TestWithParam<std::string> {
protected:
    ChartAudit()
        : catalogue_(GetParam()), translate_([this](const Text& text) { return worded(text, catalogue_); }) {}
    ~ChartAudit() override {
        for (const auto& [what, where] : faults_) {
            ADD_FAILURE() << GetParam() << ", " << where << ": " << what;
        }
    }

    std::string words(const Text& text) const { return translate_(text); }

    void look_over(const std::string& name, const Chart& chart) {
        for (const ChartPlace& place : chart_places()) {
            for (const auto here : {std::optional<std::size_t>(), std::optional<std::size_t>(0)}) {
                if (!here || (!place.paper && !chart.empty())) {
                    look_over(name, chart, place, here);
                }
            }
        }
    }
    void look_over(const std::string& name, Chart chart, const ChartPlace& place, std::optional<std::size_t> here) {
        if (place.paper) {
            chart.title.clear();
            chart.note.clear();
        }
        const picture::Measure& measure = place.paper ? static_cast<const picture::Measure&>(any_) : letters_;
        picture::Viewport viewport{
            place.paper ? Detail::paper : Detail::window, {0, 0, place.width, place.height}, measure, translate_};
        viewport.text_size = place.text_size;
        const picture::Picture picture = picture::drawn_chart(chart, viewport, here);
        std::vector<std::string> names = chart.places;
        for (const Chart::Series& one : chart.series) {
            names.push_back(one.name);
        }
        for (const document::Shape& shape : picture.shapes) {
            if (here && shape.shortened && shape.side == document::Shape::Side::left) {
                names.push_back(shape.words);  // The tip of the pointer and the screen reader say all of it.
            }
        }
        const Seen seen{picture.shapes,
                        {0, 0, picture.width, picture.height},
                        measure,
                        names,
                        name + ", " + place.name + (here ? ", here" : "")};
        EXPECT_GE(picture.height, place.height);
        look_over_words(seen, faults_);
        look_for_small_words(seen, place.paper ? kSmallestOnPaper : kSmallest, 0, faults_);
        for (const picture::Scheme scheme :
             {picture::Scheme::light, picture::Scheme::dark, picture::Scheme::contrast}) {
            if (!place.paper) {
                look_for_faint_shapes(seen, scheme, faults_);
            }
        }
        keep(seen, place);
    }
    /// Keeps a picture for people to look at.
    void keep(const Seen& seen, const ChartPlace& place) const {
        const char* folder = std::getenv("CASTALIA_PICTURES");
        if (folder == nullptr || GetParam() != kEnglish) {
            return;
        }
        std::string name = "chart_" + seen.where;
        std::ranges::replace(name, ' ', '_');
        std::ofstream(std::string(folder) + "/" + name + ".png", std::ios::binary)
            << painting::png_of(int(seen.area.right()), int(seen.area.bottom()), [&](cairo_t* context) {
                   const painting::PaperInks paper(true);
                   const painting::ScreenInks screen(picture::Scheme::light);
                   painting::paint(context, seen.shapes,
                                   place.paper ? static_cast<const painting::Inks&>(paper) : screen,
                                   painting::ScreenLetters());
               });
    }

    PseudoLanguage spoken_by_nobody_;
    Catalogue catalogue_;
    Translate translate_;
    Sheet sheet_{1, 1};
    painting::ContextMeasure letters_{sheet_.context()};
    picture::AnyFont any_;
    PictureFaults faults_;
};

TEST_P(ChartAudit, EveryCurveOfEveryGameCanBeRead) {
    for (const char* game : kGamesWithSamples) {
        for (const Session& session : {sample_of(game), full_table(game)}) {
            std::vector<Chart::Mark> marks;
            for (const review::ReviewMoment& moment : review::moments_of(session)) {
                marks.push_back({moment.after, std::to_string(marks.size() + 1)});
                if (moment.player) {
                    marks.back().colour = picture::colour_of_seat(static_cast<std::size_t>(moment.player->index));
                }
            }
            for (const Series& series : review::series_of(session)) {
                Chart chart = chart_of(session, series, translate_);
                chart.note = words(say_count("over {n} event", "over {n} events", std::ssize(chart.places) - 1));
                chart.marks = marks;
                look_over(std::string(game) + " " + series.key, chart);
            }
        }
    }
}

TEST_P(ChartAudit, CurvesCanBeReadHoweverManyThereAre) {
    for (const auto& [name, value] :
         {std::pair{"up", &going_up}, std::pair{"down", &going_down}, std::pair{"equal", &always_five}}) {
        for (const std::size_t places : {1U, 2U, 30U, 200U}) {
            for (const std::size_t series : {1U, 2U, 12U}) {
                Chart chart = chart_with(places, series, Kind::step, value);
                chart.title = words(say("Winning chances"));
                look_over(std::string(name) + std::to_string(places) + "-" + std::to_string(series), chart);
            }
        }
    }
    look_over("nothing", {.title = words(say("Winning chances")), .places = {"0"}});
    look_over("unknown", {.places = {"0", "1"}, .series = {{.name = "Ann", .values = {std::nullopt, std::nullopt}}}});
}

TEST_P(ChartAudit, BandsAndQuietCurvesLeaveTheOthersClear) {
    Chart chart = chart_with(60, 4, Kind::step, going_up);
    for (Chart::Series& one : chart.series) {
        one.error.assign(60, 2.5);
    }
    look_over("errors", chart);
    chart = chart_with(101, 20, Kind::step, going_up);
    for (std::size_t i = 0; i < 18; ++i) {
        chart.series[i].quiet = true;
    }
    chart.series[18].kind = Kind::line;
    chart.series[18].error.assign(101, 4);
    chart.series[18].spread = true;
    look_over("quiet", chart);
    chart = chart_with(12, 6, Kind::step, going_up);
    for (std::size_t suit = 0; suit < 6; ++suit) {
        chart.series[suit].colour = {Role::suit, static_cast<std::uint8_t>(suit)};
        chart.marks.push_back({suit, "K", chart.series[suit].colour});
    }
    look_over("suits", chart);
    chart = chart_with(12, 3, Kind::step, going_up);
    constexpr const char* kPieces[] = {"purple", "orange", "white"};
    for (std::size_t seat = 0; seat < 3; ++seat) {
        chart.series[seat].colour = picture::colour_of_seat(seat, kPieces[seat]);
        chart.marks.push_back({4 * seat, "K", chart.series[seat].colour});
    }
    look_over("pieces", chart);
}

TEST_P(ChartAudit, BarsCanBeReadHoweverManyThereAre) {
    for (const std::size_t places : {1U, 6U, 24U, 40U}) {
        for (const std::size_t series : {1U, 2U, 4U}) {
            for (const auto& [name, value] : {std::pair{"up", &going_up}, std::pair{"down", &going_down}}) {
                Chart chart = chart_with(places, series, Kind::bars, value);
                chart.title = words(say("{n} of {all} in row {row} of {rows}"));
                const auto what = std::string("bars ") + name + std::to_string(places) + "-" + std::to_string(series);
                look_over(what, chart);
                chart.lying = true;
                look_over("lying " + what, chart);
                chart.lying = false;
                chart.named = places <= 6;
                chart.places = places <= 6 ? long_names(places) : chart.places;
                look_over("named " + what, chart);
            }
        }
    }
    Chart small = chart_with(37, 1, Kind::bars, going_up);
    small.small = true;
    small.title = words(say("Winning chances"));
    small.note = words(say("{percent} % of all throws come to this or more", {{"percent", literally("48.77")}}));
    small.marks = {{3, "◎"}, {4, "▼"}};
    look_over("dice", small);
}

TEST_P(ChartAudit, BeadsCanBeReadBesideWhatIsExpected) {
    for (const std::size_t places : {1U, 10U, 100U}) {
        Chart chart = chart_with(places, 1, Kind::beads, going_up);
        chart.note = words(say_count("over {n} roll", "over {n} rolls", 1440));
        chart.level = Chart::Level{"14.4", 14.4, std::pair{7.0, 22.0}};
        look_over("beads" + std::to_string(places), chart);
        Chart expected = chart_with(places, 2, Kind::beads, going_up);
        expected.series[1].kind = Kind::line;
        look_over("beads and a line" + std::to_string(places), expected);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, ChartAudit, ::testing::ValuesIn(audited_languages()),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace castalia
