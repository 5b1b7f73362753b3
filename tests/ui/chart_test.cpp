// Charts: ticks, gaps, words for people who do not see them, and files.
#include "app/ui/charts/chart_panel.h"

#include <algorithm>

#include <wx/bmpbndl.h>
#include <wx/frame.h>

#include "app/ui/review/curves.h"
#include "app/ui/review/many_curves.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "core/review/typical_curve.h"
#include "core/session/record.h"
#include "tests/recorder/table.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

Chart small_chart() {
    using Series = Chart::Series;
    Chart chart;
    chart.title = "Ranks & \"tokens\"";
    chart.note = "over 4 sessions";
    chart.places = {"1", "2", "3", "4"};
    chart.series = {Series{"Ann", Series::Kind::step, 0, {1.0, 4.0, std::nullopt, 9.0}},
                    Series{"Ben <b>", Series::Kind::step, 1, {0.0, 2.0, 3.0, 9.0}}};
    return chart;
}

TEST(AChart, HasRoundTicksThatHoldEveryValue) {
    for (const auto& [least, most] :
         std::vector<std::pair<double, double>>{{0, 1}, {0, 7}, {0, 49}, {-5, 12}, {0, 1200}, {0, 0}}) {
        SCOPED_TRACE(most);
        const auto ticks = ticks_for(least, most);
        EXPECT_GE(ticks.size(), 2U);
        EXPECT_LE(ticks.size(), 9U);
        EXPECT_LE(ticks.front(), least);
        EXPECT_GE(ticks.back(), most);
    }
    EXPECT_EQ(ticks_for(0, 49), (std::vector<double>{0, 10, 20, 30, 40, 50}));
}

TEST(AChart, CountsItsPlacesInRoundSteps) {
    Chart chart = small_chart();
    chart.places.clear();
    for (int place = 0; place <= 150; ++place) {
        chart.places.push_back(wxString::Format("%d", place));
    }
    chart.series = {Chart::Series{"Ann", Chart::Series::Kind::step, 0, {151, 1.0}}};
    const wxString drawn = wxString::FromUTF8(chart_svg(chart, {600, 300}));
    const auto shown = [&](int place) { return drawn.Contains(wxString::Format(">%d<", place)); };
    int step = 1;
    while (step < 150 && !shown(step)) {
        ++step;
    }
    EXPECT_TRUE(step == 5 || step == 10 || step == 20 || step == 50) << step;
    EXPECT_TRUE(shown(2 * step));
}

TEST(AChart, TellsTheWholeOfItsNoteInANarrowPlace) {
    Chart chart = small_chart();
    chart.note = "over 144 rolls; chi-square 13.22 with 9 degrees of freedom, p 0.15";
    const auto lines = [&](int wide) {
        const std::string drawn = chart_svg(chart, {wide, 300});
        const std::size_t from = drawn.rfind(">over 144"), to = drawn.rfind("0.15<");
        return from == std::string::npos || to == std::string::npos || to < from
                   ? -1
                   : std::count(drawn.begin() + static_cast<std::ptrdiff_t>(from),
                                drawn.begin() + static_cast<std::ptrdiff_t>(to), '<') /
                             2 +
                         1;
    };
    EXPECT_EQ(lines(900), 1);
    EXPECT_GE(lines(220), 3) << "and the last word is there";
}

TEST(AChart, TellsItsValuesInWords) {
    const Chart chart = small_chart();
    EXPECT_EQ(chart.point_text(1), "2: Ann 4, Ben <b> 2");
    EXPECT_EQ(chart.point_text(2), "3: Ann unknown, Ben <b> 3") << "unknown is not zero";
    EXPECT_TRUE(chart.summary().Contains("over 4 sessions"));
    EXPECT_TRUE(Chart{}.empty());
    EXPECT_FALSE(chart.empty());
}

TEST(AChart, IsReadByKeyboard) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "chart", wxPoint(), wxSize(640, 400));
    auto* panel = new ChartPanel(frame);
    panel->show(small_chart());
    frame->Show();
    settle_windows();
    const auto key = [&](int code) {
        wxKeyEvent event = made_key(wxEVT_KEY_DOWN);
        event.m_keyCode = code;
        panel->ProcessWindowEvent(event);
    };
    EXPECT_EQ(panel->here(), std::nullopt);
    key(WXK_END);
    EXPECT_EQ(panel->here(), 3U);
    EXPECT_EQ(panel->parts().parts().at(*panel->here()).name, "4: Ann 9, Ben <b> 9");
    key(WXK_LEFT);
    key(WXK_LEFT);
    EXPECT_EQ(panel->parts().parts().at(*panel->here()).name, "2: Ann 4, Ben <b> 2");
    key(WXK_HOME);
    key(WXK_LEFT);
    EXPECT_EQ(panel->here(), 0U);
    frame->Destroy();
    settle_windows(20);
}

TEST(AChart, IsSavedAsADrawingThatOthersCanRead) {
    const std::string svg = chart_svg(small_chart(), {640, 360});
    const wxBitmapBundle read = wxBitmapBundle::FromSVG(svg.c_str(), {640, 360});
    ASSERT_TRUE(read.IsOk()) << svg;
    EXPECT_GT(read.GetBitmap({640, 360}).ConvertToImage().CountColours(), 3U);
    EXPECT_NE(svg.find("Ranks &amp; &quot;tokens&quot;"), std::string::npos);
    EXPECT_NE(svg.find("Ben &lt;b&gt; 9"), std::string::npos);
    std::size_t lines = 0;
    for (std::size_t at = svg.find("<polyline"); at != std::string::npos; at = svg.find("<polyline", at + 1)) {
        ++lines;
    }
    EXPECT_GE(lines, 2U + 3U) << "curves and ticks";
}

TEST(AChart, IsAPictureOfItsSize) {
    const wxImage image = chart_png(small_chart(), {400, 240});
    EXPECT_EQ(image.GetSize(), wxSize(800, 480));
    EXPECT_GT(image.CountColours(), 8U);
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

TEST(AChart, DrawsHowFarAValueMayBeOffAsABandAndSaysIt) {
    Chart chart = small_chart();
    EXPECT_EQ(count_of(chart_svg(chart, {640, 360}), "fill-opacity"), 0U);
    chart.series[0].error = {0, 2, 2, 1.5};
    EXPECT_EQ(count_of(chart_svg(chart, {640, 360}), "fill-opacity"), 2U) << "one is exact, and one is unknown";
    EXPECT_EQ(chart.point_text(1), wxString::FromUTF8("2: Ann 4 ± 2, Ben <b> 2"));
    EXPECT_EQ(chart.point_text(0), "1: Ann 1, Ben <b> 0");
}

/// Returns where the text that begins so stands.
double left_of(const std::string& svg, const std::string& words) {
    const std::size_t text = svg.rfind("<text", svg.find(">" + words));
    const std::size_t x = svg.find("x=\"", text) + 3;
    return std::stod(svg.substr(x));
}

TEST(AChart, NamesTheCurvesBesideThePlotWhereNoOtherCurveGoes) {
    Chart chart = small_chart();
    chart.series[1].values = {0.0, 9.0};  // This session is shorter, so its name would lie over the longer curve.
    const std::string svg = chart_svg(chart, {640, 360});
    double last = 0;
    for (std::size_t at = svg.find("<circle"); at != std::string::npos; at = svg.find("<circle", at + 1)) {
        last = std::max(last, std::stod(svg.substr(svg.find("cx=\"", at) + 4)));
    }
    EXPECT_GT(left_of(svg, "Ann 9"), last);
    EXPECT_GT(left_of(svg, "Ben &lt;b&gt; 9"), last);
}

TEST(AChart, KeepsSixNamesApartAndWithinItsHeight) {
    Chart chart = small_chart();
    chart.series.assign(6, Chart::Series{"Ann", Chart::Series::Kind::step, 0, {0.0, 0.0}});
    const std::string svg = chart_svg(chart, {640, 200});
    std::vector<double> lines;
    for (std::size_t at = svg.find(">Ann 0<"); at != std::string::npos; at = svg.find(">Ann 0<", at + 1)) {
        lines.push_back(std::stod(svg.substr(svg.find("y=\"", svg.rfind("<text", at)) + 3)));
    }
    ASSERT_EQ(lines.size(), 6U);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        EXPECT_GE(lines[i] - lines[i - 1], 12);
    }
    EXPECT_LT(lines.back(), 200);
    EXPECT_GT(lines.front(), 0);
}

TEST(AChart, ShortensALongNameBeforeItsNumber) {
    Chart chart = small_chart();
    chart.series[0].name = wxString('W', 60);
    const std::string svg = chart_svg(chart, {500, 300});
    EXPECT_NE(svg.find("… 9<"), std::string::npos);
}

TEST(AChart, LaysBarsInRowsWithEveryWholeName) {
    Chart chart;
    chart.title = "Head to head";
    chart.lying = true;
    chart.series = {Chart::Series{"sessions together", Chart::Series::Kind::bars, 0, {}},
                    Chart::Series{"came out ahead", Chart::Series::Kind::bars, 1, {}}};
    for (int player = 1; player <= 20; ++player) {
        chart.places.push_back(wxString::Format("Player number %d", player));
        chart.series[0].values.emplace_back(player);
        chart.series[1].values.emplace_back(player / 2);
    }
    const wxSize size{600, static_cast<int>(height_of_rows(chart))};
    const std::string svg = chart_svg(chart, size);
    for (const wxString& place : chart.places) {
        EXPECT_NE(svg.find(">" + place.utf8_string() + "<"), std::string::npos);
    }
    const wxRect2DDouble area(0, 0, size.x, size.y);
    EXPECT_EQ(place_at(area, chart, 300, 0), 0U);
    EXPECT_EQ(place_at(area, chart, 300, size.y), 19U);
    EXPECT_EQ(height_of_rows(small_chart()), 0);
}

TEST(SessionsOverEachOther, ShowOneAgainstTheMeanOfTheOthers) {
    std::vector<Session> sessions;
    for (const std::size_t events : {120U, 90U, 60U}) {
        Table table;
        table.play(events);
        sessions.emplace_back(table.session().game(), table.session().heading(), table.session().journal());
    }
    const review::Comparison comparison = review::comparison_of(sessions);
    const Chart chart = many_curves_chart(comparison, comparison.series.front(), {"Ben"}, 0);
    ASSERT_EQ(chart.places.size(), 101U);
    ASSERT_EQ(chart.series.size(), 4U) << "two others, their mean, and the chosen one";
    const auto curve_of = [&](std::size_t session) {
        return review::in_hundredths(review::curves_of(comparison, comparison.series.front(), "Ben")[session].values);
    };
    EXPECT_TRUE(chart.series[0].quiet && chart.series[1].quiet);
    EXPECT_EQ(chart.series[0].values, curve_of(1));
    EXPECT_EQ(chart.series[3].values, curve_of(0));
    for (std::size_t part = 0; part <= 100; ++part) {
        EXPECT_DOUBLE_EQ(*chart.series[2].values[part], (*curve_of(1)[part] + *curve_of(2)[part]) / 2);
    }
    EXPECT_FALSE(chart.point_text(50).Contains("unknown")) << "what lies behind is not read out";
    EXPECT_TRUE(chart.point_text(50).Contains("mean of the others"));
    EXPECT_TRUE(chart.note.Contains("over 2 other sessions"));
    EXPECT_EQ(many_curves_chart(comparison, comparison.series.front(), {"Nobody"}, 0).series.size(), 0U);
}

TEST(ASession, HasCurvesFromItsFirstEventToItsLast) {
    Table table;
    table.play(120);
    const std::vector<Chart> curves = curves_of(table.session());
    ASSERT_FALSE(curves.empty());
    for (const Chart& curve : curves) {
        SCOPED_TRACE(curve.title.utf8_string());
        EXPECT_EQ(curve.series.size(), 2U);
        EXPECT_EQ(curve.places.size(), table.session().plies() + 1);
        EXPECT_EQ(curve.series[0].values.size(), curve.places.size());
    }
    const auto sheet = table.session().playthrough().score(table.session().plies());
    EXPECT_EQ(curves[0].title, "Total ranks") << "districts hardly change hands";
    EXPECT_EQ(curves[0].series[1].values.back(), static_cast<double>(sheet.ladder.at(1).values.at(1)));
}

TEST(ASessionOfMuse, HasCurvesOfItsCoinsRoundByRound) {
    const Session session = sample_of("muse-decktet");
    const std::vector<Chart> curves = curves_of(session);
    const auto named = [&](const char* title) {
        return std::ranges::find_if(curves, [&](const Chart& chart) { return chart.title == title; });
    };
    const auto economy = named("Coins in the economy, by suit"), purses = named("Coins of the players, by round");
    ASSERT_NE(economy, curves.end());
    ASSERT_NE(purses, curves.end());
    ASSERT_EQ(economy->series.size(), 6U);
    ASSERT_EQ(purses->series.size(), 4U);
    const Json last = session.playthrough().state(session.plies());
    EXPECT_EQ(economy->places.size(), last["round"].get<std::size_t>());
    double all = 0, counted = 0;
    for (std::size_t suit = 0; suit < 6; ++suit) {
        EXPECT_TRUE(economy->series[suit].suit);
        EXPECT_EQ(economy->series[suit].values.back(), last["economy"][std::string(1, "MSWLYK"[suit])].get<double>());
        all += *economy->series[suit].values.back();
    }
    for (const Chart::Series& player : purses->series) {
        ASSERT_EQ(player.values.size(), economy->places.size());
        all += *player.values.back();
        double coins = 0;
        for (const Json& number : last["players"][player.name.utf8_string()]["coins"]) {
            coins += number.get<double>();
        }
        EXPECT_EQ(player.values.back(), coins) << player.name;
        counted += coins;
    }
    EXPECT_GT(counted, 0);
    EXPECT_LE(all, 72) << "there are twelve coins of each suit";
}

}  // namespace
}  // namespace castalia
