#pragma once

#include <wx/button.h>

namespace castalia {

/// Labels a button with words and, smaller, the key that presses it. A screen reader says `name`, or the words where
/// it is empty; the key is its description.
void label_with_key(wxButton* button, const wxString& words, const wxString& key, const wxString& name = {});
/// Does the same within `room` pixels: what finds no room beside the words stands beneath them, on two lines at most.
void label_with_key_within(wxButton* button, const wxString& words, const wxString& key, int room);
/// Returns a new button with such a label. `style` is the toolkit's.
wxButton* key_button(wxWindow* parent, const wxString& words, const wxString& key, const wxString& name = {},
                     wxWindowID id = wxID_ANY, long style = 0);

}  // namespace castalia
