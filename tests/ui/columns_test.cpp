// Lists whose columns are as wide as their contents.
#include "app/ui/toolkit/controls/columns.h"

#include <numeric>

#include <gtk/gtk.h>
#include <wx/dataview.h>
#include <wx/frame.h>

#include "app/ui/toolkit/gtk/native_style.h"
#include "tests/ui/dialog_hands.h"
#include "tests/ui/heading_label.h"

namespace castalia {
namespace {

class Columns : public ::testing::Test {
protected:
    Columns() {
        apply_native_style(100);  // In the toolkit's own style, headings change their width little by little.
        frame = new wxFrame(nullptr, wxID_ANY, "columns", wxPoint(), wxSize(900, 300));
        list = new wxDataViewListCtrl(frame, wxID_ANY);
        keep_columns_fitted(*list);
        for (const char* title : {"", "Ann", "Bartholomew", "Cleo"}) {
            list->AppendTextColumn(title);
        }
        wxVector<wxVariant> row;
        for (const char* cell : {"Paintings in the palace, which is a long thing to say of a row", "3", "4", "12"}) {
            row.push_back(wxString(cell));
        }
        list->AppendItem(row);
        fit_columns(*list);
        frame->Show();
        settle_windows();
    }
    ~Columns() override {
        frame->Destroy();
        settle_windows(20);
    }
    int width(unsigned column) const { return list->GetColumn(column)->GetWidth(); }
    int all() const { return width(0) + width(1) + width(2) + width(3); }

    wxFrame* frame;
    wxDataViewListCtrl* list;
};

TEST_F(Columns, ShareTheRoomThatIsLeft) {
    EXPECT_LE(all(), list->GetClientSize().x);
    EXPECT_GT(all(), list->GetClientSize().x * 9 / 10);
    EXPECT_GT(width(0), list->GetTextExtent("Paintings in the palace, which is a long thing to say of a row").x);
}

TEST_F(Columns, LetTheFirstGiveWayAndNoOther) {
    frame->SetSize(500, 300);
    settle_windows();
    EXPECT_LE(all(), list->GetClientSize().x);
    EXPECT_LT(width(0), list->GetTextExtent("Paintings in the palace, which is a long thing to say of a row").x);
    EXPECT_GT(width(2), list->GetTextExtent("Bartholomew").x);
    EXPECT_EQ(list->GetColumn(0)->GetRenderer()->GetEllipsizeMode(), wxELLIPSIZE_END);
}

TEST_F(Columns, AreAllSeenWhereLongCellsCanBeCut) {
    wxVector<wxVariant> row;
    for (const char* cell :
         {"Palace", "3 of the Castle, 2MK, 6MW", "4 of 8MS, 3LY, 8WL and 3MW", "3 of 3SK, 5SW, 7WY"}) {
        row.push_back(wxString(cell));
    }
    list->AppendItem(row);
    frame->SetSize(620, 300);
    settle_windows();
    EXPECT_LE(all(), list->GetClientSize().x);
    EXPECT_GE(width(0), list->GetClientSize().x / 4) << "the first gave way before the others";
    for (const unsigned column : {1U, 2U, 3U}) {
        EXPECT_GE(width(column), 9 * list->GetCharWidth());
    }
}

TEST_F(Columns, EndHeadingsThatDoNotFitInDotsAndTellThemWhole) {
    for (const char* title : {"As the table said", "Text that was found", "Benjamin the younger"}) {
        list->AppendTextColumn(title);
    }
    list->DeleteAllItems();
    list->AppendItem(wxVector<wxVariant>(list->GetColumnCount(), wxVariant("3")));
    frame->SetSize(420, 300);
    settle_windows();
    std::size_t cut = 0;
    for (unsigned column = 0; column < list->GetColumnCount(); ++column) {
        GtkWidget* button =
            gtk_tree_view_column_get_button(GTK_TREE_VIEW_COLUMN(list->GetColumn(column)->GetGtkHandle()));
        GtkLabel* label = label_in(button);
        ASSERT_NE(label, nullptr);
        EXPECT_EQ(gtk_label_get_ellipsize(label), PANGO_ELLIPSIZE_END) << column;
        if (pango_layout_is_ellipsized(gtk_label_get_layout(label)) != FALSE) {
            ++cut;
            gchar* tip = gtk_widget_get_tooltip_text(button);
            EXPECT_STREQ(tip, list->GetColumn(column)->GetTitle().utf8_str());
            g_free(tip);
        }
    }
    EXPECT_GT(cut, 0U);
    frame->SetSize(1800, 300);
    settle_windows();
    for (unsigned column = 0; column < list->GetColumnCount(); ++column) {
        GtkWidget* button =
            gtk_tree_view_column_get_button(GTK_TREE_VIEW_COLUMN(list->GetColumn(column)->GetGtkHandle()));
        EXPECT_EQ(pango_layout_is_ellipsized(gtk_label_get_layout(label_in(button))), FALSE) << column;
    }
}

TEST_F(Columns, GiveAHeadingTheRoomThatItsThemeTakesAroundTheWords) {
    GtkCssProvider* theme = gtk_css_provider_new();
    gtk_css_provider_load_from_data(theme, "treeview.view header button { padding: 0 30px; }", -1, nullptr);
    GdkScreen* screen = gdk_screen_get_default();
    gtk_style_context_add_provider_for_screen(screen, GTK_STYLE_PROVIDER(theme),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER + 1);
    settle_windows();
    constexpr int kScrollBar = 24;
    frame->SetClientSize(wanted_width(*list) + kScrollBar, 300);
    settle_windows();
    for (const unsigned column : {1U, 2U, 3U}) {
        GtkWidget* button =
            gtk_tree_view_column_get_button(GTK_TREE_VIEW_COLUMN(list->GetColumn(column)->GetGtkHandle()));
        EXPECT_EQ(pango_layout_is_ellipsized(gtk_label_get_layout(label_in(button))), FALSE) << column;
    }
    gtk_style_context_remove_provider_for_screen(screen, GTK_STYLE_PROVIDER(theme));
    g_object_unref(theme);
}

TEST_F(Columns, SayWhatARowIsAboutHoweverNarrowTheListIs) {
    frame->SetSize(200, 300);
    settle_windows();
    EXPECT_GE(width(0), 10 * list->GetCharWidth());
}

}  // namespace
}  // namespace castalia
