#pragma once

#include <wx/bmpbndl.h>

#include "core/rules/text.h"

class wxWindow;

namespace castalia {

/// Returns a picture of beads with their letters for a button: a payment ({"M": 2, "S": 1}) with its numbers, or one
/// suit ("M"). `best` puts the mark of the option that keeps most choices open before them.
wxBitmapBundle token_picture(const wxWindow& window, const Json& tokens, bool best = false);

/// Returns the payment in words: "2 M, 1 S".
Text tokens_text(const Json& tokens);

}  // namespace castalia
