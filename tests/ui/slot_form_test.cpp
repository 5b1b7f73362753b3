// The form fills its slots: dice by digit, cards and places by pick, payments by themselves.
#include "app/ui/form/slot_form.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <wx/uiaction.h>

#include "app/ui/form/card_grid.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/field_path.h"
#include "tests/recorder/table.h"
#include "tests/support/games.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/drop_down.h"

namespace castalia {
namespace {

class Form : public ::testing::Test {
protected:
    Form() {
        apply_native_style(100);  // In the toolkit's own style, buttons change their width little by little.
        frame = new wxFrame(nullptr, wxID_ANY, "form", wxPoint(), wxSize(960, 500));
        form = new SlotForm(
            frame,
            [this](const Json& draft) { return table.session().playthrough().form(table.session().plies(), draft); },
            [this](const Json&) { ++changes; });
        frame->Show();
    }
    ~Form() override {
        frame->Destroy();
        settle_windows(20);
    }
    wxToggleButton* button(const wxString& name) {
        for (wxToggleButton* one : all_of<wxToggleButton>(*form)) {
            if (one->IsShown() && accessible_name(one) == name) {
                return one;
            }
        }
        ADD_FAILURE() << "no button is called " << name.utf8_string();
        return nullptr;
    }

    Table table;
    wxFrame* frame;
    SlotForm* form;
    int changes = 0;
};

TEST_F(Form, TakesDiceFromDigitsAndZeroIsTen) {
    form->begin({{"type", "roll"}, {"player", "Ann"}});
    EXPECT_FALSE(form->complete());
    EXPECT_TRUE(form->digit(3));
    EXPECT_FALSE(form->complete());
    EXPECT_TRUE(form->digit(0));
    EXPECT_TRUE(form->complete());
    EXPECT_EQ(form->draft()["dice"], Json({3, 10}));
    EXPECT_FALSE(form->digit(4)) << "no die waits any more";
    EXPECT_EQ(changes, 2);
    keep_picture(*frame, "form-roll");
}

TEST_F(Form, WordsHaveTheRoomOfWhatIsAskedNow) {
    // An element of a story and words that are told: two events with one name for their words.
    const auto words_of = [](const Json& draft) {
        Slot words;
        words.field = "text";
        words.kind = Slot::Kind::words;
        words.label = say("Words");
        words.most = draft["type"] == "element" ? 200 : 10'000;
        return std::vector<Slot>{words};
    };
    SlotForm both(frame, words_of, [](const Json&) {});
    both.SetSize(960, 300);
    const auto size = [&](const char* type) {
        both.begin({{"type", type}});
        for (const wxTextCtrl* field : all_of<wxTextCtrl>(both)) {
            if (field->IsShownOnScreen()) {
                return field->GetMinSize();
            }
        }
        return wxSize();
    };
    const wxSize element = size("element"), story = size("narrate");
    EXPECT_GE(element.x, both.GetTextExtent("an orchard where the apples tick").x);
    EXPECT_GE(story.y, 3 * both.GetCharHeight());
    EXPECT_GT(story.x, element.x);
    EXPECT_EQ(size("element"), element);
    both.SetSize(300, 300);
    EXPECT_LE(size("narrate").x, 300);
}

TEST_F(Form, AButtonIsAsWideAsItsPresentWords) {
    const auto rounds = [](const Json& draft) {
        const Text hint = draft["player"] == "Ann" ? literally("now 1500") : Text();
        return std::vector<Slot>{
            Slot{.field = "round",
                 .kind = Slot::Kind::place,
                 .label = say("in"),
                 .options = {{"Farm", literally("Farm"), hint, {}}, {"City", literally("City"), {}, {}}}}};
    };
    SlotForm asked(frame, rounds, [](const Json&) {});
    asked.SetSize(600, 200);
    const auto width = [&](const char* who) {
        asked.begin({{"player", who}});
        settle_windows();
        return all_of<wxToggleButton>(asked).at(0)->GetMinSize().x;
    };
    const int alone = width("Ben");
    EXPECT_GT(width("Ann"), alone);
    EXPECT_EQ(width("Ben"), alone) << "it stayed as wide as it had been";
}

TEST_F(Form, AButtonHasATipOnlyForWhatItDoesNotSay) {
    const auto rounds = [](const Json&) {
        Option barred{"Hill", literally("Hill"), {}, {}};
        barred.barred = forbidden("hill.full", literally("the whole reason"), literally("full"));
        return std::vector<Slot>{Slot{.field = "round",
                                      .kind = Slot::Kind::place,
                                      .label = say("in"),
                                      .options = {{"Farm", literally("Farm"), literally("now 1500"), {}},
                                                  {"City", literally("City"), {}, {}},
                                                  barred}}};
    };
    SlotForm asked(frame, rounds, [](const Json&) {});
    const auto tip = [&](std::size_t which) {
        return all_of<wxToggleButton>(asked).at(which)->GetToolTipText().utf8_string();
    };
    asked.SetSize(600, 200);
    asked.begin({});
    settle_windows();
    EXPECT_EQ(tip(0), "");
    EXPECT_EQ(tip(1), "");
    EXPECT_EQ(tip(2), "the whole reason");
    asked.SetSize(60, 200);
    settle_windows();
    EXPECT_EQ(tip(0), "Farm\nnow 1500") << "there is no room for its words";
}

TEST_F(Form, AListKeepsTheFocusWhenItsLinesChange) {
    const auto names = [](FieldPath field) {
        return Slot{.field = std::move(field),
                    .kind = Slot::Kind::card,
                    .label = say("Who"),
                    .options = {{"Ann", literally("Ann"), {}, {}}, {"Ben", literally("Ben"), {}, {}}}};
    };
    SlotForm list(
        frame, [&](const Json&) { return std::vector<Slot>{names("first"), names("who"), names("last")}; },
        [](const Json&) {}, Flow::down);
    list.begin(Json::object());
    frame->Layout();
    settle_windows();
    const std::vector<wxChoice*> choices = all_of<wxChoice>(list);
    ASSERT_EQ(choices.size(), 3U);
    ASSERT_EQ(choices[1]->GetCount(), 3U) << "an empty line while nothing is chosen";
    choices[1]->SetFocus();
    wxUIActionSimulator hand;
    const auto press_key = [&](int key) {
        hand.Char(key);
        settle_windows();
    };
    press_key(WXK_SPACE);
    ASSERT_TRUE(line_on_screen(*choices[1], 2)) << "the list drops down";
    press_key(WXK_DOWN);
    press_key(WXK_DOWN);
    press_key(WXK_RETURN);
    ASSERT_EQ(list.draft()["who"], "Ben");
    EXPECT_EQ(choices[1]->GetCount(), 2U);
    EXPECT_EQ(choices[1]->GetSelection(), 1);
    // The next field of Tab shows where the focus is: a list that lost it would start again at the first field.
    press_key(WXK_TAB);
    press_key(WXK_SPACE);
    EXPECT_TRUE(line_on_screen(*choices[2], 0)) << "the next list has the focus";
    press_key(WXK_ESCAPE);
}

TEST_F(Form, KeepsTheChosenFacePressedAndTellsWhatEachLeadsTo) {
    form->begin({{"type", "roll"}, {"player", "Ann"}});
    wxToggleButton* nine = button("First die 9");
    ASSERT_NE(nine, nullptr);
    press(*nine, wxEVT_TOGGLEBUTTON);
    EXPECT_EQ(value_at(form->draft(), "dice/0"), Json(9));
    // The row is for the second die now; the first one's own button says what it shows.
    ASSERT_NE(button("Second die 9"), nullptr);
    EXPECT_FALSE(button("Second die 9")->GetValue());
    ASSERT_NE(button("First die: 9"), nullptr);
    press(*button("First die: 9"), wxEVT_TOGGLEBUTTON);
    EXPECT_TRUE(button("First die 9")->GetValue());
    keep_picture(*frame, "form-second-die");
}

TEST_F(Form, ChoosesThePaymentThatKeepsMostChoiceAndAnyOtherOnDemand) {
    table.enter("r 2 3");
    table.recorder.enter(
        {{"type", "adjust"}, {"what", {{"what", "tokens"}, {"player", "Ann"}, {"suit", "M"}}}, {"to", 3}});
    table.recorder.enter(
        {{"type", "adjust"}, {"what", {{"what", "tokens"}, {"player", "Ann"}, {"suit", "S"}}}, {"to", 3}});
    form->begin({{"type", "develop"}, {"player", "Ann"}});
    EXPECT_TRUE(form->pick("4MS"));
    EXPECT_TRUE(form->pick("district/1"));
    EXPECT_TRUE(form->complete());
    EXPECT_EQ(form->draft()["district"], 1);
    keep_picture(*frame, "form-develop");
    ASSERT_TRUE(form->choose("pay", {{"S", 3}, {"M", 1}})) << "whatever the order of the suits";
    EXPECT_TRUE(same_value(form->draft()["pay"], {{"M", 1}, {"S", 3}}));
    EXPECT_FALSE(form->choose("pay", {{"M", 9}}));
    // The card costs more, so the payment for the other one goes.
    ASSERT_TRUE(form->choose("card", "9MS"));
    EXPECT_TRUE(value_at(form->draft(), "pay").is_null());
}

TEST_F(Form, ListsWhatIsBarredLastWithItsReason) {
    table.enter("r 2 3");
    form->begin({{"type", "develop"}, {"player", "Ann"}});
    const wxArrayString cards = all_of<wxChoice>(*form).front()->GetStrings();
    EXPECT_EQ(cards.front(), "choose");
    EXPECT_TRUE(cards.Last().Contains(wxString::FromUTF8("–"))) << cards.Last().utf8_string();
    const auto aces = std::ranges::find(cards, wxString("AM Ace of Moons"));
    const auto dear = std::ranges::find_if(cards, [](const wxString& card) { return card.StartsWith("9MS"); });
    ASSERT_NE(aces, cards.end());
    ASSERT_NE(dear, cards.end());
    EXPECT_LT(aces, dear);
}

TEST_F(Form, KeepsItsControlsAndTheFocusWhileValuesChange) {
    form->begin({{"type", "sell"}, {"player", "Ann"}});
    wxChoice* before = all_of<wxChoice>(*form).front();
    before->SetFocus();
    settle_windows();
    EXPECT_TRUE(form->choose("card", "AM"));
    EXPECT_EQ(all_of<wxChoice>(*form).front(), before);
    EXPECT_TRUE(before->HasFocus());
    EXPECT_TRUE(before->GetStringSelection().StartsWith("AM Ace of Moons"));
}

/// The storytelling game in the middle of a contest, with names that look like something else.
TEST(Draft, AContestOfPlayersCalledByDigitsAndSignsCanBeFilledIn) {
    const std::vector<std::string> names{"4", "a/b", "b+c"};
    const auto line = game_called("muse-story").begin({names}, "first", Json::object());
    const auto play = [&](const Json& event) {
        const EventPtr read = read_event(event, "event", *line, names);
        line->play(*std::get<MovePtr>(read->what));
    };
    play({{"type", "begin"}, {"narrator", "4"}});
    play({{"type", "contest"},
          {"contenders", {{{"player", "a/b"}, {"aim", "jump_in"}}, {{"player", "b+c"}, {"aim", "object"}}}}});
    Json draft = {{"type", "flip"}};
    std::size_t card = 0;
    for (const Slot& slot : line->form(line->plies(), draft)) {
        put_at(draft, slot.field, slot.options.at(card++).value);
    }
    ASSERT_EQ(card, 3U);
    EXPECT_NO_THROW(play(draft)) << draft;
}

TEST(NarrowForm, ShowsEveryColumnOfTheCardsToPickFrom) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "narrow", wxPoint(), wxSize(286, 500));
    Slot slot;
    slot.field = FieldPath("cards");
    slot.kind = Slot::Kind::cards;
    slot.label = say("Cards");
    slot.most = 5;
    for (std::uint8_t id = 0; id < playing::kCards; ++id) {
        const std::string code = playing::code(playing::Card{id});
        slot.options.push_back({.value = code, .name = literally(code), .hint = {}, .barred = {}});
    }
    auto* form = new SlotForm(frame, [&](const Json&) { return std::vector{slot}; }, [](const Json&) {});
    frame->Show();
    form->begin(Json::object());
    settle_windows();
    wxToggleButton& pick = only<wxToggleButton>(*form);
    pick.SetValue(true);
    press(pick, wxEVT_TOGGLEBUTTON);
    settle_windows();
    const CardGrid& grid = only<CardGrid>(*form);
    ASSERT_TRUE(grid.IsShown());
    EXPECT_LE(grid.GetBestSize().x, form->GetClientSize().x);
    EXPECT_LE(grid.GetPosition().x + grid.GetSize().x, grid.GetParent()->GetClientSize().x);
    frame->Destroy();
    settle_windows(20);
}

// The number behind "Between middle and lower:" was cut off.
TEST(NarrowForm, SaysHowManyTokensOfEachRowAreTurnedInLines) {
    const Json stairs{{"upper", {2, 4, 6}}, {"lower", {1, 3, 5}}};
    for (const int wide : {286, 900}) {
        auto* frame = new wxFrame(nullptr, wxID_ANY, "narrow", wxPoint(), wxSize(wide, 500));
        Slot slot;
        slot.field = FieldPath("stairs");
        slot.kind = Slot::Kind::pattern;
        slot.label = say("Staircases");
        slot.most = 6;
        slot.rows = {literally("Between upper and middle"), literally("Between middle and lower")};
        slot.sides = {{{say("no stairs"), ""}, {say("stairs"), ""}}};
        slot.options.push_back({.value = stairs, .name = literally("As usual"), .hint = {}, .barred = {}});
        auto* form = new SlotForm(frame, [&](const Json&) { return std::vector{slot}; }, [](const Json&) {});
        frame->Show();
        form->begin({{"stairs", stairs}});
        settle_windows(20);
        const auto texts = all_of<wxStaticText>(*form);
        const auto names = std::ranges::find_if(
            texts, [](const wxStaticText* one) { return one->GetLabelText().Contains("middle and lower: 3"); });
        ASSERT_NE(names, texts.end());
        EXPECT_EQ((*names)->GetLabelText().Contains("\n"), wide < 500);
        EXPECT_LE((*names)->GetPosition().x + (*names)->GetBestSize().x, form->GetClientSize().x);
        frame->Destroy();
        settle_windows(20);
    }
}

TEST(NarrowForm, BreaksManyDiceIntoRows) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "narrow", wxPoint(), wxSize(286, 500));
    std::vector<Slot> dice;
    for (const char* muse : {"Calliope", "Clio", "Erato", "Euterpe", "Melpomene", "Terpsichore"}) {
        Slot die;
        die.field = FieldPath("suns") / dice.size();
        die.kind = Slot::Kind::die;
        die.label = literally(std::string("Suns of ") + muse);
        for (int face = 0; face <= 6; ++face) {
            die.options.push_back({.value = face, .name = literally(std::to_string(face)), .hint = {}, .barred = {}});
        }
        dice.push_back(std::move(die));
    }
    auto* form = new SlotForm(frame, [&](const Json&) { return dice; }, [](const Json&) {});
    frame->Show();
    form->begin(Json::object());
    settle_windows();
    std::size_t seen = 0;
    for (const wxToggleButton* die : all_of<wxToggleButton>(*form)) {
        if (die->IsShown() && die->GetLabelText().StartsWith("Suns of")) {
            ++seen;
            EXPECT_LE(die->GetPosition().x + die->GetSize().x, die->GetParent()->GetClientSize().x)
                << die->GetLabelText();
        }
    }
    EXPECT_EQ(seen, dice.size());
    frame->Destroy();
    settle_windows(20);
}

}  // namespace
}  // namespace castalia
