#include "app/ui/panels/session_arrangement.h"

#include <wx/sizer.h>

#include "app/ui/basics/child.h"
#include "app/ui/basics/scrolling.h"
#include "app/ui/basics/type.h"

namespace castalia {

namespace {

constexpr int kScrollStep = 20;

wxSizer* table_of(const SessionArrangement::Parts& parts) {
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(parts.strip, wxSizerFlags().Expand());
    down->Add(parts.question, wxSizerFlags().Expand());
    down->Add(parts.board, wxSizerFlags(1).Expand());
    return down;
}

}  // namespace

SessionArrangement::SessionArrangement(wxWindow& page, const Parts& parts) : page_(page), parts_(parts) {
    auto* all = new wxBoxSizer(wxVERTICAL);
    if (large_text()) {
        // Nothing shrinks: the page scrolls.
        paper_ =
            child<wxScrolledWindow>(&page_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
        scroll_down_in(*paper_, kScrollStep);
        for (wxWindow* part :
             std::initializer_list<wxWindow*>{parts.strip, parts.question, parts.board, parts.log, parts.story}) {
            part->Reparent(paper_);
        }
        paper_->SetSizer(column());
        paper_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) { paper_->FitInside(), event.Skip(); });
        all->Add(paper_, wxSizerFlags(1).Expand());
    } else {
        all->Add(side_by_side(), wxSizerFlags(1).Expand());
    }
    all->Add(parts.entry, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    page_.SetSizer(all);
}

wxSizer* SessionArrangement::column() {
    constexpr int kLeastBoard = 430, kLeastLog = 320;
    parts_.board->SetMinSize(wxSize(-1, page_.FromDIP(kLeastBoard)));
    parts_.log->SetMinSize(wxSize(-1, page_.FromDIP(kLeastLog)));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(table_of(parts_), wxSizerFlags(1).Expand());
    down->Add(parts_.log, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    down->Add(parts_.story, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    return down;
}

wxSizer* SessionArrangement::side_by_side() {
    constexpr int kLogWidth = 352;
    parts_.log->SetMinSize(wxSize(page_.FromDIP(kLogWidth), -1));
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(parts_.log, wxSizerFlags(1).Expand());
    right->Add(parts_.story, wxSizerFlags().Expand().Border(wxTOP, page_.FromDIP(1)));
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(table_of(parts_), wxSizerFlags(1).Expand());
    across->Add(right, wxSizerFlags().Expand().Border(wxLEFT, page_.FromDIP(1)));
    return across;
}

void SessionArrangement::lay_out() {
    page_.Layout();
    if (paper_ != nullptr) {
        paper_->FitInside();
    }
}

void SessionArrangement::scroll_to_question() {
    if (paper_ == nullptr) {
        return;
    }
    const int strip = parts_.strip->GetSize().y;
    const int board = paper_->GetClientSize().y - strip - parts_.question->GetSize().y;
    const bool low = board < parts_.board->GetMinSize().y / 2;
    paper_->Scroll(0, low ? strip / page_.FromDIP(kScrollStep) : 0);
}

}  // namespace castalia
