#pragma once

class wxDataViewCtrl;

namespace castalia {

/// Makes every column of a short list as wide as what stands in it. Room that is left is shared; where there is too
/// little, the first column gives way and cuts its words with an ellipsis.
void fit_columns(wxDataViewCtrl& list);

/// The same, and again whenever the list has another size.
void keep_columns_fitted(wxDataViewCtrl& list);

}  // namespace castalia
