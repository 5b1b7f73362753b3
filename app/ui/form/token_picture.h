#pragma once

#include <wx/bmpbndl.h>

#include "core/rules/text/text.h"

class wxWindow;

namespace castalia {

/// Returns a picture of beads with their letters for a button: a payment ({"M": 2, "S": 1}) with its numbers, one
/// suit ("M"), or a card of one suit ("CM"). With `best`, the mark of the option that keeps most choices open stands
/// before them.
wxBitmapBundle token_picture(const Json& tokens, bool best = false);

/// Returns the letter of a suit or of a card of one suit: "M" for "CM". Any other word is returned as it is.
std::string token_letter(const std::string& token);
/// Returns the name of a suit, or of the suit of a card of one suit. Any other word is returned as it is.
Text token_name(const std::string& token);

/// Returns the payment in words: "2 M, 1 S".
Text tokens_text(const Json& tokens);

}  // namespace castalia
