#pragma once

#include <string>
#include <vector>

#include <wx/colour.h>
#include <wx/image.h>

#include "app/ui/toolkit/controls/palette.h"
#include "tests/ui/text_faults.h"

namespace castalia {

/// Returns the ratio of the luminances of two colours as WCAG 2.1 defines it, 1 to 21.
double contrast_of(const wxColour& one, const wxColour& other);

struct InkOnGround {
    wxColour ink, ground;
    double ratio = 1;
    std::string text() const;  ///< Returns "#44575C on #FFFFFF, 7.62".
};

/// Returns how words of one ink stand out in an area that is not empty: the contrast between the most frequent colour
/// and the pixel that differs most from it, because letters reach their whole colour somewhere.
InkOnGround clearest_in(const wxImage& picture, const wxRect& area);

/// Returns the least ratio of words and their ground in a scheme: 4.5 (WCAG AA), and 7 (AAA) in the one for high
/// contrast.
double least_contrast(Scheme scheme);

/// Adds each text whose ink stands out too little from a ground that the picture has around its letters. A colour
/// that covers a twelfth of the text's area counts as its ground.
void look_for_faint_texts(const wxImage& picture, const std::vector<DrawnText>& texts, double least,
                          const std::string& where, Faults& faults);

/// Adds each mark that stands out too little from what the picture has around it: a sign or a line by its ink, an
/// edge or a disc by its line or by its fill.
void look_for_faint_marks(const wxImage& picture, const std::vector<DrawnMark>& marks, double least,
                          const std::string& where, Faults& faults);

}  // namespace castalia
