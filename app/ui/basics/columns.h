#pragma once

#include <functional>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace castalia {

/// Makes every column of a short list as wide as what stands in it. Room that is left is shared; where there is too
/// little, the first column gives way, then the widest of the others, so that all are seen; what is cut ends in an
/// ellipsis.
void fit_columns(wxDataViewCtrl& list);

/// How wide the list's columns would like to be, all together, in pixels.
int wanted_width(const wxDataViewCtrl& list);

/// Fits the columns whenever the list gets another size, the first one too.
void keep_columns_fitted(wxDataViewCtrl& list);

/// The column that the list is sorted by; null where it is not. GetSortingColumn is not to be asked: it gives the
/// heading that was last pressed in any list of the program, also one that is gone.
const wxDataViewColumn* sorted_column(const wxDataViewCtrl& list);

/// Calls `then` when somebody has sorted the list by a heading, with the mouse or the keys.
void on_sorted(wxDataViewCtrl& list, const std::function<void()>& then);

}  // namespace castalia
