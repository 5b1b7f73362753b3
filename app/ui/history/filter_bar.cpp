#include "app/ui/history/filter_bar.h"

#include <algorithm>
#include <array>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/wrapsizer.h>

#include "app/ui/history/day_field.h"
#include "app/ui/history/history_model.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/art.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/sorted_names.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

constexpr int kFilterIcon = 16;
constexpr std::array kStatuses = {Status::open, Status::finished, Status::abandoned};  ///< In the order of the list.

/// Returns the chosen entry of a list without its first one, "any"; npos for "any".
std::size_t chosen_in(const wxChoice* choice) {
    const int at = choice->GetSelection();
    return at <= 0 ? static_cast<std::size_t>(-1) : static_cast<std::size_t>(at - 1);
}

template <class Value>
Value value_of(const wxChoice* choice, const std::vector<Value>& values, Value otherwise = {}) {
    const std::size_t at = chosen_in(choice);
    return at < values.size() ? values[at] : otherwise;
}

std::vector<wxString> wx_strings(const std::vector<std::string>& names) {
    std::vector<wxString> all;
    std::ranges::transform(names, std::back_inserter(all), [](const std::string& name) { return utf8(name); });
    return all;
}

template <class Value>
std::size_t index_of(const std::vector<Value>& values, const Value& value) {
    const auto found = std::ranges::find(values, value);
    return found == values.end() ? 0 : static_cast<std::size_t>(found - values.begin()) + 1;
}

}  // namespace

FilterBar::FilterBar(wxWindow* parent, Store& store, std::function<void()> changed)
    : wxPanel(parent), store_(store), changed_(std::move(changed)) {
    auto* across = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto add = [&](wxWindow* control) {
        across->Add(control, wxSizerFlags().CenterVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::close)));
    };
    search_ = child<wxSearchCtrl>(this, wxID_ANY);
    search_->SetDescriptiveText(_("Words in logs, titles, notes"));
    search_->ShowCancelButton(true);
    set_accessible(search_, _("Words in logs, titles, notes"));
    const int letters = large_text() ? 18 : 28;
    search_->SetMinSize({letters * GetCharWidth(), -1});
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed_(); });
    search_->Bind(wxEVT_SEARCH_CANCEL, [this](wxCommandEvent&) { search_->Clear(); });
    add(search_);
    add(game_ = choice(_("All games"), _("Filter by game")));
    add(player_ = choice(_("Any player"), _("Filter by player")));
    add(place_ = choice(_("Any place"), _("Filter by place")));
    const auto beside = wxSizerFlags().CenterVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(spacing::close));
    since_ = day_field(this, _("First day"), changed_);
    until_ = day_field(this, _("Last day"), changed_);
    add_days(*across, since_, until_, beside);
    add(status_ = choice(_("Any status"), _("Filter by status")));
    for (const wxString& status : {_("open"), _("finished"), _("abandoned")}) {
        status_->Append(status);
    }
    add(tag_ = choice(_("Any tag"), _("Filter by tag")));
    add(counted_ = choice(_("Counted or not"), _("Filter by what the statistics count")));
    counted_->Append(_("Counted only"));
    counted_->Append(_("Excluded only"));
    auto* all = child<wxButton>(this, wxID_ANY, _("Clear"));
    all->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { clear(); });
    add(all);
    trash_ = child<wxToggleButton>(this, wxID_ANY, _("Trash"));
    trash_->SetBitmap(art("icon-trash", palette().text, kFilterIcon));
    set_accessible(trash_, _("Trash"), _("Shows the sessions in the trash"));
    trash_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { changed_(); });
    add(trash_);
    SetSizer(across);
}

wxChoice* FilterBar::choice(const wxString& any, const wxString& name) {
    auto* made = child<wxChoice>(this, wxID_ANY);
    // The choice is as narrow as possible, but wide enough for "any".
    constexpr int kArrow = 48;
    const int letters = (made->GetTextExtent(any).x + FromDIP(kArrow)) / std::max(1, made->GetCharWidth()) + 1;
    keep_narrow(made, std::max(letters, large_text() ? 13 : 16));
    made->Append(any);
    made->SetSelection(0);
    set_accessible(made, name);
    made->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed_(); });
    return made;
}

Filter FilterBar::filter() const {
    Filter filter;
    filter.trash = in_trash();
    filter.words = utf8(search_->GetValue());
    filter.game = value_of(game_, games_);
    filter.place = value_of(place_, places_);
    filter.tag = value_of(tag_, tags_);
    if (const PersonKey person = value_of(player_, people_); person != 0) {
        filter.person = person;
    }
    if (status_->GetSelection() > 0) {
        filter.status = kStatuses.at(chosen_in(status_));
    }
    if (counted_->GetSelection() > 0) {
        filter.excluded = counted_->GetSelection() == 2;
    }
    filter.since = since_of(*since_);
    filter.until = until_of(*until_);
    return filter;
}

void FilterBar::show(const Filter& filter) {
    refresh();
    search_->ChangeValue(utf8(filter.words));
    const auto select = [](wxChoice* choice, std::size_t at) { choice->SetSelection(static_cast<int>(at)); };
    select(game_, index_of(games_, filter.game));
    select(player_, index_of(people_, filter.person.value_or(0)));
    select(place_, index_of(places_, filter.place));
    select(tag_, index_of(tags_, filter.tag));
    const auto status = std::ranges::find(kStatuses, filter.status);
    select(status_, status == kStatuses.end() ? 0 : static_cast<std::size_t>(status - kStatuses.begin()) + 1);
    select(counted_, !filter.excluded ? 0 : *filter.excluded ? 2 : 1);
    show_since(*since_, filter.since);
    show_until(*until_, filter.until);
    trash_->SetValue(filter.trash);
}

bool FilterBar::in_trash() const { return trash_->GetValue(); }

void FilterBar::fill(wxChoice* choice, const wxString& any, const std::vector<wxString>& names, std::size_t kept) {
    wxArrayString all;
    all.Add(any);
    for (const wxString& name : names) {
        all.Add(name);
    }
    choice->Set(all);
    choice->SetSelection(static_cast<int>(kept));
}

void FilterBar::refresh() {
    const History history(store_);
    const std::string game = value_of(game_, games_), place = value_of(place_, places_), tag = value_of(tag_, tags_);
    const PersonKey person = value_of(player_, people_);
    const auto itself = [](const std::string& name) -> const std::string& { return name; };
    games_ = history.games();
    sort_by_shown_name(games_, [this](const std::string& id) { return utf8(game_title(store_.games(), id)); });
    places_ = history.places();
    sort_by_shown_name(places_, itself);
    tags_ = history.tags();
    sort_by_shown_name(tags_, itself);
    people_.clear();
    std::vector<wxString> names, titles;
    std::vector<PersonLine> people = People(store_).list();
    sort_by_shown_name(people, [](const PersonLine& line) { return line.person.name; });
    for (const PersonLine& line : people) {
        people_.push_back(line.person.key);
        names.push_back(utf8(line.person.name));
    }
    std::ranges::transform(games_, std::back_inserter(titles),
                           [this](const std::string& id) { return game_title(store_.games(), id); });
    fill(game_, _("All games"), titles, index_of(games_, game));
    fill(player_, _("Any player"), names, index_of(people_, person));
    fill(place_, _("Any place"), wx_strings(places_), index_of(places_, place));
    fill(tag_, _("Any tag"), wx_strings(tags_), index_of(tags_, tag));
    const std::size_t trashed = history.sizes().trashed;
    trash_->SetLabel(trashed == 0 ? _("Trash") : wxString::Format(_("Trash, %zu"), trashed));
    trash_->InvalidateBestSize();  // Other words need another width.
    Layout();
}

void FilterBar::clear() {
    search_->ChangeValue("");
    for (wxChoice* one : {game_, player_, place_, status_, tag_, counted_}) {
        one->SetSelection(0);
    }
    since_->SetValue(wxDefaultDateTime);
    until_->SetValue(wxDefaultDateTime);
    trash_->SetValue(false);
    changed_();
}

void FilterBar::choose_person(PersonKey person) {
    clear();
    player_->SetSelection(static_cast<int>(index_of(people_, person)));
    changed_();
}

void FilterBar::focus_search() { search_->SetFocus(); }

void FilterBar::lead_to(std::function<void()> open, std::function<void()> list) {
    search_->Bind(wxEVT_CHAR_HOOK, [open = std::move(open), list = std::move(list)](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (event.HasAnyModifiers() || (key != WXK_RETURN && key != WXK_NUMPAD_ENTER && key != WXK_DOWN)) {
            event.Skip();
        } else {
            key == WXK_DOWN ? list() : open();
        }
    });
}

}  // namespace castalia
