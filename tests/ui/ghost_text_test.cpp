// The line shows in grey what Tab would write, but never as a part of its text.
#include <gtk/gtk.h>

#include "app/ui/board/board_canvas.h"
#include "app/ui/session/entry_panel.h"
#include "app/ui/session/session_page.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/type.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/window_table.h"

namespace castalia {
namespace {

class Suggestion : public WindowTable {
protected:
    void begin() {
        recorder->begin(two_players());
        frame->go(MainFrame::Place::session);
    }
    EntryPanel& entry() { return frame->session_page().entry(); }
    wxTextCtrl& field() { return *entry().field(); }
    /// Returns what a screen reader reads in the field: its text and its description.
    std::string read_aloud() {
        AtkObject* object = gtk_widget_get_accessible(static_cast<GtkWidget*>(field().GetHandle()));
        char* text = atk_text_get_text(ATK_TEXT(object), 0, -1);
        const std::string all = text;
        g_free(text);
        return all + "|" + atk_object_get_description(object);
    }
    /// Returns the field as the toolkit draws it, row by row.
    std::vector<std::vector<std::uint32_t>> picture() {
        auto* widget = static_cast<GtkWidget*>(field().GetHandle());
        // Its layout is done when the toolkit has drawn it.
        bool drawn = false;
        const auto note = +[](GtkWidget*, cairo_t*, bool* flag) -> gboolean { return *flag = true, FALSE; };
        const gulong noted = g_signal_connect(widget, "draw", G_CALLBACK(note), &drawn);
        field().Refresh();
        EXPECT_TRUE(pump([&] { return drawn; }));
        g_signal_handler_disconnect(widget, noted);
        GtkAllocation place;
        gtk_widget_get_allocation(widget, &place);
        gtk_widget_size_allocate(widget, &place);  // Later changes ask for it again.
        const int wide = gtk_widget_get_allocated_width(widget), high = gtk_widget_get_allocated_height(widget);
        cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, wide, high);
        cairo_t* cairo = cairo_create(surface);
        gtk_widget_draw(widget, cairo);
        cairo_destroy(cairo);
        cairo_surface_flush(surface);
        std::vector<std::vector<std::uint32_t>> rows;
        for (int y = 0; y < high; ++y) {
            const auto* row = reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(surface) +
                                                                     static_cast<std::ptrdiff_t>(y) *
                                                                         cairo_image_surface_get_stride(surface));
            rows.emplace_back(row, row + wide);
        }
        cairo_surface_destroy(surface);
        return rows;
    }
    /// Returns the columns in which two pictures differ: the first, the last, and how many.
    static std::array<int, 3> differing(const std::vector<std::vector<std::uint32_t>>& one,
                                        const std::vector<std::vector<std::uint32_t>>& other) {
        std::array<int, 3> columns{-1, -1, 0};
        for (std::size_t x = 0; x < one.front().size(); ++x) {
            bool differs = false;
            for (std::size_t y = 0; y < one.size(); ++y) {
                differs = differs || one[y].at(x) != other.at(y).at(x);
            }
            if (differs) {
                columns = {columns[0] < 0 ? static_cast<int>(x) : columns[0], static_cast<int>(x), columns[2] + 1};
            }
        }
        return columns;
    }
};

TEST_F(Suggestion, StandsBehindTheLineAndIsNoPartOfIt) {
    begin();
    type("r39");
    EXPECT_EQ(entry().suggestion(), wxString::FromUTF8("  → r 3 9   Tab"));
    EXPECT_EQ(entry().line(), "r39");
    EXPECT_EQ(read_aloud(), "r39|Tab writes it in full: r 3 9");
    press('A', wxMOD_CONTROL);
    EXPECT_EQ(field().GetStringSelection(), "r39");
    press(WXK_END);
    press(WXK_TAB);
    EXPECT_EQ(entry().line(), "r 3 9");
    EXPECT_TRUE(field().HasFocus());
    EXPECT_TRUE(entry().suggestion().empty());
    EXPECT_EQ(events(), 0U);
    press(WXK_RETURN);
    ASSERT_TRUE(pump([&] { return events() == 1; }));
    EXPECT_EQ(recorder->written(*session().replay().steps().front().entry.event)["dice"], Json({3, 9}));
}

TEST_F(Suggestion, GoesOnWithALineThatIsOnlyBegun) {
    begin();
    // A payment that is left out means the one that keeps most choice.
    for (const Json& event : game_of_chance(5, 200)) {
        if (event["type"] == "develop") {
            std::string line = recorder->notation(*recorder->read(event));
            line.erase(0, line.find("dev "));
            const std::size_t card = line.find(' ') + 1, district = line.find(' ', card) + 1;
            type(line.substr(0, line.find(' ', district)));
            if (!entry().suggestion().empty()) {
                EXPECT_TRUE(entry().suggestion().StartsWith(" ")) << entry().suggestion();
                EXPECT_FALSE(entry().suggestion().Contains(wxString::FromUTF8("→"))) << entry().suggestion();
                const std::size_t before = entry().line().length();
                press(WXK_TAB);
                EXPECT_GT(entry().line().length(), before);
                return;
            }
            press(WXK_ESCAPE);
        }
        ASSERT_FALSE(recorder->enter(event));
    }
    FAIL() << "no payment was ever suggested";
}

class DrawnSuggestion : public Suggestion, public ::testing::WithParamInterface<std::tuple<Scheme, int>> {};

TEST_P(DrawnSuggestion, StandsBehindTheLetters) {
    const auto [scheme, percent] = GetParam();
    choose_scheme(scheme);
    set_text_size(percent / 100.0);
    apply_native_style(percent);
    frame->rebuild();
    begin();
    entry().focus();
    type("r39");
    keep_picture(*frame, "suggestion-" + std::to_string(static_cast<int>(scheme)) + "-" + std::to_string(percent));
    frame->session_page().board().SetFocus();  // The caret would blink in the line.
    const auto with = picture();
    entry().show_echo(Composition());
    const auto without = picture();
    const auto [first, last, count] = differing(with, without);
    const int letters = field().GetTextExtent("r39").x;
    EXPECT_GT(count, letters / 2) << "it is drawn";
    EXPECT_GE(first, letters) << "behind the letters";
    EXPECT_LT(last, field().GetSize().x - 1) << "and within the field";
    EXPECT_EQ(entry().line(), "r39");
}

INSTANTIATE_TEST_SUITE_P(EveryPaletteAndSize, DrawnSuggestion,
                         ::testing::Combine(::testing::Values(Scheme::light, Scheme::dark, Scheme::contrast),
                                            ::testing::Values(100, 200)));

}  // namespace
}  // namespace castalia
