// Charts: ticks, gaps, words for those who do not see them, and files.
#include "app/ui/charts/chart_panel.h"

#include <algorithm>

#include <wx/bmpbndl.h>
#include <wx/frame.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/charts/curves.h"
#include "core/session/record.h"
#include "tests/recorder/table.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"

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
    EXPECT_EQ(chart.told(1), "2: Ann 4, Ben <b> 2");
    EXPECT_EQ(chart.told(2), "3: Ann unknown, Ben <b> 3") << "unknown is not zero";
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
        wxKeyEvent event(wxEVT_KEY_DOWN);
        event.m_keyCode = code;
        panel->ProcessWindowEvent(event);
    };
    EXPECT_EQ(panel->here(), std::nullopt);
    key(WXK_END);
    EXPECT_EQ(panel->here(), 3U);
    EXPECT_EQ(accessible_name(panel), "4: Ann 9, Ben <b> 9");
    key(WXK_LEFT);
    key(WXK_LEFT);
    EXPECT_EQ(accessible_name(panel), "2: Ann 4, Ben <b> 2");
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
