// The picture of Dance of Muses is whole within its area with two, three or four players: a tile in hand shows its
// four steps, a step shows the table after it, and tiles keep 80 pixels however far the dance reaches.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/painting/letters.h"
#include "app/recorder/entry_mark.h"
#include "core/games/dance_of_muses/dance_of_muses.h"
#include "core/session/record.h"
#include "core/session/seat_colours.h"
#include "tests/painting/picture_faults.h"
#include "tests/painting/sheet.h"
#include "tests/support/dance_random_player.h"
#include "tests/support/evening_random_player.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using dance_of_muses::Rules;
using picture::Detail;
using picture::Rect;

constexpr const char* kDance = "dance-of-muses";
constexpr Rect kUsualBoard{0, 0, 944, 526};  ///< The board of a window of 1280 × 800.
constexpr double kReadable = 80;

Json dance_sample() { return Json::parse(sample_file(kDance)); }

/// Returns the first events of the sample: 16 come before Ben's turn to dance.
Session sunday(std::size_t count) {
    Json record = dance_sample();
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

Session dance_of(const Json& names, const Json& setup, const Json& events) {
    Json record = dance_sample();
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
    return dance_of({"Ann", "Ben", "Cid"},
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
    return dance_of({"Ann", "Wilhelmina", "Cid", "Dan"},
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

Json dance(const std::string& player, const std::string& tile, const std::string& to = {}) {
    Json draft{{"type", "dance"}, {"player", player}, {"tile", tile}};
    if (!to.empty()) {
        draft["to"] = to;
    }
    return draft;
}

class DancePicture : public ::testing::Test {
protected:
    picture::Picture picture_of(const Playthrough& line, std::size_t ply, const std::vector<std::string>& names,
                                const Rect& area = kUsualBoard, const picture::Focus& focus = {},
                                Detail detail = Detail::window) const {
        return *line.picture(ply, {detail, area, letters_, translate_, names, focus});
    }
    /// Returns the last table with an entry in the making.
    picture::Picture in_hand(const Session& session, const Json& draft, const Rect& area = kUsualBoard) {
        const Playthrough& line = session.playthrough();
        picture::Focus focus{entry_marks(line.form(line.plies(), draft), draft)};
        std::unique_ptr<Playthrough> then;
        if (draft.contains("to")) {
            then = line.copy(line.plies());
            Fields fields(draft, "", session.names());
            const MovePtr move = then->read(fields);
            if (!then->judge(*move)) {
                then->play(*move);
                focus.after = then.get();
            }
        }
        return picture_of(line, line.plies(), {session.names().begin(), session.names().end()}, area, focus);
    }
    std::string said(const picture::Picture& picture, std::string_view id) const {
        const picture::Piece* piece = piece_of(picture, id);
        return piece == nullptr ? std::string() : translate_(piece->name);
    }
    static const picture::Piece* piece_of(const picture::Picture& picture, std::string_view id) {
        const auto found = std::ranges::find(picture.pieces, PlaceId(id), &picture::Piece::place);
        return found == picture.pieces.end() ? nullptr : &*found;
    }

    Translate translate_ = english;
    Sheet sheet_{1, 1};
    painting::ContextMeasure letters_{sheet_.context()};
};

TEST_F(DancePicture, HasEveryTileOnceAndNoneOnAnother) {
    for (const Session& session : {sunday(1), sunday(9), sunday(16), sunday(19), sunday(20), three(), four()}) {
        for (const auto& [area, detail] : {std::pair(kUsualBoard, Detail::window),
                                           {{0, 0, 640, 360}, Detail::window},
                                           {{0, 0, 1920, 904}, Detail::screen},
                                           {{0, 0, 300, 180}, Detail::thumbnail},
                                           {{0, 0, picture::kPaperWidth, 0}, Detail::paper}}) {
            const auto names = std::vector<std::string>(session.names().begin(), session.names().end());
            const auto& line = dynamic_cast<const PlaythroughOf<Rules>&>(session.playthrough());
            const picture::Picture picture = picture_of(line, line.plies(), names, area, {}, detail);
            std::vector<Rect> tiles;
            for (const dance_of_muses::Tile& tile : line.at(line.plies()).tiles) {
                const picture::Piece* piece = piece_of(picture, tile.id);
                ASSERT_NE(piece, nullptr) << tile.id;
                for (const Rect& other : tiles) {
                    EXPECT_TRUE(piece->area.x >= other.right() - 0.01 || other.x >= piece->area.right() - 0.01 ||
                                piece->area.y >= other.bottom() - 0.01 || other.y >= piece->area.bottom() - 0.01)
                        << tile.id << " lies on another tile";
                }
                EXPECT_TRUE(piece->area.x >= -0.01 && piece->area.right() <= picture.width + 0.01) << tile.id;
                EXPECT_TRUE(piece->area.y >= -0.01 && piece->area.bottom() <= picture.height + 0.01) << tile.id;
                tiles.push_back(piece->area);
            }
        }
    }
}

TEST_F(DancePicture, TellsHowFarEveryDieIsFromSix) {
    const picture::Picture picture = in_hand(sunday(16), {{"type", "dance"}, {"player", "Ben"}});
    EXPECT_EQ(said(picture, "Urania"), "Urania at 3, 4: purple 3, 3 short of 6");
    EXPECT_EQ(said(picture, "?neutral"), "the neutral tile, face down, at 0, 0: white 1, 5 short of 6");
    EXPECT_EQ(said(picture, "Clio"), "Clio at 2, 1: orange 3, 3 short of 6, every step cuts off");
}

TEST_F(DancePicture, TellsWhatTheFourStepsPushAndWhomTheyCutOff) {
    const picture::Picture picture = in_hand(sunday(16), dance("Ben", "Urania"));
    EXPECT_EQ(said(picture, "N"), "Step north: pushes 3 tiles: 4, 4, 5, 3");
    EXPECT_EQ(said(picture, "E"), "Step east: alone: 4");
    EXPECT_EQ(said(picture, "S"), "Step south: cuts off Urania");
    EXPECT_EQ(said(picture, "W"), "Step west: alone: 4");
    for (const char* to : {"N", "E", "S", "W"}) {
        EXPECT_EQ(std::ranges::count_if(picture.pieces,
                                        [&](const auto& piece) { return piece.place == to && piece.for_drop; }),
                  1)
            << to;
    }
}

TEST_F(DancePicture, OfAStepNamesWhatItCutsOffAndNotTheTileThatMoves) {
    EXPECT_EQ(said(in_hand(sunday(16), dance("Ben", "Terpsichore")), "S"), "Step south: cuts off Ann’s tile")
        << "Terpsichore, which is cut off too, is not named.";
}

TEST_F(DancePicture, OfAStepShowsTheColumnsAndTheTilesAfterIt) {
    const picture::Picture now = in_hand(sunday(16), dance("Ben", "Urania")),
                           then = in_hand(sunday(16), dance("Ben", "Urania", "E"));
    EXPECT_EQ(said(now, "company/purple"), "Ann: 4, the Silver Sun, 4, a Sun, 3, a Sun, 1");
    EXPECT_EQ(said(then, "company/purple"), "Ann: 4, the Silver Sun, 4, a Sun, 4, a Sun, 1");
    EXPECT_EQ(said(then, "company/orange"), "Ben: 3, 3, 2, 2, a Sun");
    const Rect before = piece_of(now, "Urania")->area, after = piece_of(then, "Urania")->area;
    EXPECT_GT(after.x, before.x + 20);
    EXPECT_NEAR(after.y, before.y, 0.01);
}

TEST_F(DancePicture, LightsWhereThePowerReachesBeforeAndAfterTheStep) {
    const Session session = sunday(16);
    const auto lit = [](const picture::Picture& picture) {
        return std::ranges::count_if(picture.shapes, [](const document::Shape& shape) {
            return shape.kind == document::Shape::Kind::box && shape.fill.role == document::Role::glow &&
                   shape.height > 40;
        });
    };
    const auto dotted = [](const picture::Picture& picture) {
        return std::ranges::count_if(picture.shapes, [](const document::Shape& shape) {
            return shape.kind == document::Shape::Kind::box && !shape.fill && !shape.dashes.empty() &&
                   shape.ink.role == document::Role::lampink;
        });
    };
    const picture::Picture both = in_hand(session, dance("Ben", "Urania", "E"));
    EXPECT_GT(lit(both), 0);
    EXPECT_GT(dotted(both), 0);
    Json before = dance("Ben", "Urania", "E");
    before["power"] = {{"when", "before"}};
    picture::Focus focus{entry_marks(session.playthrough().form(16, before), before)};
    const picture::Picture chosen = picture_of(session.playthrough(), 16, {"Ann", "Ben"}, kUsualBoard, focus);
    EXPECT_GT(lit(chosen), 0);
    EXPECT_EQ(dotted(chosen), 0);
}

TEST_F(DancePicture, TellsTheSunsOfEveryCompanyAfterEachStep) {
    const picture::Picture picture = in_hand(sunday(16), dance("Ben", "Urania"));
    std::vector<std::string> steps;
    for (const picture::Piece& piece : picture.pieces) {
        if (const std::string name = translate_(piece.name); name.find("Suns then:") != std::string::npos) {
            steps.push_back(name);
        }
    }
    ASSERT_EQ(steps.size(), 3U) << "One of the four steps cuts a tile off.";
    EXPECT_EQ(steps[1], "Step east: alone: 4. Suns then: purple 3, orange 1");
}

TEST_F(DancePicture, KeepsOneScaleFromTheFirstTileOnAndTilesThatCanBeRead) {
    const Session partners = four();
    // The board of a window of 1280 × 800, and of one with room for a title bar and a panel.
    for (const double height : {526.0, 500.0, 460.0}) {
        double side = 0;
        Session so_far(partners.game(), partners.heading());
        for (std::size_t ply = 1; ply <= partners.plies(); ++ply) {
            so_far.enter(Played{partners.replay().steps()[ply - 1].entry.event}, {});
            const Rect tile = piece_of(picture_of(so_far.playthrough(), ply, {}, {0, 0, 944, height}), "Clio")->area;
            side = ply == 1 ? tile.width : side;
            EXPECT_GE(tile.width, kReadable - 0.1) << height;
            EXPECT_NEAR(tile.width, side, 0.01) << height << ": " << ply;
            EXPECT_NEAR(tile.height, side, 0.01) << height << ": " << ply << ": seen whole";
        }
    }
}

TEST(DanceSeats, HaveTheColourOfTheirDice) {
    EXPECT_EQ(seat_colours(sunday(16)), (std::vector<std::string>{"purple", "orange"}));
    EXPECT_EQ(seat_colours(four()), (std::vector<std::string>{"white", "orange", "white", "orange"}));
}

Session game_of_four(unsigned seed) {
    const Session sample = sample_of(kDance);
    const Players players = dance_players(4);
    Chance chance(1000 + seed);
    const Json setup = dance_setup(chance, players, 9);
    constexpr std::size_t kMost = 200;
    return any_evening(sample.game(), players, setup, chance, *sample.heading().started, kMost);
}

const PlaythroughOf<Rules>& line_of(const Session& session) {
    return dynamic_cast<const PlaythroughOf<Rules>&>(session.playthrough());
}

constexpr int kRowsInSight = 7;  ///< Eight rows of 80 pixels are higher than the board, however close they lie.
/// The visible part of a tile whose empty lower edge is covered where rows lie close.
constexpr double kSeenOfOne = 0.913;

int rows_of(const dance_of_muses::State& state) {
    const auto y = [](const dance_of_muses::Tile& tile) { return tile.at.y; };
    const auto [first, last] = std::ranges::minmax(state.tiles, {}, y);
    return last.at.y - first.at.y + 1;
}

class DanceFar : public DancePicture {
protected:
    /// Returns how many tiles lie on the grid; the others are shown small beside it.
    std::size_t expect_readable(const picture::Picture& picture, const dance_of_muses::State& state) const {
        std::size_t in_sight = 0;
        for (const dance_of_muses::Tile& tile : state.tiles) {
            const picture::Piece* piece = piece_of(picture, tile.id);
            if (piece == nullptr) {
                ADD_FAILURE() << tile.id << " cannot be picked";
                continue;
            }
            if (translate_(piece->name).find("out of sight") == std::string::npos) {
                EXPECT_NEAR(piece->area.width, kReadable, 0.1) << tile.id << ": one scale for good";
                EXPECT_GE(piece->area.height, kSeenOfOne * kReadable - 0.1) << tile.id;
                ++in_sight;
            }
        }
        return in_sight;
    }
};

/// Nine connected tiles in one row and one column take as many rows and columns as they can.
TEST_F(DanceFar, TilesCanBeReadHoweverFarTheDanceReaches) {
    const Session partners = game_of_four(0);
    const std::vector<std::string> names(partners.names().begin(), partners.names().end());
    const auto& line = line_of(partners);
    constexpr int tiles = 9;
    dance_of_muses::State state = line.at(tiles);
    ASSERT_EQ(state.tiles.size(), tiles);
    ASSERT_EQ(state.phase, dance_of_muses::Phase::dance);
    for (int wide = 1; wide <= tiles; ++wide) {
        const int high = tiles + 1 - wide;
        SCOPED_TRACE(std::to_string(wide) + " wide, " + std::to_string(high) + " high");
        for (int i = 0; i < tiles; ++i) {
            state.tiles[static_cast<std::size_t>(i)].at =
                i < wide ? dance_of_muses::Square{i, 0} : dance_of_muses::Square{0, i - wide + 1};
        }
        const PlaythroughOf<Rules> far(std::make_shared<Rules>(line.rules()), {state});
        const Json draft{{"type", "dance"},
                         {"player", line.rules().names.at(static_cast<std::size_t>(state.active.index))},
                         {"tile", state.tiles.back().id}};
        const picture::Focus focus{entry_marks(far.form(0, draft), draft)};
        for (const picture::Focus& one : {picture::Focus{}, focus}) {
            const picture::Picture picture = picture_of(far, 0, names, kUsualBoard, one);
            const std::size_t in_sight = expect_readable(picture, state);
            if (high <= kRowsInSight) {
                EXPECT_EQ(in_sight, state.tiles.size());
            } else if (!one.marks.empty()) {
                EXPECT_GE(piece_of(picture, state.tiles.back().id)->area.width, kReadable - 0.1)
                    << "The tile in hand is in sight.";
            }
        }
    }
}

/// Random games of four, one in six of which reaches seven rows or more.
TEST_F(DanceFar, KeepsTilesOf80PixelsThroughRandomGamesOfFour) {
    const int games = std::getenv("CASTALIA_LONG") != nullptr ? 400 : 40;
    int high_games = 0;
    for (int i = 0; i < games; ++i) {
        const Session played = game_of_four(static_cast<unsigned>(i));
        const std::vector<std::string> names(played.names().begin(), played.names().end());
        const auto& line = line_of(played);
        int highest = 0;
        for (std::size_t ply = 1; ply <= played.plies(); ++ply) {
            highest = std::max(highest, rows_of(line.at(ply)));
        }
        high_games += highest >= kRowsInSight ? 1 : 0;
        for (std::size_t ply = 1; ply <= played.plies(); ply += highest >= kRowsInSight ? 1 : 9) {
            SCOPED_TRACE("game " + std::to_string(i) + ", after event " + std::to_string(ply));
            const picture::Picture picture = picture_of(played.playthrough(), ply, names);
            const std::size_t in_sight = expect_readable(picture, line.at(ply));
            if (rows_of(line.at(ply)) <= kRowsInSight) {
                EXPECT_EQ(in_sight, line.at(ply).tiles.size());
            }
            PictureFaults faults;
            look_over_words({picture.shapes, kUsualBoard, letters_, names, ""}, faults);
            for (const auto& [what, where] : faults) {
                ADD_FAILURE() << what;
            }
        }
    }
    EXPECT_GE(high_games, games / 20) << "The games reach far enough.";
}

}  // namespace
}  // namespace castalia
