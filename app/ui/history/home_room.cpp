// How the parts of Home share its room.
#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/history/home_page.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

wxSize HomePage::thumbnail() const { return narrow() ? wxSize(200, 180) : wxSize(300, 180); }
wxSize HomePage::tile() { return {260, 114}; }

/// Returns how many tiles stand side by side with names in this step of type, in rows of about the same length.
int HomePage::tiles_in_row(TypeStep step, int room) const {
    const int tiles = static_cast<int>(names_.size()), gap = grid_->GetHGap();
    const wxFont font = font_of(*this, step);
    int widest = FromDIP(tile().x) + 2 * FromDIP(spacing::hair);
    for (const wxButton* name : names_) {  // GTK answers for another font until a button has been on the screen.
        int wide = 0;
        GetTextExtent(name->GetLabelText(), &wide, nullptr, nullptr, nullptr, &font);
        widest = std::max(widest, wide + 2 * FromDIP(spacing::between) + FromDIP(spacing::page));
    }
    const int most = std::clamp((room + gap) / (widest + gap), 1, tiles), rows = (tiles + most - 1) / most;
    return (tiles + rows - 1) / rows;
}

/// Puts as many tiles side by side as the longest name allows; they share the remaining room. Names are a little
/// smaller where more of them stand side by side then. The words above them, beside the picture of the open session
/// or without one, take as many lines as they need.
void HomePage::share_room() {
    if (grid_ == nullptr) {
        return;
    }
    const int beside = large_text() ? 0 : side_width() + FromDIP(spacing::page);
    const int room = GetClientSize().x - beside - 2 * FromDIP(spacing::page);
    const int usual = tiles_in_row(TypeStep::heading2, room), most = tiles_in_row(TypeStep::heading1, room);
    grid_->SetCols(most);
    const wxFont font = font_of(*this, most > usual ? TypeStep::heading1 : TypeStep::heading2);
    for (wxButton* name : names_) {
        name->SetFont(font);
    }
    const int around = continued_.empty() ? 2 * spacing::page : thumbnail().x + 4 * spacing::apart;
    const int width = room - FromDIP(around);
    for (const auto& [shown, words] : {std::pair{title_, title_text_}, std::pair{stands_, stands_text_}}) {
        if (shown != nullptr && width > FromDIP(spacing::group)) {
            shown->SetLabelText(words);
            shown->Wrap(width);
        }
    }
    if (who_ != nullptr && width > FromDIP(spacing::group)) {
        who_->SetLabelText(fitting_players(width));
    }
}

/// Returns the game and its players in one line: as many names as fit, and how many more there are.
wxString HomePage::fitting_players(int room) const {
    wxString line;
    for (std::size_t shown = players_.size(); shown > 0; --shown) {
        wxString names;
        for (std::size_t i = 0; i < shown; ++i) {
            names += (i == 0 ? "" : ", ") + players_[i];
        }
        const auto more = static_cast<unsigned>(players_.size() - shown);
        line =
            players_title_ +
            (more == 0 ? names : wxString::Format(wxPLURAL("%s and %u more", "%s and %u more", more), names, more));
        if (who_->GetTextExtent(line).x <= room) {
            break;
        }
    }
    return line;
}

}  // namespace castalia
