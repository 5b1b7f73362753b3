#include "app/ui/history/session_details.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <set>

#include "app/names/names.h"
#include "app/publishing/local_time.h"
#include "app/ui/history/day_field.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/sorted_names.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/history.h"

namespace castalia {

namespace {

wxDateTime day_at_table(const SessionSummary& session) {
    const Moment here = as_shown_here(*session.started, session.utc_offset);
    return wxDateTime(static_cast<time_t>(std::chrono::floor<std::chrono::seconds>(here).time_since_epoch().count()));
}

std::vector<std::string> tags_in(const wxString& text) {
    std::vector<std::string> tags;
    wxStringTokenizer parts(text, ",");
    while (parts.HasMoreTokens()) {
        if (const wxString tag = parts.GetNextToken().Strip(wxString::both); !tag.empty()) {
            tags.push_back(typed_name(tag));
        }
    }
    return tags;
}

/// Moves the beginning of a session to this day, at the same hour of its table.
void move_to(const wxDateTime& day, Store& store, const SessionSummary& session) {
    const Beginning before{session.started, session.utc_offset};
    if (!day.IsValid()) {
        store.set_date(session.id, std::nullopt);
        return;
    }
    const std::chrono::local_days moved{std::chrono::year(day.GetYear()) /
                                        static_cast<int>(day.GetMonth() - wxDateTime::Jan + 1) / day.GetDay()};
    const Beginning began = moved_to_day(moved, before, local_time_ahead);
    store.set_date(session.id, began.at, began.utc_offset);
}

/// Adds a date that may be unknown.
DayField* add_date(Rows& rows) {
    DayField* date = rows.add(_("Date"), day_field(rows.parent(), _("Date"), [] {}));
    auto* complaint = child<wxStaticText>(rows.parent(), wxID_ANY, "");
    rows.sizer()->AddSpacer(0);
    // It keeps its room while it is hidden, so that no button moves away beneath the pointer when the field is left.
    rows.sizer()->Add(complaint, wxSizerFlags().Expand().ReserveSpaceEvenIfHidden());
    const wxSize one = complaint->GetTextExtent(no_day()), two = complaint->GetTextExtent(two_days());
    complaint->SetMinSize((one.x > two.x ? one : two) + rows.parent()->FromDIP(wxSize(spacing::close, 0)));
    date->complain_in(complaint);
    return date;
}

/// Returns what the dialog says of a date that is none, beside what its field says.
wxString correct_the_date() { return _("Nothing was saved. Correct the date first."); }

class DetailsDialog final : public StandardDialog {
public:
    DetailsDialog(wxWindow* parent, Store& store, const SessionSummary& session)
        : StandardDialog(parent, _("Session details")), store_(store), session_(session) {
        Rows rows(this, Rows::Way::grid);
        title_ = rows.text(_("Title"), utf8(session.title));
        place_ = rows.text(_("Place"), utf8(session.place));
        date_ = add_date(rows);
        date_->SetValue(session.started ? day_at_table(session) : wxDefaultDateTime);
        shown_date_ = date_->GetValue();
        std::vector<std::string> sorted = session.tags;
        sort_by_shown_name(sorted, [](const std::string& tag) { return tag; });
        for (const std::string& tag : sorted) {
            shown_tags_ += (shown_tags_.empty() ? "" : ", ") + utf8(tag);
        }
        tags_ = rows.text(_("Tags, separated by commas"), shown_tags_);
        tags_->SetHint(_("league, rain"));
        counts_ = rows.check(_("Counts in statistics"), !store.excluded(session.id));
        contents()->Add(rows.sizer(), wxSizerFlags().Expand());
        add_buttons(_("Save"), _("Cancel"));
        constexpr int kWide = 480;
        settle({kWide, -1});
        title_->SetFocus();
    }

    bool keep() {
        const std::string& id = session_.id;
        bool changed = false;
        const std::string title = typed_name(title_->GetValue()), place = typed_name(place_->GetValue());
        if (title != session_.title || place != session_.place) {
            store_.rename(id, title, place);
            changed = true;
        }
        if (tags_->GetValue() != shown_tags_) {
            store_.set_tags(id, tags_in(tags_->GetValue()));
            changed = true;
        }
        if (counts_->GetValue() == store_.excluded(id)) {
            store_.exclude(id, !counts_->GetValue());
            changed = true;
        }
        return set_date() || changed;
    }

private:
    wxString objection() override {
        for (wxTextCtrl* field : {title_, place_, tags_}) {
            if (const wxString complaint = clear_of_unseen(*field); !complaint.empty()) {
                return complaint;
            }
        }
        if (!date_->objection().empty()) {
            return correct_the_date();
        }
        try {
            check_title(typed_name(title_->GetValue()), utf8(_("Title")));
            check_title(typed_name(place_->GetValue()), utf8(_("Place")));
            const KnownNames there(History(store_).tags());
            for (const std::string& tag : tags_in(tags_->GetValue())) {
                check_title(tag, utf8(_("Tag")));
                const std::optional<std::string> known = there.looking_like(tag);
                if (known && asked_about_.insert(tag).second) {
                    return words(look_alike_text(tag, *known));
                }
            }
        } catch (const BadRecord& wrong) {
            return as_sentence(wrong.text);
        }
        return {};
    }

    bool set_date() {
        const wxDateTime day = date_->GetValue();
        const bool same = day.IsValid() == shown_date_.IsValid() && (!day.IsValid() || day.IsSameDate(shown_date_));
        if (same) {
            return false;
        }
        move_to(day, store_, session_);
        return true;
    }

    Store& store_;
    SessionSummary session_;
    std::set<std::string> asked_about_;  ///< Tags about which the user was asked.
    wxTextCtrl* title_ = nullptr;
    wxTextCtrl* place_ = nullptr;
    DayField* date_ = nullptr;
    wxTextCtrl* tags_ = nullptr;
    wxString shown_tags_;
    wxCheckBox* counts_ = nullptr;
    wxDateTime shown_date_;
};

/// The dialog for many sessions. Empty fields change nothing in any session.
class ManyDetailsDialog final : public StandardDialog {
public:
    ManyDetailsDialog(wxWindow* parent, Store& store, const std::vector<std::string>& ids)
        : StandardDialog(parent, _("Details of several sessions")), store_(store), ids_(ids) {
        const auto count = static_cast<unsigned>(ids.size());
        auto* remark =
            child<wxStaticText>(this, wxID_ANY,
                                wxString::Format(wxPLURAL("What is left empty stays as it is in %u session.",
                                                          "What is left empty stays as it is in %u sessions.", count),
                                                 count));
        contents()->Add(remark, wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::around)));
        Rows rows(this, Rows::Way::grid);
        place_ = rows.text(_("Place"));
        date_ = add_date(rows);
        date_->SetValue(wxDefaultDateTime);
        added_ = rows.text(_("Tags to add"));
        added_->SetHint(_("league, rain"));
        removed_ = rows.text(_("Tags to remove"));
        counts_ = rows.choice(_("Statistics"), {_("As it is"), _("They count"), _("They do not count")});
        contents()->Add(rows.sizer(), wxSizerFlags().Expand());
        add_buttons(_("Save"), _("Cancel"));
        constexpr int kWide = 480;
        settle({kWide, -1});
        place_->SetFocus();
    }

    bool keep() {
        bool changed = false;
        for (const std::string& id : ids_) {
            if (const std::optional<SessionSummary> session = History(store_).summary(id)) {
                changed = keep(*session) || changed;
            }
        }
        return changed;
    }

private:
    bool keep(const SessionSummary& session) {
        bool changed = false;
        if (const std::string place = typed_name(place_->GetValue()); !place.empty() && place != session.place) {
            store_.rename(session.id, session.title, place);
            changed = true;
        }
        std::vector<std::string> tags = session.tags;
        for (const std::string& tag : tags_in(removed_->GetValue())) {
            std::erase(tags, tag);
        }
        for (const std::string& tag : tags_in(added_->GetValue())) {
            if (std::ranges::find(tags, tag) == tags.end()) {
                tags.push_back(tag);
            }
        }
        if (tags != session.tags) {
            store_.set_tags(session.id, tags);
            changed = true;
        }
        const bool excludes = counts_->GetSelection() == 2;
        if (counts_->GetSelection() > 0 && excludes != store_.excluded(session.id)) {
            store_.exclude(session.id, excludes);
            changed = true;
        }
        if (const wxDateTime day = date_->GetValue();
            day.IsValid() && (!session.started || !day.IsSameDate(day_at_table(session)))) {
            move_to(day, store_, session);
            changed = true;
        }
        return changed;
    }
    wxString objection() override {
        for (wxTextCtrl* field : {place_, added_, removed_}) {
            if (const wxString complaint = clear_of_unseen(*field); !complaint.empty()) {
                return complaint;
            }
        }
        if (!date_->objection().empty()) {
            return correct_the_date();
        }
        try {
            check_title(typed_name(place_->GetValue()), utf8(_("Place")));
            for (const std::string& tag : tags_in(added_->GetValue())) {
                check_title(tag, utf8(_("Tag")));
            }
        } catch (const BadRecord& wrong) {
            return as_sentence(wrong.text);
        }
        return {};
    }

    Store& store_;
    std::vector<std::string> ids_;
    wxTextCtrl *place_ = nullptr, *added_ = nullptr, *removed_ = nullptr;
    DayField* date_ = nullptr;
    wxChoice* counts_ = nullptr;
};

}  // namespace

bool edit_many(wxWindow* parent, Store& store, const std::vector<std::string>& ids) {
    ManyDetailsDialog dialog(wxGetTopLevelParent(parent), store, ids);
    return dialog.ShowModal() == wxID_OK && dialog.keep();
}

bool edit_details(wxWindow* parent, Store& store, const std::string& id) {
    const std::optional<SessionSummary> session = History(store).summary(id);
    if (!session) {
        return false;
    }
    DetailsDialog dialog(wxGetTopLevelParent(parent), store, *session);
    return dialog.ShowModal() == wxID_OK && dialog.keep();
}

}  // namespace castalia
