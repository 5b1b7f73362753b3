// The picture of Muse: everything can be pointed at at any moment of a session, and the round that resolved last can
// be played step by step.
#include <algorithm>

#include <gtest/gtest.h>

#include "core/games/muse_decktet/muse_decktet.h"
#include "core/picture/picture.h"
#include "tests/support/games.h"
#include "tests/support/muse_decktet_random_player.h"
#include "tests/support/samples.h"

namespace castalia::muse_decktet {
namespace {

using picture::Detail;
using picture::Mark;
using picture::Picture;
using picture::Rect;
using Way = PlaceId::ShownStep::Way;

constexpr Rect kPanel{0, 0, 928, 390}, kNarrow{0, 0, 640, 400}, kScreen{0, 0, 1920, 904};

const Session& evening() {
    static const Session session = sample_of("muse-decktet");
    return session;
}

const State& state_at(std::size_t ply) {
    return dynamic_cast<const PlaythroughOf<Rules>&>(evening().playthrough()).at(ply);
}
const Rules& rules() { return dynamic_cast<const PlaythroughOf<Rules>&>(evening().playthrough()).rules(); }

Picture seen(const Playthrough& line, Detail detail, const Rect& area, std::size_t ply, picture::Focus focus = {},
             std::optional<std::size_t> step = std::nullopt) {
    const picture::AnyFont letters;
    const Translate translate = english;
    picture::Viewport viewport{detail, area, letters, translate, {}, std::move(focus)};
    viewport.step = step;
    return *line.picture(ply, viewport);
}

const picture::Piece* piece_at(const Picture& picture, const PlaceId& place) {
    const auto found = std::ranges::find(picture.pieces, place, &picture::Piece::place);
    return found == picture.pieces.end() ? nullptr : &*found;
}

std::string said(const Picture& picture, const PlaceId& place) {
    const picture::Piece* piece = piece_at(picture, place);
    return piece == nullptr ? "nothing" : english(piece->name);
}

/// Expects that every painting, every wire and every player has a place, and that no card lies on another.
void expect_whole(const Picture& picture, const Rect& area, const Rules& rules, const State& state) {
    std::vector<Rect> cards;
    for (std::size_t s = 0; s < rules.seats(); ++s) {
        const Seat seat{static_cast<int>(s)};
        EXPECT_NE(piece_at(picture, PlaceId(rules.names[s])), nullptr);
        for (const auto& some : {rules.studio(state, seat), rules.palace(state, seat)}) {
            for (const Card card : some) {
                const picture::Piece* piece = piece_at(picture, PlaceId(decktet::code(card)));
                ASSERT_NE(piece, nullptr) << decktet::code(card);
                cards.push_back(piece->area);
            }
        }
    }
    constexpr double kTouch = 0.01;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        EXPECT_LE(cards[i].bottom(), area.bottom() + kTouch);
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            EXPECT_FALSE(std::min(cards[i].right(), cards[j].right()) - std::max(cards[i].x, cards[j].x) > kTouch &&
                         std::min(cards[i].bottom(), cards[j].bottom()) - std::max(cards[i].y, cards[j].y) > kTouch)
                << i << " lies on " << j;
        }
    }
    for (const char suit : std::string("MSWLYK")) {
        EXPECT_NE(piece_at(picture, PlaceId("economy") / std::string(1, suit)), nullptr);
    }
    for (const char* place : {"palace", "draw_pile", "discard_pile"}) {
        EXPECT_NE(piece_at(picture, place), nullptr) << place;
    }
}

TEST(MusePicture, IsWholeThroughAnEveningAtAnySize) {
    for (std::size_t ply = 0; ply <= evening().plies(); ply += 10) {
        for (const Rect& area : {kPanel, kScreen, kNarrow}) {
            const Detail detail = area == kScreen ? Detail::screen : Detail::window;
            expect_whole(seen(evening().playthrough(), detail, area, ply), area, rules(), state_at(ply));
        }
    }
}

TEST(MusePicture, HasLettersThatCanBeReadOnAPhone) {
    constexpr double kPhone = 312, kLeast = 9;  // The width of a table on a phone 360 pixels wide.
    const Rect area{0, 0, picture::kPaperWidth, 0};
    for (std::size_t ply = 0; ply <= evening().plies(); ply += 10) {
        const Picture picture = seen(evening().playthrough(), Detail::page, area, ply);
        std::size_t words = 0;
        for (const document::Shape& shape : picture.shapes) {
            if (shape.kind == document::Shape::Kind::words) {
                ++words;
                EXPECT_GE(shape.size * kPhone / picture::kPaperWidth, kLeast) << shape.words;
            }
        }
        EXPECT_GT(words, 30U);
        for (std::size_t s = 0; s < rules().seats(); ++s) {
            for (const Card card : rules().studio(state_at(ply), Seat{static_cast<int>(s)})) {
                EXPECT_NE(piece_at(picture, PlaceId(decktet::code(card))), nullptr) << decktet::code(card);
            }
        }
    }
}

TEST(MusePicture, IsWholeWithMoreThanAnEveningWouldHang) {
    const Rules three{muse_decktet::Setup{true}, {"Ann with a long name", "Ben", "Cleo"}};
    State state = three.start();
    for (std::uint8_t id = 0; id < 44; ++id) {
        state.locations[id] = {id % 5 == 0 ? CardZone::palace : CardZone::studio, static_cast<std::uint8_t>(id % 3),
                               state.arrivals++};
    }
    for (auto& purse : state.coins) {
        purse.of.fill(1234);
    }
    const PlaythroughOf<Rules> line(std::make_shared<Rules>(three), {state});
    expect_whole(seen(line, Detail::window, kPanel, 0), kPanel, three, state);
}

TEST(MusePicture, PlaysARoundFromItsFirstStepToItsLastAndBack) {
    std::size_t rounds = 0;
    for (std::size_t ply = 1; ply <= evening().plies(); ++ply) {
        if (state_at(ply).resolutions == state_at(ply - 1).resolutions) {
            continue;
        }
        ++rounds;
        const auto steps = rules().steps_between(state_at(ply - 1), state_at(ply));
        ASSERT_FALSE(steps.empty());
        ASSERT_EQ(steps.back().after, state_at(ply));
        for (const Rect& area : {kPanel, kScreen}) {
            const Detail detail = area == kScreen ? Detail::screen : Detail::window;
            const auto at_step = [&](std::optional<std::size_t> step) {
                return seen(evening().playthrough(), detail, area, ply, {}, step);
            };
            ASSERT_NE(piece_at(at_step({}), PlaceId::showing({Way::on, 1})), nullptr) << ply;
            for (std::size_t step = 1; step <= steps.size(); ++step) {
                const Picture picture = at_step(step);
                EXPECT_TRUE(said(picture, "story").ends_with(english(rules().consequence_of(steps[step - 1]).text)));
                EXPECT_EQ(piece_at(picture, PlaceId::showing({Way::back, step - 1})) != nullptr, step > 1);
                EXPECT_EQ(piece_at(picture, PlaceId::showing({Way::on, step + 1})) != nullptr, step < steps.size());
                EXPECT_EQ(piece_at(picture, PlaceId::showing({Way::on})) != nullptr, step == steps.size());
            }
        }
    }
    EXPECT_GT(rounds, 10U);
    EXPECT_EQ(piece_at(seen(evening().playthrough(), Detail::window, kPanel, 0), PlaceId::showing({Way::on, 1})),
              nullptr);
}

TEST(MusePicture, SaysWhatAPatronAndAPalaceWouldDoNow) {
    const Rules four{muse_decktet::Setup{false}, {"Ann", "Ben", "Cleo", "Dan"}};
    State state = four.start();
    const auto hang = [&](const char* code, int seat) {
        state.locations[decktet::card_of(code)->id] = {CardZone::studio, static_cast<std::uint8_t>(seat),
                                                       state.arrivals++};
    };
    // This is the table of the mock-up: the End and the Chance Meeting are too dear, and the Market is sold for
    // Leaves.
    hang("CL", 2), hang("7ML", 1), hang("6LK", 3);
    state.economy.of = {0, 10, 10, 8, 11, 10};
    state.economy_before.of = {0, 8, 10, 9, 11, 10};
    const PlaythroughOf<Rules> line(std::make_shared<Rules>(four), {state});
    const Picture picture = seen(line, Detail::window, kPanel, 0);
    EXPECT_EQ(said(picture, "patron/CL"), "Patron: CL End by Cleo, price 11: L 8, short 3");
    EXPECT_EQ(said(picture, "patron/7ML"), "Patron: 7ML Chance Meeting by Ben, price 9: M 0, short 9 · L 8, short 1");
    EXPECT_EQ(said(picture, "patron/6LK"), "Patron: 6LK Market by Dan, price 8: L 8, enough");
    EXPECT_EQ(said(picture, "palace"), "A Palace would move CL End now, Cleo");
    EXPECT_EQ(said(picture, "6LK"), "6LK Market in Dan’s studio, fetches 8 L");
    EXPECT_EQ(said(picture, "CL"), "CL End in Cleo’s studio, no buyer now, next for the palace");
    EXPECT_EQ(said(picture, "economy/S"), "Economy: 10 Suns, +2 in the last round");
    EXPECT_EQ(said(picture, "economy/L"), "Economy: 8 Leaves, −1 in the last round");
    EXPECT_EQ(said(picture, "economy/W"), "Economy: 10 Waves");
    EXPECT_EQ(said(picture, "Ben"), "Ben: coins nothing; 1 in the studio, 0 of 4 in the palace, 4 in hand");
    EXPECT_EQ(said(seen(line, Detail::screen, kScreen, 0), "patron"), "Patron: 6LK Market");
}

TEST(MusePicture, ShowsTheRoundBiggestFirstAndWhatIsNotEnteredYet) {
    const Players players = muse_players(3);
    const auto line = game_called("muse-decktet").begin(players, "1", Json::object());
    played(*line, players, {{"type", "reveal"}, {"player", "Cleo"}, {"action", "palace"}, {"card", "9LK"}});
    const std::shared_ptr<Playthrough> then = line->copy(line->plies());
    played(*then, players, {{"type", "reveal"}, {"player", "Ann"}, {"action", "patron"}, {"card", "CY"}});
    const Picture picture = seen(*line, Detail::window, kPanel, line->plies(),
                                 {{{"Ann", Mark::Kind::chosen, {}}, {"Ben", Mark::Kind::legal, {}}}, {}, then.get()});
    EXPECT_EQ(said(picture, "round/CY"), "1: Ann, Patron with CY Calamity, not entered yet");
    EXPECT_EQ(said(picture, "round/9LK"), "2: Cleo, Palace with 9LK Merchant");
    EXPECT_EQ(said(picture, "waiting"), "Still to reveal: Ann, Ben");
    EXPECT_TRUE(piece_at(picture, "round/CY")->coming);
    EXPECT_EQ(std::ranges::count(picture.shapes, document::Shape::Kind::dots, &document::Shape::kind), 1);
}

TEST(MuseTile, HasNoLettersForWhichItsCardsHaveNoRoom) {
    const picture::AnyFont letters;
    const Translate translate = english;
    const Picture picture = tile({Detail::thumbnail, {0, 0, 300, 132}, letters, translate});
    std::size_t words = 0;
    for (const document::Shape& shape : picture.shapes) {
        if (shape.kind == document::Shape::Kind::words) {
            ++words;
            EXPECT_EQ(std::string("MSWLYK").find(shape.words), std::string::npos) << shape.words;
        }
    }
    EXPECT_GT(words, 0U) << "the ranks are there";
}

}  // namespace
}  // namespace castalia::muse_decktet
