#pragma once

#include <vector>

#include <wx/geometry.h>
#include <wx/graphics.h>

namespace castalia {

/// A text as it was drawn, in pixels of the picture.
struct DrawnText {
    wxString text;
    wxRect2DDouble area;
    double letters = 0;  ///< The size of the type.
    double height =
        0;  ///< The height of its lower-case letters, or of its capitals and figures where it has no others.
    bool shortened = false;
    wxColour ink;
    std::size_t nth = 0;  ///< Its place in the order in which the texts and marks of the picture were drawn.
};

/// A line, an edge, a sign or a disc as it was drawn, in pixels of the picture.
struct DrawnMark {
    enum class Kind { line, edge, sign, disc };
    Kind kind = Kind::line;
    wxRect2DDouble area;
    wxColour ink;
    wxColour fill = {};  ///< The colour inside an edge or a disc; none where it is empty.
    std::size_t nth = 0;
};

/// Notes every text and mark that is drawn on this thread while it exists, and forgets texts that are drawn over. The
/// tests ask it whether all that a board says can be read and differs enough from its ground. Watches do not nest.
class TextWatch {
public:
    TextWatch();
    ~TextWatch();
    TextWatch(const TextWatch&) = delete;
    TextWatch& operator=(const TextWatch&) = delete;

    /// Returns the texts that can be seen, in the order in which they were drawn.
    const std::vector<DrawnText>& texts() const { return texts_; }
    const std::vector<DrawnMark>& marks() const { return marks_; }

    /// Returns whether a watch stands on this thread.
    static bool watching();
    /// Reports what a drawing function draws. Does nothing without a watch.
    static void drawn(const wxGraphicsContext& gc, DrawnText text);
    static void drawn(const wxGraphicsContext& gc, DrawnMark mark);
    static void covered(const wxGraphicsContext& gc, const wxRect2DDouble& area);

private:
    void cover(const wxRect2DDouble& area);

    std::vector<DrawnText> texts_;
    std::vector<DrawnMark> marks_;
    std::size_t drawn_ = 0;
};

}  // namespace castalia
