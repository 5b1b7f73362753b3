#pragma once

#include <wx/scrolwin.h>

namespace castalia {

class LogPanel;
class SidePanel;

/// The arrangement of the parts of a session. The board keeps its rectangle whatever is asked: the log stands beside
/// it, and the form of an entry takes its room from the log. In large type the log, the form and the story lie below
/// the board and scroll. The players, the prompt, the board and the entry line are always in sight.
class SessionArrangement {
public:
    struct Parts {
        wxWindow *player_bar, *prompts, *board;
        LogPanel* log;
        SidePanel* side_panel;
        wxWindow *story, *entry;
    };
    SessionArrangement(wxWindow& page, const Parts& parts);

    /// Shares the room anew after a part has asked for another height.
    void lay_out();

private:
    void lie_in_column(wxSizer& all);
    void lie_side_by_side(wxSizer& all);
    void share_column();
    int wanted_beside() const;
    void keep_lines_in_place();
    bool paper_has_moved();
    void arrange();
    void share_side();
    void fit_inside();
    void cover_strip_of_log();

    wxWindow& page_;
    Parts parts_;
    wxScrolledWindow* table_ = nullptr;  ///< In large type, the part that scrolls and holds the board.
    wxScrolledWindow* paper_ = nullptr;  ///< In large type, the part that scrolls below the board.
    int kept_ = 0;                       ///< In large type, the height above the log that stays empty without a form.
    int paper_at_ = 0;                   ///< In large type, where what scrolls below the board begins …
    int height_ = 0;                     ///< … in a page that is so high.
    bool was_empty_ = true, keeps_lines_ = false;
};

}  // namespace castalia
