#include "app/ui/session/side_panel.h"

#include <algorithm>

#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/wrapped_words.h"

namespace castalia {

SidePanel::SidePanel(wxWindow* parent, std::function<void()> resized)
    : ScrolledArea(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
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

wxStaticText* SidePanel::add_words(wxPanel& page) {
    auto* made = child<wxStaticText>(&page, wxID_ANY, "");
    made->SetForegroundColour(palette().text);
    made->Hide();
    stack_of(page).Insert(0, made, wxSizerFlags().Border(wxBOTTOM, made->FromDIP(spacing::unit)));
    return made;
}

void SidePanel::show_words(wxStaticText& text, const wxString& words) {
    if (accessible_name(&text) == words && text.IsShown() != words.empty()) {
        return;
    }
    set_accessible(&text, words);
    text.Show(!words.empty());
    wrap_words(text, words, [this] {
        return GetClientSize().x - FromDIP(2 * spacing::apart) -
               (HasScrollbar(wxVERTICAL) ? 0 : wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this));
    });
    fit();
}

void SidePanel::turn_to(wxPanel* page) {
    const bool was_empty = is_empty();
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
    if (is_empty() != was_empty) {
        SetBackgroundColour(is_empty() ? palette().card : palette().surface);  // As the log that ends above it.
        Refresh();
        resized_();
    }
}

int SidePanel::height_of_page() const {
    if (shown_ == nullptr) {
        return wanted_;
    }
    return stack_of(*shown_).CalcMin().y > 0 ? shown_->GetSizer()->CalcMin().y : 0;
}

void SidePanel::fit() {
    FitInside();
    if (const int wanted = height_of_page(); wanted != wanted_) {
        wanted_ = wanted;
        resized_();
    }
}

}  // namespace castalia
