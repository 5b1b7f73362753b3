#pragma once

#include <wx/scrolwin.h>

namespace castalia {

/// Where the parts of the session lie: the log beside the board, or everything in one column that scrolls where the
/// type is large. The entry line is always in sight at the bottom.
class SessionArrangement {
public:
    struct Parts {
        wxWindow *strip, *question, *board, *log, *story, *entry;
    };
    SessionArrangement(wxWindow& page, const Parts& parts);

    void lay_out();
    /// In large type what is asked and the board come before the players, who stand a turn of the wheel above.
    void scroll_to_question();

private:
    wxSizer* column();
    wxSizer* side_by_side();

    wxWindow& page_;
    Parts parts_;
    wxScrolledWindow* paper_ = nullptr;  ///< With large type: what scrolls above the entry line.
};

}  // namespace castalia
