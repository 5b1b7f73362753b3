// A match of Musée through the window, by keys: numbers and places typed, the next game with its staircases.

#include "app/ui/board/board_canvas.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"
#include "tests/support/samples.h"
#include "tests/ui/window_table.h"

namespace castalia {

namespace {

Session sample() { return sample_of("musee"); }

Heading heading() {
    Heading heading = sample().heading();
    heading.id.clear();
    heading.title = "By keys";
    return heading;
}

/// Returns the moves of the sample, without the remarks between them.
std::vector<Json> match() {
    const Session session = sample();
    std::vector<Json> events;
    for (const Step& step : session.replay().steps()) {
        Json event = write_event(*step.entry.event, session.playthrough(), session.names());
        event.erase("at");
        if (event["type"] == "display" || event["type"] == "stuck" || event["type"] == "next_game") {
            events.push_back(std::move(event));
        }
    }
    return events;
}

}  // namespace

class MuseeKeys : public WindowTable {
protected:
    void begin() {
        recorder->begin(heading());
        frame->go(MainFrame::Place::session);
    }
    std::string said(const std::string& id) const {
        for (const HitArea& hit_area : frame->session_page().board().hit_areas()) {
            if (hit_area.id == PlaceId(id)) {
                return utf8(hit_area.name);
            }
        }
        return "nothing";
    }
};

TEST_F(MuseeKeys, KeepAWholeMatch) {
    const std::vector<Json> events_of_match = match();
    begin();
    for (std::size_t i = 0; i < events_of_match.size(); ++i) {
        const Json& event = events_of_match[i];
        // The player whom the game waits for need not be named, but the one who begins the next game is.
        std::string line = recorder->notation(*recorder->read(event));
        if (event["type"] != "next_game") {
            line = line.substr(line.find(": ") + 2);
        }
        type(event["type"] == "stuck" ? "k" : line);
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == i + 1; }))
            << "event " << i + 1 << ", " << event.dump() << ": the line says \""
            << frame->session_page().entry().line().utf8_string() << "\", "
            << frame->session_page().entry().echoed().utf8_string();
    }
    EXPECT_EQ(session().replay().status(), Status::finished);
    EXPECT_EQ(session().playthrough().state(session().plies())["wins"], Json({{"Ann", 2}, {"Ben", 1}}));
    expect_on_disk(events_of_match);
}

TEST_F(MuseeKeys, ANumberLightsUpItsPlacesBeforeTheLineIsComplete) {
    begin();
    for (const char* played : {"25 u3", "1 l1"}) {
        type(played);
        press(WXK_RETURN);
    }
    ASSERT_TRUE(pump([&] { return events() == 2; }));
    type("35");
    ASSERT_TRUE(pump([&] { return said("upper/4") == "Ann, upper 4: empty, 25 numbers fit, 3 points"; }))
        << said("upper/4");
    EXPECT_EQ(said("upper/2"), "Ann, upper 2: empty, 23 numbers fit, left of 25");
    EXPECT_EQ(said("lower/6"), "Ann, lower 6: empty, 48 numbers fit, 1 point");
    EXPECT_EQ(events(), 2U);
    // The place is picked on the board, and Enter enters it.
    EXPECT_TRUE(frame->session_page().now().form().pick("upper/4"));
    ASSERT_TRUE(pump([&] { return frame->session_page().entry().line() == "35 u4"; }));
    press(WXK_RETURN);
    EXPECT_TRUE(pump([&] { return events() == 3; }));
}

TEST_F(MuseeKeys, NothingLiesUponAnotherWhenANumberHangsAlready) {
    begin();
    type("24 m4");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    type("24");
    SlotForm& form = frame->session_page().now().form();
    bool squeezed = false;
    const auto shown = [&] {
        std::vector<wxRect> places;
        squeezed = false;
        for (const wxWindow* control : form.GetChildren()) {
            if (control->IsShown()) {
                places.push_back(control->GetRect());
                squeezed = squeezed || control->GetSize().y < control->GetBestSize().y;
            }
        }
        return places;
    };
    const auto overlap = [&] {
        const std::vector<wxRect> places = shown();
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t j = i + 1; j < places.size(); ++j) {
                if (places[i].Intersects(places[j])) {
                    return true;
                }
            }
        }
        return false;
    };
    ASSERT_TRUE(pump([&] { return form.draft().contains("card"); }));
    EXPECT_TRUE(pump([&] { return !overlap() && !squeezed; }));
}

}  // namespace castalia
