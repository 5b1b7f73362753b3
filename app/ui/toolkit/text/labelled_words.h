#pragma once

#include <wx/string.h>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns words behind what they are about, with the colon of the language: "Ann: 3 cards", in French "Ann : 3
/// cartes".
wxString labelled_words(const wxString& label, const wxString& about_it);
/// Returns what happened behind its chapter: "Turn 4 · Ben: draws". A name that the event says itself is not said
/// twice: "Turn 4: Ben draws".
wxString words_in_chapter(const Text& chapter, const wxString& event);

}  // namespace castalia
