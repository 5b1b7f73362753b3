// Where the parts of the session page lie, and how high what is asked may grow.
#include <wx/scrolwin.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>

#include "app/ui/basics/child.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/boards/board_canvas.h"
#include "app/ui/pages/session_page.h"
#include "app/ui/panels/entry_panel.h"
#include "app/ui/panels/log_panel.h"
#include "app/ui/panels/story_panel.h"
#include "app/ui/panels/strip_panel.h"

namespace castalia {

void SessionPage::arrange() {
    constexpr int kLogWidth = 352;
    constexpr int kLeastBoard = 430, kLeastLog = 320, kScrollStep = 20;
    const bool large = large_text();
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(strip_, wxSizerFlags().Expand());
    left->Add(book_, wxSizerFlags().Expand());
    left->Add(board_, wxSizerFlags(1).Expand());
    auto* main = new wxBoxSizer(large ? wxVERTICAL : wxHORIZONTAL);
    if (large) {
        // Nothing shrinks: the page scrolls, with the entry line always in sight beneath it.
        paper_ = child<wxScrolledWindow>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        paper_->SetScrollRate(0, FromDIP(kScrollStep));
        for (wxWindow* part : std::initializer_list<wxWindow*>{strip_, book_, board_, log_, story_}) {
            part->Reparent(paper_);
        }
        board_->SetMinSize(wxSize(-1, FromDIP(kLeastBoard)));
        log_->SetMinSize(wxSize(-1, FromDIP(kLeastLog)));
        main->Add(left, wxSizerFlags(1).Expand());
        main->Add(log_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
        main->Add(story_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
        paper_->SetSizer(main);
        paper_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) { paper_->FitInside(), event.Skip(); });
    } else {
        log_->SetMinSize(wxSize(FromDIP(kLogWidth), -1));
        main->Add(left, wxSizerFlags(1).Expand());
        auto* right = new wxBoxSizer(wxVERTICAL);
        right->Add(log_, wxSizerFlags(1).Expand());
        right->Add(story_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
        main->Add(right, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(1)));
    }
    auto* all = new wxBoxSizer(wxVERTICAL);
    large ? all->Add(paper_, wxSizerFlags(1).Expand()) : all->Add(main, wxSizerFlags(1).Expand());
    all->Add(entry_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(1)));
    SetSizer(all);
    fit_book();
}

void SessionPage::turn_book(std::size_t page) {
    book_->ChangeSelection(page);
    fit_book();
}

void SessionPage::fit_book() {
    constexpr int kLeastHeight = 138;
    const wxWindow* page = book_->GetCurrentPage();
    const int wanted = std::max(FromDIP(kLeastHeight), page == nullptr ? 0 : page->GetSizer()->CalcMin().y);
    if (book_->GetMinSize().y != wanted) {
        book_->SetMinSize(wxSize(-1, wanted));
        Layout();
        if (paper_ != nullptr) {
            paper_->FitInside();
        }
    }
}

}  // namespace castalia
