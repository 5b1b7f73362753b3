// Tool tips appear after the mouse rests, go at the next key, and never cover the place of the entry in hand.
#include <algorithm>
#include <cmath>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/gtk/quiet_tips.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/support/samples.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class TipsOfTheMouse : public WindowTable {
protected:
    static constexpr std::chrono::milliseconds kLongerThanARest{1500};

    TipsOfTheMouse() {
        constexpr std::size_t kSome = 90;
        const Session sample = sample_of("musee");
        recorder->begin(sample.heading());
        for (std::size_t i = 0; i < kSome; ++i) {
            recorder->enter(sample.replay().steps()[i].entry.event);
        }
        frame->go(MainFrame::Place::session);
        EXPECT_TRUE(pump([&] { return frame->session_page().board().IsShownOnScreen(); }));
        EXPECT_TRUE(next_frame(board()));
    }

    BoardCanvas& board() { return frame->session_page().board(); }
    static wxPoint2DDouble middle(const HitArea& area) { return area.area.GetCentre(); }
    /// Moves the mouse to the place, where it rests.
    void rest_on(const HitArea& area) {
        const wxPoint place =
            board().ClientToScreen(wxPoint(static_cast<int>(middle(area).m_x), static_cast<int>(middle(area).m_y)));
        hand.move_to(place - wxPoint(2, 0));
        hand.move_to(place);
    }
};

TEST_F(TipsOfTheMouse, GoOnTheNextKeyAndStayAwayUntilTheMouseMoves) {
    const auto found = std::ranges::find_if(
        board().hit_areas(), [](const HitArea& one) { return one.name.StartsWith("Ann, upper 4: empty"); });
    ASSERT_NE(found, board().hit_areas().end());
    const HitArea place = *found;
    rest_on(place);
    ASSERT_TRUE(pump(tip_in_sight)) << utf8(place.name);
    press('3');
    EXPECT_FALSE(tip_in_sight());
    // The form for the number changes the surroundings of the board, for which the toolkit would bring the tip back.
    EXPECT_FALSE(pump(tip_in_sight, kLongerThanARest)) << "it came back to who was typing";
    rest_on(place);
    EXPECT_TRUE(pump(tip_in_sight)) << "it does not come back to who points at something";
}

TEST_F(TipsOfTheMouse, NeverLieOverThePlaceOfTheEntryInHand) {
    const std::vector<HitArea> areas = board().hit_areas();
    const HitArea& above = areas.front();
    const auto below = std::ranges::find_if(areas, [&](const HitArea& one) {
        const double down = middle(one).m_y - middle(above).m_y;
        return down > 0 && one.area.GetTop() < middle(above).m_y + 60 &&
               std::abs(middle(one).m_x - middle(above).m_x) < above.area.m_width;
    });
    ASSERT_NE(below, areas.end());
    const auto far = std::ranges::max_element(
        areas, {}, [&](const HitArea& one) { return std::abs(middle(one).m_x - middle(*below).m_x); });
    BoardFocus focus;
    focus.marks.push_back({below->id, EntryMark::Kind::chosen, {}});
    board().show_focus(focus);
    ASSERT_TRUE(next_frame(board()));
    rest_on(above);
    EXPECT_FALSE(pump(tip_in_sight, kLongerThanARest)) << utf8(above.name) << " over " << utf8(below->name);
    rest_on(*far);
    EXPECT_TRUE(pump(tip_in_sight)) << utf8(far->name);
}

}  // namespace
}  // namespace castalia
