// The board of Dance of Muses is whole within its area with two, three or four players, in every scheme; a tile in
// hand shows its four steps, and a step shows the table after it. With CASTALIA_PICTURES=folder the pictures are kept
// there.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/ui/basics/palette.h"
#include "app/ui/basics/seat_ink.h"
#include "app/ui/basics/wx_text.h"
#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/session/record.h"
#include "core/session/seat_colours.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"

namespace castalia {
namespace {

using dance_of_muses::Rules;

constexpr const char* kGame = "dance-of-muses";
const wxSize kPanel(928, 416), kNarrow(640, 360), kScreen(1920, 904);

Json sample() { return Json::parse(sample_file("dance-of-muses")); }

/// Returns the first events of the sample: 16 come before Ben's turn to dance.
Session sunday(std::size_t count) {
    Json record = sample();
    record["events"].erase(record["events"].begin() + static_cast<std::ptrdiff_t>(count), record["events"].end());
    record["status"] = count == 20 ? "finished" : "open";
    if (count < 20) {
        record["ended"] = nullptr;
    }
    return read_record(record.dump(), known_games());
}

Json placed(const char* player, const Json& tile, int x, int y) {
    Json event{{"type", "place"}, {"player", player}, {"square", {x, y}}};
    tile.is_null() ? event["face_down"] = true : event["tile"] = tile;
    return event;
}

Session table(const Json& names, const Json& setup, const Json& events) {
    Json record = sample();
    record["players"] = Json::array();
    for (const Json& name : names) {
        record["players"].push_back({{"name", name}});
    }
    record["setup"] = setup;
    record["events"] = events;
    record["status"] = "open";
    record["ended"] = nullptr;
    return read_record(record.dump(), known_games());
}

/// Returns a session of three companies of one, with a sheet that is filled in only for Thalia.
Session three() {
    return table({"Ann", "Ben", "Cid"},
                 {{"companies",
                   {{{"color", "purple"}, {"players", {"Ann"}}},
                    {{"color", "orange"}, {"players", {"Ben"}}},
                    {{"color", "white"}, {"players", {"Cid"}}}}},
                  {"first", "Ann"}},
                 {placed("Ann", "Clio", 0, 0), placed("Ben", "Erato", 1, 0), placed("Cid", {}, 2, 0),
                  placed("Ann", {}, 0, 1), placed("Ben", "Urania", 2, 1), placed("Cid", "Thalia", 3, 1),
                  placed("Ann", "Calliope", 3, 2), placed("Ben", {}, 4, 2), placed("Cid", "Terpsichore", 5, 2)});
}

/// Returns a session of two companies of two, with the neutral tile face up.
Session four() {
    return table({"Ann", "Wilhelmina", "Cid", "Dan"},
                 {{"companies",
                   {{{"color", "white"}, {"players", {"Ann", "Cid"}}},
                    {{"color", "orange"}, {"players", {"Wilhelmina", "Dan"}}}}},
                  {"neutral", "purple"},
                  {"first", "Dan"}},
                 {{{"type", "neutral"}, {"square", {0, 0}}, {"tile", "Clio"}},
                  placed("Dan", "Erato", 1, 0),
                  placed("Ann", {}, 2, 0),
                  placed("Wilhelmina", "Urania", 0, 1),
                  placed("Cid", "Thalia", 1, 1),
                  placed("Dan", {}, 2, 1),
                  placed("Ann", "Calliope", 3, 1),
                  placed("Wilhelmina", {}, 0, 2),
                  placed("Cid", {}, 1, 2)});
}

BoardScene scene_of(const Session& session, bool large = false) {
    return {&session.playthrough(), session.plies(), {session.names().begin(), session.names().end()}, large, {}};
}

Json dance(const std::string& player, const std::string& tile, const std::string& to = {}) {
    Json draft{{"type", "dance"}, {"player", player}, {"tile", tile}};
    if (!to.empty()) {
        draft["to"] = to;
    }
    return draft;
}

BoardFocus focus_on(const Session& session, const Json& draft) {
    const Playthrough& line = session.playthrough();
    BoardFocus focus;
    focus.marks = entry_marks(line.form(line.plies(), draft), draft);
    if (draft.contains("to")) {
        auto then = line.copy(line.plies());
        Fields fields(draft, "", session.names());
        const MovePtr move = then->read(fields);
        if (!then->judge(*move)) {
            then->play(*move);
            const std::vector<std::string> names(session.names().begin(), session.names().end());
            focus.after = std::make_shared<const Replay>(
                std::shared_ptr<const Playthrough>(then->snapshot(then->plies())), names);
        }
    }
    return focus;
}

std::vector<std::string> ids_of(const Session& session) {
    std::vector<std::string> ids;
    for (const dance_of_muses::Tile& tile :
         dynamic_cast<const PlaythroughOf<Rules>&>(session.playthrough()).at(session.plies()).tiles) {
        ids.push_back(tile.id);
    }
    return ids;
}

void expect_whole(const Drawn& drawn, const Session& session) {
    expect_drawn_within(drawn);
    std::vector<wxRect2DDouble> tiles;
    for (const std::string& id : ids_of(session)) {
        const auto hit_area = std::ranges::find(drawn.hit_areas, PlaceId(id), &HitArea::id);
        ASSERT_NE(hit_area, drawn.hit_areas.end()) << id;
        for (const wxRect2DDouble& other : tiles) {
            wxRect2DDouble both;
            wxRect2DDouble::Intersect(other, hit_area->area, &both);
            EXPECT_FALSE(both.m_width > 0.01 && both.m_height > 0.01) << id << " lies on another tile";
        }
        tiles.push_back(hit_area->area);
    }
}

class DanceBoard : public ::testing::TestWithParam<Scheme> {
protected:
    void SetUp() override { choose_scheme(GetParam()); }
    void TearDown() override { choose_scheme(Scheme::system); }
    static std::string scheme() {
        return GetParam() == Scheme::light ? "light" : GetParam() == Scheme::dark ? "dark" : "contrast";
    }
    static void check(const Session& session, const BoardFocus& focus, const std::string& name) {
        for (const wxSize size : {kPanel, kNarrow, kScreen}) {
            SCOPED_TRACE(name + " at " + std::to_string(size.x));
            const Drawn drawn = draw(kGame, scene_of(session, size == kScreen), focus, size);
            expect_whole(drawn, session);
            keep(drawn.image, "dance-" + name + "-" + std::to_string(size.x) + "-" + scheme());
        }
    }
};

TEST_P(DanceBoard, IsWholeWithAnyNumberOfPlayersAtAnySize) {
    for (const std::size_t events : {1U, 9U, 16U, 19U, 20U}) {
        check(sunday(events), {}, "two-" + std::to_string(events));
    }
    check(three(), {}, "three");
    check(four(), {}, "four");
}

TEST_P(DanceBoard, ATileInHandAndItsStepStayWithinTheBoard) {
    const Session two = sunday(16), partners = four();
    check(two, focus_on(two, dance("Ben", "Urania")), "hand");
    check(two, focus_on(two, dance("Ben", "Urania", "E")), "step");
    check(two, focus_on(two, dance("Ben", "Urania", "S")), "cut");
    check(partners, focus_on(partners, dance("Dan", "Thalia", "N")), "four-step");
}

INSTANTIATE_TEST_SUITE_P(Schemes, DanceBoard, ::testing::Values(Scheme::light, Scheme::dark, Scheme::contrast),
                         [](const auto& scheme) {
                             return scheme.param == Scheme::light  ? "light"
                                    : scheme.param == Scheme::dark ? "dark"
                                                                   : "contrast";
                         });

class DanceTable : public ::testing::Test {
protected:
    void SetUp() override { choose_scheme(Scheme::light); }
    void TearDown() override { choose_scheme(Scheme::system); }
};

TEST_F(DanceTable, EveryTileSaysHowFarItsDieIsFromSix) {
    const Session session = sunday(16);
    const Drawn drawn =
        draw(kGame, scene_of(session), focus_on(session, {{"type", "dance"}, {"player", "Ben"}}), kPanel);
    EXPECT_EQ(drawn.said("Urania"), "Urania, purple die 3, 3 short of 6");
    EXPECT_EQ(drawn.said("?neutral"), "the neutral tile, face down, white die 1, 5 short of 6");
    EXPECT_EQ(drawn.said("Clio"), "Clio, orange die 3, 3 short of 6, every step cuts off");
}

TEST_F(DanceTable, TheFourStepsSayWhatTheyPushAndWhomTheyCutOff) {
    const Session session = sunday(16);
    const Drawn drawn = draw(kGame, scene_of(session), focus_on(session, dance("Ben", "Urania")), kPanel);
    EXPECT_EQ(drawn.said("N"), "Step north: pushes 3 tiles: 4, 4, 5, 3");
    EXPECT_EQ(drawn.said("E"), "Step east: alone: 4");
    EXPECT_EQ(drawn.said("S"), "Step south: cuts off Urania");
    EXPECT_EQ(drawn.said("W"), "Step west: alone: 4");
    for (const char* to : {"N", "E", "S", "W"}) {
        EXPECT_TRUE(std::ranges::any_of(drawn.hit_areas, [&](const HitArea& hit_area) {
            return hit_area.id == to && hit_area.for_drop;
        })) << to;
    }
}

TEST_F(DanceTable, AStepNamesWhatItCutsOffAndNotTheTileThatMoves) {
    const Session session = sunday(16);
    const Drawn drawn = draw(kGame, scene_of(session), focus_on(session, dance("Ben", "Terpsichore")), kPanel);
    EXPECT_EQ(drawn.said("S"), "Step south: cuts off Ann’s tile")
        << "Terpsichore, which is cut off too, is not named.";
}

TEST_F(DanceTable, AStepShowsTheColumnsAndTheReachOfThePowerAfterIt) {
    const Session session = sunday(16);
    const Drawn now = draw(kGame, scene_of(session), focus_on(session, dance("Ben", "Urania")), kPanel);
    const Drawn then = draw(kGame, scene_of(session), focus_on(session, dance("Ben", "Urania", "E")), kPanel);
    EXPECT_EQ(now.said("company/purple"), "Ann: 4 (Silver Sun), 4 (Sun), 3 (Sun), 1");
    EXPECT_EQ(then.said("company/purple"), "Ann: 4 (Silver Sun), 4 (Sun), 4 (Sun), 1");
    EXPECT_EQ(then.said("company/orange"), "Ben: 3, 3, 2, 2 (Sun)");
    const auto middle = [](const Drawn& drawn) {
        return std::ranges::find(drawn.hit_areas, "Urania", &HitArea::id)->area.GetCentre();
    };
    EXPECT_GT(middle(then).m_x, middle(now).m_x + 20);
    EXPECT_NEAR(middle(then).m_y, middle(now).m_y, 0.01);
    Json before = dance("Ben", "Urania", "E");
    before["power"] = {{"when", "before"}};
    EXPECT_FALSE(same(then.image,
                      draw(kGame, scene_of(session), focus_on(session, dance("Ben", "Urania", "W")), kPanel).image));
    BoardFocus reach = focus_on(session, dance("Ben", "Urania", "E"));
    reach.marks = entry_marks(session.playthrough().form(16, before), before);
    EXPECT_FALSE(same(then.image, draw(kGame, scene_of(session), reach, kPanel).image));
}

/// Returns the area of the first tile of a dance of four at this ply, when nobody knows yet what follows.
wxRect2DDouble first_tile_of(const Session& dance, std::size_t ply, wxSize window) {
    Session so_far(dance.game(), dance.heading());
    for (std::size_t step = 0; step < ply; ++step) {
        so_far.enter(Played{dance.replay().steps()[step].entry.event}, {});
    }
    const BoardScene scene{&so_far.playthrough(), ply, {so_far.names().begin(), so_far.names().end()}, false, {}};
    const Drawn drawn = draw(kGame, scene, {}, window);
    return std::ranges::find(drawn.hit_areas, PlaceId("Clio"), &HitArea::id)->area;
}

TEST_F(DanceTable, KeepsOneScaleFromTheFirstTileOnAndTilesThatCanBeRead) {
    constexpr double kReadable = 80;
    const Session partners = four();
    // The board of a window of 1280 × 800, and of one with room for a title bar and a panel.
    for (const wxSize& window : {wxSize(944, 526), wxSize(944, 500), wxSize(944, 460)}) {
        const double side = first_tile_of(partners, 1, window).m_width;
        EXPECT_GE(side, kReadable - 0.1) << window.y;
        for (std::size_t ply = 1; ply <= partners.plies(); ++ply) {
            const wxRect2DDouble tile = first_tile_of(partners, ply, window);
            EXPECT_NEAR(tile.m_width, side, 0.01) << window.y << ": " << ply;
            EXPECT_NEAR(tile.m_height, side, 0.01) << window.y << ": " << ply << ": seen whole";
        }
    }
}

TEST_F(DanceTable, TellsTheSunsOfEveryCompanyAfterEachStep) {
    const Session session = sunday(16);
    const Drawn drawn = draw(kGame, scene_of(session), focus_on(session, dance("Ben", "Urania")), wxSize(944, 526));
    std::vector<std::string> steps;
    for (const HitArea& hit_area : drawn.hit_areas) {
        if (const std::string name = utf8(hit_area.name); name.find("Suns then:") != std::string::npos) {
            steps.push_back(name);
        }
    }
    ASSERT_EQ(steps.size(), 3U) << "One of the four steps cuts a tile off.";
    EXPECT_EQ(steps[1], "→ alone: 4. Suns then: purple 3 orange 1");
}

TEST_F(DanceTable, SeatsHaveTheColourOfTheirDice) {
    EXPECT_EQ(seat_colours(sunday(16)), (std::vector<std::string>{"purple", "orange"}));
    EXPECT_EQ(seat_colours(four()), (std::vector<std::string>{"white", "orange", "white", "orange"}));
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        EXPECT_NE(seat_ink(0, "purple").fill, seat_ink(0).fill);
        EXPECT_EQ(seat_ink(0, "orange").line, palette().orange);
        EXPECT_TRUE(seat_ink(1, "white").edge.IsOk());
        EXPECT_EQ(seat_ink(1, "").fill, palette().playerfill(1));
    }
}

}  // namespace
}  // namespace castalia
