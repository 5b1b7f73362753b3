#pragma once

class wxTextCtrl;

namespace castalia {

/// Keeps the words of a text of several lines this many units from its edges; the theme lets them touch the frame.
/// wxTextCtrl::SetMargins has no effect on such a text.
void give_text_margins(wxTextCtrl& field, int margin);

}  // namespace castalia
