#include "app/ui/session/side_panel.h"

#include <algorithm>

#include <wx/panel.h>
#include <wx/sizer.h>

#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"

namespace castalia {

SidePanel::SidePanel(wxWindow* parent, std::function<void()> resized)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      resized_(std::move(resized)) {
    constexpr int kStep = 20;
    SetBackgroundColour(palette().surface);
    scroll_down_in(*this, kStep);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    Hide();
}

wxPanel* SidePanel::add_page() {
    auto* page = child<wxPanel>(this);
    page->SetBackgroundColour(palette().surface);
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(new wxBoxSizer(wxVERTICAL), wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::apart)));
    page->SetSizer(around);
    page->Hide();
    page->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] {
            if (height_of_page() != wanted_) {  // A form breaks its rows differently at another width.
                fit();
            }
        });
    });
    GetSizer()->Add(page, wxSizerFlags().Expand());
    return page;
}

wxBoxSizer& SidePanel::stack_of(wxPanel& page) {
    return static_cast<wxBoxSizer&>(*page.GetSizer()->GetItem(static_cast<std::size_t>(0))->GetSizer());
}

void SidePanel::turn_to(wxPanel* page) {
    if (shown_ != page) {
        if (shown_ != nullptr) {
            shown_->Hide();
        }
        shown_ = page;
        if (shown_ != nullptr) {
            shown_->Show();
        }
        Scroll(0, 0);
    }
    fit();
}

int SidePanel::height_of_page() const {
    return shown_ != nullptr && stack_of(*shown_).CalcMin().y > 0 ? shown_->GetSizer()->CalcMin().y : 0;
}

void SidePanel::fit() {
    FitInside();
    if (const int wanted = height_of_page(); wanted != wanted_) {
        wanted_ = wanted;
        resized_();
    }
}

}  // namespace castalia
