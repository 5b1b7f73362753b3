#pragma once

#include <vector>

#include <wx/string.h>

namespace castalia {

/// Returns words of a story, ready for `write` and `measure` (app/ui/toolkit/text/type.h), which show `*emphasis*`
/// slanted and `~~what was taken back~~` struck out. Each word has marks of its own, so that lines may be broken at
/// any space.
wxString marked_words(const wxString& words);

/// A part of a drawn text that has one look.
struct Span {
    wxString words;
    bool emphasis = false, struck = false;
};
/// Returns the spans of a text that `marked_words` made, or of a piece of one; one span for any other text.
std::vector<Span> spans_of(const wxString& marked);
/// Returns the text without marks.
wxString without_marks(const wxString& marked);

}  // namespace castalia
