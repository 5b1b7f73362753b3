// The picture of the open table: every cell and every card can be pointed at and is told in a sentence, and it shows
// what the entry in the making would do.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/picture/picture.h"
#include "core/session/record.h"
#include "tests/support/full_table.h"
#include "tests/support/samples.h"

namespace castalia {
namespace {

using document::Role;
using document::Shape;
using picture::Detail;
using picture::Mark;
using picture::Picture;
using picture::Rect;

constexpr Rect kWindow{0, 0, 943, 528}, kScreen{0, 0, 1920, 904}, kPage{0, 0, 480, 0};
constexpr std::size_t kMiddle = 60;  ///< In the second deal of the sample.

const Session& rummy() {
    static const Session session = sample_of("open-table");
    return session;
}
const Session& crowd() {
    static const Session session = crowded_open_table();
    return session;
}

Picture seen(const Session& session, std::size_t ply, Detail detail, const Rect& area, picture::Focus focus = {}) {
    const picture::AnyFont letters;
    const Translate tell = english;
    return *session.playthrough().picture(ply, {detail, area, letters, tell, {}, std::move(focus)});
}
Picture seen(const Session& session, Detail detail, const Rect& area) {
    return seen(session, session.plies(), detail, area);
}

PlaceId begun(const char* event) { return PlaceId::beginning(Json::parse(event)); }

const picture::Piece* piece_at(const Picture& picture, const PlaceId& place) {
    const auto found = std::ranges::find(picture.pieces, place, &picture::Piece::place);
    return found == picture.pieces.end() ? nullptr : &*found;
}
std::string said(const Picture& picture, const PlaceId& place) {
    const picture::Piece* piece = piece_at(picture, place);
    return piece == nullptr ? "nothing" : english(piece->name);
}
bool says(const Picture& picture, const std::string& sentence) {
    return std::ranges::any_of(picture.pieces,
                               [&](const picture::Piece& piece) { return english(piece.name) == sentence; });
}
bool shows(const Picture& picture, const std::string& words) {
    return std::ranges::any_of(
        picture.shapes, [&](const Shape& shape) { return shape.kind == Shape::Kind::words && shape.words == words; });
}
std::size_t of_type(const Picture& picture, const std::string& type) {
    return static_cast<std::size_t>(std::ranges::count_if(picture.pieces, [&](const picture::Piece& piece) {
        const std::optional<Json> event = piece.place.event();
        return event && event->at("type") == type;
    }));
}

TEST(OpenTablePicture, TellsEachCellEachCardAndEachPlayerInOneSentence) {
    const Picture picture = seen(rummy(), kMiddle, Detail::window, kWindow);
    const Json state = rummy().playthrough().state(kMiddle);
    const std::string turn = state["turn"];
    for (const std::string name : {"Ann", "Ben", "Cid"}) {
        EXPECT_EQ(said(picture, begun((R"({"type":"turn","player":")" + name + "\"}").c_str())),
                  name == turn ? name + " has the turn" : "Give " + name + " the turn");
    }
    EXPECT_EQ(said(picture, begun(R"({"type":"count","player":"Cid","name":"Chips"})")),
              "Cid, Chips: " + std::to_string(state["players"]["Cid"]["counters"]["Chips"].get<int>()));
    EXPECT_EQ(said(picture, begun(R"({"type":"score","player":"Ann","column":"Deal 2"})")),
              "Ann, Deal 2: nothing yet");
    for (const Json& card : state["table"]) {
        const std::string code = card;
        EXPECT_TRUE(piece_at(
            picture, PlaceId::beginning({{"type", "play"}, {"player", turn}, {"card", code}, {"to", "discard"}})))
            << code << " goes on to the discard pile";
    }
    EXPECT_TRUE(says(picture, "Deck: playing cards with jokers, " +
                                  std::to_string(state["deck"]["standard+2jokers"].get<int>()) + " unseen, " +
                                  std::to_string(state["discard"]["standard+2jokers"].get<int>()) + " discarded"));
    EXPECT_TRUE(says(seen(rummy(), Detail::window, kWindow), "Ann: 27.5 in total, leading"));
}

// The final sheet said "nothing yet" although nothing more could come.
TEST(OpenTablePicture, SaysOfAnEmptyCellAfterTheEndThatItHasNoScore) {
    Session session(game_called("open-table"), rummy().heading());
    session.enter(
        Played{read_event(Json::parse(R"({"type": "score", "player": "Ann", "value": 7, "column": "Deal 1"})"),
                          "event", session.playthrough(), session.names())},
        {});
    const auto source = [&] { return english(session.playthrough().score(session.plies()).rows[0].sources[1]); };
    const auto cell = [&] {
        return said(seen(session, Detail::window, kWindow),
                    begun(R"({"type":"score","player":"Ben","column":"Deal 1"})"));
    };
    EXPECT_EQ(source(), "nothing yet");
    EXPECT_EQ(cell(), "Ben, Deal 1: nothing yet");
    session.enter(
        Played{read_event(Json::parse(R"({"type": "finish"})"), "event", session.playthrough(), session.names())},
        {});
    EXPECT_EQ(source(), "no score");
    EXPECT_EQ(cell(), "Ben, Deal 1: no score");
}

TEST(OpenTablePicture, ShowsWhatTheEntryInTheMakingWouldDo) {
    const Session& session = rummy();
    Replay after(session.replay(), kMiddle);
    after.add({1, parse_event("Ann: score 12.5 \"Deal 2\"", session.playthrough(), kMiddle, session.names()), false});
    const PlaceId cell = begun(R"({"type":"score","player":"Ann","column":"Deal 2"})"),
                  other = begun(R"({"type":"score","player":"Ben","column":"Deal 2"})");
    const Picture picture =
        seen(session, kMiddle, Detail::window, kWindow,
             {{{"Ann", Mark::Kind::chosen, {}}, {"Deal 2", Mark::Kind::chosen, {}}}, {}, &after.playthrough()});
    EXPECT_EQ(said(picture, cell), "Ann, Deal 2: 12.5");
    EXPECT_TRUE(piece_at(picture, cell)->coming);
    EXPECT_FALSE(piece_at(picture, other)->coming);
    EXPECT_EQ(picture.shapes[piece_at(picture, cell)->first].fill.role, Role::lampfill);
    const Picture offered = seen(session, kMiddle, Detail::window, kWindow,
                                 {{{"Ann", Mark::Kind::legal, {}}, {"Deal 2", Mark::Kind::legal, {}}}});
    EXPECT_FALSE(piece_at(offered, cell)->coming) << "it could go there, but nobody has chosen it";
    const Picture begun_cell = seen(session, kMiddle, Detail::window, kWindow,
                                    {{{"Ann", Mark::Kind::chosen, {}}, {"Deal 2", Mark::Kind::chosen, {}}}});
    EXPECT_TRUE(piece_at(begun_cell, cell)->coming) << "before there is a number";
}

TEST(OpenTablePicture, LightsACardThatComes) {
    const Session& session = rummy();
    Replay after(session.replay(), 4);
    after.add({1, parse_event("Ben: play as", session.playthrough(), 4, session.names()), false});
    const Picture picture = seen(session, 4, Detail::window, kWindow, {{}, {}, &after.playthrough()});
    EXPECT_TRUE(says(picture, "On the table: the ace of spades, played by Ben"));
    EXPECT_TRUE(says(picture, "the ace of spades, on the table")) << "among all cards of its deck";
    EXPECT_EQ(std::ranges::count(picture.pieces, true, &picture::Piece::coming), 2);
}

TEST(OpenTablePicture, ShowsTheLastRoundsAndTheRoundOfTheEntry) {
    const Picture picture = seen(crowd(), Detail::window, {0, 0, 943, 400});
    const auto cell = [](const std::string& round) {
        return PlaceId::beginning({{"type", "score"}, {"player", "Xu"}, {"column", round}});
    };
    EXPECT_EQ(piece_at(picture, cell("Round 1")), nullptr);
    EXPECT_NE(piece_at(picture, cell("Round 20")), nullptr);
    const std::size_t shown = of_type(picture, "score") / 12;
    const std::string above = std::to_string(20 - shown);
    EXPECT_TRUE(shows(picture, above + " more above") || shows(picture, above + " more") ||
                shows(picture, "↑ " + above))
        << "in one line or two, or as a sign";
    const Picture corrected = seen(crowd(), crowd().plies(), Detail::window, {0, 0, 943, 400},
                                   {{{"Round 1", Mark::Kind::chosen, {}}, {"Xu", Mark::Kind::chosen, {}}}});
    ASSERT_NE(piece_at(corrected, cell("Round 1")), nullptr);
    EXPECT_TRUE(piece_at(corrected, cell("Round 1"))->coming);
}

TEST(OpenTablePicture, HasEverythingOfATableOfTwelveOnEveryScreen) {
    for (const auto& [detail, area] :
         {std::pair(Detail::window, kWindow), {Detail::screen, kScreen}, {Detail::page, kPage}}) {
        const Picture picture = seen(crowd(), detail, area);
        std::set<std::string> names;
        for (const picture::Piece& piece : picture.pieces) {
            EXPECT_TRUE(names.insert(english(piece.name)).second) << english(piece.name);
            EXPECT_GE(piece.area.x, area.x - 0.01);
            EXPECT_LE(piece.area.right(), area.right() + 0.01) << english(piece.name);
            EXPECT_LE(piece.area.bottom(), picture.height + 0.01) << english(piece.name);
        }
        EXPECT_EQ(of_type(picture, "turn"), 12U);
        EXPECT_EQ(of_type(picture, "count"), 12U * 6);
        EXPECT_TRUE(
            std::ranges::any_of(names, [](const std::string& one) { return one.starts_with("Xu’s team: "); }));
        for (const char* deck : {"Deck: playing cards with jokers, ", "Deck: extended Decktet, "}) {
            EXPECT_TRUE(std::ranges::any_of(names, [&](const std::string& one) { return one.starts_with(deck); }));
        }
    }
    EXPECT_EQ(of_type(seen(crowd(), Detail::page, kPage), "score"), 12U * 20) << "a phone can be scrolled";
}

TEST(OpenTablePicture, NamesTheDeckWhereTwoHaveSuchACard) {
    const Picture picture = seen(crowd(), Detail::window, {0, 0, 1583, 806});
    EXPECT_TRUE(says(picture, "the ace of spades (playing cards with jokers), on the table"));
    EXPECT_TRUE(says(picture, "the Ace of Suns (extended Decktet), not seen yet"));
    EXPECT_TRUE(says(picture, "the two of spades, on the table"));
}

TEST(OpenTablePicture, OnPaperHasCardsAndCountersAndLeavesThePointsToTheirTable) {
    const Picture picture = seen(rummy(), Detail::paper, kPage);
    EXPECT_EQ(of_type(picture, "score"), 0U);
    EXPECT_EQ(of_type(picture, "count"), 3U);
    EXPECT_TRUE(shows(picture, "Chips"));
    const Json state = rummy().playthrough().state(rummy().plies());
    EXPECT_EQ(
        static_cast<std::size_t>(std::ranges::count_if(
            picture.pieces,
            [](const picture::Piece& piece) { return english(piece.name).find("played by") != std::string::npos; })),
        state["table"].size() + state["discarded"].size());
}

}  // namespace
}  // namespace castalia
