// What is printed on a key counts, on every keyboard and with every version of the toolkit.
#include <gtest/gtest.h>
#include <wx/button.h>
#include <wx/evtloop.h>
#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/gtk/pressed_key.h"
#include "app/ui/toolkit/gtk/quiet_book.h"
#include "tests/ui/hand.h"

namespace castalia {
namespace {

// The places of keys, by what an American keyboard has there.
constexpr unsigned kAt1 = 10, kAt2 = 11, kAtMinus = 20, kAtEqual = 21, kAtQ = 24, kAtY = 29, kAtA = 38,
                   kAtSemicolon = 47, kAtZ = 52, kAtM = 58, kAtComma = 59, kAtSlash = 61, kAtKeypad1 = 87,
                   kAtKeypad2 = 88;

struct Pressed {
    const char* layouts;
    unsigned in_use;
    unsigned at;
    int held;
    const char* types;     ///< Empty for no character.
    const char* commands;  ///< All keys that a command may have, in their order.
    bool num_lock = false;
};

std::string commands_of(const wxKeyEvent& event) {
    std::string all;
    for (const wxAcceleratorEntry& key : command_keys(event)) {
        all += (all.empty() ? "" : " ") + key.ToRawString().utf8_string();
    }
    return all;
}

const std::vector<Pressed> kTable{
    {"us", 0, kAt1, 0, "1", "1"},
    {"us", 0, kAt1, wxMOD_SHIFT, "!", "Shift+1 !"},
    {"us", 0, kAt1, wxMOD_ALT, "1", "Alt+1"},
    {"us", 0, kAtZ, wxMOD_CONTROL, "z", "Ctrl+Z"},
    {"us", 0, kAtZ, wxMOD_CONTROL | wxMOD_SHIFT, "Z", "Ctrl+Shift+Z"},
    {"us", 0, kAtComma, wxMOD_CONTROL, ",", "Ctrl+,"},
    {"us", 0, kAtSlash, wxMOD_SHIFT, "?", "Shift+/ ?"},
    {"us", 0, kAtEqual, wxMOD_CONTROL | wxMOD_SHIFT, "+", "Ctrl+Shift+= Ctrl++"},
    {"us", 0, kAtKeypad1, 0, "1", "KP_1 1", true},
    {"us", 0, kAtKeypad2, 0, "", "Num Down"},
    {"fr", 0, kAt1, 0, "&", "& 1"},
    {"fr", 0, kAt1, wxMOD_SHIFT, "1", "Shift+& 1 Shift+1"},
    {"fr", 0, kAt2, 0, "é", "2"},
    {"fr", 0, kAt2, wxMOD_SHIFT, "2", "2 Shift+2"},
    {"fr", 0, kAt1, wxMOD_ALT, "&", "Alt+& Alt+1"},
    {"fr", 0, kAt2, wxMOD_ALT, "é", "Alt+2"},
    {"fr", 0, kAt2, wxMOD_ALT | wxMOD_SHIFT, "2", "Alt+2 Alt+Shift+2"},
    {"fr", 0, kAtM, wxMOD_CONTROL, ",", "Ctrl+,"},
    {"fr", 0, kAtSemicolon, wxMOD_CONTROL, "m", "Ctrl+M"},
    {"fr", 0, kAtQ, wxMOD_CONTROL, "a", "Ctrl+A"},
    {"fr", 0, kAtZ, wxMOD_CONTROL | wxMOD_SHIFT, "W", "Ctrl+Shift+W"},
    {"de", 0, kAtSemicolon, 0, "ö", ""},
    {"de", 0, kAtMinus, wxMOD_SHIFT, "?", "?"},
    {"de", 0, kAtY, wxMOD_CONTROL, "z", "Ctrl+Z"},
    {"ru", 0, kAtA, 0, "ф", "A"},
    {"ru", 0, kAtA, wxMOD_SHIFT, "Ф", "Shift+A"},
    {"ru", 0, kAtZ, wxMOD_CONTROL, "я", "Ctrl+Z"},
    {"ru", 0, kAtComma, wxMOD_CONTROL, "б", ""},
    {"ru", 0, kAt1, wxMOD_ALT, "1", "Alt+1"},
    {"us,ru", 0, kAtA, 0, "a", "A"},
    {"us,ru", 1, kAtA, 0, "ф", "A"},
    {"us,ru", 1, kAtZ, wxMOD_CONTROL | wxMOD_SHIFT, "Я", "Ctrl+Shift+Z"},
    {"us,ru", 1, kAtComma, wxMOD_CONTROL, "б", "Ctrl+,"},
    {"fr,ru", 1, kAtZ, wxMOD_CONTROL, "я", "Ctrl+W"},
};

/// A frame with a field that has the keys.
class PressedKeys : public testing::Test {
protected:
    PressedKeys() {
        frame->Show();
        field->SetFocus();
        next_frame(*frame);
    }
    ~PressedKeys() override {
        hand.lay_out_keyboard("us");
        frame->Destroy();
    }

    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "keys", wxPoint(), wxSize(300, 200));
    wxTextCtrl* field = new wxTextCtrl(frame, wxID_ANY);
    Hand hand;
};

TEST_F(PressedKeys, SayWhatIsPrintedOnTheKey) {
    std::string typed, commands;
    int digit = -1;
    frame->Bind(wxEVT_CHAR_HOOK, [&](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_SHIFT || event.GetKeyCode() == WXK_CONTROL || event.GetKeyCode() == WXK_ALT) {
            return;
        }
        const wxChar character = typed_character(event);
        typed = character == 0 ? std::string() : wxString(character).utf8_string();
        digit = typed_digit(event);
        commands = commands_of(event);
    });
    for (const Pressed& row : kTable) {
        SCOPED_TRACE(testing::Message() << row.layouts << " " << row.in_use << ", key " << row.at << " with "
                                        << row.held);
        hand.lay_out_keyboard(row.layouts, row.in_use, row.num_lock);
        typed = commands = "nothing";
        hand.press_at(row.at, row.held);
        EXPECT_EQ(typed, row.types);
        EXPECT_EQ(commands, row.commands);
        const bool is_digit = typed.size() == 1 && typed >= "0" && typed <= "9";
        EXPECT_EQ(digit, is_digit ? typed.front() - '0' : -1);
    }
}

TEST_F(PressedKeys, StayWhereTheyAreWhenAPageIsTurned) {
    auto* book = new QuietBook(frame);
    for (int page = 0; page < 2; ++page) {
        auto* panel = new wxPanel(book);
        new wxButton(panel, wxID_ANY, "a button");
        book->AddPage(panel, "");
    }
    next_frame(*frame);
    field->SetFocus();
    for (const std::size_t page : {1U, 0U}) {
        book->ChangeSelection(page);
        next_frame(*frame);
        EXPECT_EQ(wxWindow::FindFocus(), field);
        EXPECT_TRUE(book->GetPage(page)->IsShown());
        EXPECT_FALSE(book->GetPage(1 - page)->IsShown());
    }
}

}  // namespace
}  // namespace castalia
