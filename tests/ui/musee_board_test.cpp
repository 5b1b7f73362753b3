// On Musée's board every museum is whole within its area, in every scheme; each space can be pointed at and says what
// a number would score there or which neighbour is against it. With CASTALIA_PICTURES=folder the pictures are kept
// there.
#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>
#include <wx/image.h>

#include "app/ui/basics/custom_terms.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/boards/board.h"
#include "app/ui/boards/musee_parts.h"
#include "core/games/musee/musee.h"
#include "tests/ui/drawn.h"

namespace castalia {
namespace {

using musee::Rules;
using musee::State;

const wxSize kPanel(928, 416), kNarrow(640, 360), kScreen(1920, 904);

Rules rules_for(int players) {
    Rules rules;
    const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dan"};
    rules.names.assign(names.begin(), names.begin() + players);
    rules.setup.stairs = musee::first_pattern(players);
    return rules;
}

/// Returns the table of the mock-ups: Ben may hang the 31.
State mock_up(const Rules& rules) {
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

std::shared_ptr<PlaythroughOf<Rules>> line_of(const Rules& rules, const State& state) {
    return std::make_shared<PlaythroughOf<Rules>>(std::make_shared<Rules>(rules), std::vector<State>{state});
}

BoardScene scene_of(const std::shared_ptr<PlaythroughOf<Rules>>& line, bool large = false) {
    return {line.get(), line->plies(), line->rules().names, large};
}

/// Returns what the form says about a number, and about the place that was chosen for it.
BoardFocus focus_on(const PlaythroughOf<Rules>& line, Json draft) {
    BoardFocus focus;
    focus.marks = entry_marks(line.form(line.plies(), draft), draft);
    focus.seat = Seat{1};
    if (draft.contains("space")) {
        auto then = line.copy(line.plies());
        Fields fields(draft, "", line.rules().names);
        const MovePtr move = then->read(fields);
        if (!then->judge(*move)) {
            then->play(*move);
            focus.after = std::make_shared<const Replay>(
                std::shared_ptr<const Playthrough>(then->snapshot(then->plies())), line.rules().names);
        }
    }
    return focus;
}

Json hang(int card) { return {{"type", "display"}, {"player", "Ben"}, {"card", card}}; }
Json hang(int card, const std::string& gallery, int space) {
    Json draft = hang(card);
    draft["gallery"] = gallery;
    draft["space"] = space;
    return draft;
}

void expect_whole(const Drawn& drawn, const Rules& rules) {
    expect_drawn_within(drawn);
    std::vector<wxRect2DDouble> spaces;
    for (const HitArea& hit_area : drawn.hit_areas) {
        for (const std::string_view gallery : musee::kGalleryWords) {
            if (hit_area.id.text().find(std::string(gallery) + "/") != std::string::npos) {
                spaces.push_back(hit_area.area);
            }
        }
    }
    ASSERT_EQ(spaces.size(), static_cast<std::size_t>(rules.museums() * 3 * rules.spaces()));
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        for (std::size_t j = i + 1; j < spaces.size(); ++j) {
            wxRect2DDouble both;
            wxRect2DDouble::Intersect(spaces[i], spaces[j], &both);
            EXPECT_FALSE(both.m_width > 0.01 && both.m_height > 0.01) << i << " lies on " << j;
        }
    }
}

class MuseeBoard : public ::testing::TestWithParam<Scheme> {
protected:
    void SetUp() override { choose_scheme(GetParam()); }
    void TearDown() override { choose_scheme(Scheme::system); }
    static std::string scheme() {
        return GetParam() == Scheme::light ? "light" : GetParam() == Scheme::dark ? "dark" : "contrast";
    }
};

TEST_P(MuseeBoard, IsWholeWithAnyNumberOfPlayersAtAnySize) {
    for (int players = 2; players <= 4; ++players) {
        const Rules rules = rules_for(players);
        const auto line = line_of(rules, mock_up(rules));
        for (const wxSize size : {kPanel, kNarrow, kScreen}) {
            SCOPED_TRACE(std::to_string(players) + " at " + std::to_string(size.x));
            const Drawn drawn = draw("musee", scene_of(line, size == kScreen), focus_on(*line, hang(31)), size);
            expect_whole(drawn, rules);
            keep(drawn.image, "musee-" + std::to_string(players) + "-" + std::to_string(size.x) + "-" + scheme());
        }
    }
}

TEST_P(MuseeBoard, ShowsTheEntryInHandAsItWouldHang) {
    const Rules rules = rules_for(2);
    const auto line = line_of(rules, mock_up(rules));
    const Drawn plain = draw("musee", scene_of(line), {}, kPanel);
    const Drawn chosen = draw("musee", scene_of(line), focus_on(*line, hang(31, "middle", 4)), kPanel);
    const Drawn refused = draw("musee", scene_of(line), focus_on(*line, hang(31, "upper", 1)), kPanel);
    EXPECT_FALSE(same(plain.image, chosen.image));
    EXPECT_FALSE(same(plain.image, refused.image));
    keep(plain.image, "musee-plain-" + scheme());
    keep(chosen.image, "musee-chosen-" + scheme());
    keep(refused.image, "musee-refused-" + scheme());
}

INSTANTIATE_TEST_SUITE_P(Schemes, MuseeBoard, ::testing::Values(Scheme::light, Scheme::dark, Scheme::contrast),
                         [](const auto& scheme) {
                             return scheme.param == Scheme::light  ? "light"
                                    : scheme.param == Scheme::dark ? "dark"
                                                                   : "contrast";
                         });

TEST(MuseeHitAreas, SayWhatANumberWouldScoreOrWhichNeighbourIsAgainstIt) {
    const Rules rules = rules_for(2);
    const auto line = line_of(rules, mock_up(rules));
    const Drawn drawn = draw("musee", scene_of(line), focus_on(*line, hang(31)), kPanel);
    EXPECT_EQ(drawn.said("middle/4"), "Ben, middle 4: empty, 14 numbers fit, 7 points");
    EXPECT_EQ(drawn.said("lower/3"), "Ben, lower 3: empty, 15 numbers fit, 3 points");
    EXPECT_EQ(drawn.said("lower/4"), "Ben, lower 4: empty, 15 numbers fit, 1 point");
    EXPECT_EQ(drawn.said("upper/1"), "Ben, upper 1: empty, 8 numbers fit, left of 15");
    EXPECT_EQ(drawn.said("upper/5"), "Ben, upper 5: empty, 2 numbers fit, right of 45");
    EXPECT_EQ(drawn.said("middle/2"), "Ben, middle 2: 10, Animals");
    EXPECT_EQ(drawn.said("museum/0/middle/3"), "Ann, middle 3: empty, 8 numbers fit");
    EXPECT_EQ(drawn.said("museum/0"), "Ann: 31 points, 11 paintings, 10 neighbours, 6 stairs, 4 galleries");
    EXPECT_EQ(drawn.said("museum/1/stairs/1/1"), "Ben: staircase from 1 to 21 scores 3");
    EXPECT_EQ(drawn.said("theme/2"), "Water: 8 numbers not seen yet");
    EXPECT_EQ(drawn.said("draw_pile"), "19 to draw");
}

TEST(MuseeHitAreas, OfferEveryNumberThatNobodyHasSeenAndSayWhatIsStillPossible) {
    const Rules rules = rules_for(2);
    const auto line = line_of(rules, mock_up(rules));
    const Drawn drawn = draw("musee", scene_of(line), {}, kPanel);
    const auto number = [&](int card) { return drawn.at(PlaceId::of("card", card)); };
    ASSERT_NE(number(31), nullptr);
    EXPECT_EQ(utf8(number(31)->name), "31, Landscapes, fits in 5 spaces");
    EXPECT_EQ(utf8(number(50)->name), "50, Animals, fits in 6 spaces");
    EXPECT_EQ(number(13), nullptr) << "It hangs.";
    EXPECT_EQ(drawn.said("museum/0/outlook").substr(0, 10), "Ann: 29 of");
    EXPECT_EQ(draw("musee", scene_of(line, true), {}, kScreen).at(PlaceId::of("card", 31)), nullptr);
}

TEST(MuseeThemes, TakeTheTablesOwnNamesWithTheirSigns) {
    const Rules rules = rules_for(2);
    const auto line = line_of(rules, mock_up(rules));
    const wxImage before = draw("musee", scene_of(line), {}, kPanel).image;
    use_custom_term("Water", "Persons");
    use_custom_term("Persons", "Water");
    use_custom_term("Landscapes", "Views");
    EXPECT_EQ(utf8(musee::look_of(2).name), "Persons");
    EXPECT_EQ(musee::look_of(2).art, "theme-persons");
    EXPECT_EQ(musee::look_of(3).art, "theme-water");
    EXPECT_EQ(utf8(musee::look_of(1).name), "Views");
    EXPECT_EQ(musee::look_of(1).art, "theme-landscapes");
    EXPECT_EQ(draw("musee", scene_of(line), {}, kPanel).said("middle/1"), "Ben, middle 1: 1, Views");
    for (const char* name : {"Water", "Persons", "Landscapes"}) {
        use_custom_term(name, "");
    }
    EXPECT_TRUE(same(draw("musee", scene_of(line), {}, kPanel).image, before));
}

}  // namespace
}  // namespace castalia
