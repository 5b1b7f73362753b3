#include "app/ui/setup/players_field.h"

#include <algorithm>
#include <set>

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/gtk/touch.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

PlayersField::PlayersField(wxWindow* parent, int least, int most, std::vector<std::string> names,
                           std::function<void()> changed)
    : wxPanel(parent),
      least_(static_cast<std::size_t>(least)),
      most_(static_cast<std::size_t>(most)),
      changed_(std::move(changed)) {
    // Hardly anybody plays alone, and then the second seat can be removed.
    constexpr std::size_t kUsual = 2;
    names.resize(std::clamp(names.empty() ? kUsual : names.size(), least_, most_));
    auto* down = new wxBoxSizer(wxVERTICAL);
    list_ = new wxBoxSizer(wxVERTICAL);
    down->Add(list_, wxSizerFlags().Expand());
    for (const std::string& name : names) {
        add_row(utf8(name));
    }
    if (least_ < most_) {
        more_ = child<wxButton>(this, wxID_ANY, _("Add a player"));
        fewer_ = child<wxButton>(this, wxID_ANY, _("Remove a player"));
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(more_, wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::close)));
        row->Add(fewer_);
        down->Add(row, wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
        more_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { resize(rows_.size() + 1); });
        fewer_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { resize(rows_.size() - 1); });
    }
    SetSizer(down);
    refresh();
}

void PlayersField::add_row(const wxString& name) {
    const std::size_t seat = rows_.size();
    Row row;
    row.label = child<wxStaticText>(this, wxID_ANY, wxString::Format(_("Seat %zu"), seat + 1));
    row.label->SetForegroundColour(palette().secondary);
    // All names begin at the same place, also beside the widest number.
    int widest = 0;
    for (std::size_t last = 1; last <= most_; ++last) {
        widest = std::max(widest, row.label->GetTextExtent(wxString::Format(_("Seat %zu"), last)).x);
    }
    row.label->SetMinSize({widest, -1});
    row.name = text_field(this, name);
    set_accessible(row.name, wxString::Format(_("Name of the player in seat %zu"), seat + 1));
    row.up =
        child<wxButton>(this, wxID_ANY, wxString::FromUTF8("↑"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    row.down =
        child<wxButton>(this, wxID_ANY, wxString::FromUTF8("↓"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    row.notice = child<wxStaticText>(this, wxID_ANY, "");
    row.notice->SetForegroundColour(palette().refusal);
    row.notice->Hide();

    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(row.label, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::between)));
    across->Add(row.name, wxSizerFlags(1).CenterVertical());
    for (wxButton* button : {row.up, row.down}) {
        wxSize least = FromDIP(wxSize(least_target(), least_target()));
        least.IncTo(button->GetBestSize());
        button->SetMinSize(least);
    }
    across->Add(row.up, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::unit)));
    across->Add(row.down, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::unit)));
    row.all = new wxBoxSizer(wxVERTICAL);
    row.all->Add(across, wxSizerFlags().Expand());
    row.all->Add(row.notice, wxSizerFlags().Expand());
    list_->Add(row.all, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::unit)));

    row.name->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed_(); });
    row.up->Bind(wxEVT_BUTTON, [this, seat](wxCommandEvent&) { swap(seat - 1, seat); });
    row.down->Bind(wxEVT_BUTTON, [this, seat](wxCommandEvent&) { swap(seat, seat + 1); });
    if (!rows_.empty()) {  // Tab goes from name to name; the arrows come after all of them.
        row.name->MoveAfterInTabOrder(rows_.back().name);
    }
    rows_.push_back(row);
    if (more_ != nullptr) {
        more_->MoveAfterInTabOrder(row.name);  // After the last name Tab comes to the next seat.
        fewer_->MoveAfterInTabOrder(more_);
    }
}

void PlayersField::swap(std::size_t one, std::size_t other) {
    const wxString kept = rows_.at(one).name->GetValue();
    rows_[one].name->ChangeValue(rows_.at(other).name->GetValue());
    rows_[other].name->ChangeValue(kept);
    changed_();
}

void PlayersField::resize(std::size_t seats) {
    offered_ = false;
    while (rows_.size() < seats) {
        add_row({});
        rows_.back().name->SetFocus();
    }
    while (rows_.size() > seats) {
        const Row row = rows_.back();
        rows_.pop_back();
        list_->Remove(row.all);
        for (wxWindow* gone :
             {static_cast<wxWindow*>(row.label), static_cast<wxWindow*>(row.name), static_cast<wxWindow*>(row.up),
              static_cast<wxWindow*>(row.down), static_cast<wxWindow*>(row.notice)}) {
            gone->Destroy();
        }
    }
    refresh();
    changed_();
}

void PlayersField::refresh() {
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        rows_[seat].up->Enable(seat > 0);
        rows_[seat].down->Enable(seat + 1 < rows_.size());
        set_accessible(rows_[seat].up, wxString::Format(_("Move seat %zu up"), seat + 1));
        set_accessible(rows_[seat].down, wxString::Format(_("Move seat %zu down"), seat + 1));
        rows_[seat].up->SetToolTip(_("Swap with the seat before"));
        rows_[seat].down->SetToolTip(_("Swap with the seat after"));
    }
    if (more_ != nullptr) {
        // A button that can no longer be pressed would take the focus away with it.
        for (const auto& [button, other, can] :
             {std::tuple(more_, fewer_, rows_.size() < most_), std::tuple(fewer_, more_, rows_.size() > least_)}) {
            if (!can && button->HasFocus()) {
                other->Enable();
                other->SetFocus();
            }
            button->Enable(can);
        }
    }
    lay_out();
}

void PlayersField::lay_out() {
    InvalidateBestSize();
    if (auto* scrolled = dynamic_cast<wxScrolledWindow*>(GetParent())) {
        scrolled->FitInside();
    }
    GetParent()->Layout();
}

std::vector<std::string> PlayersField::names() const {
    std::vector<std::string> all;
    for (const Row& row : rows_) {
        all.push_back(typed_name(row.name->GetValue()));
    }
    if (offered_ && all.back().empty()) {
        all.pop_back();
    }
    return all;
}

std::vector<std::string> PlayersField::asked_names() const {
    std::vector<std::string> asked = names();
    std::set<std::string> taken;
    for (std::size_t seat = 0; seat < asked.size(); ++seat) {
        if (asked[seat].empty() || !taken.insert(asked[seat]).second) {
            asked[seat] = utf8(wxString::Format(_("Seat %zu"), seat + 1));
            taken.insert(asked[seat]);
        }
    }
    return asked;
}

void PlayersField::seat(const std::vector<std::string>& names) {
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        rows_.at(seat).name->ChangeValue(utf8(names[seat]));
    }
    changed_();
}

void PlayersField::complain(std::size_t seat, const wxString& sentence) {
    Row& row = rows_.at(seat);
    row.notice->SetLabelText(sentence);
    row.notice->Show(!sentence.empty());
    if (!sentence.empty()) {
        row.name->SetFocus();
    }
    set_accessible(row.name, wxString::Format(_("Name of the player in seat %zu"), seat + 1), sentence);
    lay_out();
}

bool PlayersField::complain_of_first(const NamesJudge& about) {
    const std::vector<std::string> all = names();
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        if (const wxString wrong = about(all, seat); !wrong.empty()) {
            complain(seat, wrong);
            return true;
        }
    }
    return false;
}

bool PlayersField::clear_of_unseen() {
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        if (const wxString complaint = castalia::clear_of_unseen(*rows_[seat].name); !complaint.empty()) {
            complain(seat, complaint);
            return true;
        }
    }
    return false;
}

void PlayersField::clear_complaints() {
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        if (rows_[seat].notice->IsShown()) {
            complain(seat, {});
        }
    }
}

bool PlayersField::focus_empty() {
    for (const Row& row : rows_) {
        if (row.name->IsEmpty()) {
            row.name->SetFocus();
            return true;
        }
    }
    return false;
}

bool PlayersField::next_seat(const wxWindow* from) {
    const wxTextCtrl* last = rows_.back().name;
    if (from != last) {
        return false;
    }
    const bool empty = typed_name(last->GetValue()).empty();
    if (!empty && rows_.size() < most_) {
        resize(rows_.size() + 1);
        offered_ = true;
        return true;
    }
    if (empty && offered_) {
        CallAfter([this] { resize(rows_.size() - 1); });  // The key is still on its way through the field.
    }
    return false;
}

}  // namespace castalia
