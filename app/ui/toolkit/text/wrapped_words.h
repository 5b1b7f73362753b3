#pragma once

#include <functional>

#include <wx/stattext.h>

namespace castalia {

/// Shows words in a text, with lines that are broken for as many pixels as `room` returns, but for no fewer than can
/// be read: at once, and again whenever the window around the text has another width. A page is filled before it has
/// its size.
void wrap_words(wxStaticText& text, const wxString& words, std::function<int()> room);

}  // namespace castalia
