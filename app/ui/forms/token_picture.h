#pragma once

#include <wx/bmpbndl.h>

#include "core/rules/text.h"

class wxWindow;

namespace castalia {

/// Beads with their letters for a button: a payment ({"M": 2, "S": 1}) with its numbers, or one suit ("M").
/// `best`: with the mark of what keeps most choice open before them.
wxBitmapBundle token_picture(const wxWindow& window, const Json& tokens, bool best = false);

/// "2 M, 1 S"
Text tokens_text(const Json& tokens);

}  // namespace castalia
