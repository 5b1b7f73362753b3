// The bar of players where its cells are narrow.
#include <array>
#include <memory>

#include <gtest/gtest.h>
#include <wx/frame.h>

#include "app/ui/session/player_bar.h"
#include "app/ui/toolkit/text/type.h"
#include "core/session/record.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

/// Returns a table of twelve at which everybody has a total of six letters.
Session table_of_long_figures() {
    Json record = Json::parse(sample_file("open-table"));
    record["players"] = Json::array();
    record["setup"] = {{"columns", {"Deal"}}, {"decks", Json::array()}, {"counters", Json::array()}};
    record["setup"].update({{"highest_wins", true}, {"teams", Json::array()}});
    record["events"] = Json::array();
    record["status"] = "open";
    record["ended"] = nullptr;
    for (int seat = 0; seat < 12; ++seat) {
        const std::string name(1, static_cast<char>('A' + seat));
        record["players"].push_back({{"name", name + "nna Katharina"}});
        record["events"].push_back({{"type", "score"},
                                    {"player", name + "nna Katharina"},
                                    {"column", "Deal"},
                                    {"value", seat % 2 == 0 ? 1234.5 : -234.5},
                                    {"at", record["started"]}});
    }
    return read_record(record.dump(), known_games());
}

/// The cell of a player at the largest table is narrower than six figures in their usual size.
TEST(ThePlayerBar, KeepsLongFiguresInTheirCells) {
    const Session session = table_of_long_figures();
    const std::unique_ptr<wxFrame> frame(new wxFrame(nullptr, wxID_ANY, "test", wxPoint(0, 0)));
    auto* strip = new PlayerBar(frame.get());
    Scene scene;
    scene.session = &session;
    scene.ply = session.plies();
    constexpr int kHigh = 64;
    constexpr std::array<std::pair<int, int>, 5> kWidthsAndTexts{
        {{720, 100}, {943, 100}, {1024, 150}, {1024, 200}, {1280, 200}}};
    for (const auto& [width, text] : kWidthsAndTexts) {
        set_text_size(text / 100.0);
        strip->SetSize(width, kHigh);
        strip->show(scene);
        EXPECT_TRUE(strip->figures_stay_inside()) << width << " px, text " << text << " %";
    }
    set_text_size(1);
}

}  // namespace
}  // namespace castalia
