#include "app/ui/review/moments_panel.h"

#include <algorithm>
#include <utility>

#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/called_names.h"
#include "app/ui/toolkit/text/line_break.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

/// Returns the sentences of a text: "Ben takes the lead" stands above "Ben leads, districts 2–1".
std::vector<wxString> sentences_of(const wxString& text) {
    const auto colon = text.find(": "), stop = text.find(". ");
    const auto end = std::min(colon, stop);
    if (end == wxString::npos) {
        return {text};
    }
    wxString first = text.Left(end);
    if (!first.empty() && first.Last() == wxUniChar(0xA0)) {
        first.RemoveLast();  // French has a space before the colon.
    }
    const wxString rest = text.Mid(end + 2);
    return {first, rest.Left(1).Upper() + rest.Mid(1)};
}

}  // namespace

MomentsPanel::MomentsPanel(wxWindow* parent, std::function<void(std::size_t)> look)
    : wxPanel(parent), look_(std::move(look)) {
    SetBackgroundColour(palette().surface);
    auto* title = styled_child<wxStaticText>(this, font_of(*this, TypeStep::heading1, true), palette().text, wxID_ANY,
                                             _("Moments"));
    count_ = child<wxStaticText>(this, wxID_ANY, "");
    count_->SetForegroundColour(palette().secondary);
    list_ = child<wxDataViewListCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxDV_SINGLE | wxDV_NO_HEADER | wxDV_VARIABLE_LINE_HEIGHT | wxBORDER_NONE);
    set_accessible(list_, _("Moments"));
    auto* number = list_->AppendTextColumn("", wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE, wxALIGN_RIGHT);
    number->GetRenderer()->SetAlignment(wxALIGN_RIGHT | wxALIGN_TOP);
    list_->AppendTextColumn("")->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        const int row = list_->GetSelectedRow();
        if (!following_ && row != wxNOT_FOUND) {
            look_(moments_.at(static_cast<std::size_t>(row)).after);
        }
    });

    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (std::exchange(width_, event.GetSize().x) != event.GetSize().x) {
            CallAfter([this] { fill(); });
        }
    });

    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(title, wxSizerFlags(1).CenterVertical());
    head->Add(count_, wxSizerFlags().CenterVertical());
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
    down->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(down);
}

void MomentsPanel::show(std::vector<review::ReviewMoment> moments, std::vector<std::string> names) {
    moments_ = std::move(moments);
    names_ = std::move(names);
    fill();
    count_->SetLabel(wxString::Format(_("%zu found"), moments_.size()) + "  M");
    Layout();
}

/// Returns the words of a moment, broken to the width; with names as players call each other where that saves lines.
wxString MomentsPanel::lines_for(const review::ReviewMoment& moment, double room) const {
    constexpr std::size_t kMostLines = 6;
    const auto width = [this](const wxString& line) { return static_cast<double>(list_->GetTextExtent(line).x); };
    const auto broken = [&](const wxString& text) {
        wxString lines;
        for (const wxString& sentence : sentences_of(text)) {
            for (const wxString& line : lines_of(sentence, kMostLines, room, width)) {
                lines += (lines.empty() ? "" : "\n") + line;
            }
        }
        return lines;
    };
    const wxString whole = broken(words(moment.text)), called = broken(with_called_names(words(moment.text), names_));
    return called.Freq('\n') < whole.Freq('\n') ? called : whole;
}

/// Fills the list, with its words broken to its width.
void MomentsPanel::fill() {
    constexpr int kMargin = 26;
    const wxString number = wxString::Format("%zu", moments_.empty() ? 0 : moments_.back().after);
    const double room = list_->GetClientSize().x - list_->GetTextExtent(number).x - FromDIP(kMargin);
    const int chosen = list_->GetSelectedRow();
    following_ = true;
    list_->DeleteAllItems();
    for (const review::ReviewMoment& moment : moments_) {
        wxVector<wxVariant> row;
        row.push_back(wxString::Format("%zu", moment.after));
        row.push_back(lines_for(moment, room));
        list_->AppendItem(row);
    }
    if (chosen != wxNOT_FOUND && chosen < list_->GetItemCount()) {
        list_->SelectRow(static_cast<unsigned>(chosen));
    }
    following_ = false;
}

void MomentsPanel::follow(std::size_t after) {
    const int chosen = list_->GetSelectedRow();
    if (chosen != wxNOT_FOUND && moments_.at(static_cast<std::size_t>(chosen)).after == after) {
        return;  // Several moments may stand at one event: the one that was chosen stays.
    }
    const auto moment = std::ranges::find(moments_, after, &review::ReviewMoment::after);
    following_ = true;
    list_->UnselectAll();
    if (moment != moments_.end()) {
        const auto row = static_cast<unsigned>(moment - moments_.begin());
        list_->SelectRow(row);
        list_->EnsureVisible(list_->RowToItem(static_cast<int>(row)));
    }
    following_ = false;
}

void MomentsPanel::focus_list() {
    if (!moments_.empty() && list_->GetSelectedRow() == wxNOT_FOUND) {
        following_ = true;
        list_->SetCurrentItem(list_->RowToItem(0));
        following_ = false;
    }
    list_->SetFocus();
}

}  // namespace castalia
