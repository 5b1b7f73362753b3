#pragma once

#include <string>
#include <vector>

#include <wx/colour.h>
#include <wx/dataview.h>
#include <wx/image.h>
#include <wx/toplevel.h>

#include "app/ui/basics/palette.h"
#include "tests/ui/text_faults.h"

namespace castalia {

/// Returns the ratio of the luminances of two colours as WCAG 2.1 defines it, 1 to 21.
double contrast_of(const wxColour& one, const wxColour& other);

/// The least ratio of words and of their ground in a scheme: 4.5 (WCAG AA), and 7 (AAA) in the one for high contrast.
double least_contrast(Scheme scheme);

/// Adds each text whose ink stands out too little from a ground that the picture has around its letters. What covers
/// a twelfth of the text's area counts as its ground.
void look_for_faint_texts(const wxImage& picture, const std::vector<DrawnText>& texts, double least,
                          const std::string& where, Faults& faults);

/// Adds each mark that stands out too little from what the picture has around it: a sign or a line by its ink, an
/// edge or a disc by its line or by its fill.
void look_for_faint_marks(const wxImage& picture, const std::vector<DrawnMark>& marks, double least,
                          const std::string& where, Faults& faults);

/// Paints a window by itself, on the background of a page, and returns the picture. A TextWatch that stands has the
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
