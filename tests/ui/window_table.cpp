#include "tests/ui/window_table.h"

#include <wx/app.h>
#include <wx/evtloop.h>

#include <cctype>
#include <thread>

#include "app/recorder/clock.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/record.h"
#include "tests/support/magnate_random_player.h"

namespace castalia {

bool pump(const std::function<bool()>& done, std::chrono::milliseconds limit) {
    wxEventLoopBase* loop = wxEventLoopBase::GetActive();
    const auto end = std::chrono::steady_clock::now() + limit;
    while (!done()) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        while (loop->Pending()) {
            loop->Dispatch();
        }
        wxTheApp->ProcessPendingEvents();  // The real loop, too, runs what waits for the end of an event.
        loop->ProcessIdle();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
}

Heading two_players() {
    Heading heading;
    heading.game = "magnate";
    heading.title = "Thursday";
    heading.players = {"Ann", "Ben"};
    heading.setup = {{"first", "Ann"}, {"crowns", {{"Ann", {"CM", "CS", "CK"}}, {"Ben", {"CW", "CL", "CY"}}}}};
    return heading;
}

std::vector<Json> game_of_chance(std::uint64_t seed, std::size_t most_events) {
    const Players players{{"Ann", "Ben"}};
    const auto line = game_called("magnate").begin(players, "2010", two_players().setup);
    Chance chance(seed);
    RandomPlayer random_player(chance);
    std::vector<Json> events;
    while (events.size() < most_events) {
        const Json event = random_player.any(*line);
        if (event.is_null()) {
            break;
        }
        played(*line, players, event);
        events.push_back(event);
    }
    return events;
}

WindowTable::WindowTable(const Games& known)
    : games(known), folder(std::filesystem::temp_directory_path() / ("castalia-window-" + new_uuid())) {
    std::filesystem::create_directories(folder);
    speak_utf8();
    choose_scheme(Scheme::light);
    set_text_size(1);
    apply_native_style(100);
    allow_motion(false);
    store = std::make_unique<Store>(games, folder / "library.sqlite");
    recorder = std::make_unique<Recorder>(*store, system_now, new_uuid);
    frame = new MainFrame(*recorder);
    frame->SetSize(0, 0, 1280, 800);
    frame->place_as_left();  // As the program does; here nothing has been left yet.
    frame->go(MainFrame::Place::home);
    frame->Show();
    frame->Raise();
    EXPECT_TRUE(pump([this] { return frame->IsShownOnScreen(); }));
    // Without a window manager the keys go where the pointer is.
    hand.move_to(frame->GetScreenPosition() + wxPoint(frame->GetSize().x / 2, 4));
}

WindowTable::~WindowTable() {
    frame->Destroy();
    frame = nullptr;
    wxEventLoopBase::GetActive()->ProcessIdle();
    wxTheApp->ProcessPendingEvents();
    recorder.reset();
    store.reset();
    std::filesystem::remove_all(folder);
}

std::optional<wxPoint> WindowTable::at_rest(const std::function<std::optional<wxPoint>()>& place) {
    constexpr int kMost = 100;
    std::optional<wxPoint> before = place();
    int still = 0;
    for (int frames = 0; still < 2 && frames < kMost; ++frames) {
        EXPECT_TRUE(next_frame(*frame));
        const std::optional<wxPoint> now = place();
        still = now && now == before ? still + 1 : 0;
        before = now;
    }
    return still < 2 ? std::nullopt : before;
}

void WindowTable::click(const wxWindow* window) {
    click(window, wxPoint(window->GetSize().x / 2, window->GetSize().y / 2));
}

void WindowTable::click(const wxWindow* window, wxPoint place) {
    // The pointer waits until nothing of an older layout covers the control.
    constexpr int kTries = 20;
    wxPoint there;
    bool free = false;
    for (int tries = 0; !free && tries < kTries; ++tries) {
        const std::optional<wxPoint> corner = at_rest([&] { return std::optional(window->GetScreenPosition()); });
        ASSERT_TRUE(corner) << "what is to be clicked does not come to rest";
        there = *corner + place;
        free = wxFindWindowAtPoint(there) == window;
    }
    ASSERT_TRUE(free) << "something lies upon what is to be clicked";
    hand.move_to(there);
    hand.click();
}

void WindowTable::type(const std::string& text) {
    // The keys are those of an American keyboard, which a bare display has.
    constexpr std::string_view kShifted = "~!@#$%^&*()_+{}|:\"<>?", kPlain = "`1234567890-=[]\\;',./";
    for (const char letter : text) {
        const std::size_t at = kShifted.find(letter);
        const bool upper = letter >= 'A' && letter <= 'Z';
        const char key = at == std::string_view::npos ? letter : kPlain[at];
        press(std::toupper(static_cast<unsigned char>(key)), upper || at != std::string_view::npos ? wxMOD_SHIFT : 0);
    }
}

void WindowTable::press(int key, int modifiers) { hand.press(key, modifiers); }

void WindowTable::expect_on_disk(const std::vector<Json>& events) {
    const std::string id = session().heading().id;
    const std::string on_screen = write_record(session());
    const Store again(games, folder / "library.sqlite");
    const Session kept = again.load(id);
    EXPECT_EQ(write_record(kept), on_screen);
    ASSERT_EQ(kept.plies(), events.size());
    // The record of the same game is written like a file and replayed.
    Json record = Json::parse(on_screen);
    record["events"] = events;
    record.erase("journal");
    const Session replayed = read_record(record.dump(), games);
    EXPECT_TRUE(replayed.replay().refused().empty());
    EXPECT_EQ(kept.playthrough().state(kept.plies()), replayed.playthrough().state(replayed.plies()));
    for (std::size_t i = 0; i < events.size(); ++i) {
        Json written = write_event(*kept.replay().steps()[i].entry.event, kept.playthrough(), kept.names());
        written.erase("at");
        EXPECT_EQ(written,
                  write_event(*replayed.replay().steps()[i].entry.event, replayed.playthrough(), replayed.names()));
    }
}

}  // namespace castalia
