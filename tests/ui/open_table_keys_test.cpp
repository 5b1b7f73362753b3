// The score pad by keys alone, as on any sheet.
#include "tests/ui/window_table.h"

#include <wx/textctrl.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"

namespace castalia {

namespace {

/// Returns the cell that begins this event.
PlaceId beginning(const char* event) { return PlaceId::beginning(Json::parse(event)); }

}  // namespace

class Pad : public WindowTable {
protected:
    void begin() {
        Heading heading;
        heading.game = "open-table";
        heading.edition = "1";
        heading.title = "Thursday";
        heading.players = {"Ann", "Ben"};
        heading.setup = Json::parse(R"({"columns":["Round 1","Round 2"],"counters":[{"name":"Life","start":20}]})");
        recorder->begin(heading);
        frame->go(MainFrame::Place::session);
    }
    BoardCanvas& board() { return frame->session_page().board(); }
    /// Walks with the arrow keys until they are at this hit area.
    void walk_to(const PlaceId& id) {
        board().SetFocus();
        ASSERT_TRUE(pump([&] { return board().HasFocus() && !board().hit_areas().empty(); }));
        press(WXK_DOWN);
        ASSERT_TRUE(pump([&] { return board().here() != nullptr; }));
        for (int step = 0; step < 30 && board().here()->id != id; ++step) {
            const auto wanted = std::ranges::find(board().hit_areas(), id, &HitArea::id);
            ASSERT_NE(wanted, board().hit_areas().end()) << id;
            const wxPoint2DDouble from = board().here()->area.GetCentre(), to = wanted->area.GetCentre();
            const PlaceId before = board().here()->id;
            press(std::abs(to.m_y - from.m_y) > 4 ? (to.m_y > from.m_y ? WXK_DOWN : WXK_UP)
                                                  : (to.m_x > from.m_x ? WXK_RIGHT : WXK_LEFT));
            ASSERT_TRUE(pump([&] { return board().here()->id != before; }));
        }
        ASSERT_EQ(board().here()->id, id);
    }
    Json last() const { return recorder->written(*session().replay().steps().back().entry.event); }
};

TEST_F(Pad, IsFilledCellByCellAndKeepsSumsAsTheyWereTyped) {
    begin();
    walk_to(beginning(R"({"type":"score","player":"Ann","column":"Round 1"})"));
    type("3+6+2");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; })) << frame->session_page().entry().echoed().utf8_string();
    EXPECT_EQ(last()["value"], 11);
    EXPECT_EQ(last()["note"], "3+6+2");
    ASSERT_TRUE(pump([&] { return board().HasFocus() && board().here() != nullptr; }));
    EXPECT_EQ(board().here()->id, beginning(R"({"type":"score","player":"Ben","column":"Round 1"})"))
        << "on to the next cell";
    type("12.5");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 2; }));
    EXPECT_EQ(last()["player"], "Ben");
    EXPECT_EQ(last()["value"], 12.5);
    EXPECT_FALSE(last().contains("note"));
    walk_to(beginning(R"({"type":"count","player":"Ben","name":"Life"})"));
    type("-3");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 3; }));
    EXPECT_EQ(last()["by"], -3);
}

TEST_F(Pad, TakesDigitsFromTheStartAndGoesOnByItself) {
    begin();
    for (const char* number : {"12", "7", "3+6+2"}) {
        const std::size_t before = events();
        type(number);
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == before + 1; })) << frame->session_page().entry().echoed();
    }
    const auto written = [&](std::size_t step) {
        Json json = recorder->written(*session().replay().steps().at(step).entry.event);
        json.erase("note");
        return json;
    };
    const auto score = [](const char* player, const char* round, int value) {
        return Json{{"type", "score"}, {"player", player}, {"column", round}, {"value", value}};
    };
    EXPECT_EQ(written(0), score("Ann", "Round 1", 12));
    EXPECT_EQ(written(1), score("Ben", "Round 1", 7));
    EXPECT_EQ(written(2), score("Ann", "Round 2", 11));
}

TEST_F(Pad, IsReachedByOneKeyAndGrowsByAColumn) {
    begin();
    ASSERT_TRUE(pump([&] { return !board().hit_areas().empty(); }));
    press('B', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return board().HasFocus() && board().here() != nullptr; }));
    const PlaceId cell = beginning(R"({"type":"score","player":"Ben","column":"Round 2"})");
    walk_to(cell);
    press('N', wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; }));
    type("bonus");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; })) << frame->session_page().entry().echoed().utf8_string();
    EXPECT_EQ(last(), (Json{{"type", "column"}, {"name", "bonus"}}));
    press('B', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return board().HasFocus() && board().here() != nullptr; }));
    EXPECT_EQ(board().here()->id, cell) << "a row more is no reason to leave the cell";
}

TEST_F(Pad, AfterACorrectedCellTypingGoesOnAtTheCellThatIsAskedFor) {
    begin();
    for (const char* number : {"12", "7.5"}) {
        const std::size_t before = events();
        type(number);
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    }
    walk_to(beginning(R"({"type":"score","player":"Ann","column":"Round 1"})"));
    type("15");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 3 && board().HasFocus(); }));
    EXPECT_EQ(board().here()->id, beginning(R"({"type":"score","player":"Ann","column":"Round 2"})"))
        << "it is the lit one";
    type("8");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 4; }));
    EXPECT_EQ(last()["player"], "Ann");
    EXPECT_EQ(last()["column"], "Round 2");
    EXPECT_EQ(last()["value"], 8);
}

TEST_F(Pad, ANumberGoesWhereTheFormAndTheLitCellSay) {
    begin();
    for (const char* number : {"1", "2", "3", "7"}) {
        const std::size_t before = events();
        type(number);
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    }
    SlotForm& form = frame->session_page().now().form();
    const auto without_note = [&] {
        Json json = last();
        json.erase("note");
        return json;
    };
    ASSERT_TRUE(form.choose("player", "Ben"));
    frame->session_page().entry().focus();
    type("4");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 6; })) << "the new round comes first";
    EXPECT_EQ(without_note(), (Json{{"type", "score"}, {"player", "Ben"}, {"column", "Round 3"}, {"value", 4}}));
    ASSERT_TRUE(form.choose("column", "Round 2"));
    frame->session_page().entry().focus();
    type("6");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 7; }));
    EXPECT_EQ(without_note(), (Json{{"type", "score"}, {"player", "Ann"}, {"column", "Round 2"}, {"value", 6}}));
    press('C', wxMOD_ALT | wxMOD_SHIFT);
    type("4");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 8; }));
    EXPECT_EQ(without_note(), (Json{{"type", "count"}, {"player", "Ann"}, {"name", "Life"}, {"by", 4}}));
}

TEST_F(Pad, ThousandsAreReadAsTheLanguageWritesThem) {
    begin();
    type("1,500");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; })) << frame->session_page().entry().echoed().utf8_string();
    EXPECT_EQ(last()["value"], 1500);
    type("1.000");
    press(WXK_RETURN);
    EXPECT_FALSE(pump([&] { return events() == 2; }, std::chrono::milliseconds(200)));
    EXPECT_NE(frame->session_page().entry().echoed().utf8_string().find("1000 or 1"), std::string::npos);
}

TEST_F(Pad, TheEndSaysWhoWonWhereTheTableSaysSo) {
    begin();
    press('F', wxMOD_ALT | wxMOD_SHIFT);
    SlotForm& form = frame->session_page().now().form();
    ASSERT_TRUE(pump([&] { return !form.slots().empty(); }));
    EXPECT_NE(frame->session_page().entry().echoed().utf8_string().find("4 empty cells"), std::string::npos);
    ASSERT_TRUE(form.choose("outcome", "lost"));
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    EXPECT_EQ(last(), (Json{{"type", "finish"}, {"outcome", "lost"}}));
}

TEST_F(Pad, EscapeLeavesACellAsItWas) {
    begin();
    walk_to(beginning(R"({"type":"score","player":"Ben","column":"Round 2"})"));
    type("7");
    press(WXK_ESCAPE);
    ASSERT_TRUE(pump([&] { return board().HasFocus(); }));
    EXPECT_EQ(events(), 0U);
}

}  // namespace castalia
