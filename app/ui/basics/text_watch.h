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
    double height = 0;   ///< Of its lower-case letters; of its capitals and figures where it has no others.
    bool shortened = false;
};

/// Notes every text that is drawn on this thread while it stands, and forgets what is drawn over. The tests ask it
/// whether all that a board says can be read. Watches do not nest.
class TextWatch {
public:
    TextWatch();
    ~TextWatch();
    TextWatch(const TextWatch&) = delete;
    TextWatch& operator=(const TextWatch&) = delete;

    /// Returns the texts that can be seen, in the order in which they were drawn.
    const std::vector<DrawnText>& texts() const { return texts_; }

    /// What the drawing functions report. Without a watch nothing happens.
    static void drawn(const wxGraphicsContext& gc, DrawnText text);
    static void covered(const wxGraphicsContext& gc, const wxRect2DDouble& area);

private:
    void cover(const wxRect2DDouble& area);

    std::vector<DrawnText> texts_;
};

}  // namespace castalia
