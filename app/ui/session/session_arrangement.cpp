#include "app/ui/session/session_arrangement.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <wx/sizer.h>
#include <wx/toplevel.h>

#include "app/ui/log/log_panel.h"
#include "app/ui/session/side_panel.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

namespace {

/// Returns the height of so many lines of the log.
int lines(double many) {
    constexpr double kLine = 1.5;
    return static_cast<int>(many * kLine * pixels_of(TypeStep::normal));
}

}  // namespace

SessionArrangement::SessionArrangement(wxWindow& page, const Parts& parts) : page_(page), parts_(parts) {
    auto* all = new wxBoxSizer(wxVERTICAL);
    large_text() ? lie_in_column(*all) : lie_side_by_side(*all);
    all->Add(parts.entry, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    page_.SetSizer(all);
    page_.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        lay_out();
    });
}

void SessionArrangement::lie_in_column(wxSizer& all) {
    constexpr int kScrollStep = 20;
    paper_ = child<ScrolledArea>(&page_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    scroll_down_in(*paper_, kScrollStep);
    auto* below = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* part : std::initializer_list<wxWindow*>{parts_.side_panel, parts_.log, parts_.story}) {
        part->Reparent(paper_);
        below->Add(part, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    }
    paper_->SetSizer(below);
    all.Add(parts_.player_bar, wxSizerFlags().Expand());
    all.Add(parts_.prompts, wxSizerFlags().Expand());
    table_ = child<ScrolledArea>(&page_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    scroll_down_in(*table_, kScrollStep);
    table_->SetSizer(new wxBoxSizer(wxVERTICAL));
    parts_.board->Reparent(table_);
    table_->GetSizer()->Add(parts_.board, wxSizerFlags().Expand());
    table_->MoveBeforeInTabOrder(paper_);
    all.Add(table_, wxSizerFlags().Expand());
    all.Add(paper_, wxSizerFlags(1).Expand());
}

void SessionArrangement::lie_side_by_side(wxSizer& all) {
    auto* table = new wxBoxSizer(wxVERTICAL);
    table->Add(parts_.player_bar, wxSizerFlags().Expand());
    table->Add(parts_.prompts, wxSizerFlags().Expand());
    table->Add(parts_.board, wxSizerFlags(1).Expand());
    parts_.side_panel->MoveAfterInTabOrder(parts_.prompts);
    auto* side = new wxBoxSizer(wxVERTICAL);
    side->Add(parts_.log, wxSizerFlags(1).Expand());
    side->Add(parts_.side_panel, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    side->Add(parts_.story, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(table, wxSizerFlags(1).Expand());
    across->Add(side, wxSizerFlags().Expand().Border(wxLEFT, page_.FromDIP(1)));
    all.Add(across, wxSizerFlags(1).Expand());
}

void SessionArrangement::lay_out() {
    keep_lines_in_place();
    arrange();
    if (paper_has_moved()) {
        arrange();
    }
}

/// Returns whether a question with more or fewer lines above has moved what lies below the board, and then lets the
/// kept height make up for it.
bool SessionArrangement::paper_has_moved() {
    const int at = paper_ == nullptr ? 0 : paper_->GetPosition().y;
    const int moved = std::exchange(paper_at_, at) - at;
    const bool same_window = std::exchange(height_, page_.GetClientSize().y) == page_.GetClientSize().y;
    if (!was_empty_ || !keeps_lines_ || !same_window || moved == 0) {
        return false;
    }
    kept_ = std::max(0, kept_ + moved);
    return true;
}

void SessionArrangement::arrange() {
    const int wanted = wanted_beside();
    paper_ == nullptr ? share_side() : share_column();
    if (parts_.side_panel->IsShown() != (wanted > 0)) {
        // It is laid out before it is seen, because GTK complains about buttons without height, even for a moment.
        parts_.side_panel->SetSize(parts_.log->GetSize().x, parts_.side_panel->GetMinSize().y);
        parts_.side_panel->Show(wanted > 0);
    }
    fit_inside();  // What lies in less room than it needs would be pressed together, down to nothing.
    page_.Layout();
    if (paper_ != nullptr && wanted > 0) {
        cover_strip_of_log();
    }
    fit_inside();
}

/// Gives what scrolls the height of what lies in it.
void SessionArrangement::fit_inside() {
    for (wxScrolledWindow* scrolled : {table_, paper_}) {
        if (scrolled != nullptr) {
            scrolled->FitInside();
        }
    }
}

/// Leaves so much of the form's place in a column empty when the form goes away as the log has no lines to fill it
/// with. The line that was clicked stays under the pointer then.
void SessionArrangement::keep_lines_in_place() {
    const bool empty = paper_ != nullptr && parts_.side_panel->is_empty();
    if (empty != was_empty_) {
        was_empty_ = empty;
        const int top = paper_ == nullptr ? 0 : parts_.log->GetPosition().y;
        const bool in_sight = empty && parts_.side_panel->IsShown() && top < paper_->GetClientSize().y;
        keeps_lines_ = in_sight && top > parts_.log->above();
        kept_ = in_sight ? std::max(0, top - parts_.log->above() - 2 * page_.FromDIP(1)) : 0;
    }
}

/// Returns the height for the form or the result. While the table looks back there is none: beside the board its
/// place stays empty, so that the line of the log that was clicked stays under the pointer; in a column the log takes
/// it, as far as it has lines for it.
int SessionArrangement::wanted_beside() const {
    return paper_ != nullptr && parts_.side_panel->is_empty() ? kept_ : parts_.side_panel->wanted();
}

/// Shares the column beside the board: the log keeps at least a part of it, so that the form never hides the log.
void SessionArrangement::share_side() {
    constexpr int kNarrowWindow = 1100, kNarrow = 300, kUsual = 336;
    constexpr double kMostOfForm = 0.62;
    const bool narrow = page_.GetClientSize().x < page_.FromDIP(kNarrowWindow);
    const int width = page_.FromDIP(narrow ? kNarrow : kUsual);
    parts_.log->SetMinSize(wxSize(width, -1));
    parts_.story->SetMinSize(wxSize(width, -1));
    int column = page_.GetClientSize().y - parts_.entry->GetBestSize().y;
    column -= parts_.story->IsShown() ? parts_.story->GetBestSize().y : 0;
    const int most = std::max(0, static_cast<int>(column * kMostOfForm));
    parts_.side_panel->SetMinSize(wxSize(width, std::min(wanted_beside(), most)));
}

/// Shares the height in large type: the board has its share of the window whatever else the page shows, as far as the
/// entry line and a field of the form with its label stay in sight. It is drawn as large as its width allows, and
/// scrolls.
void SessionArrangement::share_column() {
    constexpr double kBoard = 0.4, kBoardShape = 0.44;
    constexpr double kField = 2.4, kLeastPaper = 1.2, kLeastLog = 2, kLeastForm = 3.5;
    int left = page_.GetClientSize().y;
    for (const wxWindow* part : {parts_.player_bar, parts_.prompts, parts_.entry}) {
        left -= part->GetBestSize().y + page_.FromDIP(1);
    }
    const wxWindow* window = wxGetTopLevelParent(&page_);
    const int height = window == nullptr ? page_.GetSize().y : window->GetSize().y;
    const int seen = std::clamp(left - lines(kField), 0, static_cast<int>(std::ceil(height * kBoard)));
    table_->SetMinSize(wxSize(-1, seen));
    // At the width of the window, the board is higher than its visible part.
    parts_.board->SetMinSize(wxSize(-1, std::max(seen, static_cast<int>(table_->GetClientSize().x * kBoardShape))));
    left -= seen;
    // A long form or result scrolls by itself and leaves room for two lines of the log. The log takes the rest, and
    // scrolls by itself, so that its last lines are in sight. Without room for both, the form has all its height, and
    // only what holds both scrolls: two scroll bars side by side would be one too many.
    const int beside = page_.FromDIP(1), wanted = wanted_beside();
    const int room = left - lines(kLeastLog) - 2 * beside;
    const int form = room < std::min(wanted, lines(kLeastForm)) ? wanted : std::min(wanted, room);
    parts_.side_panel->SetMinSize(wxSize(-1, form));
    const int rest = left - beside - (form > 0 ? form + beside : 0);
    parts_.log->SetMinSize(wxSize(-1, std::max(lines(form > 0 ? kLeastLog : kLeastPaper), rest)));
}

/// Gives the form what is left below it where that is less than a line of the log, which is then scrolled to.
void SessionArrangement::cover_strip_of_log() {
    const int below = parts_.log->GetPosition().y - parts_.side_panel->GetPosition().y + page_.FromDIP(1);
    const int strip = paper_->GetClientSize().y - below;
    if (strip > 0 && strip < lines(1)) {
        parts_.side_panel->SetMinSize(parts_.side_panel->GetMinSize() + wxSize(0, strip));
        paper_->Layout();
    }
}

}  // namespace castalia
