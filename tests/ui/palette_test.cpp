// The colours are those of resources/look/palette.json, and words can be read on their background.
#include "app/ui/toolkit/controls/palette.h"

#include <filesystem>
#include <fstream>
#include <map>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/seat_ink.h"
#include "tests/support/source_dir.h"
#include "tests/ui/contrast.h"

namespace castalia {
namespace {

using Role = wxColour Palette::*;

const std::map<std::string, Role>& roles() {
    static const std::map<std::string, Role> all{
        {"background", &Palette::background},
        {"surface", &Palette::surface},
        {"table", &Palette::table},
        {"tray", &Palette::tray},
        {"plaque", &Palette::plaque},
        {"card", &Palette::card},
        {"cardedge", &Palette::cardedge},
        {"line", &Palette::line},
        {"control", &Palette::control},
        {"text", &Palette::text},
        {"secondary", &Palette::secondary},
        {"accent", &Palette::accent},
        {"onaccent", &Palette::onaccent},
        {"select", &Palette::select},
        {"onselect", &Palette::onselect},
        {"lamp", &Palette::lamp},
        {"onlamp", &Palette::onlamp},
        {"lampink", &Palette::lampink},
        {"lampfill", &Palette::lampfill},
        {"onlampfill", &Palette::onlampfill},
        {"glow", &Palette::glow},
        {"facedown", &Palette::facedown},
        {"onfacedown", &Palette::onfacedown},
        {"warning", &Palette::warning},
        {"warningfill", &Palette::warningfill},
        {"refusal", &Palette::refusal},
        {"refusalfill", &Palette::refusalfill},
        {"ruling", &Palette::ruling},
        {"rulingfill", &Palette::rulingfill},
        {"good", &Palette::good},
        {"goodfill", &Palette::goodfill},
        {"onglass", &Palette::onglass},
        {"onplayer", &Palette::onplayer},
        {"onplayerfill", &Palette::onplayerfill},
        {"ontheme", &Palette::ontheme},
    };
    return all;
}

wxString html(const wxColour& colour) { return colour.GetAsString(wxC2S_HTML_SYNTAX); }

const std::map<std::string, Scheme> kSchemes{
    {"light", Scheme::light}, {"dark", Scheme::dark}, {"contrast", Scheme::contrast}};

TEST(Palette, IsThePaletteFile) {
    std::ifstream file(std::filesystem::path(source_dir()) / "resources/look/palette.json");
    const nlohmann::json json = nlohmann::json::parse(file);
    for (const auto& [name, scheme] : kSchemes) {
        SCOPED_TRACE(name);
        const Palette& colours = palette_of(scheme);
        const nlohmann::json& written = json.at(name);
        std::size_t seen = 0;
        for (const auto& [key, value] : written.items()) {
            if (value.is_string()) {
                ASSERT_TRUE(roles().contains(key)) << key;
                EXPECT_EQ(html(colours.*roles().at(key)), value.get<std::string>()) << key;
                ++seen;
            }
        }
        EXPECT_EQ(seen, roles().size());
        for (std::size_t i = 0; i < 6; ++i) {
            const std::string letter(1, "MSWLYK"[i]);
            EXPECT_EQ(html(colours.suits[i]), written["suits"][letter].get<std::string>());
            EXPECT_EQ(html(colours.glass[i]), written["glass"][letter].get<std::string>());
            EXPECT_EQ(html(colours.players[i]), written["players"][i].get<std::string>());
            EXPECT_EQ(html(colours.playerfills[i]), written["playerfills"][i].get<std::string>());
        }
        for (std::size_t i = 0; i < 5; ++i) {
            EXPECT_EQ(html(colours.themes[i]), written["themes"][std::to_string(i + 1)].get<std::string>());
        }
        EXPECT_EQ(html(colours.purple), written["companies"]["purple"].get<std::string>());
        EXPECT_EQ(html(colours.orange), written["companies"]["orange"].get<std::string>());
        EXPECT_EQ(html(colours.white), written["companies"]["white"].get<std::string>());
        EXPECT_EQ(html(colours.companyfills[0]), written["companyfills"][0].get<std::string>());
        EXPECT_EQ(html(colours.companyfills[1]), written["companyfills"][1].get<std::string>());
        EXPECT_EQ(html(colours.poker_red), written["poker"]["red"].get<std::string>());
        EXPECT_EQ(html(colours.poker_black), written["poker"]["black"].get<std::string>());
    }
}

TEST(Palette, WordsCanBeReadOnWhatTheyStandOn) {
    for (const auto& [name, scheme] : kSchemes) {
        SCOPED_TRACE(name);
        const Palette& c = palette_of(scheme);
        const double least = least_contrast(scheme);
        for (const wxColour& ground : {c.background, c.surface, c.table, c.tray, c.plaque, c.card}) {
            EXPECT_GE(contrast_of(c.text, ground), least) << html(ground);
        }
        for (const wxColour& ground : {c.background, c.surface, c.table, c.card}) {
            EXPECT_GE(contrast_of(c.secondary, ground), least) << html(ground);
        }
        for (std::size_t seat = 0; seat < 6; ++seat) {
            EXPECT_GE(contrast_of(c.onplayerfill, c.playerfill(seat)), least) << seat;
            EXPECT_GE(contrast_of(c.onplayer, c.player(seat)), least) << seat;
            // It is a sign, which is the same in every scheme.
            EXPECT_GE(contrast_of(c.onglass, c.glass[seat]), 4.5) << seat;
        }
        EXPECT_GE(contrast_of(c.onlampfill, c.lampfill), least);
        EXPECT_GE(contrast_of(c.onaccent, c.accent), least);
        EXPECT_GE(contrast_of(c.lampink, c.table), 3);
        EXPECT_GE(contrast_of(c.refusal, c.table), 3);
        EXPECT_GE(contrast_of(c.cardedge, c.table), 3);
        for (const wxColour& ground : {c.background, c.surface, c.card, c.tray}) {
            EXPECT_GE(contrast_of(c.control, ground), 3) << "the edge of a button or a field on " << html(ground);
            EXPECT_GE(contrast_of(c.accent, ground), 3) << "the ring of the focus on " << html(ground);
        }
    }
}

TEST(Art, EveryDrawingIsInTheProgramAndDrawsSomething) {
    std::size_t drawings = 0;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(source_dir()) / "resources/art")) {
        const std::string name = file.path().stem().string();
        ASSERT_TRUE(has_art(name)) << name;
        EXPECT_TRUE(art(name, *wxBLACK, 16).IsOk()) << name;
        wxImage image(48, 48);
        image.SetRGB(wxRect(0, 0, 48, 48), 255, 255, 255);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        draw_art(*gc, name, {8, 8, 32, 32}, wxColour(0x20, 0x10, 0x00));
        gc->Flush();
        long drawn = 0, outside = 0;
        for (int y = 0; y < 48; ++y) {
            for (int x = 0; x < 48; ++x) {
                const bool ink = image.GetRed(x, y) < 250 || image.GetGreen(x, y) < 250 || image.GetBlue(x, y) < 250;
                drawn += ink ? 1 : 0;
                outside += ink && (x < 6 || y < 6 || x > 42 || y > 42) ? 1 : 0;
            }
        }
        EXPECT_GT(drawn, 30) << name;
        EXPECT_EQ(outside, 0) << name;
        ++drawings;
    }
    EXPECT_GE(drawings, 75u);
    EXPECT_FALSE(has_art("suit-none"));
    EXPECT_FALSE(art("suit-none", *wxBLACK, 16).IsOk());
}

TEST(SeatInks, AreThoseOfACompanyWhereTheSeatHasOne) {
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        EXPECT_NE(seat_ink(0, "purple").fill, seat_ink(0).fill);
        EXPECT_EQ(seat_ink(0, "orange").line, palette().orange);
        EXPECT_TRUE(seat_ink(1, "white").edge.IsOk());
        EXPECT_EQ(seat_ink(1, "").fill, palette().playerfill(1));
    }
    choose_scheme(Scheme::system);
}

}  // namespace
}  // namespace castalia
