// A whole game of Dance of Muses through the window: once by keys, where an arrow is the step, and once by the
// pointer alone; also a dragged tile, and arrows on the board.
#include <cctype>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "core/session/record.h"
#include "tests/support/samples.h"
#include "tests/ui/pointer_table.h"

namespace castalia {

namespace {

Session sample() { return sample_of("dance-of-muses"); }

Heading heading() {
    Heading heading = sample().heading();
    heading.id.clear();
    heading.title = "By hand";
    return heading;
}

/// Returns the moves of the sample, without the remarks between them.
std::vector<Json> sunday() {
    const Session session = sample();
    std::vector<Json> events;
    for (const Step& step : session.replay().steps()) {
        Json event = write_event(*step.entry.event, session.playthrough(), session.names());
        event.erase("at");
        event.erase("note");
        events.push_back(std::move(event));
    }
    return events;
}

int arrow_of(const std::string& direction) {
    return direction == "N" ? WXK_UP : direction == "E" ? WXK_RIGHT : direction == "S" ? WXK_DOWN : WXK_LEFT;
}

}  // namespace

class DanceHands : public PointerTable {
protected:
    EntryPanel& entry() { return frame->session_page().entry(); }
    BoardCanvas& board() { return frame->session_page().board(); }

    void begin() {
        recorder->begin(heading());
        frame->go(MainFrame::Place::session);
    }
    /// Lays the table as it is after `count` events.
    void lay(std::size_t count) {
        begin();
        const std::vector<Json> events_of_game = sunday();
        for (std::size_t i = 0; i < count; ++i) {
            ASSERT_FALSE(recorder->enter(recorder->read(events_of_game[i])));
        }
        ASSERT_TRUE(pump([&] { return !board().hit_areas().empty(); }));
    }
    wxPoint middle_of(const PlaceId& id, bool dropped = false) {
        for (const HitArea& hit_area : board().hit_areas()) {
            if (hit_area.id == id && hit_area.for_drop == dropped) {
                return {static_cast<int>(hit_area.area.GetCentre().m_x),
                        static_cast<int>(hit_area.area.GetCentre().m_y)};
            }
        }
        ADD_FAILURE() << "no spot " << id;
        return {};
    }
    /// Dances: types the tile, presses an arrow for the step, and types the power.
    void dance(const Json& event) {
        const std::string tile = event["tile"];
        type(tile);
        ASSERT_TRUE(pump([&] { return form().draft().value("tile", "") == tile; }));
        ASSERT_TRUE(pump([&] { return board().hit_areas().size() > 12; })) << "the board shows no steps";
        press(arrow_of(event["to"]));
        ASSERT_TRUE(pump([&] { return form().draft().value("to", "") == event["to"].get<std::string>(); }));
        if (event.contains("power")) {
            type((event["power"]["when"] == "before" ? " before " : " then ") +
                 event["power"]["target"].get<std::string>());
        }
    }
};

TEST_F(DanceHands, KeepAWholeGameByKeys) {
    const std::vector<Json> game = sunday();
    ASSERT_EQ(game.size(), 20U);
    begin();
    for (std::size_t i = 0; i < game.size(); ++i) {
        SCOPED_TRACE("event " + std::to_string(i + 1) + " " + game[i].dump());
        if (game[i]["type"] == "dance") {
            ASSERT_NO_FATAL_FAILURE(dance(game[i]));
        } else {
            std::string line = recorder->notation(*recorder->read(game[i]));
            type(line.starts_with("Ann: ") || line.starts_with("Ben: ") ? line.substr(5) : line);
        }
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == i + 1; }))
            << "the line says \"" << entry().line().utf8_string() << "\", " << entry().echoed().utf8_string();
    }
    EXPECT_EQ(session().replay().status(), Status::finished);
    expect_on_disk(game);
}

TEST_F(DanceHands, KeepAWholeGameByThePointer) {
    begin();
    std::vector<Json> game = sunday();
    game.back().erase("suns");  // The form asks for the Suns of the neutral tile only where they count.
    play(game);
    EXPECT_EQ(session().replay().status(), Status::finished);
}

TEST_F(DanceHands, AnArrowAtTheEndOfTheLineIsTheStepAndMayBeTakenAnew) {
    lay(16);
    type("urania");
    ASSERT_TRUE(pump([&] { return board().hit_areas().size() > 12; }));
    press(WXK_RIGHT);
    ASSERT_TRUE(pump([&] { return entry().line() == "urania e"; })) << entry().line();
    press(WXK_LEFT);
    ASSERT_TRUE(pump([&] { return entry().line() == "urania w"; })) << entry().line();
    // Once her power is typed, the arrows move the caret.
    type(" before ?ben");
    press(WXK_LEFT);
    press(WXK_UP);
    EXPECT_EQ(entry().line(), "urania w before ?ben");
    EXPECT_EQ(form().draft()["to"], "W");
    EXPECT_EQ(events(), 16U);
}

TEST_F(DanceHands, ArrowsOnTheBoardChooseTheStepOfTheTileInHand) {
    lay(16);
    click(&board(), middle_of("Urania"));
    ASSERT_TRUE(pump([&] { return form().draft().value("tile", "") == "Urania"; }));
    ASSERT_TRUE(pump([&] { return board().hit_areas().size() > 12; }));
    ASSERT_TRUE(board().HasFocus());
    press(WXK_RIGHT);
    ASSERT_TRUE(pump([&] { return form().draft().value("to", "") == "E"; }));
    // The step is chosen, so the arrows now go to the tiles that her power may reach.
    const HitArea* before = board().here();
    press(WXK_UP);
    ASSERT_TRUE(pump([&] { return board().here() != before; }));
    EXPECT_EQ(form().draft()["to"], "E");
}

TEST_F(DanceHands, ATileIsDraggedToWhereItSteps) {
    lay(16);
    const wxPoint corner = board().GetScreenPosition();
    const wxPoint from = middle_of("Urania");
    hand.move_to(corner + from);
    hand.press_button();
    ASSERT_TRUE(
        pump([&] { return form().draft().value("tile", "") == "Urania" && board().hit_areas().size() > 12; }));
    hand.move_to(corner + middle_of("E", true));
    hand.release_button();
    ASSERT_TRUE(pump([&] { return form().draft().value("to", "") == "E"; }));
    EXPECT_EQ(entry().line(), "urania e");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([&] { return events() == 17; }));
}

}  // namespace castalia
