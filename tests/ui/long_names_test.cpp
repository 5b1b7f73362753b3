// Names of sixty letters: what happened and what has to be done is read all the same.
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

#include "app/ui/review/moments_panel.h"
#include "app/ui/review/review_page.h"
#include "app/ui/session/prompt_pages.h"
#include "app/ui/session/session_page.h"
#include "app/ui/setup/new_session.h"
#include "app/ui/setup/players_field.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "tests/ui/dialog_table.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

const char* const kLong = "Bartholomew Featherstonehaugh-Cholmondeley von Wittgenstein";
const char* const kLonger = "Maximiliane Wilhelmine von Hohenzollern-Sigmaringen-Oberland";

Heading two_with_long_names() {
    Heading heading = two_players();
    const Json crowns = heading.setup["crowns"];
    heading.players = {kLong, kLonger};
    heading.setup = {{"first", kLong}, {"crowns", {{kLong, crowns["Ann"]}, {kLonger, crowns["Ben"]}}}};
    return heading;
}

Json with_long_names(Json event) {
    event["player"] = event["player"] == "Ann" ? kLong : kLonger;
    return event;
}

class LongNames : public WindowTable {
protected:
    LongNames() {
        recorder->begin(two_with_long_names());
        for (const Json& event : game_of_chance(7, 60)) {
            EXPECT_FALSE(recorder->enter(with_long_names(event)));
        }
        frame->go(MainFrame::Place::session);
    }
};

TEST_F(LongNames, TheToolSaysWhatWouldBeUndone) {
    frame->SetSize(1280, 800);
    const wxString called = words(*session().undo_text()).BeforeFirst(' ');
    wxToolBar* bar = frame->GetToolBar();
    const auto undo = [&] {
        for (std::size_t at = 0; at < bar->GetToolsCount(); ++at) {
            const wxString label = bar->GetToolByPos(static_cast<int>(at))->GetLabel();
            if (label.StartsWith("Undo")) {
                return label;
            }
        }
        return wxString();
    };
    EXPECT_TRUE(pump([&] { return undo().StartsWith(wxString::FromUTF8("Undo “") + called); })) << undo();
    EXPECT_FALSE(undo().Contains("-")) << "the whole name hides the event: " << undo();
}

TEST_F(LongNames, TheReviewCallsThemAsPlayersDo) {
    press(WXK_F3);
    ASSERT_TRUE(pump([this] { return frame->place() == MainFrame::Place::review; }));
    EXPECT_TRUE(says(frame->review_page(), wxString::FromUTF8("Bartholomew")) ||
                says(frame->review_page(), "Maximiliane"));
    for (wxStaticText* text : all_of<wxStaticText>(frame->review_page())) {
        EXPECT_FALSE(text->GetLabelText().Contains("Featherstonehaugh")) << text->GetLabelText();
    }
}

TEST_F(LongNames, WhatHasToBeDoneIsWholeInTheBand) {
    frame->SetSize(1024, 768);
    const wxString asked = words(session().playthrough().prompt(session().plies()).text);
    ASSERT_GT(asked.length(), 60U);
    wxStaticText* sentence = all_of<wxStaticText>(only<PromptPages>(frame->session_page())).front();
    EXPECT_TRUE(pump([&] { return sentence->GetLabelText().Contains(":"); })) << sentence->GetLabelText();
    EXPECT_FALSE(sentence->GetLabelText().Contains(wxString::FromUTF8("…"))) << sentence->GetLabelText();
}

TEST_F(Dialogs, ANewSessionLeavesLongNamesTheirFields) {
    const Heading heading = two_with_long_names();
    in_dialog([&](wxDialog& dialog) {
        auto& players = only<PlayersField>(dialog);
        for (wxTextCtrl* name : all_of<wxTextCtrl>(players)) {
            EXPECT_GT(name->GetSize().x, 20 * name->GetCharWidth());
        }
        EXPECT_TRUE(says(dialog, "Bartholomew")) << "the Crowns are named as players call each other";
    });
    ask_for_session(frame, table.store, game_called("magnate"), &heading);
}

}  // namespace
}  // namespace castalia
