// The storytelling game through the window, by keys: a random narrator, and what the table decided before.
#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/refusal_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/session/story_panel.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {

class StoryKeys : public WindowTable {
protected:
    StoryKeys() {
        Heading heading = two_players();
        heading.game = "muse-story";
        heading.edition = "first";
        heading.players = {"Ann", "Ben", "Cid"};
        heading.setup = Json::object();
        recorder->begin(heading);
        for (const char* text : {"a ship", "a reef", "a storm", "a gull"}) {
            recorder->enter(
                Json{{"type", "element"}, {"player", "Ann"}, {"text", text}, {"ruling", "Ann has the ideas"}});
        }
        frame->go(MainFrame::Place::session);
    }
    SessionPage& page() { return frame->session_page(); }
    Json last() const { return recorder->written(*session().replay().steps().back().entry.event); }
    bool says(const wxString& words) { return line_that_says(words) != nullptr; }
    const wxStaticText* line_that_says(const wxString& words) {
        std::vector<wxWindow*> all{&page().now(), page().now().side_page()};
        while (!all.empty()) {
            const wxWindow* one = all.back();
            all.pop_back();
            const auto* text = dynamic_cast<const wxStaticText*>(one);
            if (text != nullptr && text->IsShownOnScreen() && text->GetLabelText().Contains(words)) {
                return text;
            }
            for (wxWindow* inside : one->GetChildren()) {
                all.push_back(inside);
            }
        }
        return nullptr;
    }
};

TEST_F(StoryKeys, TheClockSaysQuietlyThatATurnLastsTooLong) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    StoryPanel& story = *all_of<StoryPanel>(*frame).at(0);
    ASSERT_TRUE(pump([&] { return story.IsShown(); }));
    Scene scene = recorder->scene();
    const auto began = scene.played;
    const auto after = [&](std::chrono::seconds time) {
        scene.played = began + time;
        story.show_clock(scene);
        return story.clock()->GetLabelText();
    };
    EXPECT_FALSE(after(std::chrono::minutes(9)).Contains("over"));
    story.limit_turns(3);
    EXPECT_TRUE(after(std::chrono::seconds(100)).Contains("of 3:00")) << story.clock()->GetLabelText();
    EXPECT_TRUE(after(std::chrono::seconds(200)).Contains("over 3 minutes")) << story.clock()->GetLabelText();
    frame->rebuild_soon();
    settle_windows();
    StoryPanel& anew = *all_of<StoryPanel>(*frame).at(0);
    scene.played = began + std::chrono::minutes(4);
    anew.show_clock(scene);
    EXPECT_TRUE(anew.clock()->GetLabelText().Contains("over 3 minutes")) << "the table’s limit is kept";
}

TEST_F(StoryKeys, TheClockOfATurnRunsWhileItIsSeen) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    StoryPanel& story = *all_of<StoryPanel>(*frame).at(0);
    ASSERT_TRUE(pump([&] { return story.IsShown(); }));
    const wxString before = story.clock()->GetLabelText();
    EXPECT_TRUE(pump([&] { return story.clock()->GetLabelText() != before; }));
}

TEST_F(StoryKeys, WhoTellsIsCalledAsPlayersCallEachOther) {
    Heading heading = two_players();
    heading.game = "muse-story";
    heading.edition = "first";
    heading.players = {"Maximiliana Konstantinopoulou", "Bartholomäus von Hohenfels", "Bartholomäa von Hohenfels"};
    heading.setup = Json::object();
    recorder->begin(heading);
    recorder->enter(
        Json{{"type", "begin"}, {"narrator", heading.players[0]}, {"ruling", "the sheets lie on the table"}});
    StoryPanel& story = *all_of<StoryPanel>(*frame).at(0);
    ASSERT_TRUE(pump([&] { return story.IsShown(); }));
    const wxStaticText& head = *all_of<wxStaticText>(story).at(0);
    EXPECT_EQ(head.GetLabelText(), "Maximiliana tells");
    EXPECT_TRUE(head.HasFlag(wxST_ELLIPSIZE_END)) << "what has no room is not cut in the middle of a word";
}

TEST_F(StoryKeys, AVetoAsksWhatItIsAboutAndWhoVotedHow) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    recorder->enter(Json{{"type", "narrate"}, {"player", "Ann"}, {"text", "The ship sails. It sinks."}});
    press('V', wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return says("nobody has voted") && says("It is about"); }));
    const auto vote = [&](const wxString& name) {
        for (wxToggleButton* one : all_of<wxToggleButton>(*frame)) {
            if (one->IsShownOnScreen() && accessible_name(one) == name) {
                click(one);
                settle_windows();
                return;
            }
        }
        ADD_FAILURE() << name;
    };
    vote("Vote of Ann");
    vote("Vote of Ann");
    vote("Vote of Ben");
    vote("Vote of Cid");
    ASSERT_TRUE(pump([&] { return says("2 for, 1 against"); }));
}

TEST_F(StoryKeys, AVetoBeginsWithTheLastSentenceAndItsExamplesStayAtHand) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    recorder->enter(Json{{"type", "narrate"}, {"player", "Ann"}, {"text", "The ship sails. It sinks."}});
    press('V', wxMOD_ALT | wxMOD_SHIFT);
    const auto field = [&]() -> wxTextCtrl* {
        for (wxTextCtrl* one : all_of<wxTextCtrl>(page().now().form())) {
            if (one->IsShownOnScreen()) {
                return one;
            }
        }
        return nullptr;
    };
    ASSERT_TRUE(pump([&] { return field() != nullptr && field()->GetValue() == "It sinks."; }));
    EXPECT_EQ(page().now().form().draft()["of"], Json({{"narrate", "sentence"}}));
    EXPECT_TRUE(std::ranges::any_of(all_of<wxButton>(page().now().form()), [](const wxButton* one) {
        return one->IsShownOnScreen() && one->GetLabelText() == wxString::FromUTF8("Examples…");
    })) << "what may be vetoed is offered beside the words";
    field()->SetFocus();
    field()->SetInsertionPointEnd();
    type(" No");
    ASSERT_TRUE(pump([&] { return page().now().form().draft().value("text", "") == "It sinks. No"; }));
    EXPECT_TRUE(page().now().form().choose("player", "Cid"));
    EXPECT_TRUE(page().now().form().choose("outcome", "upheld"));
    const std::size_t before = events();
    field()->SetFocus();
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    EXPECT_EQ(last()["text"], "It sinks. No");
    EXPECT_EQ(last()["of"], Json({{"narrate", "sentence"}}));
}

TEST_F(StoryKeys, AnErasureAsksForBothQuestionsAndALineMayNameThemInAnyOrder) {
    for (const char* text : {"Does it hold?", "Does it sink?", "Does it sail?"}) {
        ASSERT_FALSE(recorder->enter(Json{{"type", "question"},
                                          {"player", "Ben"},
                                          {"text", text},
                                          {"elements", {"A", "B"}},
                                          {"ruling", "Ben asks for all"}}));
    }
    const std::size_t before = events();
    press('X', wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return says("excludes") || says("Question"); }));
    EXPECT_TRUE(page().now().form().choose("question", 1));
    ASSERT_TRUE(pump([&] { return says("excludes"); }));
    press(WXK_RETURN);
    settle_windows();
    EXPECT_EQ(events(), before) << "the other one is asked for";
    EXPECT_TRUE(
        page().now().form().choose("question+note", {{"question", 3}, {"note", "conflicts with question 1"}}));
    page().entry().focus();
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    EXPECT_EQ(last()["question"], 3);
    EXPECT_EQ(last()["note"], "conflicts with question 1");
    type("erase 2 1");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == before + 2; }));
    EXPECT_EQ(last()["question"], 2);
    EXPECT_EQ(last()["note"], "conflicts with question 1");
}

TEST_F(StoryKeys, TheRulesOpenAtTheKindOfEventInHand) {
    const auto opens_at = [&](const wxString& sentence) {
        in_dialog([&](wxDialog& dialog) {
            settle_windows();
            const wxTextCtrl& text = only<wxTextCtrl>(dialog);
            const int place = text.GetValue().Find(wxString::FromUTF8("→ ") + sentence);
            ASSERT_NE(place, wxNOT_FOUND) << sentence;
            const int y = text.PositionToCoords(place).y;
            EXPECT_GE(y, 0) << sentence;
            EXPECT_LE(y, text.GetClientSize().y / 2) << "what follows is to be seen, too: " << sentence;
        });
        frame->commands().run("rules");
    };
    press('V', wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return page().now().form().draft().value("type", "") == "veto"; }));
    opens_at("Whoever sees a rule broken may veto it");
    type("begin Ann");
    ASSERT_TRUE(pump([&] { return page().entry().line() == "begin Ann"; }));
    opens_at("The story begins once");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return last()["type"] == "begin"; }));
    type("end");  // The rules are against it, because the first question is not chosen yet.
    ASSERT_TRUE(pump([&] { return page().entry().line() == "end"; }));
    opens_at("Until the first question of the game is chosen");
    press(WXK_ESCAPE);
    recorder->look_at(2);
    opens_at("Elements are lettered");
}

TEST_F(StoryKeys, TheProgramChoosesTheFirstNarratorAndTheLogSaysSo) {
    const std::size_t before = events();
    press('B', wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return page().app_help() == PromptPanel::AppHelp::chooses; }));
    press(WXK_F8);
    ASSERT_TRUE(pump([&] { return page().entry().line().StartsWith("begin"); })) << page().entry().line();
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    EXPECT_EQ(last()["type"], "begin");
    EXPECT_NE(last().value("note", "").find("at random"), std::string::npos) << last();
}

TEST_F(StoryKeys, WhenAllIsWrittenItsKeyAndEnterBeginTheStory) {
    for (const char* who : {"Ben", "Cid"}) {
        for (const char* text : {"a bell", "a bridge"}) {
            ASSERT_FALSE(recorder->enter(Json{{"type", "element"}, {"player", who}, {"text", text}}));
        }
    }
    const auto asks = [&](const char* who, std::vector<std::string> elements) {
        return recorder->enter(Json{
            {"type", "question"}, {"player", who}, {"text", "Does it hold?"}, {"elements", std::move(elements)}});
    };
    ASSERT_FALSE(asks("Ann", {"E", "F"}));
    ASSERT_FALSE(asks("Ben", {"A", "B"}));
    ASSERT_FALSE(asks("Cid", {"C", "D"}));
    const std::size_t before = events();
    ASSERT_TRUE(pump([&] { return page().app_help() == PromptPanel::AppHelp::chooses; }));
    press(WXK_F8);
    ASSERT_TRUE(pump([&] { return page().entry().line().StartsWith("begin"); })) << page().entry().line();
    press(WXK_RETURN);
    EXPECT_TRUE(pump([&] { return events() == before + 1; }));
}

TEST_F(StoryKeys, WhomTheTableNamesItselfIsNotCalledRandom) {
    const std::size_t before = events();
    press('B', wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return page().app_help() == PromptPanel::AppHelp::chooses; }));
    press(WXK_F8);
    ASSERT_TRUE(pump([&] { return page().entry().line().StartsWith("begin"); }));
    const std::string other = page().entry().line().Contains("Ann") ? "Ben" : "Ann";
    EXPECT_TRUE(page().now().form().choose("narrator", other));
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    EXPECT_EQ(last()["narrator"], other);
    EXPECT_FALSE(last().contains("note")) << last();
}

TEST_F(StoryKeys, WhatAnObjectionComesTooLateForIsUndoneFirst) {
    for (const Json& event :
         {Json{{"type", "question"}, {"player", "Ben"}, {"text", "Does it hold?"}, {"elements", {"A", "B"}}},
          Json{{"type", "begin"}, {"narrator", "Ann"}},
          Json{{"type", "narrate"}, {"player", "Ann"}, {"text", "Once."}},
          Json{{"type", "choose"}, {"question", 1}, {"check", {"A", "B"}}},
          Json{{"type", "add"}, {"question", 1}, {"answer", "yes"}, {"from", "deck"}}}) {
        ASSERT_FALSE(recorder->enter(event)) << event;
    }
    const std::size_t before = events();
    type("contest object Cid");
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return page().refused() && page().refusal().undo_button()->IsShownOnScreen(); }));
    press('U', wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return events() == before - 1 && page().entry().line().Contains("against"); }))
        << page().entry().line();
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == before; }));
    EXPECT_EQ(last()["type"], "contest");
    EXPECT_FALSE(last()["against"].get<std::string>().empty()) << last();
}

TEST_F(StoryKeys, EarlierVetoesAreRecalledWhereAnotherIsEntered) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    recorder->enter(Json{{"type", "veto"}, {"player", "Ben"}, {"text", "no dragons"}, {"outcome", "withdrawn"}});
    recorder->enter(Json{{"type", "veto"}, {"player", "Cid"}, {"text", "no ghosts"}, {"outcome", "upheld"}});
    ASSERT_FALSE(says("no dragons"));
    press('V', wxMOD_ALT | wxMOD_SHIFT);
    EXPECT_TRUE(pump([&] { return says("no dragons"); }));
    EXPECT_TRUE(says("no ghosts"));
    const wxStaticText* dragons = line_that_says("no dragons");
    const wxStaticText* ghosts = line_that_says("no ghosts");
    EXPECT_NE(dragons, ghosts) << "of several lines in one text only the first would be seen";
    EXPECT_GE(ghosts->GetScreenPosition().y, dragons->GetScreenPosition().y + ghosts->GetCharHeight());
    press(WXK_ESCAPE);
    EXPECT_TRUE(pump([&] { return !says("no dragons"); }));
}

TEST_F(StoryKeys, EnterInAFieldOfCardsConfirms) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    recorder->enter(Json{{"type", "contest"}, {"contenders", {{{"player", "Ben"}, {"aim", "jump_in"}}}}});
    const std::size_t before = events();
    press('F', wxMOD_ALT | wxMOD_SHIFT);
    press(WXK_F6);
    type("jh");
    press(WXK_TAB);  // Tab goes to the grid's button, and on to the next field.
    press(WXK_TAB);
    type("qh");
    ASSERT_TRUE(pump([&] { return page().now().form().complete(); }));
    EXPECT_FALSE(page().entry().has_focus());
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    EXPECT_EQ(last()["cards"], Json({{"Ann", "JH"}, {"Ben", "QH"}}));
}

TEST_F(StoryKeys, InAStoryEnterIsALineBreakAndWithCtrlConfirms) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    const std::size_t before = events();
    press('N', wxMOD_ALT | wxMOD_SHIFT);  // Only words are asked for, so they are typed at once.
    type("one");
    press(WXK_RETURN);
    type("two");
    ASSERT_TRUE(pump([&] { return page().now().form().draft().value("text", "") == "one\ntwo"; }))
        << page().now().form().draft();
    EXPECT_EQ(events(), before);
    press(WXK_RETURN, wxMOD_CONTROL);
    ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    EXPECT_EQ(last()["text"], "one\ntwo");
}

TEST_F(StoryKeys, AKeyPhraseIsChosenFromTheMiddleOfAStoryAndWhatIsWrittenStays) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    const std::size_t before = events();
    page().story().field()->SetFocus();
    page().story().field()->SetValue("There was a ship");
    press('V', wxMOD_ALT | wxMOD_SHIFT);
    ASSERT_TRUE(pump([&] { return page().now().form().draft().value("type", "") == "veto"; }));
    EXPECT_TRUE(pump([&] { return page().entry().has_focus(); }));
    EXPECT_EQ(page().story().field()->GetValue(), "There was a ship");
    EXPECT_EQ(events(), before);
}

TEST_F(StoryKeys, WhatIsWrittenComesBackWithTheWindowUntilItIsEntered) {
    recorder->enter(Json{{"type", "begin"}, {"narrator", "Ann"}});
    const std::size_t before = events();
    const auto made_anew = [&] {
        frame->rebuild();
        settle_windows();
        return utf8(page().story().field()->GetValue());
    };
    const auto kept = [&] { return recorder->store().setting("story.unfinished").value_or(""); };
    page().story().field()->SetValue("There was a ship");
    EXPECT_EQ(made_anew(), "There was a ship");
    page().story().enter_words();
    ASSERT_TRUE(pump([&] { return events() == before + 1; }));
    EXPECT_EQ(last()["text"], "There was a ship");
    EXPECT_EQ(kept(), "{}");
    EXPECT_EQ(made_anew(), "");
}

}  // namespace castalia
