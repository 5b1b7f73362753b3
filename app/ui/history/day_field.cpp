#include "app/ui/history/day_field.h"

#include <utility>

#include <wx/combo.h>
#include <wx/dateevt.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/session/wall_clock.h"

namespace castalia {

namespace {

Moment beginning_of(wxDateTime day) {
    return Moment(std::chrono::milliseconds(day.ResetTime().GetValue().GetValue()));
}

/// Returns the day that is written as in every locale; an invalid one for anything else.
wxDateTime iso_day(const wxString& typed) {
    const std::optional<std::chrono::local_days> day = read_day(utf8(typed));
    if (!day) {
        return {};
    }
    const std::chrono::year_month_day date{*day};
    return {static_cast<wxDateTime::wxDateTime_t>(static_cast<unsigned>(date.day())),
            static_cast<wxDateTime::Month>(static_cast<unsigned>(date.month()) - 1), static_cast<int>(date.year())};
}

/// Returns whether the toolkit can read it, which knows only how the locale writes a day.
bool locale_reads(const wxString& typed) {
    wxString::const_iterator end;
    wxDateTime day;
    return day.ParseFormat(typed, wxLocale::GetOSInfo(wxLOCALE_SHORT_DATE_FMT), &end) && end == typed.end();
}

/// Returns a field with a word before it and, while what is typed there is no day, its complaint behind it.
wxSizer* with_word(const wxString& word, DayField* field) {
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(child<wxStaticText>(field->GetParent(), wxID_ANY, word), wxSizerFlags().CenterVertical());
    across->Add(field, wxSizerFlags().CenterVertical().Border(wxLEFT, field->FromDIP(spacing::close)));
    auto* complaint = child<wxStaticText>(field->GetParent(), wxID_ANY, "");
    field->complain_in(complaint);
    across->Add(complaint, wxSizerFlags().CenterVertical().Border(wxLEFT, field->FromDIP(spacing::close)));
    return across;
}

}  // namespace

wxString no_day() { return _("This is no day. Write it like 2026-11-30."); }

DayField::DayField(wxWindow* parent, const wxString& name, std::function<void()> changed)
    : wxDatePickerCtrl(parent, wxID_ANY, wxDefaultDateTime, wxDefaultPosition, wxDefaultSize,
                       wxDP_DROPDOWN | wxDP_ALLOWNONE),
      name_(name),
      changed_(std::move(changed)) {
    SetValue(wxDefaultDateTime);
    Bind(wxEVT_DATE_CHANGED, [this](wxDateEvent&) {
        chosen_ = true;
        complain({});
        changed_();
        close_after_click();
    });
    for (wxWindow* part : GetChildren()) {
        if (auto* combo = dynamic_cast<wxComboCtrl*>(part)) {
            typed_in_ = combo;
            bind();
            InvalidateBestSize();
            SetInitialSize();
        }
    }
}

/// Closes the calendar once a day was clicked. With the arrow keys somebody goes from day to day in it.
void DayField::close_after_click() {
    if (typed_in_->IsPopupShown() && wxGetMouseState().LeftIsDown()) {
        CallAfter([this] { typed_in_->Dismiss(); });
    }
}

/// Closes the calendar when its page is no longer shown, because it would hang over another one.
void DayField::OnInternalIdle() {
    wxDatePickerCtrl::OnInternalIdle();
    if (typed_in_ != nullptr && typed_in_->IsPopupShown() && !IsShownOnScreen()) {
        typed_in_->Dismiss();
    }
}

/// Makes room for a day, which the toolkit measures too narrow for some letters.
wxSize DayField::DoGetBestSize() const {
    wxSize best = wxDatePickerCtrl::DoGetBestSize();
    if (typed_in_ != nullptr) {
        const wxString widest = wxDateTime(28, wxDateTime::Dec, 2028).FormatDate();
        const int button = best.y, margins = 2 * FromDIP(spacing::between);
        best.IncTo(wxSize(typed_in_->GetTextExtent(widest).x + button + margins, 0));
    }
    return best;
}

void DayField::bind() {
    // The toolkit would drop every character that the locale does not write in a day, without a word.
    typed_in_->SetValidator(wxValidator());
    typed_in_->GetTextCtrl()->SetValidator(wxValidator());
    // The toolkit would empty the field of what it cannot read, so this comes before it and puts that back.
    typed_in_->GetTextCtrl()->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        objection();
        event.Skip();
        CallAfter([this] {
            if (!unread_.empty()) {
                typed_in_->SetText(unread_);
            }
        });
    });
    typed_in_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER) {
            objection();
        }
        event.Skip();
    });
    // After its calendar was closed without a choice, the toolkit writes the day of today, and tells nobody.
    typed_in_->Bind(wxEVT_COMBOBOX_DROPDOWN, [this](wxCommandEvent& event) {
        chosen_ = GetValue().IsValid();
        event.Skip();
    });
    typed_in_->Bind(wxEVT_COMBOBOX_CLOSEUP, [this](wxCommandEvent& event) {
        event.Skip();
        CallAfter([this] {
            if (!chosen_) {
                SetValue(wxDefaultDateTime);
            }
        });
    });
}

void DayField::complain_in(wxStaticText* complaint) {
    complaint_ = complaint;
    complaint_->SetForegroundColour(palette().refusal);
    complaint_->Hide();
}

void DayField::SetValue(const wxDateTime& day) {
    wxDatePickerCtrl::SetValue(day);
    complain({});
}

wxDateTime DayField::GetValue() const {
    // The toolkit keeps the last day that it could read while anything is in the field.
    return unread_.empty() ? wxDatePickerCtrl::GetValue() : wxDateTime();
}

wxString DayField::objection() {
    const wxString typed = typed_in_->GetValue().Strip(wxString::both);
    const wxDateTime before = GetValue(), iso = iso_day(typed);
    const auto take = [&](const wxDateTime& day) {
        SetValue(day);
        if (before.IsValid() != day.IsValid() || (day.IsValid() && !before.IsSameDate(day))) {
            changed_();
        }
    };
    if (iso.IsValid()) {
        chosen_ = true;
        take(iso);
    } else if (typed.empty()) {
        take(wxDefaultDateTime);
    } else if (!locale_reads(typed)) {
        take(wxDefaultDateTime);
        typed_in_->SetText(typed);
        complain(typed);
    }
    return unread_.empty() ? wxString() : no_day();
}

/// Says that this is no day; with an empty text nothing is wrong any more.
void DayField::complain(const wxString& typed) {
    if (unread_ == typed) {
        return;
    }
    unread_ = typed;
    set_accessible(this, name_, typed.empty() ? wxString() : no_day());
    if (complaint_ == nullptr) {
        return;
    }
    complaint_->SetLabelText(typed.empty() ? wxString() : no_day());
    complaint_->Show(!typed.empty());
    for (wxWindow* above = GetParent(); above != nullptr;
         above = above->IsTopLevel() ? nullptr : above->GetParent()) {
        above->Layout();
    }
}

DayField* day_field(wxWindow* parent, const wxString& name, std::function<void()> changed) {
    auto* made = child<DayField>(parent, name, std::move(changed));
    set_accessible(made, name);
    return made;
}

void add_days(wxSizer& row, DayField* since, DayField* until, const wxSizerFlags& beside) {
    auto* days = large_text() ? nullptr : new wxBoxSizer(wxHORIZONTAL);
    wxSizer& both = days == nullptr ? row : *days;
    both.Add(with_word(wxGETTEXT_IN_CONTEXT("a day", "from"), since), beside);
    both.Add(with_word(wxGETTEXT_IN_CONTEXT("a day", "to"), until), beside);
    if (days != nullptr) {
        row.Add(days);
    }
}

std::optional<Moment> since_of(const wxDatePickerCtrl& field) {
    const wxDateTime day = field.GetValue();
    return day.IsValid() ? std::optional(beginning_of(day)) : std::nullopt;
}

std::optional<Moment> until_of(const wxDatePickerCtrl& field) {
    wxDateTime day = field.GetValue();
    return day.IsValid() ? std::optional(beginning_of(day.Add(wxDateSpan::Day()))) : std::nullopt;
}

}  // namespace castalia
