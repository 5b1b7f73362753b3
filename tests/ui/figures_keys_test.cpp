// The figures of the scoresheet in every game, reached by keys and clicked with the pointer.
#include <gtk/gtk.h>
#include <wx/dataview.h>
#include <wx/listbox.h>

#include <algorithm>

#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/figure_history.h"
#include "tests/support/every_game.h"
#include "tests/support/samples.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/managed.h"

namespace castalia {
namespace {

/// A figure, and the events that made it.
struct Figure {
    std::size_t line = 0;
    int seat = 0;
    std::vector<review::FigureChange> made;
};

class FiguresOfEveryGame : public Managed, public WindowTable, public ::testing::WithParamInterface<const char*> {
protected:
    FiguresOfEveryGame() {
        const Session sample = sample_of(GetParam());
        store->begin(sample);
        recorder->open(sample.heading().id);
        frame->go(MainFrame::Place::session);
        EXPECT_TRUE(keeps_the_focus(*frame));
    }

    /// Returns the figure that most events made, of another player than the first.
    Figure richest() const {
        const review::FigureHistory history(session(), events());
        const Scoresheet sheet = session().playthrough().score(events());
        Figure best;
        for (std::size_t line = 0; line < sheet.rows.size() + sheet.ladder.size(); ++line) {
            const std::vector<review::FigureChange> made = history.of(line);
            for (int seat = 1; seat < static_cast<int>(session().names().size()); ++seat) {
                Figure figure{line, seat, {}};
                std::ranges::copy_if(made, std::back_inserter(figure.made),
                                     [&](const auto& change) { return change.seat.index == seat; });
                if (figure.made.size() > best.made.size()) {
                    best = figure;
                }
            }
        }
        return best;
    }
    /// Returns the lines in which the dialog tells the events of a figure.
    std::vector<wxString> lines_of(const Figure& figure) {
        const int parts = session().playthrough().score(events()).parts;
        std::vector<wxString> lines;
        for (const review::FigureChange& change : figure.made) {
            lines.push_back(
                wxString::Format("%zu  %s", change.event + 1, words(review::change_text(session(), change, parts))));
        }
        return lines;
    }
    /// Expects that the dialog lists the events of `figure` soon, and names its player.
    void expect_events(wxDialog& dialog, const Figure& figure) {
        auto& list = only<wxListBox>(dialog);
        const auto listed = [&] {
            std::vector<wxString> lines;
            for (unsigned i = 0; i < list.GetCount(); ++i) {
                lines.push_back(list.GetString(i));
            }
            return lines;
        };
        const std::vector<wxString> lines = lines_of(figure);
        pump([&] { return listed() == lines; });
        EXPECT_EQ(listed(), lines);
        EXPECT_TRUE(says(dialog, utf8(session().names()[static_cast<std::size_t>(figure.seat)]))) << "it is named";
    }
    /// Opens the scoresheet, calls `act` in it, and waits until it is closed.
    void in_scoresheet(const std::function<void(wxDialog&)>& act) {
        bool seen = false;
        in_next_dialog([&](wxDialog& dialog) {
            seen = true;
            EXPECT_TRUE(keeps_the_focus(dialog));
            act(dialog);
            EXPECT_TRUE(pump([&] { return !dialog.IsModal(); }));
        });
        press(WXK_F4);
        ASSERT_TRUE(pump([&] { return seen && open_dialog() == nullptr; }));
    }
};

TEST_P(FiguresOfEveryGame, LeftAndRightWalkThemAndEnterShowsTheEventsAndGoesThere) {
    const Figure figure = richest();
    ASSERT_FALSE(figure.made.empty());
    in_scoresheet([&](wxDialog& dialog) {
        auto& list = only<wxDataViewCtrl>(dialog);
        ASSERT_EQ(wxWindow::FindFocus(), &list);
        for (std::size_t i = 0; i < figure.line; ++i) {
            press(WXK_DOWN);
        }
        for (int i = 0; i < figure.seat + 1; ++i) {
            press(WXK_RIGHT);
        }
        expect_events(dialog, figure);
        press(WXK_LEFT);
        press(WXK_RIGHT);
        expect_events(dialog, figure);
        keep_picture(dialog, std::string("figures-") + GetParam());
        press(WXK_RETURN);
        EXPECT_TRUE(pump([&] { return wxWindow::FindFocus() == &only<wxListBox>(dialog); }));
        press(WXK_HOME);
        press(WXK_RETURN);
    });
    EXPECT_EQ(recorder->scene().ply, figure.made.front().event + 1);
}

TEST_P(FiguresOfEveryGame, AClickShowsTheEventsAndEnterOnOneGoesThere) {
    const Figure figure = richest();
    in_scoresheet([&](wxDialog& dialog) {
        auto& list = only<wxDataViewCtrl>(dialog);
        auto* tree = GTK_TREE_VIEW(list.GtkGetTreeView());
        GtkTreePath* path = gtk_tree_path_new_from_indices(static_cast<int>(figure.line), -1);
        GtkTreeViewColumn* column = gtk_tree_view_get_column(tree, figure.seat + 1);
        gtk_tree_view_scroll_to_cell(tree, path, column, FALSE, 0, 0);
        settle_windows();
        GdkRectangle area;
        gtk_tree_view_get_cell_area(tree, path, column, &area);
        gtk_tree_path_free(path);
        int x = 0, y = 0, left = 0, top = 0;
        gtk_tree_view_convert_bin_window_to_widget_coords(tree, area.x + area.width / 2, area.y + area.height / 2, &x,
                                                          &y);
        gdk_window_get_origin(gtk_widget_get_window(GTK_WIDGET(tree)), &left, &top);
        hand.move_to({left + x, top + y});
        hand.click();
        expect_events(dialog, figure);
        auto& made = only<wxListBox>(dialog);
        wxWindow* const inside = &made;
        const wxPoint first = inside->GetScreenPosition() + wxPoint(40, 10);
        made.SetFirstItem(0);
        settle_windows();
        hand.move_to(first);
        hand.click();
        EXPECT_TRUE(pump([&] { return made.GetSelection() == 0; }));
        press(WXK_RETURN);
    });
    EXPECT_EQ(recorder->scene().ply, figure.made.front().event + 1);
}

INSTANTIATE_TEST_SUITE_P(Of, FiguresOfEveryGame, every_game(), name_of_game);

}  // namespace
}  // namespace castalia
