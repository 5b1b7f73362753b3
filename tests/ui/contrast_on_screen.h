#pragma once

#include <string>

#include <wx/dataview.h>
#include <wx/image.h>
#include <wx/toplevel.h>

#include "tests/ui/text_faults.h"

namespace castalia {

/// Paints a window by itself, on the background of a page, and returns the picture. A TextWatch that exists notes the
/// places of its texts in this picture.
wxImage painted(wxWindow& window);

/// Adds each text in the cells of a list that is drawn by hand and stands out too little. Returns how many were
/// measured.
std::size_t look_for_faint_cells(wxDataViewCtrl& list, double least, const std::string& where, Faults& faults);

/// Adds each label, field and choice of the toolkit in a window that stands out too little, as the screen shows it
/// once it has been drawn. Returns how many were measured.
std::size_t look_for_faint_words(const wxTopLevelWindow& window, double least, const std::string& where,
                                 Faults& faults);

}  // namespace castalia
