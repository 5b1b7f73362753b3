// Dice for any game: typed or picked, filled with the digits of what lies on the table or rolled by the program.
#include <algorithm>

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/listbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/dice/dice_strip.h"
#include "app/ui/dice/own_throws.h"
#include "app/ui/dice/roll_dice.h"
#include "app/ui/preferences/preferences.h"
#include "app/ui/session/table_head.h"
#include "app/ui/session/table_view.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/recorder/table.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/made_key.h"
#include "tests/ui/wanted_look.h"

namespace castalia {
namespace {

class TheDice : public ::testing::Test {
protected:
    TheDice() {
        take_wanted_look(table.store);
        frame = new wxFrame(nullptr, wxID_ANY, "table", wxPoint(), wxSize(1280, 800));
        frame->Show();
        settle_windows();
    }
    ~TheDice() override {
        frame->Destroy();
        settle_windows(20);
    }
    std::optional<Json> rolled(const std::function<void(wxDialog&)>& act) {
        in_dialog(act);
        return ask_for_dice(frame, table.recorder);
    }
    static void write(wxDialog& dialog, const wxString& notation) {
        all_of<wxTextCtrl>(dialog).front()->SetValue(notation);
    }
    static void type(wxDialog& dialog, const std::vector<int>& keys) {
        DiceStrip& strip = only<DiceStrip>(dialog);
        for (const int code : keys) {
            wxKeyEvent event = made_key(wxEVT_KEY_DOWN);
            event.m_keyCode = code;
            event.SetEventObject(&strip);
            strip.ProcessWindowEvent(event);
        }
    }
    static bool says(wxDialog& dialog, const wxString& words) {
        return std::ranges::any_of(all_of<wxStaticText>(dialog), [&](wxStaticText* text) {
            wxString shown = text->GetLabelText();
            shown.Replace("\n", " ");
            return shown.Contains(words);
        });
    }
    static Json die(int sides, int value) { return {{"sides", sides}, {"value", value}}; }

    Table table;
    wxFrame* frame;
};

TEST_F(TheDice, AreFilledDigitByDigitAndZeroIsTenOnATenSidedOne) {
    const auto event = rolled([](wxDialog& dialog) {
        write(dialog, "2d10+1d6");
        type(dialog, {'0'});
        EXPECT_TRUE(accessible_name(&only<DiceStrip>(dialog)).Contains("d10 10"))
            << accessible_name(&only<DiceStrip>(dialog));
        EXPECT_TRUE(accessible_name(&only<DiceStrip>(dialog)).Contains("d10, the next one"))
            << "the next die follows by itself";
        type(dialog, {'7', '3'});
        EXPECT_TRUE(says(dialog, "10 7 | 3, 20"));
        EXPECT_TRUE(says(dialog, "As rolled on the table"));
        type(dialog, {WXK_RETURN});
    });
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("dice"), (Json{die(10, 10), die(10, 7), die(6, 3)}));
    EXPECT_EQ(event->value("source", "table"), "table");
}

TEST_F(TheDice, GiveALastDigitBack) {
    const auto event = rolled([](wxDialog& dialog) {
        write(dialog, "2d6");
        type(dialog, {'4', '5', WXK_BACK, '9'});
        EXPECT_TRUE(accessible_name(&only<DiceStrip>(dialog)).Contains("d6, the next one")) << "no d6 shows 9";
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(says(dialog, "Some dice have not been thrown yet."));
        type(dialog, {'1', WXK_RETURN});
    });
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("dice"), (Json{die(6, 4), die(6, 1)}));
}

TEST_F(TheDice, ThatCannotBeReadSayWhereAndWhy) {
    const std::pair<const char*, const char*> rows[] = {{"2d6s2", "At character 4: "},
                                                        {"1000000d6", "At character 1: at most 1000 dice"},
                                                        {"999999999d999999999", "At character 1: at most 1000 dice"}};
    const auto event = rolled([&](wxDialog& dialog) {
        for (const auto& [notation, complaint] : rows) {
            write(dialog, notation);
            EXPECT_TRUE(says(dialog, complaint)) << notation;
            press(dialog, wxID_OK);
            EXPECT_TRUE(dialog.IsModal()) << notation;
        }
    });
    EXPECT_FALSE(event);
}

TEST_F(TheDice, AreEchoedInWordsBeforeTheyAreThrown) {
    const auto event = rolled([&](wxDialog& dialog) {
        write(dialog, "4d6kh3+2");
        EXPECT_TRUE(says(dialog, "4 dice with 6 sides, the highest 3 kept, plus 2"));
        write(dialog, "3d6>4");
        EXPECT_TRUE(says(dialog, "3d6>4 means different things to different programs"));
        EXPECT_TRUE(says(dialog, "3d6>=5"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal()) << "nobody knows which one is meant";
        write(dialog, "3d6>=5");
        type(dialog, {'5', '6', '1', WXK_RETURN});
    });
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("expression"), "3d6>=5");
}

TEST_F(TheDice, ArePickedFromATray) {
    const auto event = rolled([](wxDialog& dialog) {
        const auto pick = [&](const wxString& name) {
            for (wxButton* one : all_of<wxButton>(dialog)) {
                if (one->GetLabelText() == name) {
                    press(*one);
                }
            }
        };
        pick("Clear");
        pick("d6");
        pick("d6");
        pick("d20");
        EXPECT_EQ(all_of<wxTextCtrl>(dialog).front()->GetValue(), "2d6+d20");
        type(dialog, {WXK_SPACE});
        EXPECT_FALSE(says(dialog, "Rolled by the program")) << "a Space is for whoever types";
        wxKeyEvent own_key = made_key(wxEVT_CHAR_HOOK);
        own_key.m_keyCode = WXK_F8;
        dialog.ProcessWindowEvent(own_key);
        EXPECT_TRUE(says(dialog, "Rolled by the program"));
        press(dialog, wxID_OK);
    });
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("dice").size(), 3U);
    EXPECT_EQ(event->at("source"), "app");
}

TEST_F(TheDice, TellTheirOddsBeforeAndAfterTheThrow) {
    rolled([](wxDialog& dialog) {
        write(dialog, "4d6kh3+2 vs 15");
        ChartPanel& chart = only<ChartPanel>(dialog);
        EXPECT_TRUE(chart.IsShown());
        EXPECT_EQ(chart.chart().places.size(), 16U);
        EXPECT_EQ(chart.chart().note, "Succeeds in 48.77 % of all throws");
        ASSERT_EQ(chart.chart().marks.size(), 1U) << "the target";
        EXPECT_EQ(chart.chart().places[chart.chart().marks[0].place], "15");
        keep_picture(dialog, "dice-odds-before");
        type(dialog, {'5', '6', '1', '2'});
        EXPECT_EQ(chart.chart().note, "48.77 % of all throws come to this or more") << chart.chart().note;
        EXPECT_EQ(chart.chart().marks.size(), 1U) << "what fell is the target";
        write(dialog, "1000d1000000");
        EXPECT_FALSE(chart.IsShown());
        keep_picture(dialog, "dice-without-odds");
        write(dialog, "20d10!>=8");
        EXPECT_LE(chart.chart().places.size(), 37U) << "many results share a bar";
        keep_picture(dialog, "dice-many-results");
    });
}

TEST_F(TheDice, KeepTheirSizeInTheLargestTextWhereTheChartHasNoRoom) {
    table.store.set("ui.text", "200");
    apply_preferences(table.store);
    rolled([](wxDialog& dialog) {
        write(dialog, "4d6kh3+2 vs 15");
        settle_windows();
        const DiceStrip& strip = only<DiceStrip>(dialog);
        EXPECT_GE(strip.GetSize().y, strip.GetMinSize().y);
        EXPECT_TRUE(only<ChartPanel>(dialog).IsShown() || says(dialog, "Succeeds in 48.77 % of all throws"));
        EXPECT_LE(dialog.GetScreenRect().GetBottom(), 800);
        keep_picture(dialog, "dice-large");
    });
    table.store.set("ui.text", "100");
    apply_preferences(table.store);
}

TEST_F(TheDice, OfALineWithSeveralMeaningsAreChosenByAButtonAndRemembered) {
    auto event = rolled([](wxDialog& dialog) {
        write(dialog, "3d6>4");
        settle_windows();
        keep_picture(dialog, "dice-readings");
        wxButton* roll20 = nullptr;
        for (wxButton* one : all_of<wxButton>(dialog)) {
            roll20 = one->GetLabelText() == "3d6>=4 as Roll20" ? one : roll20;
        }
        ASSERT_NE(roll20, nullptr);
        press(*roll20);
        settle_windows();
        EXPECT_EQ(all_of<wxTextCtrl>(dialog).front()->GetValue(), "3d6>=4");
        type(dialog, {'4', '1', '6', WXK_RETURN});
    });
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("expression"), "3d6>=4");
    event = rolled([](wxDialog& dialog) {
        write(dialog, "4d6>2");
        EXPECT_TRUE(says(dialog, "counts the dice that show 2 or more")) << "as Roll20 means it";
        type(dialog, {'4', '1', '6', '2', WXK_RETURN});
    });
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("expression"), "4d6>=2");
}

TEST_F(TheDice, ThatFellOffTheTableAreMarkedWithR) {
    const auto event = rolled([](wxDialog& dialog) {
        write(dialog, "3d6");
        type(dialog, {'5', 'R'});
        EXPECT_TRUE(accessible_name(&only<DiceStrip>(dialog)).Contains("d6, fell off the table, to be thrown again"));
        keep_picture(dialog, "dice-fallen");
        type(dialog, {'4', '2', WXK_RETURN});
    });
    ASSERT_TRUE(event);
    EXPECT_EQ(event->at("fallen"), Json{1});
}

TEST_F(TheDice, OfTheTableAreKeptUnderNamesAndChosenByTheirKeys) {
    in_dialog([](wxDialog& dialog) {
        const auto fields = all_of<wxTextCtrl>(dialog);
        const auto press_named = [&](const wxString& name) {
            for (wxButton* one : all_of<wxButton>(dialog)) {
                if (one->GetLabelText() == name) {
                    press(*one);
                }
            }
        };
        fields[0]->SetValue("attack");
        fields[1]->SetValue("3d6>4");
        press_named("Keep");
        EXPECT_TRUE(says(dialog, "3d6>4 means different things to different programs"));
        fields[1]->SetValue("d20+5 vs 14");
        fields[2]->SetValue("a");
        press_named("Keep");
        EXPECT_EQ(only<wxListBox>(dialog).GetCount(), 1U);
        keep_picture(dialog, "throws");
        wxKeyEvent key = made_key(wxEVT_CHAR);
        key.m_keyCode = 'a';
        key.m_uniChar = 'a';
        only<wxListBox>(dialog).ProcessWindowEvent(key);
    });
    EXPECT_EQ(ask_for_throw(frame, table.store), "attack");
    in_dialog([](wxDialog& dialog) {
        for (wxButton* one : all_of<wxButton>(dialog)) {
            if (one->GetLabelText() == "Remove") {
                press(*one);
            }
        }
        press(dialog, wxID_OK);
        EXPECT_TRUE(says(dialog, "Choose a throw, or keep one first."));
    });
    EXPECT_EQ(ask_for_throw(frame, table.store), std::nullopt);
}

TEST_F(TheDice, AndTheOrderOfTheInitiativeAreTheHeadOfTheTableView) {
    table.enter("Ann: dice 4d6kh3+2 vs 14 shows 5 6 1 2");
    EXPECT_TRUE(
        TableHead(table.recorder.scene())
            .whole_text()
            .Contains("rolls 4d6kh3+2 vs 14: 5 6 2 and 1 dropped, 15, a success against 14 or more; 48.77 % of all "
                      "throws come to this or more"))
        << TableHead(table.recorder.scene()).whole_text();
    table.enter("dice d20 shows 11 17 init \"Ann\" 3 \"goblins\" -1");
    table.enter("note tea");
    EXPECT_TRUE(TableHead(table.recorder.scene()).whole_text().Contains("Initiative: goblins 16, Ann 14"))
        << TableHead(table.recorder.scene()).whole_text();
    TableWindow view(frame);
    view.show(table.recorder.scene());
    view.Show();
    settle_windows();
    keep_picture(view, "table-view-initiative");
}

}  // namespace
}  // namespace castalia
