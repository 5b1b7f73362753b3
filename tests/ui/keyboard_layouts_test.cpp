// The whole window on keyboards of other countries: what is printed on a key counts.
#include <wx/dataview.h>
#include <wx/textctrl.h>

#include "app/ui/dice/dice_strip.h"
#include "app/ui/form/slot_form.h"
#include "app/ui/log/log_panel.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

// The places of keys, by what an American keyboard has there.
constexpr unsigned k1 = 10, k2 = 11, k3 = 12, k4 = 13, k5 = 14, k9 = 18, kY = 29, kA = 38, kS = 39, kSemicolon = 47,
                   kZ = 52, kM = 58, kKeypad1 = 87;

class KeyboardLayouts : public WindowTable {
protected:
    ~KeyboardLayouts() override { hand.lay_out_keyboard("us"); }

    const EntryPanel& entry() const { return frame->session_page().entry(); }
    Json draft() const { return frame->session_page().now().form().draft(); }
    Json dice() const { return draft().value("dice", Json()); }
    void press_at(unsigned code, int held = 0) { hand.press_at(code, held); }
    /// Begins a game in which the first player has to roll.
    void begin(const std::string& layouts, unsigned in_use = 0) {
        recorder->begin(two_players());
        frame->go(MainFrame::Place::session);
        hand.lay_out_keyboard(layouts, in_use);
    }
};

TEST_F(KeyboardLayouts, DiceAreTypedWhereTheDigitsArePrinted) {
    begin("fr");
    const Json before = dice();
    press_at(k1);
    EXPECT_EQ(entry().line(), "&") << "this is no digit";
    EXPECT_EQ(dice(), before);
    press(WXK_ESCAPE);
    ASSERT_TRUE(pump([&] { return entry().line().empty(); }));
    press_at(k3, wxMOD_SHIFT);
    press_at(k9, wxMOD_SHIFT);
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; })) << entry().echoed();
    EXPECT_EQ(recorder->written(*session().replay().steps().front().entry.event)["dice"], (Json{3, 9}));
}

TEST_F(KeyboardLayouts, ALetterTypedAtTheLogIsTheOneThatIsPrinted) {
    for (const auto& [layout, at, letter] :
         {std::tuple("fr", k2, "é"), {"ru", kA, "ф"}, {"de", kSemicolon, "ö"}, {"us", kA, "a"}}) {
        begin(layout);
        const Json before = dice();
        frame->session_page().log().list()->SetFocus();
        ASSERT_TRUE(pump([&] { return !entry().has_focus(); }));
        press_at(at);
        EXPECT_TRUE(pump([&] { return entry().has_focus(); }));
        EXPECT_EQ(entry().line().utf8_string(), letter) << layout;
        EXPECT_EQ(dice(), before) << layout;
        press(WXK_ESCAPE);
        EXPECT_TRUE(pump([&] { return entry().line().empty(); }));
    }
}

TEST_F(KeyboardLayouts, CommandsHaveTheKeysThatAreNamedInTheMenus) {
    begin("fr");
    bool preferences = false;
    in_next_dialog([&](wxDialog& dialog) { preferences = dialog.GetTitle() == "Preferences"; });
    press_at(kM, wxMOD_CONTROL);
    EXPECT_TRUE(pump([&] { return open_dialog() == nullptr && preferences; }));
    press_at(k1, wxMOD_ALT);
    EXPECT_EQ(frame->place(), MainFrame::Place::home);
    press_at(k2, wxMOD_ALT);
    EXPECT_EQ(frame->place(), MainFrame::Place::session);
    press_at(k1, wxMOD_ALT | wxMOD_SHIFT);
    EXPECT_EQ(frame->place(), MainFrame::Place::home);
}

TEST_F(KeyboardLayouts, UndoAndRedoWorkInEveryAlphabet) {
    for (const auto& [layouts, in_use] : {std::pair("ru", 0U), {"us,ru", 1U}, {"de", 0U}}) {
        begin(layouts, in_use);
        ASSERT_FALSE(recorder->enter(Json{{"type", "roll"}, {"player", "Ann"}, {"dice", {3, 9}}}));
        const unsigned z = layouts == std::string("de") ? kY : kZ;
        press_at(z, wxMOD_CONTROL);
        EXPECT_TRUE(pump([&] { return events() == 0; })) << layouts;
        press_at(z, wxMOD_CONTROL | wxMOD_SHIFT);
        EXPECT_TRUE(pump([&] { return events() == 1; })) << layouts;
    }
}

TEST_F(KeyboardLayouts, ActionsHaveTheirLettersInEveryAlphabet) {
    for (const auto& [layouts, in_use] : {std::pair("us", 0U), {"us,ru", 1U}, {"ru", 0U}, {"fr", 0U}}) {
        begin(layouts, in_use);
        ASSERT_FALSE(recorder->enter(Json{{"type", "roll"}, {"player", "Ann"}, {"dice", {3, 9}}}));
        press_at(kS, wxMOD_ALT | wxMOD_SHIFT);
        EXPECT_EQ(draft()["type"], "sell") << layouts;
    }
}

TEST_F(KeyboardLayouts, HomeTakesItsDigitsFromBothPlaces) {
    for (const auto& [layout, at, held, num_lock] : {std::tuple("fr", k1, static_cast<int>(wxMOD_SHIFT), false),
                                                     {"us", kKeypad1, 0, true},
                                                     {"us", k1, 0, false}}) {
        frame->go(MainFrame::Place::home);
        hand.lay_out_keyboard(layout, 0, num_lock);
        bool began = false;
        in_next_dialog([&](wxDialog& dialog) { began = dialog.GetTitle().Contains("Magnate"); });
        press_at(at, held);
        EXPECT_TRUE(pump([&] { return open_dialog() == nullptr && began; })) << layout;
    }
}

TEST_F(KeyboardLayouts, TheDiceOfTheDialogTakeDigitsWithShift) {
    begin("fr");
    bool shown = false;
    in_next_dialog([&](wxDialog& dialog) {
        all_of<wxTextCtrl>(dialog).front()->SetValue("2d6");
        only<DiceStrip>(dialog).SetFocus();
        settle_windows();
        press_at(k4, wxMOD_SHIFT);
        press_at(k5, wxMOD_SHIFT);
        shown = says(dialog, "4 5, 9");
    });
    press('R', wxMOD_CONTROL);
    EXPECT_TRUE(pump([&] { return open_dialog() == nullptr && shown; }));
}

}  // namespace
}  // namespace castalia
