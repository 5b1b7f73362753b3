// On the open table's board every cell and card can be pointed at, picks are events, and nothing leaves its place.
// With CASTALIA_PICTURES=folder the pictures are kept there.
#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>
#include <wx/image.h>

#include "app/ui/board/board.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/text_watch.h"
#include "core/session/record.h"
#include "tests/support/full_table.h"
#include "tests/support/games.h"
#include "tests/support/samples.h"
#include "tests/ui/drawn.h"

namespace castalia {
namespace {

Session table(std::vector<std::string> names, const char* setup, const std::vector<const char*>& lines) {
    Heading heading;
    heading.game = "open-table";
    heading.edition = "1";
    heading.players = std::move(names);
    heading.setup = Json::parse(setup);
    Session session(game_called("open-table"), heading);
    for (const char* line : lines) {
        const EventPtr event = parse_event(line, session.playthrough(), session.plies(), session.names());
        EXPECT_FALSE(session.replay().judge(*event)) << line;
        session.enter(Played{event}, {});
    }
    return session;
}

Session sample() { return sample_of("open-table"); }

Drawn draw(const Session& session, std::size_t ply, wxSize size, const BoardFocus& focus = {}) {
    return draw(BoardScene{&session.playthrough(), ply, {session.names().begin(), session.names().end()}, false},
                focus, size);
}

std::size_t of_type(const Drawn& drawn, const std::string& type) {
    return static_cast<std::size_t>(std::ranges::count_if(drawn.hit_areas, [&](const HitArea& hit_area) {
        const std::optional<Json> event = hit_area.id.event();
        return event && event->at("type") == type;
    }));
}

/// The ply in the middle of the second deal.
constexpr std::size_t kMiddle = 60;

TEST(OpenTableBoard, HasACellForEveryScoreAndEveryCard) {
    const Session session = sample();
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        const std::string name = scheme == Scheme::light ? "light" : scheme == Scheme::dark ? "dark" : "contrast";
        for (const std::size_t ply : {std::size_t{0}, kMiddle, session.plies()}) {
            const Drawn drawn = draw(session, ply, {928, 416});
            keep(drawn.image, "open-table-" + name + "-" + std::to_string(ply));
            expect_drawn_within(drawn);
            const std::size_t columns = ply == session.plies() ? 3 : 2;
            EXPECT_EQ(of_type(drawn, "score"), 3 * columns);
            EXPECT_EQ(of_type(drawn, "count"), 3U);
            EXPECT_EQ(of_type(drawn, "turn"), 3U);
            const Json state = session.playthrough().state(ply);
            EXPECT_EQ(of_type(drawn, "play"), 54 + state["table"].size() + state["discarded"].size());
        }
    }
    choose_scheme(Scheme::light);
}

// On a small screen a deck was a tray with nothing in it, beside cards as small as elsewhere.
TEST(OpenTableBoard, CardsTakeTheRoomInWhichADeckCouldNotBeRead) {
    const Session session = sample();
    const Drawn drawn = draw(session, session.plies(), {656, 240});
    keep(drawn.image, "open-table-small");
    expect_drawn_within(drawn);
    const Json state = session.playthrough().state(session.plies());
    const std::size_t laid = state["table"].size() + state["discarded"].size();
    ASSERT_EQ(of_type(drawn, "play"), laid) << "the cards of the deck have no room";
    constexpr double kLeast = 60;
    for (const HitArea& hit_area : drawn.hit_areas) {
        const std::optional<Json> event = hit_area.id.event();
        EXPECT_TRUE(!event || event->at("type") != "play" || hit_area.area.m_height >= kLeast) << hit_area.name;
    }
}

TEST(OpenTableBoard, WhatIsPickedIsAnEventOrItsBeginning) {
    const Session session = sample();
    const Drawn drawn = draw(session, kMiddle, {928, 416});
    for (const HitArea& hit_area : drawn.hit_areas) {
        if (!hit_area.id.begins_event()) {
            continue;
        }
        Json event = *hit_area.id.event();
        event[event["type"] == "score" ? "value" : "by"] = 1;
        if (event["type"] == "play" || event["type"] == "turn") {
            event.erase("by");
        }
        EXPECT_NO_THROW(read_event(event, "event", session.playthrough(), session.names())) << event;
    }
}

TEST(OpenTableBoard, ShowsWhatTheEntryInHandWouldMakeOfIt) {
    const Session session = sample();
    const Replay now(session.replay(), kMiddle);
    auto after = std::make_shared<Replay>(now, kMiddle);
    after->add(
        {1, parse_event("Ann: score 12.5 \"Deal 2\"", session.playthrough(), kMiddle, session.names()), false});
    BoardFocus focus;
    focus.marks = {{"Ann", EntryMark::Kind::chosen, {}}, {"Deal 2", EntryMark::Kind::chosen, {}}};
    focus.after = after;
    const Drawn with = draw(session, kMiddle, {928, 416}, focus), without = draw(session, kMiddle, {928, 416});
    keep(with.image, "open-table-entry");
    const std::size_t bytes = 3U * static_cast<std::size_t>(with.image.GetWidth() * with.image.GetHeight());
    EXPECT_FALSE(std::equal(with.image.GetData(), with.image.GetData() + bytes, without.image.GetData()));
}

TEST(OpenTableBoard, HoldsATableOfTwelveAndAPadOfManyRounds) {
    std::vector<std::string> names;
    for (int i = 0; i < 12; ++i) {
        names.push_back("Player " + std::to_string(i + 1));
    }
    Json setup{{"columns", Json::array()},
               {"decks", {"standard", "standard+2jokers", "decktet", "decktet-extended"}}};
    for (int i = 0; i < 40; ++i) {
        setup["columns"].push_back("Round " + std::to_string(i + 1));
    }
    setup["counters"] = {{{"name", "Life"}, {"start", 20}}, {{"name", "A counter with a long name"}}};
    const Session session = table(names, setup.dump().c_str(), {"score 12.5 Round 1", "play as", "play 4wl discard"});
    for (const wxSize size : {wxSize(928, 416), wxSize(1920, 904), wxSize(560, 430)}) {
        const Drawn drawn = draw(session, session.plies(), size);
        keep(drawn.image, "open-table-large-" + std::to_string(size.x));
        expect_drawn_within(drawn);
        EXPECT_GE(of_type(drawn, "score"), 12U);
    }
    const Session bare = table({"Ann"}, "{}", {});
    const Drawn drawn = draw(bare, 0, {928, 416});
    keep(drawn.image, "open-table-bare");
    expect_drawn_within(drawn);
    const Session scores =
        table({"Ann", "Ben", "Cid", "Dan"},
              R"({"columns":["Round 1","Round 2","Round 3"],"teams":[["Ann","Cid"],["Ben","Dan"]]})",
              {"score 12", "Ben: score 7.5", "Cid: score -3"});
    keep(draw(scores, scores.plies(), {928, 416}).image, "open-table-scores");
}

TEST(OpenTableBoard, HoldsTheNumbersOfAFullTableInTheirCells) {
    std::vector<std::string> names;
    for (int i = 0; i < 12; ++i) {
        names.push_back("Player " + std::to_string(i + 1));
    }
    for (const char* score : {"score 150", "score 1500", "score 8888.5", "score -8888.5"}) {
        const Session session = table(names, R"({"columns":["Round 1","Round 2"]})", {score});
        for (const wxSize size : {wxSize(943, 528), wxSize(723, 495), wxSize(1266, 557), wxSize(1583, 806)}) {
            const TextWatch watch;
            const Drawn drawn = draw(session, session.plies(), size);
            keep(drawn.image, std::string("open-table-") + score + "-" + std::to_string(size.x));
            std::size_t seen = 0;
            for (const DrawnText& text : watch.texts()) {
                const double middle = text.area.m_x + text.area.m_width / 2;
                for (const HitArea& cell : drawn.hit_areas) {
                    if (cell.name.find("8") == std::string::npos && cell.name.find("150") == std::string::npos) {
                        continue;
                    }
                    if (cell.area.Contains(wxPoint2DDouble(middle, text.area.GetBottom() - text.area.m_height / 2))) {
                        ++seen;
                        EXPECT_LE(text.area.m_width, cell.area.m_width)
                            << size.x << ": " << text.text.utf8_string() << " in " << cell.name;
                    }
                }
            }
            EXPECT_GE(seen, 2U) << score << ", " << size.x;
        }
    }
}

TEST(OpenTableBoard, HoldsACrowdedTableInEveryPalette) {
    const Session session = crowded_open_table();
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        for (const wxSize size : {wxSize(943, 528), wxSize(723, 495), wxSize(1266, 557), wxSize(1583, 806)}) {
            const Drawn drawn = draw(session, session.plies(), size);
            keep(drawn.image,
                 "open-table-crowded-" + std::to_string(static_cast<int>(scheme)) + "-" + std::to_string(size.x));
            expect_drawn_within(drawn);
            EXPECT_EQ(of_type(drawn, "count"), 12U * 6);
            EXPECT_GE(of_type(drawn, "score"), 12U * 3);
        }
    }
    choose_scheme(Scheme::system);
}

}  // namespace
}  // namespace castalia
