#pragma once

#include <wx/string.h>

namespace castalia {

/// Returns words behind what they are about, with the colon of the language: "Ann: 3 cards", in French "Ann : 3
/// cartes".
wxString labelled_words(const wxString& label, const wxString& about_it);

}  // namespace castalia
