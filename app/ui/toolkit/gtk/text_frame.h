#pragma once

class wxTextCtrl;

namespace castalia {

/// Keeps the words of a text of several lines this many units from its edges, and gives it the frame of a field,
/// which shows the focus. The theme does neither, and wxTextCtrl::SetMargins has no effect on such a text.
void frame_text(wxTextCtrl& field, int margin);

}  // namespace castalia
