#include "app/ui/history/day_field.h"

#include <utility>

#include <wx/combo.h>
#include <wx/dateevt.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/language/dates.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

Moment beginning_of(wxDateTime day) {
    return Moment(std::chrono::milliseconds(day.ResetTime().GetValue().GetValue()));
}

wxDateTime date_of(std::chrono::year_month_day day) {
    return {static_cast<wxDateTime::wxDateTime_t>(static_cast<unsigned>(day.day())),
            static_cast<wxDateTime::Month>(static_cast<unsigned>(day.month()) - 1), static_cast<int>(day.year())};
}

wxString shown_day(const wxDateTime& day) {
    const auto month = static_cast<unsigned>(day.GetMonth()) + 1;
    return utf8(short_day_in(spoken_language(), std::chrono::year(day.GetYear()) / std::chrono::month(month) /
                                                    std::chrono::day(day.GetDay())));
}

/// Returns a field with a word before it.
wxSizer* with_word(const wxString& word, DayField* field) {
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->Add(child<wxStaticText>(field->GetParent(), wxID_ANY, word), wxSizerFlags().CenterVertical());
    across->Add(field, wxSizerFlags().CenterVertical().Border(wxLEFT, field->FromDIP(spacing::close)));
    return across;
}

}  // namespace

wxString no_day() { return _("This is no day. Write it like 2026-11-30."); }
wxString two_days() { return _("This may be one of two days. Write it like 2026-11-30."); }

DayField::DayField(wxWindow* parent, const wxString& name, std::function<void()> changed)
    : wxDatePickerCtrl(parent, wxID_ANY, wxDefaultDateTime, wxDefaultPosition, wxDefaultSize,
                       wxDP_DROPDOWN | wxDP_ALLOWNONE | wxDP_SHOWCENTURY),
      name_(name),
      changed_(std::move(changed)) {
    SetValue(wxDefaultDateTime);
    Bind(wxEVT_DATE_CHANGED, [this](wxDateEvent&) {
        if (typed_in_->IsPopupShown()) {
            CallAfter([this] { show_day(); });
        } else if (typed_in_->GetTextCtrl()->HasFocus()) {
            return;  // The toolkit tells of every day that it can read while one is typed, in its own way.
        }
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
        const wxString widest = shown_day(wxDateTime(28, wxDateTime::Dec, 2028));
        const int button = best.y, margins = 2 * FromDIP(spacing::between);
        best.IncTo(wxSize(typed_in_->GetTextExtent(widest).x + button + margins, 0));
    }
    return best;
}

void DayField::bind() {
    // The toolkit would drop every character that the locale does not write in a day, without a word.
    typed_in_->SetValidator(wxValidator());
    typed_in_->GetTextCtrl()->SetValidator(wxValidator());
    // The toolkit reads a day in its own way only, and would empty the field of what it cannot read. So this comes
    // before it, writes the day in that way, and afterwards shows it as before.
    typed_in_->GetTextCtrl()->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        objection();
        event.Skip();
        if (unread_.empty()) {
            wxDatePickerCtrl::SetValue(GetValue());
        }
        CallAfter([this] { show_day(); });
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
    show_day();
}

/// Writes the day as the language of the windows does, or what was typed and is none.
void DayField::show_day() {
    if (typed_in_ == nullptr) {
        return;  // The toolkit writes the first day while the field is made.
    }
    const wxDateTime day = wxDatePickerCtrl::GetValue();
    const wxString shown = !unread_.empty() ? unread_ : day.IsValid() ? shown_day(day) : wxString();
    if (typed_in_->GetValue() != shown) {
        typed_in_->SetText(shown);
    }
}

wxString DayField::complaint() const { return complaint_ == nullptr ? bubble_.words() : why_; }

wxDateTime DayField::GetValue() const {
    // The toolkit keeps the last day that it could read while anything is in the field.
    return unread_.empty() ? wxDatePickerCtrl::GetValue() : wxDateTime();
}

wxString DayField::objection() {
    const wxString typed = typed_in_->GetValue().Strip(wxString::both);
    const wxDateTime before = GetValue();
    const auto take = [&](const wxDateTime& day) {
        SetValue(day);
        if (before.IsValid() != day.IsValid() || (day.IsValid() && !before.IsSameDate(day))) {
            changed_();
        }
    };
    const WrittenDay read = day_read_in(spoken_language(), utf8(typed));
    if (read.day) {
        chosen_ = true;
        take(date_of(*read.day));
    } else {
        take(wxDefaultDateTime);
        if (!typed.empty()) {
            complain(typed, read.may_be_two ? two_days() : no_day());
            show_day();
        }
    }
    return why_;
}

/// Says why this is no day; with an empty text nothing is wrong any more.
void DayField::complain(const wxString& typed, const wxString& why) {
    if (unread_ == typed && why_ == why) {
        return;
    }
    unread_ = typed;
    why_ = why;
    set_accessible(this, name_, why);
    if (complaint_ == nullptr) {
        bubble_.say(*this, why);
        return;
    }
    complaint_->SetLabelText(why);
    complaint_->Show(!why.empty());
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

void show_since(wxDatePickerCtrl& field, const std::optional<Moment>& since) {
    field.SetValue(since ? wxDateTime(wxLongLong(since->time_since_epoch().count())) : wxDefaultDateTime);
}

void show_until(wxDatePickerCtrl& field, const std::optional<Moment>& until) {
    field.SetValue(until ? wxDateTime(wxLongLong(until->time_since_epoch().count())).Subtract(wxDateSpan::Day())
                         : wxDefaultDateTime);
}

}  // namespace castalia
