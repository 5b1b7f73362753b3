// The story's board is drawn whole within its area at any moment; everything on it can be pointed at and has words.
// With CASTALIA_PICTURES=folder the pictures are kept there.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include <wx/image.h>
#include <wx/imagpng.h>

#include "app/ui/basics/palette.h"
#include "app/ui/boards/board.h"
#include "core/session/record.h"
#include "tests/support/games.h"
#include "tests/support/muse_story_random_player.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"

namespace castalia {
namespace {

const wxSize kPanel(928, 416), kScreen(1920, 904), kLow(928, 300);

Session sample() { return sample_of("muse-story"); }

BoardScene scene_of(const Session& session, std::size_t ply, bool large) {
    return {&session.playthrough(), ply, {session.names().begin(), session.names().end()}, large};
}

class StoryBoard : public ::testing::Test {
protected:
    void TearDown() override { choose_scheme(Scheme::light); }
};

TEST_F(StoryBoard, TheSampleIsDrawnWholeAtEveryMomentAndEverythingIsNamed) {
    const Session session = sample();
    for (std::size_t ply = 0; ply <= session.plies(); ply += 3) {
        SCOPED_TRACE(ply);
        const BoardScene scene = scene_of(session, ply, false);
        const Drawn drawn = draw("muse-story", scene, {}, kPanel);
        expect_drawn_within(drawn);
        const Json state = session.playthrough().state(ply);
        for (const Json& element : state["elements"]) {
            EXPECT_NE(drawn.hit_area(element["id"].get<std::string>()), nullptr) << element;
        }
        for (const Json& question : state["questions"]) {
            const HitArea* found = drawn.hit_area("question/" + std::to_string(question["number"].get<int>()));
            if (found != nullptr) {
                EXPECT_NE(found->name.ToStdString(wxConvUTF8).find(question["text"].get<std::string>()),
                          std::string::npos);
            } else {
                EXPECT_NE(question["status"], "in_play") << question;
            }
        }
        if (!state["showdown"].is_null()) {
            for (const char* side : {"yes", "no"}) {
                const Json& stand = state["showdown"][side];
                const HitArea* found = drawn.hit_area("stand/" + stand["player"].get<std::string>());
                ASSERT_NE(found, nullptr);
                const std::string hand = stand["hand"].is_null() ? "face down" : stand["hand"].get<std::string>();
                EXPECT_NE(found->name.ToStdString(wxConvUTF8).find(hand), std::string::npos) << hand;
                for (const Json& card : stand["cards"]) {
                    EXPECT_NE(drawn.hit_area(card.get<std::string>()), nullptr) << card;
                }
            }
        }
    }
}

TEST_F(StoryBoard, EverySchemeAndSizeHasRoomForIt) {
    const Session session = sample();
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        for (const std::size_t ply :
             {std::size_t{14}, std::size_t{34}, std::size_t{47}, session.plies() - 4, session.plies()}) {
            for (const bool large : {false, true}) {
                const Drawn drawn = draw("muse-story", scene_of(session, ply, large), {}, large ? kScreen : kPanel);
                expect_drawn_within(drawn);
                if (const char* folder = std::getenv("CASTALIA_PICTURES")) {
                    wxImage::AddHandler(new wxPNGHandler);
                    drawn.image.SaveFile(wxString::Format("%s/story-%d-%zu-%d.png", folder, static_cast<int>(scheme),
                                                          ply, large ? 1 : 0),
                                         wxBITMAP_TYPE_PNG);
                }
            }
            expect_drawn_within(draw("muse-story", scene_of(session, ply, false), {}, kLow));
        }
    }
}

TEST_F(StoryBoard, WhateverStandsOnTheTableCanBeDrawn) {
    for (int game = 0; game < 3; ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 40);
        const Players players = story_players(chance);
        const auto line = game_called("muse-story").begin(players, "first", Json::object());
        StoryRandomPlayer random_player(chance);
        for (int i = 0; i < 160; ++i) {
            const Json event = chance.one_in(4) ? wild_story(chance, players) : random_player.any(*line);
            if (event.is_null()) {
                break;
            }
            if (const auto refusal = judged(*line, players, event);
                refusal && refusal->kind == Refusal::Kind::impossible) {
                continue;
            }
            played(*line, players, event);
            if (i % 16 == 0) {
                const BoardScene scene{line.get(), line->plies(), players.names, chance.one_in(2)};
                expect_drawn_within(draw("muse-story", scene, {}, scene.large ? kScreen : kPanel));
            }
        }
    }
}

TEST_F(StoryBoard, ElementsAndQuestionsAreWholeAndDecidedOnesAreNeverJustCounted) {
    // The board of a window of 1280 × 800, of 1024 × 768, and of 1280 × 800 while looking back.
    const Session session = sample();
    for (std::size_t ply = 0; ply <= session.plies(); ++ply) {
        for (const wxSize size : {wxSize(944, 526), wxSize(724, 490), wxSize(944, 440)}) {
            const Drawn drawn = draw("muse-story", scene_of(session, ply, false), {}, size);
            expect_drawn_within(drawn);
            EXPECT_FALSE(drawn.has("more")) << ply << " at " << size.x;
            const Json state = session.playthrough().state(ply);
            for (const Json& question : state["questions"]) {
                EXPECT_TRUE(drawn.has("question/" + std::to_string(question["number"].get<int>()))) << ply;
            }
        }
    }
}

TEST_F(StoryBoard, TheFootTellsWhoHasNotNarratedYet) {
    const Session session = sample();
    const auto first = std::ranges::find_if(session.replay().steps(), [&](const Step& step) {
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        return move != nullptr && session.playthrough().notation(**move).starts_with("begin");
    });
    const auto ply = static_cast<std::size_t>(first - session.replay().steps().begin()) + 1;
    ASSERT_LE(ply, session.plies());
    EXPECT_EQ(draw("muse-story", scene_of(session, ply, false), {}, kPanel).said("silent"),
              "Not narrator yet: Cleo Ines Theo");
    EXPECT_FALSE(draw("muse-story", scene_of(session, session.plies(), false), {}, kPanel).has("silent"));
}

TEST_F(StoryBoard, EveryElementHasARowOrIsCounted) {
    const Players players{{"Ann", "Ben", "Cid"}};
    const auto line = game_called("muse-story").begin(players, "first", Json::object());
    for (int i = 0; i < 24; ++i) {
        played(*line, players, {{"type", "element"}, {"player", players.names[0]}, {"text", "a ship"}});
        for (const wxSize size : {kPanel, wxSize(928, 180), wxSize(928, 120)}) {
            const BoardScene scene{line.get(), line->plies(), players.names, false};
            const Drawn drawn = draw("muse-story", scene, {}, size);
            expect_drawn_within(drawn);
            const auto rows = std::ranges::count_if(
                drawn.hit_areas, [](const HitArea& hit_area) { return hit_area.name.StartsWith("Element "); });
            const HitArea* more = drawn.hit_area("more");
            const wxString left = wxString::Format("and %d more", i + 1 - static_cast<int>(rows));
            EXPECT_EQ(more == nullptr ? wxString("and 0 more") : more->name, left) << i << " " << size.y;
        }
    }
}

TEST_F(StoryBoard, TheEntryInHandIsDrawnAsItWouldLie) {
    const Session session = sample();
    std::size_t ply = 0;
    while (session.replay().steps()[ply].entry.event->what.index() != 0 ||
           !session.playthrough()
                .notation(*std::get<MovePtr>(session.replay().steps()[ply].entry.event->what))
                .starts_with("tides 9s")) {
        ++ply;
    }
    BoardFocus focus;
    focus.after = std::make_shared<const Replay>(session.replay(), ply + 1);
    const Drawn before = draw("muse-story", scene_of(session, ply, false), {}, kPanel);
    const Drawn then = draw("muse-story", scene_of(session, ply, false), focus, kPanel);
    EXPECT_EQ(before.hit_area("9S"), nullptr);
    ASSERT_NE(then.hit_area("9S"), nullptr);
    EXPECT_NE(then.hit_area("9S")->name.Find("not entered yet"), wxNOT_FOUND);
}

TEST_F(StoryBoard, PlacesTheEntrySpeaksOfAreMarkedWithTheirReasons) {
    const Session session = sample();
    BoardFocus focus;
    focus.marks = {{"question/2", EntryMark::Kind::legal, {}},
                   {"question/1", EntryMark::Kind::barred, literally("one’s own question")}};
    const Drawn plain = draw("muse-story", scene_of(session, 18, false), {}, kPanel);
    const Drawn marked = draw("muse-story", scene_of(session, 18, false), focus, kPanel);
    EXPECT_NE(marked.hit_area("question/1")->name.Find(wxString::FromUTF8("one’s own question")), wxNOT_FOUND);
    const std::size_t bytes =
        3u * static_cast<std::size_t>(plain.image.GetWidth()) * static_cast<std::size_t>(plain.image.GetHeight());
    EXPECT_FALSE(std::equal(plain.image.GetData(), plain.image.GetData() + bytes, marked.image.GetData()));
    wxImage tile(300, 132);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(tile));
    draw_tile(*gc, {0, 0, 300, 132}, game_called("muse-story"));
    draw_thumbnail(*gc, {0, 0, 300, 132}, "muse-story", scene_of(session, session.plies(), false));
}

}  // namespace
}  // namespace castalia
