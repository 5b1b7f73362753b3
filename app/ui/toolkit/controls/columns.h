#pragma once

#include <functional>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace castalia {

/// Makes every column of a short list as wide as its contents. Spare room is shared. When there is too
/// little room, the first column shrinks, then the widest of the others, so that all stay visible. Text that is cut
/// ends in an ellipsis.
void fit_columns(wxDataViewCtrl& list);

/// Lets headings that are cut end in an ellipsis, and tells each of them whole when the pointer rests on it.
/// `fit_columns` does so, too.
void fit_headings(wxDataViewCtrl& list);

/// Returns the width in pixels at which no column of the list would be cut.
int wanted_width(const wxDataViewCtrl& list);

/// Fits the columns whenever the size of the list changes, including the first time.
void keep_columns_fitted(wxDataViewCtrl& list);

/// Returns the column that the list is sorted by, or null. GetSortingColumn must not be used here: it returns the
/// heading that was last pressed in any list of the program, even in a list that no longer exists.
const wxDataViewColumn* sorted_column(const wxDataViewCtrl& list);

/// Sorts the list by this column of its model, as a press on the heading does.
void sort_by(wxDataViewCtrl& list, unsigned column, bool upward);

/// Scrolls to the first row, also before the list has its size: what the toolkit itself would scroll to then lies
/// below that row.
void scroll_to_first_row(wxDataViewCtrl& list);

/// Calls `then` when the user has sorted the list by a heading, with the mouse or the keyboard.
void on_sorted(wxDataViewCtrl& list, const std::function<void()>& then);

}  // namespace castalia
