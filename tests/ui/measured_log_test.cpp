// An entry does not measure the log anew, which in a long session took more time than everything else.
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <wx/button.h>

#include <chrono>

#include "app/ui/form/slot_form.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "tests/ui/window_table.h"

namespace {

int measured_anew = 0;

}  // namespace

/// Counts the calls by which the log asks the toolkit to measure all its rows, and passes them on.
extern "C" void gtk_tree_view_column_queue_resize(GtkTreeViewColumn* column) {
    ++measured_anew;
    static const auto pass_on = reinterpret_cast<decltype(&gtk_tree_view_column_queue_resize)>(
        dlsym(RTLD_NEXT, "gtk_tree_view_column_queue_resize"));
    pass_on(column);
}

namespace castalia {

struct MeasuredLog : WindowTable {
    void settle() {
        pump([n = 0]() mutable { return ++n > 20; });
    }
};

TEST_F(MeasuredLog, KeepsTheHeightsOfItsRowsWhileEventsAreEntered) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    frame->SetSize(1280, 800);
    settle();
    ASSERT_FALSE(frame->session_page().now().form().slots().empty()) << "the form of a roll stands below the log";
    measured_anew = 0;
    const std::size_t before = session().plies();
    for (int time = 0; time < 3; ++time) {
        frame->session_page().take_line("note \"A cup of tea\"");  // The form of the roll goes and comes back.
        settle();
    }
    EXPECT_EQ(session().plies(), before + 3);
    EXPECT_EQ(measured_anew, 0);
}

/// Each frame costs the whole window on a compositor that keeps what it shows (sway drawing in software). The themes
/// of GTK let the colours of a button fade for a fifth of a second, which is a dozen frames for each line.
TEST_F(MeasuredLog, AnEntryDrawsNoButtonOftenerThanItChanges) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    settle();
    apply_native_style(100);
    allow_motion(true);
    wxButton* confirm = frame->session_page().entry().confirm_button();
    int drawn = 0;
    const auto count = +[](GtkWidget*, cairo_t*, int* times) -> gboolean {
        ++*times;
        return FALSE;
    };
    const gulong handler = g_signal_connect(confirm->GetHandle(), "draw", G_CALLBACK(count), &drawn);
    const auto draws_while = [&](const std::function<void()>& change) {
        drawn = 0;
        change();
        const auto over = std::chrono::steady_clock::now() + std::chrono::milliseconds(500);
        pump([&] { return std::chrono::steady_clock::now() > over; });
        return drawn;
    };
    constexpr int kMost = 4;
    EXPECT_LE(draws_while([&] { frame->session_page().type_line("note \"A cup of tea\""); }), kMost)
        << "it can be pressed";
    EXPECT_TRUE(confirm->IsEnabled());
    EXPECT_LE(draws_while([&] { frame->session_page().take_line("note \"A cup of tea\""); }), kMost) << "and cannot";
    g_signal_handler_disconnect(confirm->GetHandle(), handler);
    allow_motion(false);
}

TEST_F(MeasuredLog, MeasuresThemAtAnotherWidth) {
    recorder->begin(two_players());
    frame->go(MainFrame::Place::session);
    frame->SetSize(1280, 800);
    settle();
    measured_anew = 0;
    frame->SetSize(1000, 800);  // Here the log is narrower.
    settle();
    EXPECT_GT(measured_anew, 0);
}

}  // namespace castalia
