// The picture of Musée: each space can be pointed at and says what a number would score there or which neighbour is
// against it; all numbers that nobody has seen can be picked.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/games/musee/musee.h"
#include "core/picture/picture.h"

namespace castalia::musee {
namespace {

using document::Role;
using document::Shape;
using picture::Detail;
using picture::Mark;
using picture::Picture;
using picture::Rect;

constexpr Rect kPanel{0, 0, 928, 416}, kNarrow{0, 0, 640, 360}, kScreen{0, 0, 1920, 904};

Rules pictured_rules(int players) {
    Rules rules;
    const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dan"};
    rules.names.assign(names.begin(), names.begin() + players);
    rules.setup.stairs = first_pattern(players);
    return rules;
}

/// Returns a table on which Ben may hang the 31.
State table_of(const Rules& rules) {
    State state = rules.start();
    state.active = Seat{1};
    state.draw_pile = 19;
    state.bonus[0] = 0;
    state.museums[0] = {{{6, 13, 18, 33, 48, 49}, {2, 12, 0, 28, 39, 44}, {}}};
    state.museums[1] = {{{0, 15, 25, 45, 0, 0}, {1, 10, 20, 0, 41, 46}, {21, 26, 0, 0, 0, 0}}};
    if (rules.players() == 3) {
        for (auto& museum : state.museums) {
            for (auto& gallery : museum) {
                gallery[5] = 0;
            }
        }
        state.museums[2] = {{{0, 51, 0, 56, 0, 0}, {3, 8, 57, 58, 60, 0}, {0, 0, 0, 0, 55, 0}}};
        state.stuck[2] = true;
    }
    return state;
}

class SeenTable {
public:
    explicit SeenTable(int players = 2) : rules_(pictured_rules(players)), state_(table_of(rules_)) {}

    Picture seen(Detail detail, const Rect& area, picture::Focus focus = {}) const {
        const picture::AnyFont letters;
        picture::Viewport viewport{detail, area, letters, translate_, rules_.names, std::move(focus)};
        viewport.shipped = &shipped_;
        return rules_.picture(state_, viewport);
    }
    /// Returns the table in the window while Ben holds the 31, and after he has hung it if a place is given.
    Picture with_31(Mark::Kind kind, int gallery, int space, bool hangs) const {
        picture::Focus focus;
        focus.seat = Seat{1};
        focus.marks = {{PlaceId(kGalleryWords.at(at(gallery))) / at(space + 1), kind, literally("7 points")},
                       {"upper/1", Mark::Kind::barred, literally("left of 15")},
                       {"lower/4", Mark::Kind::legal, literally("1 point")}};
        State then = state_;
        if (hangs) {
            rules_.hang(then, 1, 31, gallery, space);
        }
        const PlaythroughOf<Rules> line(std::make_shared<Rules>(rules_), std::vector<State>{then});
        focus.after = hangs ? &line : nullptr;
        return seen(Detail::window, kPanel, focus);
    }
    void call(std::map<std::string, std::string> own) { own_ = std::move(own); }

    const Rules& rules() const { return rules_; }
    State& state() { return state_; }

private:
    Rules rules_;
    State state_;
    std::map<std::string, std::string> own_;
    Translate shipped_ = english, translate_ = [this](const Text& text) {
        const auto own = own_.find(text.pattern);
        return own == own_.end() ? english(text) : own->second;
    };
};

const picture::Piece* piece_at(const Picture& picture, const PlaceId& place) {
    const auto found = std::ranges::find(picture.pieces, place, &picture::Piece::place);
    return found == picture.pieces.end() ? nullptr : &*found;
}

std::string said(const Picture& picture, const PlaceId& place) {
    const picture::Piece* piece = piece_at(picture, place);
    return piece == nullptr ? "nothing" : english(piece->name);
}

bool overlap(const Rect& one, const Rect& other) {
    constexpr double kTouch = 0.01;
    return std::min(one.right(), other.right()) - std::max(one.x, other.x) > kTouch &&
           std::min(one.bottom(), other.bottom()) - std::max(one.y, other.y) > kTouch;
}

TEST(MuseePicture, HasEverySpaceBesideTheOthersWithAnyNumberOfPlayersAtAnySize) {
    for (int players = 2; players <= 4; ++players) {
        const SeenTable table(players);
        for (const auto& [detail, area] : {std::pair(Detail::window, kPanel),
                                           {Detail::window, kNarrow},
                                           {Detail::window, Rect{20, 20, 460, 230}},
                                           {Detail::screen, kScreen},
                                           {Detail::thumbnail, Rect{0, 0, 300, 180}},
                                           {Detail::paper, Rect{0, 0, 480, 0}}}) {
            const Picture picture = table.seen(detail, area);
            std::vector<Rect> spaces;
            for (const picture::Piece& piece : picture.pieces) {
                EXPECT_GE(piece.area.x, area.x - 0.1) << piece.place;
                EXPECT_GE(piece.area.y, area.y - 0.1) << piece.place;
                EXPECT_LE(piece.area.right(), area.right() + 0.1) << piece.place;
                EXPECT_LE(piece.area.bottom(), area.y + picture.height + 0.1) << piece.place;
                const bool space = std::ranges::any_of(kGalleryWords, [&](std::string_view gallery) {
                    return piece.place.text().find(std::string(gallery) + "/") != std::string::npos;
                });
                if (space) {
                    spaces.push_back(piece.area);
                }
            }
            const Rules& rules = table.rules();
            ASSERT_EQ(spaces.size(), at(rules.museums() * kGalleries * rules.spaces()));
            for (std::size_t i = 0; i < spaces.size(); ++i) {
                for (std::size_t j = i + 1; j < spaces.size(); ++j) {
                    EXPECT_FALSE(overlap(spaces[i], spaces[j])) << i << " lies on " << j;
                }
            }
        }
    }
}

// "14 neighbours" and "8 galleries" were points, and nobody has eight galleries.
TEST(MuseePicture, SaysPointsSoThatNobodyCountsThem) {
    SeenTable table;
    const Picture picture = table.seen(Detail::window, kPanel);
    std::vector<std::string> words;
    for (const Shape& shape : picture.shapes) {
        if (shape.kind == Shape::Kind::words) {
            words.push_back(shape.words);
        }
    }
    const Tally tally = table.rules().tally(table.state(), 0);
    const std::pair<const char*, int> facts[] = {{"paintings", tally.paintings},
                                                 {"neighbours", tally.adjacent},
                                                 {"stairs", tally.stairs},
                                                 {"galleries", tally.bonuses}};
    auto at = words.begin();
    for (const auto& [what, points] : facts) {
        at = std::find(at, words.end(), what);
        ASSERT_NE(at, words.end()) << what;
        EXPECT_EQ(*++at, "+" + std::to_string(points)) << what;
    }
    const auto museum = std::ranges::find(picture.pieces, PlaceId("museum") / std::size_t{0}, &picture::Piece::place);
    ASSERT_NE(museum, picture.pieces.end());
    EXPECT_EQ(english(museum->name),
              "Ann: " + std::to_string(tally.total()) + " points, " + std::to_string(tally.paintings) +
                  " for paintings, " + std::to_string(tally.adjacent) + " for neighbours, " +
                  std::to_string(tally.stairs) + " for stairs, " + std::to_string(tally.bonuses) + " for galleries");
}

// On paper one pair of partners was said to be stuck and the other was not, though all four were.
TEST(MuseePicture, SaysOfAllWhoAreStuckOrOfNobody) {
    Rules rules = pictured_rules(4);
    rules.names = {"Amélie-Françoise de La Rochefoucauld", "Mechthild", "Chloé d’Aubigné", "Désiré"};
    State state = rules.start();
    state.stuck = {true, true, true, true};
    const Translate translate = english;
    const picture::AnyFont letters;
    for (const double width : {480.0, 600.0, 742.0, 928.0, 1583.0}) {
        for (const Detail detail : {Detail::paper, Detail::page, Detail::window, Detail::screen}) {
            const double height = detail == Detail::window || detail == Detail::screen ? 500 : 0;
            const Picture picture =
                rules.picture(state, {detail, {0, 0, width, height}, letters, translate, rules.names});
            std::size_t said = 0;
            for (const Shape& shape : picture.shapes) {
                for (std::size_t at = shape.words.find("(stuck)"); at != std::string::npos;
                     at = shape.words.find("(stuck)", at + 1)) {
                    ++said;
                }
            }
            EXPECT_TRUE(said == 0 || said == 4) << said << " at " << width << ", " << static_cast<int>(detail);
        }
    }
}

TEST(MuseePicture, ShowsTheEntryInHandAsItWouldHang) {
    const SeenTable table;
    const auto count = [](const Picture& picture, Role role) {
        return std::ranges::count_if(picture.shapes, [role](const Shape& shape) {
            return shape.ink.role == role && shape.kind == Shape::Kind::box;
        });
    };
    const Picture chosen = table.with_31(Mark::Kind::chosen, 1, 3, true);
    EXPECT_TRUE(piece_at(chosen, "middle/4")->coming);
    EXPECT_EQ(said(chosen, "middle/4"), "Ben, middle 4: 31 Landscapes, 7 points, not entered yet");
    EXPECT_EQ(count(chosen, Role::lamp), 1);
    const Picture refused = table.with_31(Mark::Kind::refused, 0, 4, false);
    EXPECT_EQ(count(refused, Role::refusal), 1);
    EXPECT_EQ(count(refused, Role::lamp), 0);
    EXPECT_FALSE(piece_at(refused, "upper/5")->coming);
}

TEST(MuseePicture, SaysWhatANumberWouldScoreOrWhichNeighbourIsAgainstIt) {
    const Picture seen = SeenTable().with_31(Mark::Kind::legal, 1, 3, false);
    EXPECT_EQ(said(seen, "middle/4"), "Ben, middle 4: empty, 14 numbers fit, 7 points");
    EXPECT_EQ(said(seen, "lower/4"), "Ben, lower 4: empty, 15 numbers fit, 1 point");
    EXPECT_EQ(said(seen, "upper/1"), "Ben, upper 1: empty, 8 numbers fit, left of 15");
    EXPECT_EQ(said(seen, "middle/2"), "Ben, middle 2: 10 Animals");
    EXPECT_EQ(said(seen, "museum/0/middle/3"), "Ann, middle 3: empty, 8 numbers fit");
    EXPECT_EQ(said(seen, "museum/0"),
              "Ann: 31 points, 11 for paintings, 10 for neighbours, 6 for stairs, 4 for galleries");
    EXPECT_EQ(said(seen, "museum/1/stairs/1/1"), "Ben: staircase from 1 to 21 scores 3");
    EXPECT_EQ(said(seen, "theme/2"), "Water: 8 numbers not seen yet");
    EXPECT_EQ(said(seen, "draw_pile"), "19 to draw");
    EXPECT_EQ(std::ranges::count(seen.shapes, Shape::Kind::dots, &Shape::kind), 2) << "the places that are offered";
}

TEST(MuseePicture, OffersEveryNumberThatNobodyHasSeenAndSaysWhatIsStillPossible) {
    const SeenTable table;
    const Picture seen = table.seen(Detail::window, kPanel);
    EXPECT_EQ(said(seen, PlaceId::of("card", 31)), "31, Landscapes, fits in 5 spaces");
    EXPECT_EQ(said(seen, PlaceId::of("card", 50)), "50, Animals, fits in 6 spaces");
    EXPECT_EQ(piece_at(seen, PlaceId::of("card", 13)), nullptr) << "It hangs.";
    EXPECT_EQ(said(seen, "museum/0/outlook").substr(0, 11), "Ann, 29 of ");
    EXPECT_EQ(piece_at(table.seen(Detail::screen, kScreen), PlaceId::of("card", 31)), nullptr);
    SeenTable later;
    later.state().phase = Phase::between;
    EXPECT_EQ(piece_at(later.seen(Detail::window, kPanel), PlaceId::of("card", 31)), nullptr);
}

TEST(MuseePicture, HasAnotherTableWhileTheNextGameIsBeingEntered) {
    const SeenTable table;
    State next = table_of(table.rules());
    next.game = 2;
    next.museums = {};
    next.museums[1][1][3] = 31;
    const PlaythroughOf<Rules> line(std::make_shared<Rules>(table.rules()), std::vector<State>{next});
    const Picture seen = table.seen(Detail::window, kPanel, {{}, Seat{1}, &line});
    EXPECT_EQ(std::ranges::count(seen.pieces, true, &picture::Piece::coming), 0);
}

TEST(MuseePicture, TakesTheTablesOwnNamesOfThemesWithTheirSigns) {
    SeenTable table;
    const auto signs = [&](const std::string& art) {
        const Picture seen = table.seen(Detail::window, kPanel);
        return std::ranges::count_if(
            seen.shapes, [&](const Shape& shape) { return shape.kind == Shape::Kind::art && shape.words == art; });
    };
    const auto water = signs("theme-water"), persons = signs("theme-persons");
    EXPECT_NE(water, persons);
    table.call({{"Water", "Persons"}, {"Persons", "Water"}, {"Landscapes", "Views"}});
    EXPECT_EQ(signs("theme-water"), persons);
    EXPECT_EQ(signs("theme-persons"), water);
    EXPECT_GT(signs("theme-landscapes"), 0) << "a name of the table's own keeps the sign";
    const Picture seen = table.seen(Detail::window, {0, 0, 1266, 557});
    EXPECT_EQ(std::ranges::count(seen.shapes, std::string("Views"), &Shape::words), 1);
}

}  // namespace
}  // namespace castalia::musee
