#include "app/ui/panels/aside_panel.h"

#include <algorithm>

#include <wx/panel.h>
#include <wx/sizer.h>

#include "app/ui/basics/child.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/scrolling.h"
#include "app/ui/basics/spacing.h"

namespace castalia {

AsidePanel::AsidePanel(wxWindow* parent, std::function<void()> resized)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      resized_(std::move(resized)) {
    constexpr int kStep = 20;
    SetBackgroundColour(palette().surface);
    scroll_down_in(*this, kStep);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    Hide();
}

wxPanel* AsidePanel::add_page() {
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

wxBoxSizer& AsidePanel::stack_of(wxPanel& page) {
    return static_cast<wxBoxSizer&>(*page.GetSizer()->GetItem(static_cast<std::size_t>(0))->GetSizer());
}

void AsidePanel::turn_to(wxPanel* page) {
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

int AsidePanel::height_of_page() const {
    return shown_ != nullptr && stack_of(*shown_).CalcMin().y > 0 ? shown_->GetSizer()->CalcMin().y : 0;
}

void AsidePanel::fit() {
    FitInside();
    if (const int wanted = height_of_page(); wanted != wanted_) {
        wanted_ = wanted;
        resized_();
    }
}

}  // namespace castalia
