// A game that only the tests know goes through the real window: its forms, the entry line and its picture record
// it, and all recorded events are found, counted, exported and printed.
#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/image.h>

#include "app/publishing/export_formats.h"
#include "app/ui/board/board_canvas.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/prompt_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/palette.h"
#include "core/session/record.h"
#include "db/history/figures.h"
#include "db/history/history.h"
#include "tests/support/toy_game/toy_game.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/drawn.h"
#include "tests/ui/made_key.h"
#include "tests/ui/pointer_table.h"

namespace castalia {
namespace {

const Games& toy_games() {
    static const Games games({toy::game()});
    return games;
}

Heading rainy_day() {
    Heading heading;
    heading.game = "toy-pips";
    heading.edition = "first";
    heading.title = "Rainy day";
    heading.players = {"Ann", "Ben"};
    heading.setup = {{"rounds", 2}};
    return heading;
}

Json roll(const char* player, int die) { return {{"type", "roll"}, {"player", player}, {"die", die}}; }
Json pips_of(const char* player) { return {{"what", "pips"}, {"player", player}}; }

class ToyWindow : public PointerTable {
protected:
    ToyWindow() : PointerTable(toy_games()) {}

    /// Plays a game in which Ann rolls 6 and 2, and Ben 1 and 5: by buttons, by the entry line, and by the board,
    /// which counts Ben's pips.
    void play_it() {
        recorder->begin(rainy_day());
        play({roll("Ann", 6), roll("Ben", 1)});
        frame->session_page().focus_entry();
        type("roll 2");
        press(WXK_RETURN);
        ASSERT_TRUE(pump([&] { return events() == 3; })) << "by the entry line";

        const Json counted = {{"type", "adjust"}, {"what", pips_of("Ben")}, {"to", 3}};
        choose_verb(counted);
        const Slot what = *form().missing();
        ASSERT_TRUE(click_board(what, pips_of("Ben"))) << "by the board";
        ASSERT_TRUE(form().choose("to", 3));
        click(frame->session_page().entry().confirm_button());
        ASSERT_TRUE(pump([&] { return events() == 4; }));

        choose_verb(roll("Ben", 5));
        fill(roll("Ben", 5));
        click(frame->session_page().entry().confirm_button());
        ASSERT_TRUE(pump([&] { return events() == 5; }));
        expect_on_disk({roll("Ann", 6), roll("Ben", 1), roll("Ann", 2), counted, roll("Ben", 5)});
    }
    BoardScene scene() const { return {&session().playthrough(), session().plies(), {"Ann", "Ben"}, false}; }
};

TEST_F(ToyWindow, IsRecordedByItsFormByTheEntryLineAndByItsPicture) {
    play_it();
    EXPECT_EQ(session().replay().status(), Status::finished);
    EXPECT_EQ(session().playthrough().state(5)["pips"], (Json{{"Ann", 8}, {"Ben", 8}}));
    EXPECT_TRUE(frame->session_page().now().verb_buttons().empty()) << "it is over";
    keep_picture(*frame, "toy-window");
}

TEST_F(ToyWindow, ItsPictureShowsWhatAnEntryCanPick) {
    recorder->begin(rainy_day());
    ASSERT_FALSE(recorder->enter(recorder->parse("Ann: roll 6")));
    const PlaceId ann = PlaceId::of("what", pips_of("Ann")), ben = PlaceId::of("what", pips_of("Ben"));
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        choose_scheme(scheme);
        const Drawn plain = draw(scene(), {}, {640, 300});
        keep(plain.image, "toy-board-" + std::to_string(static_cast<int>(scheme)));
        expect_drawn_within(plain);
        ASSERT_NE(plain.at(ann), nullptr);
        EXPECT_EQ(plain.at(ann)->name, "Ann: 6 pips");
        EXPECT_EQ(plain.at(ben)->name, "Ben: 0 pips");

        const Json draft = {{"type", "adjust"}, {"what", pips_of("Ben")}};
        BoardFocus focus;
        focus.marks = entry_marks(session().playthrough().form(session().plies(), draft), draft);
        ASSERT_EQ(focus.marks.size(), 2U);
        EXPECT_EQ(focus.marks[0].place, ann);
        EXPECT_EQ(focus.marks[0].kind, EntryMark::Kind::legal);
        EXPECT_EQ(focus.marks[1].place, ben);
        EXPECT_EQ(focus.marks[1].kind, EntryMark::Kind::chosen);
        const Drawn marked = draw(scene(), focus, {640, 300});
        keep(marked.image, "toy-board-marked-" + std::to_string(static_cast<int>(scheme)));
        // The frame around the chosen piece is drawn, and nothing far from the pieces has changed.
        const auto differs = [&](wxPoint2DDouble at) {
            const int x = static_cast<int>(at.m_x), y = static_cast<int>(at.m_y);
            return plain.image.GetRed(x, y) != marked.image.GetRed(x, y) ||
                   plain.image.GetGreen(x, y) != marked.image.GetGreen(x, y) ||
                   plain.image.GetBlue(x, y) != marked.image.GetBlue(x, y);
        };
        const wxRect2DDouble piece = plain.at(ben)->area;
        EXPECT_TRUE(differs({piece.m_x + piece.m_width / 2, piece.m_y})) << "its upper edge";
        EXPECT_FALSE(differs(piece.GetCentre())) << "its words";
    }
    choose_scheme(Scheme::light);
}

TEST_F(ToyWindow, WhatWasRecordedIsFoundCountedExportedAndPrinted) {
    play_it();
    for (const char* words : {"rainy", "\"rolls 6\"", "Ben", "Counted"}) {
        Filter filter;
        filter.words = words;
        EXPECT_EQ(History(*store).page(filter).size(), 1U) << words;
    }
    const Figures figures(*store);
    EXPECT_EQ(figures.game("toy-pips").tally.sessions, 1U);
    EXPECT_EQ(figures.dice().thrown, 4);
    ASSERT_EQ(figures.luck(0, "toy-pips").size(), 2U);
    for (const ExportFormat& format : export_formats()) {
        EXPECT_GT(format.bytes(session(), {}).size(), 50U) << format.name;
    }
    EXPECT_NE(find_export_format("html")->bytes(session(), {}).find("Ann and Ben share the victory with 8 pips"),
              std::string::npos);
    EXPECT_EQ(write_record(read_any(write_text(session()), games)), write_record(session()));
    for (const BlankSheet* sheet : games.sheets()) {
        const auto pdf = document_bytes(sheet->draw(english), "pdf", Paper::a4);
        ASSERT_TRUE(pdf);
        EXPECT_TRUE(pdf->starts_with("%PDF"));
    }
    // Every page of the window shows it.
    for (const MainFrame::Place place :
         {MainFrame::Place::home, MainFrame::Place::history, MainFrame::Place::people}) {
        frame->go(place);
        settle_windows();
        keep_picture(*frame, "toy-page-" + std::to_string(static_cast<int>(place)));
    }
}

/// Returns the control below a window that takes the keys and has this accessible name.
wxWindow* called(wxWindow& above, const wxString& name) {
    for (wxWindow* window : all_of<wxWindow>(above)) {
        if (accessible_name(window) == name && window->GetChildren().empty() && window->AcceptsFocus()) {
            return window;
        }
    }
    ADD_FAILURE() << "nothing is called " << name.utf8_string();
    return nullptr;
}

TEST_F(ToyWindow, ItsSetupIsAskedWithAPatternAndATable) {
    const Game& game = *games.find("toy-pips");
    const Players players{{"Ann", "Ben"}};
    auto* window = new wxFrame(frame, wxID_ANY, "setup", wxPoint(), wxSize(700, 700));
    auto* setup = new SlotForm(
        window, [&](const Json& known) { return game.options(players, "first", known); }, [](const Json&) {},
        Flow::down);
    window->Show();
    setup->begin(Json::object());
    window->Layout();
    settle_windows();
    EXPECT_TRUE(says(*setup, "0 players have a row"));

    auto* pips = dynamic_cast<wxChoice*>(called(*setup, "Ann, Pips"));
    ASSERT_NE(pips, nullptr);
    ASSERT_EQ(pips->GetCount(), 5U) << "not set, and 0 to 3";
    const auto set_pips = [&](int line) {
        pips->SetSelection(line);
        wxCommandEvent chosen(wxEVT_CHOICE, pips->GetId());
        chosen.SetInt(line);
        pips->ProcessWindowEvent(chosen);
    };
    set_pips(3);
    EXPECT_EQ(setup->draft()["start"]["Ann"], (Json{{"pips", 2}}));
    EXPECT_TRUE(says(*setup, "have a row"));
    set_pips(0);
    EXPECT_EQ(setup->draft()["start"]["Ann"], Json::object()) << "it was said that nothing is known";
    set_pips(4);

    wxWindow* squares = called(*setup, "Ben, Lucky squares");
    ASSERT_NE(squares, nullptr);
    const wxSize size = squares->GetSize();
    for (const wxPoint at :
         {wxPoint(size.x / 6, size.y / 2), wxPoint(size.x / 2, size.y / 6), wxPoint(size.x / 2, size.y / 2)}) {
        wxMouseEvent down(wxEVT_LEFT_DOWN);
        down.SetPosition(at);
        squares->ProcessWindowEvent(down);
    }
    EXPECT_EQ(setup->draft()["start"]["Ben"], (Json{{"squares", {"N", "W"}}})) << "clockwise; the middle is none";

    wxWindow* faces = called(*setup, "Faces that count nothing");
    ASSERT_NE(faces, nullptr);
    for (const int key : {WXK_SPACE, WXK_RIGHT, WXK_RIGHT, WXK_SPACE}) {
        wxKeyEvent down = made_key(wxEVT_KEY_DOWN);
        down.m_keyCode = key;
        faces->ProcessWindowEvent(down);
    }
    EXPECT_EQ(setup->draft()["blank"], (Json{{"faces", {1, 3}}}));
    keep_picture(*window, "toy-setup");

    Heading heading = rainy_day();
    heading.setup = setup->draft();
    recorder->begin(heading);
    EXPECT_EQ(session().playthrough().state(0)["pips"], (Json{{"Ann", 3}, {"Ben", 2}}));
    ASSERT_FALSE(recorder->enter(recorder->parse("Ann: roll 3")));
    EXPECT_EQ(session().playthrough().state(1)["pips"]["Ann"], 3) << "a blank face";
    EXPECT_EQ(write_record(read_record(write_record(session()), games)), write_record(session()));
    window->Destroy();
}

}  // namespace
}  // namespace castalia
