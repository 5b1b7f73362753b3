// What nobody should see in a picture. A picture says itself where its words and drawings are, so no display is
// needed.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/picture/palette.h"
#include "core/picture/picture.h"

namespace castalia {

/// Each fault with the first place where it was found.
using PictureFaults = std::map<std::string, std::string>;

/// Shapes as somebody sees them.
struct Seen {
    std::span<const document::Shape> shapes;
    picture::Rect area;  ///< Everything lies in it.
    const picture::Measure& measure;
    std::vector<std::string> names;  ///< The players, and what else may be shortened.
    std::string where;
};

/// Returns the area of the letters of words, from their baseline to the height of capitals.
picture::Rect letters_of(const document::Shape& words, const picture::Measure& measure);

/// Adds words that are shortened, lie on each other or on a drawing, leave the area or the box on which they stand.
void look_over_words(const Seen& seen, PictureFaults& faults);
/// Adds words smaller than `least`, and on a screen, with `least_letter`, words with lower letters.
void look_for_small_words(const Seen& seen, double least, double least_letter, PictureFaults& faults);
/// Adds words and drawings that stand out too little from what was painted beneath them: words need a contrast of 4.5
/// (WCAG AA), or 7 (AAA) in the palette for high contrast; drawings, lines and edges need 3.
void look_for_faint_shapes(const Seen& seen, picture::Scheme scheme, PictureFaults& faults);

/// Returns the ratio of the luminances of two colours 0xRRGGBB as WCAG 2.1 defines it, 1 to 21.
double contrast_of(std::uint32_t one, std::uint32_t other);

/// Return the codes of the languages of the program, and these with the one that nobody speaks.
std::vector<std::string> spoken_languages();
std::vector<std::string> audited_languages();

}  // namespace castalia
