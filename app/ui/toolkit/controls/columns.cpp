#include "app/ui/toolkit/controls/columns.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include <gtk/gtk.h>
#include <wx/dataview.h>

#include "app/ui/toolkit/controls/spacing.h"

namespace castalia {

namespace {

/// Only the first rows are measured: in a longer list, a row further down may be cut.
constexpr unsigned kMostRows = 200;

/// The first column says what a row is about, so it keeps this width however narrow the list is.
constexpr int kLeastColumnLetters = 10;

/// A sentence has room, but a name of ten thousand letters does not push the other columns away.
constexpr int kMostLetters = 80;

GtkWidget* heading_of(const wxDataViewCtrl& list, unsigned column) {
    return gtk_tree_view_column_get_button(GTK_TREE_VIEW_COLUMN(list.GetColumn(column)->GetGtkHandle()));
}

/// Returns how wide the heading of a column is with what its theme puts around the words. A label that may end in
/// dots still asks for the room of all its words.
int heading_width(const wxDataViewCtrl& list, unsigned column) {
    int natural = 0;
    gtk_widget_get_preferred_width(heading_of(list, column), nullptr, &natural);
    return natural;
}

int natural_width(const wxDataViewCtrl& list, const wxDataViewListModel& model, unsigned column) {
    wxFont bold = list.GetFont();
    bold.MakeBold();
    const auto measured = [&](const wxString& text, const wxFont& font) {
        int wide = 0, high = 0;
        list.GetTextExtent(text, &wide, &high, nullptr, nullptr, &font);
        return wide;
    };
    int widest = measured(list.GetColumn(column)->GetTitle(), bold);
    for (unsigned row = 0; row < std::min(model.GetCount(), kMostRows); ++row) {
        wxVariant value;
        model.GetValueByRow(value, row, column);
        wxDataViewItemAttr look;
        const bool heavy = model.GetAttrByRow(row, column, look) && look.GetBold();
        widest = std::max(widest, measured(value.GetString(), heavy ? bold : list.GetFont()));
    }
    const int most = kMostLetters * list.GetCharWidth(), around = list.FromDIP(2 * spacing::apart);
    return std::max(std::min(widest, most), std::min(heading_width(list, column) - around, most)) + around;
}

/// Returns the widths of the columns; none where the list has no rows to measure.
std::vector<int> widths_of(const wxDataViewCtrl& list) {
    std::vector<int> widths;
    if (const auto* model = dynamic_cast<const wxDataViewListModel*>(list.GetModel())) {
        for (unsigned column = 0; column < list.GetColumnCount(); ++column) {
            widths.push_back(natural_width(list, *model, column));
        }
    }
    return widths;
}

/// Narrows the widest columns first, down to the next ones, and none below its least width.
void narrow(std::vector<int>& widths, int missing, const std::vector<int>& least) {
    constexpr int kStep = 4;
    for (; missing > 0; missing -= kStep) {
        std::size_t widest = 0;
        for (std::size_t column = 1; column < widths.size(); ++column) {
            const bool may = widths[column] > least[column];
            widest = may && (widest == 0 || widths[column] > widths[widest]) ? column : widest;
        }
        if (widest == 0) {
            return;
        }
        widths[widest] = std::max(widths[widest] - kStep, least[widest]);
    }
}

/// Returns the least widths: a heading that is broken into short lines is shown whole.
std::vector<int> least_widths(const wxDataViewCtrl& list) {
    std::vector<int> least;
    for (unsigned column = 0; column < list.GetColumnCount(); ++column) {
        const int letters = kLeastColumnLetters * list.GetCharWidth();
        const bool broken = list.GetColumn(column)->GetTitle().Contains("\n");
        least.push_back(broken ? std::max(letters, heading_width(list, column)) : letters);
    }
    return least;
}

/// Returns the label in the heading of a column, below this part of it.
GtkLabel* label_in(GtkWidget* part) {
    if (GTK_IS_LABEL(part)) {
        return GTK_LABEL(part);
    }
    GtkLabel* found = nullptr;
    if (GTK_IS_CONTAINER(part)) {
        GList* below = gtk_container_get_children(GTK_CONTAINER(part));
        for (GList* one = below; one != nullptr && found == nullptr; one = one->next) {
            found = label_in(GTK_WIDGET(one->data));
        }
        g_list_free(below);
    }
    return found;
}

}  // namespace

void fit_headings(wxDataViewCtrl& list) {
    for (unsigned column = 0; column < list.GetColumnCount(); ++column) {
        GtkWidget* button = heading_of(list, column);
        if (GtkLabel* label = label_in(button)) {
            gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END);
        }
        const wxString title = list.GetColumn(column)->GetTitle();
        gtk_widget_set_tooltip_text(button, title.empty() ? nullptr : title.utf8_str().data());
    }
}

int wanted_width(const wxDataViewCtrl& list) {
    const std::vector<int> widths = widths_of(list);
    return std::accumulate(widths.begin(), widths.end(), 0);
}

void fit_columns(wxDataViewCtrl& list) {
    std::vector<int> widths = widths_of(list);
    constexpr int kScrollBar = 20;
    const int room = list.GetClientSize().x - list.FromDIP(kScrollBar);
    if (widths.empty() || room <= 0) {
        return;
    }
    const int left = room - std::accumulate(widths.begin(), widths.end(), 0);
    if (left < 0) {
        const int least = std::max(kLeastColumnLetters * list.GetCharWidth(), room / 3);
        widths.front() = std::min(widths.front(), std::max(widths.front() + left, least));
        narrow(widths, std::accumulate(widths.begin(), widths.end(), 0) - room, least_widths(list));
    }
    fit_headings(list);
    const auto count = static_cast<unsigned>(widths.size());
    for (unsigned column = 0; column < count; ++column) {
        list.GetColumn(column)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
        list.GetColumn(column)->SetWidth(widths[column] + std::max(0, left) / static_cast<int>(count));
    }
}

void keep_columns_fitted(wxDataViewCtrl& list) {
    list.Bind(wxEVT_SIZE, [&list](wxSizeEvent& event) {
        event.Skip();
        fit_columns(list);
    });
}

const wxDataViewColumn* sorted_column(const wxDataViewCtrl& list) {
    for (unsigned column = 0; column < list.GetColumnCount(); ++column) {
        if (list.GetColumn(column)->IsSortKey()) {
            return list.GetColumn(column);
        }
    }
    return nullptr;
}

void sort_by(wxDataViewCtrl& list, unsigned column, bool upward) {
    GtkTreeModel* const model = gtk_tree_view_get_model(GTK_TREE_VIEW(list.GtkGetTreeView()));
    gtk_tree_sortable_set_sort_column_id(GTK_TREE_SORTABLE(model), static_cast<gint>(column),
                                         upward ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING);
}

void scroll_to_first_row(wxDataViewCtrl& list) {
    GtkTreePath* const first = gtk_tree_path_new_first();
    constexpr float kTop = 0;
    gtk_tree_view_scroll_to_cell(GTK_TREE_VIEW(list.GtkGetTreeView()), first, nullptr, TRUE, kTop, 0);
    gtk_tree_path_free(first);
}

void on_sorted(wxDataViewCtrl& list, const std::function<void()>& then) {
    // wxEVT_DATAVIEW_COLUMN_SORTED comes only after a click, but GTK tells of the keys as well. It tells before it
    // has sorted, so the call waits for that.
    struct Call {
        wxDataViewCtrl& list;
        std::function<void()> then;
    };
    GtkTreeModel* const model = gtk_tree_view_get_model(GTK_TREE_VIEW(list.GtkGetTreeView()));
    g_signal_connect_data(
        model, "sort-column-changed", G_CALLBACK(+[](GtkTreeSortable*, gpointer call) {
            const auto* const sorted = static_cast<Call*>(call);
            sorted->list.CallAfter(sorted->then);
        }),
        new Call{list, then}, +[](gpointer call, GClosure*) { delete static_cast<Call*>(call); }, GConnectFlags{});
}

}  // namespace castalia
