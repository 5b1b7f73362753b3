// A window that is drawn by hand behaves like a control: it shows the scene, is walked with keys and picked with a
// click, and tells in words what it shows.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <set>

#include <gtest/gtest.h>
#include <wx/app.h>
#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/evtloop.h>
#include <wx/frame.h>
#include <wx/image.h>
#include <wx/imagpng.h>
#include <wx/sizer.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/player_bar.h"
#include "app/ui/session/table_view.h"
#include "app/ui/session/timeline.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "core/parts/decktet.h"
#include "core/session/record.h"
#include "tests/support/magnate_random_player.h"
#include "tests/support/samples.h"
#include "tests/support/tables.h"
#include "tests/ui/made_key.h"
#include "tests/ui/text_faults.h"

namespace castalia {
namespace {

/// Returns a session of Ann and Ben with this many events.
Session evening(std::size_t events) {
    Session session = testing_words::session_of(Json::array());
    Chance chance(19);
    RandomPlayer random_player(chance);
    Moment at = *session.heading().started;
    while (session.plies() < events) {
        const Json event = random_player.any(session.playthrough());
        if (event.is_null()) {
            break;
        }
        at += std::chrono::seconds(40);
        session.enter(Played{read_event(event, "event", session.playthrough(), session.names())}, at);
    }
    return session;
}

Scene scene_of(const Session& session, std::size_t ply) {
    Scene scene;
    scene.session = &session;
    scene.ply = ply;
    scene.played = std::chrono::minutes(72);
    return scene;
}

bool pump(const std::function<bool()>& done) {
    auto* loop = wxEventLoopBase::GetActive();
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!done()) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        while (loop->Pending()) {
            loop->Dispatch();
        }
        wxTheApp->ProcessPendingEvents();  // GTK's idle source does not run in a loop that is turned by hand.
        loop->ProcessIdle();
        wxMilliSleep(1);
    }
    return true;
}

/// Returns what the screen shows. Only the first picture of a process is true, because wx keeps the screen as it was
/// then.
wxImage grab(wxWindow& window) {
    window.Refresh();
    window.Update();
    pump([turns = 0]() mutable { return ++turns > 30; });
    const wxSize size = window.GetSize();
    wxBitmap bitmap(size);
    wxMemoryDC memory(bitmap);
    wxScreenDC screen;
    const wxPoint at = window.GetScreenPosition();
    memory.Blit(0, 0, size.x, size.y, &screen, at.x, at.y);
    memory.SelectObject(wxNullBitmap);
    return bitmap.ConvertToImage();
}

void keep(wxWindow& window, const std::string& name) {
    if (const char* folder = std::getenv("CASTALIA_PICTURES")) {
        if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) {
            wxImage::AddHandler(new wxPNGHandler);
        }
        grab(window).SaveFile(wxString::FromUTF8(std::string(folder) + "/" + name + ".png"), wxBITMAP_TYPE_PNG);
    }
}

void press(wxWindow& window, int key) {
    wxKeyEvent event = made_key(wxEVT_KEY_DOWN);
    event.m_keyCode = key;
    event.SetEventObject(&window);
    window.ProcessWindowEvent(event);
}

void click(wxWindow& window, const wxPoint& at) {
    wxMouseEvent event(wxEVT_LEFT_DOWN);
    event.SetPosition(at);
    event.m_leftDown = true;
    event.SetEventObject(&window);
    window.ProcessWindowEvent(event);
}

class DrawnWindows : public ::testing::Test {
protected:
    void SetUp() override {
        choose_scheme(Scheme::light);
        allow_motion(false);
        frame_ = new wxFrame(nullptr, wxID_ANY, "test", wxPoint(0, 0), wxSize(928, 480));
        frame_->SetSizer(new wxBoxSizer(wxVERTICAL));
    }
    void TearDown() override {
        delete frame_;  // It is deleted at once, because the next test's window must not lie under this one.
        choose_scheme(Scheme::system);
        set_text_size(1);
    }
    /// Shows a control alone in the frame and waits until it has been painted.
    void present(wxWindow& window, int proportion = 1) {
        frame_->GetSizer()->Add(&window, wxSizerFlags(proportion).Expand());
        frame_->Show();
        frame_->Layout();
        pump([turns = 0]() mutable { return ++turns > 60; });
        window.Update();
    }

    wxFrame* frame_ = nullptr;
};

TEST_F(DrawnWindows, TheBoardIsWalkedAndPicked) {
    const Session session = evening(60);
    auto* board = new BoardCanvas(frame_);
    std::vector<PlaceId> picked;
    board->on_pick([&](const PlaceId& place) { picked.push_back(place); });
    board->show(scene_of(session, session.plies()));
    present(*board);
    ASSERT_TRUE(pump([&] { return !board->hit_areas().empty(); }));
    keep(*board, "canvas");

    EXPECT_EQ(board->here(), nullptr);
    press(*board, WXK_RETURN);
    EXPECT_TRUE(picked.empty());
    press(*board, WXK_RIGHT);
    ASSERT_NE(board->here(), nullptr);
    const PlaceId first = board->here()->id;
    EXPECT_TRUE(std::ranges::any_of(board->parts().parts(), [&](const CanvasPart& part) {
        return part.name == board->here()->name && part.pickable && !part.place.empty();
    })) << board->here()->name;
    press(*board, WXK_RETURN);
    EXPECT_EQ(picked, std::vector<PlaceId>{first});
    std::set<std::string> met;
    for (const int key :
         {WXK_RIGHT, WXK_DOWN, WXK_RIGHT, WXK_DOWN, WXK_RIGHT, WXK_UP, WXK_LEFT, WXK_DOWN, WXK_LEFT}) {
        press(*board, key);
        met.insert(board->here()->id.text());
    }
    EXPECT_GE(met.size(), 4u);

    for (const HitArea& hit_area : board->hit_areas()) {
        const wxPoint2DDouble centre = hit_area.area.GetCentre();
        const HitArea* hit = board->hit_area_at(wxPoint(int(centre.m_x), int(centre.m_y)));
        ASSERT_NE(hit, nullptr) << hit_area.id;
        if (!hit_area.id.value_of("district")) {
            EXPECT_EQ(hit->id, hit_area.id);
        }
    }
    const HitArea& pile = *std::ranges::find(board->hit_areas(), "draw_pile", &HitArea::id);
    click(*board, wxPoint(int(pile.area.GetCentre().m_x), int(pile.area.GetCentre().m_y)));
    EXPECT_EQ(picked.back(), "draw_pile");
    EXPECT_EQ(board->hit_area_at(wxPoint(1, 1)), nullptr);
}

TEST_F(DrawnWindows, APlaceThatIsAskedForGoesBeforeTheCardOnIt) {
    const Session session = evening(60);
    auto* board = new BoardCanvas(frame_);
    board->show(scene_of(session, session.plies()));
    present(*board);
    ASSERT_TRUE(pump([&] { return !board->hit_areas().empty(); }));
    const auto card = std::ranges::find_if(
        board->hit_areas(), [](const HitArea& hit_area) { return decktet::card_of(hit_area.id.text()).has_value(); });
    ASSERT_NE(card, board->hit_areas().end());
    const wxPoint centre(int(card->area.GetCentre().m_x), int(card->area.GetCentre().m_y));
    EXPECT_TRUE(decktet::card_of(board->hit_area_at(centre)->id.text()));
    BoardFocus focus;
    for (int district = 1; district <= 5; ++district) {
        focus.marks.push_back({PlaceId::of("district", district), EntryMark::Kind::legal, literally("fits")});
    }
    board->show_focus(focus);
    board->Update();
    EXPECT_TRUE(board->hit_area_at(centre)->id.value_of("district"));
}

TEST_F(DrawnWindows, AnyJumpIsDrawnAtOnce) {
    const Session session = evening(150);
    auto* board = new BoardCanvas(frame_);
    board->show(scene_of(session, session.plies()));
    present(*board);
    std::vector<double> spans;
    for (std::size_t ply = 0; ply <= session.plies(); ply += 3) {
        // This measures only our own work, whatever else the machine does.
        const std::clock_t start = std::clock();
        board->show(scene_of(session, ply));
        board->Update();
        spans.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(spans);
    const double median = spans[spans.size() / 2];
    RecordProperty("median_ms", std::to_string(median));
    std::printf("a jump is painted in %.1f ms (median), %.1f ms (worst)\n", median, spans.back());
    EXPECT_LT(median, 16);
}

TEST_F(DrawnWindows, ThePlayerBarSaysWhoAndWhat) {
    const Session session = evening(60);
    auto* bar = new PlayerBar(frame_);
    bar->show(scene_of(session, session.plies()));
    present(*bar, 0);
    ASSERT_EQ(bar->cells().size(), 2u);
    EXPECT_EQ(bar->cells()[0].name, "Ann");
    EXPECT_EQ(bar->cells()[0].facts.size(), 4u);
    EXPECT_NE(bar->cells()[0].active, bar->cells()[1].active);
    EXPECT_TRUE(accessible_name(bar).Contains("Ann"));
    EXPECT_TRUE(accessible_name(bar).Contains("whose turn it is"));
    const int low = bar->GetSize().y;

    bool paused = false;
    bar->on_pause([&] { paused = true; });
    click(*bar, wxPoint(100, 30));
    EXPECT_FALSE(paused);
    click(*bar, wxPoint(bar->GetSize().x - 40, low / 2));
    EXPECT_TRUE(paused);

    set_text_size(2);
    constexpr int kNarrow = 720;  // Two names fit side by side, but not all of their figures.
    frame_->SetClientSize(kNarrow, frame_->GetClientSize().y);
    bar->InvalidateBestSize();
    frame_->Layout();
    bar->show(scene_of(session, session.plies()));
    EXPECT_EQ(bar->shown_names(), (std::vector<wxString>{"Ann", "Ben"})) << "figures give way before names";
    EXPECT_LT(bar->GetBestSize().y, 2 * low) << "one row in large type too: the board keeps its room";
    keep(*bar, "strip-200");
    const Session four = sample_of("muse-decktet");
    constexpr int kFour = 1024;
    frame_->SetClientSize(kFour, frame_->GetClientSize().y);
    frame_->Layout();
    bar->show(scene_of(four, four.plies()));
    EXPECT_EQ(bar->shown_names(), (std::vector<wxString>{"Ann", "Ben", "Cleo", "Dan"})) << "smaller before cut";
    bar->show(Scene());
    EXPECT_TRUE(bar->cells().empty());
    bar->Update();
}

/// There are twelve players at the open table, and two names have the same first letters.
TEST_F(DrawnWindows, ThePlayerBarHasRoomForTwelveNames) {
    const Session session = full_table("open-table");
    auto* bar = new PlayerBar(frame_);
    constexpr int kBarWidth = 943;  // In a window of 1280 × 800.
    frame_->SetClientSize(kBarWidth, frame_->GetClientSize().y);
    bar->show(scene_of(session, session.plies()));
    present(*bar, 0);
    const std::vector<wxString> names = bar->shown_names();
    ASSERT_EQ(names.size(), 12U);
    EXPECT_EQ(std::set<wxString>(names.begin(), names.end()).size(), names.size()) << "no two look alike";
    keep(*bar, "strip-twelve");
    constexpr double kCell = 64, kLetters = 12.5;
    for (const wxString& name : names) {
        EXPECT_GE(name.length(), 2U) << name.utf8_string() << ": more than a badge tells";
        EXPECT_LE(bar->GetTextExtent(name).x * kLetters / pixels_of(TypeStep::normal), kCell)
            << name.utf8_string() << " stays in its cell";
    }
    EXPECT_EQ(names[5], "Ida") << "a short name is whole";
}

TEST_F(DrawnWindows, TheThreadLeadsToAnyPly) {
    auto* thread = new Timeline(frame_);
    std::vector<bool> turns(75);
    for (std::size_t i = 0; i < turns.size(); i += 4) {
        turns[i] = true;
    }
    thread->show(turns, 57);
    present(*thread, 0);
    keep(*thread, "thread");
    std::size_t asked = 0;
    thread->on_pick([&](std::size_t ply) { asked = ply; });
    press(*thread, WXK_LEFT);
    EXPECT_EQ(asked, 56u);
    press(*thread, WXK_END);
    EXPECT_EQ(asked, 75u);
    press(*thread, WXK_HOME);
    EXPECT_EQ(asked, 0u);
    click(*thread, wxPoint(thread->GetSize().x / 2, 10));
    EXPECT_NEAR(double(asked), 37.5, 1.5);
    EXPECT_EQ(thread->ply_at(-50), 0u);
    EXPECT_EQ(thread->ply_at(5000), 75u);
    thread->show({}, 0);
    press(*thread, WXK_RIGHT);
    thread->Update();
}

TEST_F(DrawnWindows, NothingMovesUnlessItIsAllowedAndAKeyEndsIt) {
    auto* thread = new Timeline(frame_);
    thread->show(std::vector<bool>(75), 57);
    present(*thread, 0);
    thread->show(std::vector<bool>(75), 20);
    EXPECT_FALSE(thread->moving());
    allow_motion(true);
    thread->show(std::vector<bool>(75), 40);
    EXPECT_TRUE(thread->moving());
    thread->end_motion();
    EXPECT_FALSE(thread->moving());
    thread->show(std::vector<bool>(75), 41);
    EXPECT_TRUE(thread->moving());
    EXPECT_TRUE(pump([&] { return !thread->moving(); })) << "it ends by itself";
    choose_scheme(Scheme::contrast);
    thread->show(std::vector<bool>(75), 42);
    EXPECT_FALSE(thread->moving());
}

TEST_F(DrawnWindows, TheTableViewShowsOnlyWhatTheTableSees) {
    frame_->Show();
    auto* table = new TableWindow(frame_);
    table->SetSize(0, 0, 1280, 720);
    table->Show();
    const Session session = evening(60);
    table->show(scene_of(session, session.plies()));
    ASSERT_TRUE(pump([&] { return !table->board().hit_areas().empty(); }));
    EXPECT_TRUE(table->board().AcceptsFocus()) << "F9, F11 and Escape work in it";
    EXPECT_TRUE(table->GetTitle().Contains("Thursday at the library"));
    for (const HitArea& hit_area : table->board().hit_areas()) {
        const std::string& id = hit_area.id.text();
        EXPECT_TRUE(hit_area.id.value_of("district") || id.ends_with("_pile") || id.size() <= 4) << hit_area.id;
    }
    table->show(scene_of(session, 20));
    table->show(Scene());
    EXPECT_TRUE(pump([&] { return table->board().hit_areas().empty(); }));
    const Session over = evening(2000);
    table->show(scene_of(over, over.plies()));
    keep(*table, "table-view-over");
}

TEST_F(DrawnWindows, TheTableViewPlaysARoundOfMuseStepByStep) {
    const Session session = sample_of("muse-decktet");
    std::size_t resolved = 0;
    while (write_event(*session.replay().steps()[resolved].entry.event, session.playthrough(),
                       session.names())["type"] != "resolve") {
        ++resolved;
    }
    frame_->Show();
    auto* table = new TableWindow(frame_);
    table->SetSize(0, 0, 1280, 720);
    table->Show();
    table->show(scene_of(session, resolved + 1));
    BoardCanvas& board = table->board();
    using Way = PlaceId::ShownStep::Way;
    const auto has = [&](PlaceId::ShownStep step) {
        return std::ranges::find(board.hit_areas(), PlaceId::showing(step), &HitArea::id) != board.hit_areas().end();
    };
    ASSERT_TRUE(pump([&] { return has({Way::on, 1}); }));
    std::vector<std::optional<std::size_t>> steps;
    board.on_story([&](std::optional<std::size_t> step) { steps.push_back(step); });
    const auto key = [&](int code) {
        wxKeyEvent event = made_key(wxEVT_CHAR_HOOK);
        event.m_keyCode = code;
        table->ProcessWindowEvent(event);
    };
    key(WXK_RIGHT);
    EXPECT_TRUE(has({Way::on, 2}));
    key(WXK_RIGHT);
    EXPECT_TRUE(has({Way::back, 1}));
    key(WXK_LEFT);
    EXPECT_EQ(steps, (std::vector<std::optional<std::size_t>>{1, 2, 1}));
    // A board that follows another says nothing of its own.
    board.show_story(2);
    EXPECT_TRUE(has({Way::on, 3}));
    EXPECT_EQ(steps.size(), 3U);
    board.show_story({});
    EXPECT_TRUE(has({Way::on, 1}));
    EXPECT_TRUE(board.step_story(1));
    EXPECT_FALSE(board.step_story(-1) && board.step_story(-1)) << "before the first step there is none";
}

}  // namespace
}  // namespace castalia
