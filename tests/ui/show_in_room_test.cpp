// The table is shown in the room from the window: begun, counted and ended by hand, and with its session.
#include "app/ui/room/show_in_room.h"
#include "app/ui/room/shown_in_room.h"
#include "app/ui/toolkit/controls/picture.h"
#include "tests/room/plain_client.h"
#include "tests/ui/dialog_table.h"

namespace castalia {
namespace {

struct RoomDialogs : Dialogs {
    std::vector<std::optional<std::size_t>> marks;
    ShownInRoom shown{table.recorder, [this](std::optional<std::size_t> looking) { marks.push_back(looking); }};

    /// Lets the window's timer look how many look, until it tells this number.
    bool told(std::optional<std::size_t> looking) {
        for (int round = 0; round < 100 && (marks.empty() || marks.back() != looking); ++round) {
            settle_windows(50);
        }
        return !marks.empty() && marks.back() == looking;
    }
    std::string path(const std::string& address) const { return address.substr(address.find('/', 7)); }
};

TEST_F(RoomDialogs, ShowTheAddressAndTheCodeOnceSomebodyBeginsIt) {
    table.play(24);
    EXPECT_EQ(shown.server(), nullptr) << "nothing is shown before somebody wants it";
    in_dialog([&](wxDialog& dialog) {
        wxTextCtrl& address = only<wxTextCtrl>(dialog);
        EXPECT_EQ(address.GetValue(), "");
        EXPECT_EQ(only<Picture>(dialog).GetSize().y > 0, true);
        press(button(dialog, "Show the table"), wxEVT_BUTTON);
        ASSERT_NE(shown.server(), nullptr);
        EXPECT_TRUE(address.GetValue().StartsWith("http://127.0.0.1:")) << "this computer alone comes first";
        expect_names(dialog);
        keep(dialog, "room");
        press(button(dialog, "End it"), wxEVT_BUTTON);
        EXPECT_EQ(shown.server(), nullptr);
        EXPECT_EQ(address.GetValue(), "");
    });
    show_in_room(frame, table.recorder, shown);
    EXPECT_EQ(marks.back(), std::nullopt);
}

TEST_F(RoomDialogs, ShowEachEventAndCountWhoLooks) {
    table.play(24);
    shown.begin("127.0.0.1");
    EXPECT_TRUE(told(0));
    PlainClient phone(shown.server()->port());
    phone.send(request_for(path(shown.server()->addresses().front()) + "events", shown.server()->port()));
    EXPECT_NE(phone.read_until("\"event 24\"").find("event: table"), std::string::npos);
    EXPECT_TRUE(told(1));
    EXPECT_FALSE(table.recorder.enter(Json{{"type", "note"}, {"text", "Tea is ready"}}));
    EXPECT_NE(phone.read_until("\"event 25\"").find("Tea is ready"), std::string::npos);
    table.recorder.undo();
    EXPECT_EQ(phone.read_until("\"event 24\"").find("Tea is ready"), std::string::npos);
    table.recorder.look_at(3);
    EXPECT_EQ(phone.read_until("\"event 24\"").find("\"event 3\""), std::string::npos) << "the room stays at now …";
    shown.follow_looking_back(true);
    EXPECT_NE(phone.read_until("\"event 3\"").find("event: table"), std::string::npos) << "… unless it is wanted";
}

TEST_F(RoomDialogs, EndWithTheSession) {
    table.play(24);
    shown.begin("127.0.0.1");
    PlainClient phone(shown.server()->port());
    phone.send(request_for(path(shown.server()->addresses().front()) + "events", shown.server()->port()));
    phone.read_until("\"event 24\"");
    table.recorder.close();
    EXPECT_TRUE(told(std::nullopt));
    EXPECT_EQ(shown.server(), nullptr);
    EXPECT_NE(phone.read_all().find("event: gone"), std::string::npos) << "it does not wait for more";
    EXPECT_TRUE(phone.ended());
}

TEST_F(RoomDialogs, SayWhyAnAddressCannotBeUsed) {
    table.play(3);
    EXPECT_THROW(shown.begin("203.0.113.7"), TextError);
    EXPECT_EQ(shown.server(), nullptr);
    EXPECT_FALSE(table.recorder.enter(Json{{"type", "note"}, {"text", "play goes on"}}));
}

}  // namespace
}  // namespace castalia
