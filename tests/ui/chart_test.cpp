// A chart in a window: the keyboard, files, and the charts of sessions. What a chart draws is tested without a
// display in tests/painting/chart_test.cpp.
#include "app/ui/charts/chart_panel.h"

#include <algorithm>

#include <wx/bmpbndl.h>
#include <wx/frame.h>
#include <wx/image.h>
#include <wx/mstream.h>

#include "app/painting/png.h"
#include "app/ui/review/curves.h"
#include "app/ui/review/many_curves.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "core/export/chart_figure.h"
#include "core/review/typical_curve.h"
#include "core/session/record.h"
#include "tests/recorder/table.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/made_key.h"

namespace castalia {
namespace {

using picture::Chart;

Chart small_chart() {
    return {.title = "Ranks & \"tokens\"",
            .note = "over 4 sessions",
            .places = {"1", "2", "3", "4"},
            .series = {{.name = "Ann", .values = {1.0, 4.0, std::nullopt, 9.0}},
                       {.name = "Ben <b>", .colour = picture::colour_of_seat(1), .values = {0.0, 2.0, 3.0, 9.0}}}};
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
    const std::string svg = chart_svg(small_chart(), 640, 360, english, picture::Scheme::light);
    const wxBitmapBundle read = wxBitmapBundle::FromSVG(svg.c_str(), {640, 360});
    ASSERT_TRUE(read.IsOk()) << svg;
    EXPECT_GT(read.GetBitmap({640, 360}).ConvertToImage().CountColours(), 3U);
    EXPECT_NE(svg.find("Ranks &amp; &quot;tokens&quot;"), std::string::npos);
    EXPECT_NE(svg.find("Ben &lt;b&gt; 9"), std::string::npos);
    const auto count = [&](const std::string& element) {
        std::size_t found = 0;
        for (std::size_t at = svg.find(element); at != std::string::npos; at = svg.find(element, at + 1)) {
            ++found;
        }
        return found;
    };
    EXPECT_GE(count("<polyline "), 2U) << "curves";
    EXPECT_GE(count("<line "), 3U) << "ticks";
}

TEST(AChart, IsAPictureOfItsSize) {
    const std::string bytes = painting::png_of_chart(small_chart(), 400, 240, english);
    wxMemoryInputStream stream(bytes.data(), bytes.size());
    wxImage image;
    ASSERT_TRUE(wxPNGHandler().LoadFile(&image, stream));
    EXPECT_EQ(image.GetSize(), wxSize(800, 480));
    EXPECT_GT(image.CountColours(), 8U);
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
    const std::string read = chart.point_text(50, english);
    EXPECT_EQ(read.find("unknown"), std::string::npos) << "what lies behind is not read out";
    EXPECT_NE(read.find("mean of the others"), std::string::npos);
    EXPECT_TRUE(chart.note.starts_with("over 2 other sessions")) << chart.note;
    EXPECT_EQ(many_curves_chart(comparison, comparison.series.front(), {"Nobody"}, 0).series.size(), 0U);
}

TEST(ASession, HasCurvesFromItsFirstEventToItsLast) {
    Table table;
    table.play(120);
    const std::vector<Chart> curves = curves_of(table.session());
    ASSERT_FALSE(curves.empty());
    for (const Chart& curve : curves) {
        SCOPED_TRACE(curve.title);
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
    for (std::uint8_t suit = 0; suit < 6; ++suit) {
        EXPECT_EQ(economy->series[suit].colour, (document::Colour{document::Role::suit, suit}));
        EXPECT_EQ(economy->series[suit].values.back(), last["economy"][std::string(1, "MSWLYK"[suit])].get<double>());
        all += *economy->series[suit].values.back();
    }
    for (const Chart::Series& player : purses->series) {
        ASSERT_EQ(player.values.size(), economy->places.size());
        all += *player.values.back();
        double coins = 0;
        for (const Json& number : last["players"][player.name]["coins"]) {
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
