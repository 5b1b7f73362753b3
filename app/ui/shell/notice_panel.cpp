#include "app/ui/shell/notice_panel.h"

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"

namespace castalia {

namespace {

constexpr int kMarkSize = 16;

}  // namespace

NoticePanel::NoticePanel(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundColour(palette().warningfill);
    Hide();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        wrap();
    });
}

/// A notice is rare, so its controls are made for the first one.
void NoticePanel::make_controls() {
    auto* mark = child<wxStaticBitmap>(this, wxID_ANY, art("mark-warning", palette().warning, kMarkSize));
    text_ = styled_child<wxStaticText>(this, font_of(*this, TypeStep::small), palette().text, wxID_ANY, "");
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(mark, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::apart)));
    across->Add(text_, wxSizerFlags(1).CenterVertical().Border(wxALL, FromDIP(spacing::unit)));
    SetSizer(across);
}

void NoticePanel::say(const wxString& sentence) {
    if (sentence == sentence_) {
        return;
    }
    sentence_ = sentence;
    if (text_ == nullptr) {
        make_controls();
    }
    set_accessible(text_, sentence);
    Show(!sentence.empty());
    wrap();
    GetParent()->Layout();
    CallAfter([this] { wrap(); });  // The toolkit makes letters large later than it says.
}

void NoticePanel::wrap() {
    if (text_ == nullptr) {
        return;
    }
    text_->InvalidateBestSize();
    const int before = text_->GetBestSize().y;
    const int beside = FromDIP(spacing::apart + kMarkSize + 2 * spacing::unit);
    text_->SetLabelText(sentence_);
    text_->Wrap(std::max(GetParent()->GetClientSize().x - beside, FromDIP(kMarkSize)));
    if (text_->GetBestSize().y != before) {
        InvalidateBestSize();
        GetParent()->Layout();
    }
}

}  // namespace castalia
