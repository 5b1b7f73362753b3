#pragma once

#include <functional>
#include <optional>

#include <wx/datectrl.h>
#include <wx/sizer.h>

#include "app/ui/toolkit/gtk/bubble.h"
#include "core/session/event.h"

class wxComboCtrl;
class wxStaticText;

namespace castalia {

/// A field for a day that may stay empty. It shows a day as the language of the windows writes it, and reads that and
/// 2026-11-30 in every language. What it cannot read, or may be two days, stays there as it was typed and counts as
/// no day, and a sentence says so.
class DayField final : public wxDatePickerCtrl {
public:
    /// `changed` is called when another day counts.
    DayField(wxWindow* parent, const wxString& name, std::function<void()> changed);

    void SetValue(const wxDateTime& day) override;
    wxDateTime GetValue() const override;
    /// Reads what is typed. Returns why it is no day; empty if it is one, or nothing is typed.
    wxString objection();
    /// Says what is wrong in this text, which is hidden while nothing is. Without one a bubble says it, which moves
    /// nothing on the page.
    void complain_in(wxStaticText* complaint);
    /// Returns what is said to be wrong; empty while nothing is.
    wxString complaint() const;

    void OnInternalIdle() override;

protected:
    wxSize DoGetBestSize() const override;

private:
    void bind();
    void close_after_click();
    void complain(const wxString& typed, const wxString& why = {});
    void show_day();

    wxComboCtrl* typed_in_ = nullptr;
    wxStaticText* complaint_ = nullptr;
    wxString name_;
    wxString unread_;  ///< What was typed and is no day.
    wxString why_;     ///< The sentence that says so.
    Bubble bubble_;
    std::function<void()> changed_;
    bool chosen_ = false;
};

/// Return the sentences that say so.
wxString no_day();
wxString two_days();
/// Makes a field for a day that may stay empty.
DayField* day_field(wxWindow* parent, const wxString& name, std::function<void()> changed);
/// Adds the first and the last day to a row that wraps, each with a word before it. They
/// stand beside each other where large text leaves room for both.
void add_days(wxSizer& row, DayField* since, DayField* until, const wxSizerFlags& beside);
/// Returns the beginning of the chosen day; nothing when none is chosen.
std::optional<Moment> since_of(const wxDatePickerCtrl& field);
/// Returns the end of the chosen day; nothing when none is chosen.
std::optional<Moment> until_of(const wxDatePickerCtrl& field);
/// Show the day that begins or ends at this moment, as since_of and until_of return it; nothing empties the field.
void show_since(wxDatePickerCtrl& field, const std::optional<Moment>& since);
void show_until(wxDatePickerCtrl& field, const std::optional<Moment>& until);

}  // namespace castalia
