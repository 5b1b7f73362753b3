#include "tests/support/source_dir.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/shell/status_panel.h"

#include <fstream>
#include <set>

#include <gtk/gtk.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

namespace castalia {

namespace {

/// Returns the keys that enter an event: digits for a roll, one letter for a draw, notation for the rest.
std::string keys_for(const Recorder& recorder, const Json& event) {
    if (event["type"] == "roll") {
        std::string digits;
        for (const Json& die : event["dice"]) {
            digits += std::to_string(die.get<int>() % 10);
        }
        return digits;
    }
    if (event["type"] == "draw" || event["type"] == "done") {
        return "r";
    }
    return recorder.notation(*recorder.read(event));
}

}  // namespace

class Keyboard : public WindowTable {};

TEST_F(Keyboard, KeepsAWholeGame) {
    const std::vector<Json> game = game_of_chance(11, 100'000);
    ASSERT_GE(game.size(), 60U);
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    for (std::size_t i = 0; i < game.size(); ++i) {
        type(keys_for(*recorder, game[i]));
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == i + 1; }))
            << "event " << i + 1 << ", " << game[i].dump() << ": the line says \""
            << frame->session_page().entry().line().utf8_string() << "\", "
            << frame->session_page().entry().echoed().utf8_string();
    }
    EXPECT_EQ(session().replay().status(), Status::finished);
    expect_on_disk(game);
}

/// Returns the first rounds of the sample, up to the first ruling: reveals in any order, discards and payments.
std::vector<Json> rounds_of_muse() {
    std::ifstream stream(source_dir() + "/resources/samples/muse-decktet.castalia", std::ios::binary);
    const Json record = Json::parse(stream);
    std::vector<Json> events;
    for (Json event : record["events"]) {
        if (event.contains("ruling")) {
            break;
        }
        if (event["type"] != "dice") {
            event.erase("at");
            event.erase("note");
            events.push_back(std::move(event));
        }
    }
    return events;
}

TEST_F(Keyboard, KeepsRoundsOfMuseInOneLinePerPlayer) {
    const std::vector<Json> rounds = rounds_of_muse();
    ASSERT_GE(rounds.size(), 30U);
    Heading four = two_players();
    four.game = "muse-decktet";
    four.edition = "1";
    four.players = {"Ann", "Ben", "Cleo", "Dan"};
    four.setup = Json::object();
    recorder->begin(four);
    frame->go(MainFrame::Place::session);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        // "ann paint 7sk": the name needs no colon; a round resolves by one letter.
        std::string line = recorder->notation(*recorder->read(rounds[i]));
        if (const std::size_t colon = line.find(':'); colon != std::string::npos) {
            line.erase(colon, 1);
        }
        type(rounds[i]["type"] == "resolve" ? "r" : line);
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == i + 1; }))
            << "event " << i + 1 << ", " << rounds[i].dump() << ": the line says \""
            << frame->session_page().entry().line().utf8_string() << "\", "
            << frame->session_page().entry().echoed().utf8_string();
    }
    expect_on_disk(rounds);
}

TEST_F(Keyboard, UndoesAndRedoesByKey) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    type("39");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(pump([&] { return events() == 0; }));
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    EXPECT_TRUE(pump([&] { return events() == 1; }));
}

class RefusedEntry : public Keyboard {
protected:
    /// Types an event that is not allowed before the roll, and waits until it is refused.
    bool sells_at_the_wrong_time() {
        recorder->begin(two_players());
        frame->go(MainFrame::Place::session);
        type("sell 9ms");
        press(WXK_RETURN);
        return pump([&] { return frame->session_page().refused(); });
    }
};

TEST_F(RefusedEntry, IsRuledWithASentence) {
    ASSERT_TRUE(sells_at_the_wrong_time());
    EXPECT_EQ(events(), 0U);
    press(WXK_RETURN, wxMOD_CONTROL);
    type("we forgot");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    EXPECT_EQ(session().replay().steps().front().entry.event->ruling, "we forgot");
}

TEST_F(RefusedEntry, LeavesTheKeysOnTheEntryLine) {
    ASSERT_TRUE(sells_at_the_wrong_time());
    EXPECT_TRUE(frame->session_page().entry().has_focus());
    type("r 3 9");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    EXPECT_TRUE(session().replay().steps().front().entry.event->ruling.empty());
}

TEST_F(RefusedEntry, TakesALineBackFromTheQuestionForARuling) {
    ASSERT_TRUE(sells_at_the_wrong_time());
    press(WXK_RETURN, wxMOD_CONTROL);
    EXPECT_TRUE(frame->session_page().refusal().asks());
    press(WXK_ESCAPE);
    EXPECT_FALSE(frame->session_page().refusal().asks());
    EXPECT_TRUE(frame->session_page().entry().has_focus());
    EXPECT_TRUE(frame->session_page().refused());
}

TEST_F(RefusedEntry, IsLeftByEscapeWithNothingEntered) {
    ASSERT_TRUE(sells_at_the_wrong_time());
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([&] { return !frame->session_page().refused(); }));
    EXPECT_EQ(frame->session_page().entry().line(), "sell 9ms");
    EXPECT_EQ(events(), 0U);
}

TEST_F(RefusedEntry, IsLeftByAVerbForItsForm) {
    ASSERT_TRUE(sells_at_the_wrong_time());
    press('R', wxMOD_ALT | wxMOD_SHIFT);
    EXPECT_TRUE(pump([&] { return !frame->session_page().refused(); }));
    EXPECT_TRUE(frame->session_page().now().IsShownOnScreen());
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([&] { return frame->session_page().entry().line().empty(); }));
    EXPECT_EQ(events(), 0U);
}

TEST_F(Keyboard, PageUpLooksBackAndEscapeReturns) {
    recorder->begin(two_players());
    for (const Json& event : game_of_chance(5, 30)) {
        ASSERT_FALSE(recorder->enter(event));
    }
    frame->go(MainFrame::Place::session);
    press(WXK_PAGEUP);
    ASSERT_TRUE(pump([&] { return recorder->scene().looking_back(); }));
    const std::size_t there = recorder->scene().ply;
    press(WXK_LEFT);
    EXPECT_TRUE(pump([&] { return recorder->scene().ply + 1 == there; }));
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([&] { return !recorder->scene().looking_back(); }));
}

TEST_F(Keyboard, ItsOwnKeyRollsAndTheRecordSaysSo) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    press(WXK_F8);
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    EXPECT_EQ(recorder->written(*session().replay().steps().front().entry.event)["source"], "app");
}

TEST_F(Keyboard, ASpaceBeforeOrBetweenTwoDiceRollsNothing) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    press(WXK_SPACE);
    EXPECT_TRUE(frame->session_page().now().form().draft().value("dice", Json::array()).empty());
    type("5 3");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    const Json event = recorder->written(*session().replay().steps().front().entry.event);
    EXPECT_EQ(event["dice"], Json({5, 3}));
    EXPECT_FALSE(event.contains("source"));
}

TEST_F(Keyboard, DigitsThatTakeThePlaceOfAWrongLineAreDice) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    for (const char* wrong : {"zzz 3", "d 3sk 3", "sell 9ms"}) {
        type(wrong);
        press(WXK_RETURN);
        EXPECT_EQ(events(), 0U) << wrong;
        type("39");
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == 1; })) << wrong;
        press('Z', wxMOD_CONTROL);
        ASSERT_TRUE(pump([&] { return events() == 0; }));
    }
}

TEST_F(Keyboard, AnUnreadableLineStaysWhollySelectedAndAnArrowGoesToItsFault) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    type("r 3 x");
    press(WXK_RETURN);
    wxTextCtrl* line = frame->session_page().entry().field();
    EXPECT_TRUE(line->HasFocus());
    EXPECT_EQ(line->GetStringSelection(), "r 3 x");
    press(WXK_LEFT);
    EXPECT_EQ(line->GetInsertionPoint(), 4);
    press(WXK_DELETE);
    type("9");
    press(WXK_RETURN);
    EXPECT_TRUE(pump([&] { return events() == 1; }));
}

TEST_F(Keyboard, EditingKeysBelongToTheEntryLine) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    type("39");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    type("sell ak");
    for (const int key : {WXK_DELETE, WXK_BACK}) {
        press(WXK_LEFT, wxMOD_CONTROL);
        press(key, wxMOD_CONTROL);
    }
    pump([] { return false; }, std::chrono::milliseconds(50));
    EXPECT_EQ(events(), 1U);
    EXPECT_EQ(open_dialog(), nullptr) << "nothing asks whether an event is to be deleted";
    EXPECT_EQ(frame->session_page().entry().line(), "sell ") << "the word before the caret is gone";
    EXPECT_FALSE(recorder->looking_back());
}

TEST_F(Keyboard, UndoWorksOnlyWhereTheSessionIsSeen) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    type("39");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    for (const auto place : {MainFrame::Place::home, MainFrame::Place::history, MainFrame::Place::people}) {
        frame->go(place);
        press('Z', wxMOD_CONTROL);
        pump([] { return false; }, std::chrono::milliseconds(20));
        EXPECT_EQ(events(), 1U);
    }
}

TEST_F(Keyboard, TheFirstSessionPointsOnceToTheKeys) {
    const auto points = [&] { return frame->session_page().entry().below_text().Contains("F1"); };
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EXPECT_TRUE(points());
    type("r");
    EXPECT_FALSE(points()) << "what is typed is told instead";
    press(WXK_ESCAPE);
    EXPECT_TRUE(points());
    type("39");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    EXPECT_FALSE(points());
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    EXPECT_EQ(events(), 0U);
    EXPECT_FALSE(points()) << "once is enough";
}

/// Returns the pixels of a window as it would draw itself now.
std::vector<unsigned char> pixels_of(const wxWindow& window) {
    const wxSize size = window.GetSize();
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.x, size.y);
    cairo_t* cairo = cairo_create(surface);
    gtk_widget_draw(static_cast<GtkWidget*>(window.GetHandle()), cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    std::vector<unsigned char> pixels(data, data + cairo_image_surface_get_stride(surface) * size.y);
    cairo_surface_destroy(surface);
    return pixels;
}

/// Returns the tool that has the keys; null where none has them.
GtkWidget* tool_with_keys(const MainFrame& frame) {
    GtkWidget* focus = gtk_window_get_focus(GTK_WINDOW(frame.GetHandle()));
    const bool in_bar = focus != nullptr && gtk_widget_get_ancestor(focus, GTK_TYPE_TOOLBAR) != nullptr;
    return in_bar && gtk_widget_has_visible_focus(focus) ? focus : nullptr;
}

// At the status bar nothing showed that the keys are there.
TEST_F(Keyboard, EveryPartThatF6GoesToShowsThatTheKeysAreThere) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    settle_windows();
    std::set<const wxWindow*> parts;
    for (int step = 0; step < 7; ++step) {
        press(WXK_F6);
        settle_windows(50);
        const wxWindow* part = tool_with_keys(*frame) == nullptr ? wxWindow::FindFocus() : frame->GetToolBar();
        ASSERT_NE(part, nullptr);
        parts.insert(part);
        const std::vector<unsigned char> with_keys = pixels_of(*part);
        press(WXK_F6);
        settle_windows(50);
        EXPECT_NE(pixels_of(*part), with_keys) << part->GetClassInfo()->GetClassName() << ", step " << step;
        press(WXK_F6, wxMOD_SHIFT);
        settle_windows(50);
    }
    EXPECT_TRUE(parts.contains(&only<StatusPanel>(*frame)));
    EXPECT_TRUE(parts.contains(frame->GetToolBar()));
}

// The tool bar is the toolkit's own and no window of ours: F6 went past it.
TEST_F(Keyboard, F6StopsAtTheToolBarOfEveryPlace) {
    recorder->begin(two_players());
    for (const Place place : {Place::session, Place::home, Place::history, Place::people, Place::review}) {
        frame->go(place);
        settle_windows();
        GtkWidget* tool = nullptr;
        for (int step = 0; step < 15 && tool == nullptr; ++step) {
            press(WXK_F6);
            settle_windows(50);
            tool = tool_with_keys(*frame);
        }
        ASSERT_NE(tool, nullptr) << "place " << static_cast<int>(place);
        EXPECT_STREQ(atk_object_get_name(gtk_widget_get_accessible(tool)), "Home");
        press(WXK_F6);
        settle_windows(50);
        EXPECT_EQ(tool_with_keys(*frame), nullptr) << "it goes on to the first part of the page";
        press(WXK_F6, wxMOD_SHIFT);
        settle_windows(50);
        EXPECT_EQ(tool_with_keys(*frame), tool) << "and comes back";
    }
}

TEST_F(Keyboard, AToolThatHasTheKeysIsPressedByEnterAndLeftByWhatBeginsAnEntry) {
    recorder->begin(two_players());
    frame->go(Place::session);
    settle_windows();
    press(WXK_F6, wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return tool_with_keys(*frame) != nullptr; }));
    type("r 3 9");
    EXPECT_EQ(tool_with_keys(*frame), nullptr);
    EXPECT_EQ(frame->session_page().entry().line(), "r 3 9");
    press(WXK_F6, wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return tool_with_keys(*frame) != nullptr; }));
    for (int tools = 0; tools < 3; ++tools) {
        press(WXK_RIGHT);
    }
    press(WXK_RETURN);
    EXPECT_TRUE(pump([&] { return frame->place() == Place::history; })) << static_cast<int>(frame->place());
    EXPECT_EQ(events(), 0U) << "Enter pressed the tool and recorded nothing";
}

TEST_F(Keyboard, ANewSessionShowsItsOwnQuestion) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    const wxString roll = wxString::FromUTF8(english(session().playthrough().prompt(0).text));
    EXPECT_TRUE(says(frame->session_page().now(), roll));
    Heading three = two_players();
    three.game = "muse-story";
    three.edition = "";
    three.players = {"Cleo", "Milo", "Ines"};
    three.setup = Json::object();
    recorder->begin(three);
    frame->go(MainFrame::Place::session);
    const wxString agree = wxString::FromUTF8(english(session().playthrough().prompt(0).text));
    ASSERT_NE(roll, agree);
    EXPECT_TRUE(pump([&] { return says(frame->session_page().now(), agree); }));
    EXPECT_FALSE(says(frame->session_page().now(), roll));
}

}  // namespace castalia
