// The picture of the story is whole within its area at any moment; everything on it can be pointed at and has words.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/painting/letters.h"
#include "core/session/record.h"
#include "tests/painting/sheet.h"
#include "tests/support/games.h"
#include "tests/support/muse_story_random_player.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using picture::Detail;
using picture::Rect;

constexpr const char* kStory = "muse-story";
constexpr Rect kPanel{0, 0, 928, 416}, kAcrossTheRoom{0, 0, 1920, 904}, kLow{0, 0, 928, 300};

class StoryPicture : public ::testing::Test {
protected:
    picture::Picture picture_of(const Playthrough& line, std::size_t ply, const std::vector<std::string>& names,
                                const Rect& area = kPanel, const picture::Focus& focus = {}) const {
        const Detail detail = area.width > 1500 ? Detail::screen : Detail::window;
        return *line.picture(ply, {detail, area, letters_, translate_, names, focus});
    }
    picture::Picture sample_at(std::size_t ply, const Rect& area = kPanel, const picture::Focus& focus = {}) const {
        return picture_of(sample_.playthrough(), ply, {sample_.names().begin(), sample_.names().end()}, area, focus);
    }
    static const picture::Piece* piece_of(const picture::Picture& picture, std::string_view id) {
        const auto found = std::ranges::find(picture.pieces, PlaceId(id), &picture::Piece::place);
        return found == picture.pieces.end() ? nullptr : &*found;
    }
    std::string said(const picture::Picture& picture, std::string_view id) const {
        const picture::Piece* piece = piece_of(picture, id);
        return piece == nullptr ? std::string() : translate_(piece->name);
    }
    void expect_within(const picture::Picture& picture, const Rect& area) const {
        for (const picture::Piece& piece : picture.pieces) {
            EXPECT_TRUE(piece.area.x >= area.x - 0.5 && piece.area.right() <= area.right() + 0.5 &&
                        piece.area.y >= area.y - 0.5 && piece.area.bottom() <= area.bottom() + 0.5)
                << translate_(piece.name);
            EXPECT_FALSE(piece.name.empty());
        }
    }

    Session sample_ = sample_of(kStory);
    Translate translate_ = english;
    Sheet sheet_{1, 1};
    painting::ContextMeasure letters_{sheet_.context()};
};

TEST_F(StoryPicture, IsWholeAtEveryMomentAndNamesEverything) {
    int showdowns = 0;
    for (std::size_t ply = 0; ply <= sample_.plies(); ply += 3) {
        SCOPED_TRACE(ply);
        const picture::Picture picture = sample_at(ply);
        expect_within(picture, kPanel);
        expect_within(sample_at(ply, kLow), kLow);
        expect_within(sample_at(ply, kAcrossTheRoom), kAcrossTheRoom);
        const Json state = sample_.playthrough().state(ply);
        for (const Json& element : state["elements"]) {
            EXPECT_NE(piece_of(picture, element["id"].get<std::string>()), nullptr) << element;
        }
        for (const Json& question : state["questions"]) {
            const std::string words = said(picture, "question/" + std::to_string(question["number"].get<int>()));
            EXPECT_TRUE(words.empty() ? question["status"] != "in_play"
                                      : words.find(question["text"].get<std::string>()) != std::string::npos)
                << question;
        }
        if (!state["showdown"].is_null()) {
            ++showdowns;
            for (const char* side : {"yes", "no"}) {
                const Json& stand = state["showdown"][side];
                const std::string hand = stand["hand"].is_null() ? "face down" : stand["hand"].get<std::string>();
                EXPECT_NE(said(picture, "stand/" + stand["player"].get<std::string>()).find(hand), std::string::npos)
                    << hand;
                for (const Json& card : stand["cards"]) {
                    EXPECT_NE(piece_of(picture, card.get<std::string>()), nullptr) << card;
                }
            }
        }
    }
    EXPECT_GT(showdowns, 0);
}

TEST_F(StoryPicture, IsDrawnWhateverStandsOnTheTable) {
    int drawn = 0;
    for (int game = 0; game < 3; ++game) {
        Chance chance(static_cast<std::uint64_t>(game) + 40);
        const Players players = story_players(chance);
        const auto line = game_called(kStory).begin(players, "first", Json::object());
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
                ++drawn;
                for (const Rect& area : {kPanel, kAcrossTheRoom}) {
                    expect_within(picture_of(*line, line->plies(), players.names, area), area);
                }
            }
        }
    }
    EXPECT_GT(drawn, 10);
}

TEST_F(StoryPicture, NeverJustCountsElementsAndQuestions) {
    // The board of a window of 1280 × 800, of 1024 × 768, and of 1280 × 800 while looking back.
    for (std::size_t ply = 0; ply <= sample_.plies(); ++ply) {
        for (const Rect& area : {Rect{0, 0, 944, 526}, Rect{0, 0, 724, 490}, Rect{0, 0, 944, 440}}) {
            const picture::Picture picture = sample_at(ply, area);
            expect_within(picture, area);
            EXPECT_EQ(piece_of(picture, "more"), nullptr) << ply << " at " << area.width;
            const Json state = sample_.playthrough().state(ply);
            for (const Json& question : state["questions"]) {
                EXPECT_NE(piece_of(picture, "question/" + std::to_string(question["number"].get<int>())), nullptr)
                    << ply;
            }
        }
    }
}

TEST_F(StoryPicture, HasARowForEverythingOnAPhoneWithLettersThatCanBeRead) {
    constexpr double kPhone = 344.0 / picture::kPaperWidth,
                     kLeast = 9;  // A page that is 360 pixels wide has a margin.
    const picture::AnyFont any;
    for (std::size_t ply = 0; ply <= sample_.plies(); ++ply) {
        SCOPED_TRACE(ply);
        const auto picture = sample_.playthrough().picture(
            ply, {Detail::page, {0, 0, picture::kPaperWidth, 0}, any, translate_, {"Cleo", "Milo", "Ines", "Theo"}});
        expect_within(*picture, {0, 0, picture->width, picture->height});
        EXPECT_EQ(piece_of(*picture, "more"), nullptr);
        const Json state = sample_.playthrough().state(ply);
        for (const Json& question : state["questions"]) {
            EXPECT_NE(piece_of(*picture, "question/" + std::to_string(question["number"].get<int>())), nullptr)
                << question;
        }
        for (const document::Shape& shape : picture->shapes) {
            EXPECT_TRUE(shape.kind != document::Shape::Kind::words || shape.size * kPhone >= kLeast) << shape.words;
        }
    }
}

TEST_F(StoryPicture, TellsAtItsFootWhoHasNotNarratedYet) {
    const auto first = std::ranges::find_if(sample_.replay().steps(), [&](const Step& step) {
        const auto* move = std::get_if<MovePtr>(&step.entry.event->what);
        return move != nullptr && sample_.playthrough().notation(**move).starts_with("begin");
    });
    const auto ply = static_cast<std::size_t>(first - sample_.replay().steps().begin()) + 1;
    ASSERT_LE(ply, sample_.plies());
    EXPECT_EQ(said(sample_at(ply), "silent"), "Not narrator yet: Cleo, Ines, Theo");
    EXPECT_EQ(piece_of(sample_at(sample_.plies()), "silent"), nullptr);
}

TEST_F(StoryPicture, HasARowForEveryElementOrCountsIt) {
    const Players players{{"Ann", "Ben", "Cid"}};
    const auto line = game_called(kStory).begin(players, "first", Json::object());
    for (int i = 0; i < 24; ++i) {
        played(*line, players, {{"type", "element"}, {"player", players.names[0]}, {"text", "a ship"}});
        for (const double height : {416.0, 180.0, 120.0}) {
            const Rect area{0, 0, 928, height};
            const picture::Picture picture = picture_of(*line, line->plies(), players.names, area);
            expect_within(picture, area);
            const auto rows = std::ranges::count_if(picture.pieces, [this](const picture::Piece& piece) {
                return translate_(piece.name).find("a ship") != std::string::npos;
            });
            const std::string left = "and " + std::to_string(i + 1 - rows) + " more";
            const picture::Piece* more = piece_of(picture, "more");
            EXPECT_EQ(more == nullptr ? "and 0 more" : translate_(more->name), left) << i << " " << height;
        }
    }
}

TEST_F(StoryPicture, ShowsTheEntryInHandAsItWouldLie) {
    std::size_t ply = 0;
    while (sample_.replay().steps()[ply].entry.event->what.index() != 0 ||
           !sample_.playthrough()
                .notation(*std::get<MovePtr>(sample_.replay().steps()[ply].entry.event->what))
                .starts_with("tides 9s")) {
        ++ply;
    }
    const auto after = sample_.playthrough().copy(ply + 1);
    picture::Focus focus;
    focus.after = after.get();
    EXPECT_EQ(piece_of(sample_at(ply), "9S"), nullptr);
    EXPECT_NE(said(sample_at(ply, kPanel, focus), "9S").find("not entered yet"), std::string::npos);
}

TEST_F(StoryPicture, MarksThePlacesOfAnEntryWithTheirReasons) {
    const picture::Focus focus{{{"question/2", picture::Mark::Kind::legal, {}},
                                {"question/1", picture::Mark::Kind::barred, literally("one’s own question")}}};
    const picture::Picture plain = sample_at(18), marked = sample_at(18, kPanel, focus);
    EXPECT_NE(said(marked, "question/1").find("one’s own question"), std::string::npos);
    const auto dots = [](const picture::Picture& picture) {
        return std::ranges::count(picture.shapes, document::Shape::Kind::dots, &document::Shape::kind);
    };
    EXPECT_EQ(dots(plain), 0);
    EXPECT_EQ(dots(marked), 1);
}

}  // namespace
}  // namespace castalia
