// What ligatures stand for in a PDF of cairo. This header is C++17.
#pragma once

#include <map>
#include <string>
#include <string_view>

class QPDFObjectHandle;

namespace castalia::publishing {

/// The fonts of a PDF, which say what their glyphs stand for. Cairo asks the font, which calls a ligature "ﬁ", and
/// then says by a mark around it that it is "fi". After a mark within a piece, poppler loses the rest of the piece;
/// so the font says it here, and the mark is not needed.
class Ligatures {
public:
    /// Adds the fonts of a page, and makes them say the letters of their ligatures.
    void add_fonts(QPDFObjectHandle page);
    /// Returns the contents of a page without the marks around ligatures, and around spaces that must not break.
    std::string unmarked(std::string_view contents) const;

private:
    /// Returns whether a line shows one glyph of a font that says these letters, as in "00660069".
    bool says(std::string_view font, std::string_view line, std::string_view letters) const;

    std::map<std::string, std::string> maps_;  ///< By name of the font on the pages, "/f-0-1".
};

}  // namespace castalia::publishing
