// The board of Muse is whole within its area at any moment of a session, with three or four players, in every scheme;
// everything on it can be pointed at, and the round that resolved last can be played step by step.
#include <algorithm>

#include <gtest/gtest.h>

#include "app/ui/basics/palette.h"
#include "app/ui/basics/text_watch.h"
#include "core/games/muse_decktet/muse_decktet.h"
#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/muse_decktet_random_player.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"

namespace castalia {
namespace {

using muse_decktet::Rules;
using muse_decktet::State;

constexpr const char* kGame = "muse-decktet";
const wxSize kPanel(928, 390), kScreen(1920, 904), kNarrow(640, 400);

const Session& evening() {
    static const Session session = [] { return sample_of("muse-decktet"); }();
    return session;
}

BoardScene scene_at(std::size_t ply, bool large = false) {
    return {&evening().playthrough(), ply, {"Ann", "Ben", "Cleo", "Dan"}, large, {}};
}

const State& state_at(std::size_t ply) {
    return dynamic_cast<const PlaythroughOf<Rules>&>(evening().playthrough()).at(ply);
}
const Rules& rules() { return dynamic_cast<const PlaythroughOf<Rules>&>(evening().playthrough()).rules(); }

/// Returns the plies at which the round has just resolved, as a whole or up to a payment.
std::vector<std::size_t> resolved_plies() {
    std::vector<std::size_t> plies;
    for (std::size_t ply = 1; ply <= evening().plies(); ++ply) {
        if (state_at(ply).resolutions != state_at(ply - 1).resolutions) {
            plies.push_back(ply);
        }
    }
    return plies;
}

/// Expects that every painting, every wire and every player has a place, and that no card lies on another.
void expect_whole(const Drawn& drawn, const Rules& rules, const State& state) {
    expect_drawn_within(drawn);
    std::vector<wxRect2DDouble> cards;
    for (std::size_t s = 0; s < rules.seats(); ++s) {
        const Seat seat{static_cast<int>(s)};
        EXPECT_TRUE(drawn.has(rules.names[s]));
        for (const auto& some : {rules.studio(state, seat), rules.palace(state, seat)}) {
            for (const decktet::Card card : some) {
                const auto hit_area = std::ranges::find(drawn.hit_areas, PlaceId(decktet::code(card)), &HitArea::id);
                ASSERT_NE(hit_area, drawn.hit_areas.end()) << decktet::code(card);
                cards.push_back(hit_area->area);
            }
        }
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            wxRect2DDouble both;
            wxRect2DDouble::Intersect(cards[i], cards[j], &both);
            EXPECT_FALSE(both.m_width > 0.01 && both.m_height > 0.01) << i << " lies on " << j;
        }
    }
    for (const char suit : std::string("MSWLYK")) {
        EXPECT_TRUE(drawn.has(std::string("economy/") + suit));
    }
    EXPECT_TRUE(drawn.has("palace"));
    EXPECT_TRUE(drawn.has("draw_pile"));
    EXPECT_TRUE(drawn.has("discard_pile"));
}

class MuseBoard : public ::testing::TestWithParam<Scheme> {
protected:
    void SetUp() override { choose_scheme(GetParam()); }
    void TearDown() override { choose_scheme(Scheme::system); }
    static std::string scheme() {
        return GetParam() == Scheme::light ? "light" : GetParam() == Scheme::dark ? "dark" : "contrast";
    }
};

TEST_P(MuseBoard, IsWholeThroughAnEveningAtAnySize) {
    for (std::size_t ply = 0; ply <= evening().plies(); ply += 10) {
        SCOPED_TRACE("ply " + std::to_string(ply));
        for (const wxSize size : {kPanel, kScreen, kNarrow}) {
            const Drawn drawn = draw(kGame, scene_at(ply, size == kScreen), {}, size);
            expect_whole(drawn, rules(), state_at(ply));
            if (ply % 50 == 0) {
                keep(drawn.image, "muse-" + std::to_string(ply) + "-" + std::to_string(size.x) + "-" + scheme());
            }
        }
    }
}

TEST_P(MuseBoard, IsWholeWithMoreThanAnEveningWouldHang) {
    Rules three{muse_decktet::Setup{true}, {"Ann with a long name", "Ben", "Cleo"}};
    State state = three.start();
    for (std::uint8_t id = 0; id < 44; ++id) {
        state.locations[id] = {id % 5 == 0 ? muse_decktet::CardZone::palace : muse_decktet::CardZone::studio,
                               static_cast<std::uint8_t>(id % 3), state.arrivals++};
    }
    for (auto& purse : state.coins) {
        purse.of.fill(1234);
    }
    const PlaythroughOf<Rules> line(std::make_shared<Rules>(three), {state});
    const Drawn drawn = draw(kGame, {&line, 0, three.names, false, {}}, {}, kPanel);
    expect_whole(drawn, three, state);
    keep(drawn.image, "muse-full-" + scheme());
}

INSTANTIATE_TEST_SUITE_P(Schemes, MuseBoard, ::testing::Values(Scheme::light, Scheme::dark, Scheme::contrast),
                         [](const auto& scheme) {
                             return scheme.param == Scheme::light  ? "light"
                                    : scheme.param == Scheme::dark ? "dark"
                                                                   : "contrast";
                         });

TEST(MuseBoardSteps, ARoundIsPlayedFromItsFirstStepToItsLastAndBack) {
    using Way = PlaceId::Told::Way;
    for (const std::size_t ply : resolved_plies()) {
        BoardScene scene = scene_at(ply);
        const auto steps = rules().steps_between(state_at(ply - 1), state_at(ply));
        ASSERT_FALSE(steps.empty());
        ASSERT_EQ(steps.back().after, state_at(ply));
        Drawn drawn = draw(kGame, scene, {}, kPanel);
        ASSERT_NE(drawn.at(PlaceId::telling({Way::on, 1})), nullptr) << ply;
        for (std::size_t step = 1; step <= steps.size(); ++step) {
            scene.step = step;
            drawn = draw(kGame, scene, {}, kPanel);
            expect_drawn_within(drawn);
            const std::string told = drawn.said("story");
            EXPECT_TRUE(told.ends_with(english(rules().told(steps[step - 1]).text))) << told;
            EXPECT_NE(drawn.at(PlaceId::telling({Way::all})), nullptr);
            EXPECT_EQ(drawn.at(PlaceId::telling({Way::back, step - 1})) != nullptr, step > 1);
            EXPECT_EQ(drawn.at(PlaceId::telling({Way::on, step + 1})) != nullptr, step < steps.size());
        }
        EXPECT_NE(drawn.at(PlaceId::telling({Way::on})), nullptr);
    }
    EXPECT_EQ(draw(kGame, scene_at(0), {}, kPanel).at(PlaceId::telling({Way::on, 1})), nullptr);
}

TEST(MuseBoardHitAreas, SayWhatAPatronAndAPalaceWouldDoNow) {
    Rules four{muse_decktet::Setup{false}, {"Ann", "Ben", "Cleo", "Dan"}};
    State state = four.start();
    const auto hang = [&](const char* code, int seat) {
        state.locations[decktet::card_of(code)->id] = {muse_decktet::CardZone::studio,
                                                       static_cast<std::uint8_t>(seat), state.arrivals++};
    };
    // This is the table of the mock-up: the End and the Chance Meeting are too dear, and the Market is sold for
    // Leaves.
    hang("CL", 2), hang("7ML", 1), hang("6LK", 3);
    state.economy.of = {0, 10, 10, 8, 11, 10};
    state.economy_before.of = {0, 8, 10, 9, 11, 10};
    const PlaythroughOf<Rules> line(std::make_shared<Rules>(four), {state});
    const Drawn drawn = draw(kGame, {&line, 0, four.names, false, {}}, {}, kPanel);
    EXPECT_EQ(drawn.said("patron/CL"), "Patron: CL End by Cleo, price 11: L 8, short 3");
    EXPECT_EQ(drawn.said("patron/7ML"), "Patron: 7ML Chance Meeting by Ben, price 9: M 0, short 9 · L 8, short 1");
    EXPECT_EQ(drawn.said("patron/6LK"), "Patron: 6LK Market by Dan, price 8: L 8, enough");
    EXPECT_EQ(drawn.said("palace"), "A Palace would move CL End now, Cleo");
    EXPECT_EQ(drawn.said("6LK"), "6LK Market in Dan’s studio, fetches 8 L");
    EXPECT_EQ(drawn.said("CL"), "CL End in Cleo’s studio, no buyer now, next for the palace");
    EXPECT_EQ(drawn.said("economy/S"), "Economy: 10 Suns, +2 in the last round");
    EXPECT_EQ(drawn.said("economy/L"), "Economy: 8 Leaves, −1 in the last round");
    EXPECT_EQ(drawn.said("economy/W"), "Economy: 10 Waves");
    EXPECT_EQ(drawn.said("Ben"), "Ben: coins nothing; 1 in the studio, 0 of 4 in the palace, 4 in hand");
}

TEST(MuseBoardHitAreas, ShowTheRoundBiggestFirstAndWhatIsNotEnteredYet) {
    const Players players = muse_players(3);
    const auto line = game_called(kGame).begin(players, "1", Json::object());
    played(*line, players, {{"type", "reveal"}, {"player", "Cleo"}, {"action", "palace"}, {"card", "9LK"}});
    BoardFocus focus;
    focus.marks = {{"Ann", EntryMark::Kind::chosen, {}}, {"Ben", EntryMark::Kind::legal, {}}};
    const std::shared_ptr<Playthrough> then = line->copy(line->plies());
    played(*then, players, {{"type", "reveal"}, {"player", "Ann"}, {"action", "patron"}, {"card", "CY"}});
    focus.after = std::make_shared<const Replay>(std::shared_ptr<const Playthrough>(then->snapshot(then->plies())),
                                                 players.names);
    const BoardScene scene{line.get(), line->plies(), players.names, false, {}};
    const Drawn drawn = draw(kGame, scene, focus, kPanel);
    EXPECT_EQ(drawn.said("round/CY"), "1: Ann, Patron with CY Calamity, not entered yet");
    EXPECT_EQ(drawn.said("round/9LK"), "2: Cleo, Palace with 9LK Merchant");
    EXPECT_EQ(drawn.said("waiting"), "Still to reveal: Ann Ben");
    EXPECT_FALSE(same(drawn.image, draw(kGame, scene, {}, kPanel).image));
    keep(drawn.image, "muse-round");
}

TEST(MuseTile, HasNoLettersForWhichItsCardsHaveNoRoom) {
    wxImage image(300, 132);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    const TextWatch watch;
    draw_tile(*gc, {0, 0, 300, 132}, game_called(kGame));
    for (const DrawnText& text : watch.texts()) {
        EXPECT_FALSE(text.text.length() == 1 && wxString("MSWLYK").Contains(text.text)) << text.text.utf8_string();
    }
    EXPECT_FALSE(watch.texts().empty()) << "The ranks are told.";
}

}  // namespace
}  // namespace castalia
