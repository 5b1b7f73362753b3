#include "app/ui/session/band.h"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/window.h>

#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

namespace {

/// Returns the height for the size of the text. Large text has less air around it.
int grown(const wxWindow& window, int height, double tight) {
    return window.FromDIP(static_cast<int>(height * text_size() * (large_text() ? tight : 1)));
}

}  // namespace

int head_height(const wxWindow& window) { return grown(window, kHeadHeight, 0.68); }
int actions_height(const wxWindow& window) {
    // Buttons have letters of the desktop, which a larger font makes higher than the drawn ones, and their edges;
    // bold words are a little higher.
    constexpr int kEdges = 10;
    return std::max(grown(window, kActionsHeight, 0.55), window.GetCharHeight() + window.FromDIP(kEdges));
}

bool is_laid_out(const wxWindow& panel) {
    return panel.GetClientSize().x > panel.FromDIP(kHeadHeight + 2 * spacing::around);
}

void lay_in_band(wxWindow& panel, wxSizer* head, wxSizer* actions) {
    auto* down = new wxBoxSizer(wxVERTICAL);
    head->SetMinSize(-1, head_height(panel));
    actions->SetMinSize(-1, actions_height(panel));
    down->Add(head, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, panel.FromDIP(spacing::around)));
    down->Add(actions, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, panel.FromDIP(spacing::apart)));
    panel.SetSizer(down);
}

}  // namespace castalia
