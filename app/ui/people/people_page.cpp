#include "app/ui/people/people_page.h"

#include <algorithm>
#include <set>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "app/names/names.h"
#include "app/ui/charts/chart_panel.h"
#include "app/ui/history/day_field.h"
#include "app/ui/history/history_model.h"
#include "app/ui/review/many_curves.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/ask_for_words.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/choose_one.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/gtk/native_style.h"
#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/sorted_names.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/typed.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

wxString count_text(std::size_t count) { return wxString::Format("%zu", count); }

namespace {

constexpr int kDiceRow = 1;  ///< The row after "Everybody" and before the players.

}  // namespace

PeoplePage::PeoplePage(wxWindow* parent, Store& store, std::function<void(PersonKey)> show_history)
    : wxPanel(parent), store_(store), show_history_(std::move(show_history)) {
    auto* split =
        child<wxSplitterWindow>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE | wxSP_THIN_SASH);
    constexpr int kSide = 300, kLeast = 200;
    auto* left = side(split);
    split->SplitVertically(left, figures(split), FromDIP(static_cast<int>(kSide * text_size())));
    split->SetMinimumPaneSize(FromDIP(kLeast));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(split, wxSizerFlags(1).Expand());
    SetSizer(down);
}

wxWindow* PeoplePage::side(wxWindow* parent) {
    auto* left = child<wxPanel>(parent);
    list_ = child<wxDataViewListCtrl>(left, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    set_accessible(list_, _("Players"), _("The first row is everybody. Enter shows the sessions of a player"));
    list_->AppendTextColumn(_("Player"));
    for (const wxString& number : {_("Sessions"), _("Won")}) {
        list_->AppendTextColumn(number, wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_DEFAULT, wxALIGN_RIGHT);
    }
    keep_columns_fitted(*list_);
    list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_chosen(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) {
        if (const Person* person = chosen()) {
            CallAfter([this, key = person->key] { show_history_(key); });
        }
    });
    auto* ways = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto button = [&](const wxString& label, const wxString& hint, const std::function<void()>& call) {
        auto* made = child<wxButton>(left, wxID_ANY, label);
        made->SetToolTip(hint);
        made->Bind(wxEVT_BUTTON, [call](wxCommandEvent&) { call(); });
        ways->Add(made, wxSizerFlags().Border(wxRIGHT | wxTOP, FromDIP(spacing::close)));
        return made;
    };
    history_ = button(_("Sessions"), _("Shows the sessions of this player in the history"), [this] {
        if (const Person* person = chosen()) {
            show_history_(person->key);
        }
    });
    curves_ = button(_("Curves…"),
                     _("Lays the curves of the sessions of a game over each other, and one against the mean of the "
                       "others"),
                     [this] { show_curves_over_each_other(); });
    rename_ = button(_("Rename…"), _("Changes the name that is shown; records keep the name they were written with"),
                     [this] { rename(); });
    merge_ = button(_("Merge…"), _("Makes two spellings of a name one player"), [this] { merge(); });
    split_ = button(_("Split…"), _("Makes a spelling a separate player again"), [this] { split(); });
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(list_, wxSizerFlags(1).Expand());
    down->Add(ways, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
    left->SetSizer(down);
    return left;
}

wxWindow* PeoplePage::figures(wxWindow* parent) {
    right_ = child<ScrolledArea>(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    scroll_down_in(*right_, spacing::page);
    title_ = child<wxStaticText>(right_, wxID_ANY, "");
    title_->SetFont(font_of(*this, TypeStep::heading3));
    sentence_ = child<wxStaticText>(right_, wxID_ANY, "");
    sentence_->SetForegroundColour(palette().secondary);
    game_ = child<wxChoice>(right_, wxID_ANY);
    set_accessible(game_, _("Game"));
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_chosen(); });
    step_ = child<wxChoice>(right_, wxID_ANY);
    set_accessible(step_, _("Score"));
    step_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_chosen(); });
    const wxSize wide{560, 230}, narrow{320, 230};
    first_ = child<ChartPanel>(right_, wide);
    second_ = child<ChartPanel>(right_, narrow);
    third_ = child<ChartPanel>(right_, narrow);
    table_ =
        child<wxDataViewListCtrl>(right_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    set_accessible(table_, _("The figures as a table"));
    keep_columns_fitted(*table_);
    constexpr int kTableHigh = 190;
    table_->SetMinSize(FromDIP(wxSize(-1, static_cast<int>(kTableHigh * text_size()))));

    since_ = day_field(right_, _("First day"), [this] { refresh(); });
    until_ = day_field(right_, _("Last day"), [this] { refresh(); });
    auto* head = new wxBoxSizer(wxVERTICAL);
    auto* filters = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto add = [&](wxWindow* control) {
        filters->Add(control, wxSizerFlags().CenterVertical().Border(wxRIGHT | wxTOP, FromDIP(spacing::close)));
    };
    add(game_);
    add(step_);
    const auto beside = wxSizerFlags().CenterVertical().Border(wxRIGHT | wxTOP, FromDIP(spacing::close));
    add_days(*filters, since_, until_, beside);
    head->Add(title_, wxSizerFlags().Expand());
    head->Add(filters, wxSizerFlags().Expand());
    auto* pair = new wxBoxSizer(large_text() ? wxVERTICAL : wxHORIZONTAL);
    // The gap belongs to the chart that is not always there.
    pair->Add(second_, wxSizerFlags(1).Expand());
    pair->Add(third_, wxSizerFlags(1).Expand().Border(large_text() ? wxTOP : wxLEFT, FromDIP(spacing::apart)));
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(head, wxSizerFlags().Expand());
    down->Add(sentence_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(spacing::between)));
    down->Add(first_, wxSizerFlags(1).Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
    down->Add(pair, wxSizerFlags(1).Expand().Border(wxBOTTOM, FromDIP(spacing::apart)));
    down->Add(table_, wxSizerFlags().Expand());
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(down, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(spacing::around)));
    right_->SetSizer(around);
    return right_;
}

void PeoplePage::refresh() { fill(choices()); }

PeoplePage::Choices PeoplePage::choices() const {
    return {.person = chosen() == nullptr ? 0 : chosen()->key,
            .dice = dice_chosen(),
            .game = game(),
            .period = period(),
            .step = step_->GetSelection()};
}

void PeoplePage::choose_again(const Choices& choices) {
    show_since(*since_, choices.period.since);
    show_until(*until_, choices.period.until);
    fill(choices);
    if (choices.step >= 0 && choices.step < static_cast<int>(step_->GetCount())) {
        step_->SetSelection(choices.step);
        show_chosen();
    }
}

void PeoplePage::fill(const Choices& chosen) {
    games_.clear();
    game_->Clear();
    game_->Append(_("All games"));
    for (const GameLine& line : Figures(store_).games()) {
        games_.push_back(line.game);
        game_->Append(game_title(store_.games(), line.game));
    }
    const auto again = std::ranges::find(games_, chosen.game);
    game_->SetSelection(again == games_.end() ? 0 : static_cast<int>(again - games_.begin()) + 1);

    people_.clear();
    list_->DeleteAllItems();
    const Tally all = Figures(store_, period()).game().tally;
    const auto add = [&](const wxString& name, const wxString& sessions, const wxString& won) {
        wxVector<wxVariant> row;
        row.push_back(name);
        row.push_back(sessions);
        row.push_back(won);
        list_->AppendItem(row);
    };
    add(_("Everybody"), count_text(all.sessions), "");
    add(_("Dice and luck"), count_text(Figures(store_, period()).dice().sessions), "");
    int chosen_row = chosen.dice ? kDiceRow : 0;
    std::vector<PersonLine> lines = People(store_, period()).list();
    sort_by_rank_and_name(
        lines, [](const PersonLine& line) { return line.tally.sessions; },
        [](const PersonLine& line) { return line.person.name; });
    for (PersonLine& line : lines) {
        add(utf8(line.person.name), count_text(line.tally.sessions), count_text(line.tally.won + line.tally.shared));
        people_.push_back(std::move(line.person));
        chosen_row = people_.back().key == chosen.person ? static_cast<int>(people_.size()) + kDiceRow : chosen_row;
    }
    fit_columns(*list_);
    list_->SelectRow(static_cast<unsigned>(chosen_row));
    show_chosen();
}

void PeoplePage::focus_list() { list_->SetFocus(); }

const Person* PeoplePage::chosen() const {
    const int at = list_->GetSelectedRow() - kDiceRow - 1;
    return at < 0 || static_cast<std::size_t>(at) >= people_.size() ? nullptr
                                                                    : &people_[static_cast<std::size_t>(at)];
}

bool PeoplePage::dice_chosen() const { return list_->GetSelectedRow() == kDiceRow; }

Period PeoplePage::period() const { return {since_of(*since_), until_of(*until_)}; }

std::string PeoplePage::game() const {
    const int at = game_->GetSelection();
    return at <= 0 ? std::string() : games_.at(static_cast<std::size_t>(at) - 1);
}

void PeoplePage::show_chosen() {
    const Person* person = chosen();
    for (wxButton* one : {history_, rename_, merge_}) {
        one->Enable(person != nullptr);
    }
    split_->Enable(person != nullptr && person->spellings.size() > 1);
    step_->Show(dice_chosen() || (person == nullptr && !game().empty()));
    third_->Show(person == nullptr && !dice_chosen());
    if (dice_chosen()) {
        show_dice();
    } else {
        person == nullptr ? show_everybody() : show_person(*person);
    }
    sentence_->Wrap(right_->GetClientSize().x - 2 * FromDIP(spacing::around));
    right_->FitInside();
    right_->Layout();
}

/// Shows the curves of the chosen game, or of the one that is played most.
void PeoplePage::show_curves_over_each_other() {
    const Person* person = chosen();
    std::string of = game();
    if (of.empty()) {
        const std::vector<GameLine> games =
            person == nullptr ? Figures(store_).games() : People(store_).games(person->key);
        const auto most =
            std::ranges::max_element(games, {}, [](const GameLine& line) { return line.tally.sessions; });
        of = most == games.end() ? std::string() : most->game;
    }
    show_many_curves(wxGetTopLevelParent(this), store_, of,
                     person == nullptr ? std::nullopt : std::optional(*person));
    list_->SetFocus();
}

void PeoplePage::rename() {
    const Person* person = chosen();
    if (person == nullptr) {
        return;
    }
    std::set<std::string> asked;  // A name that was asked about once is meant so.
    const auto check = [&](const std::string& typed) {
        const SeenName seen = seen_name(typed);
        if (!seen.taken_out.empty() && asked.insert(typed).second) {
            throw BadRecord({}, taken_out_text(seen));
        }
        check_name(seen.name, kLongestName, utf8(_("name")));
        std::vector<std::string> others;
        for (const Person& other : people_) {
            if (other.key != person->key) {
                others.push_back(other.name);
            }
        }
        if (std::ranges::find(others, seen.name) != others.end() && asked.insert(seen.name).second) {
            throw BadRecord({},
                            say("{name} is the name of somebody else. If both are one person, merge them; otherwise "
                                "confirm once more.",
                                {{"name", literally(seen.name)}}));
        }
        const std::optional<std::string> known = KnownNames(others).looking_like(seen.name);
        if (known && asked.insert(seen.name).second) {
            throw BadRecord({}, look_alike_text(seen.name, *known));
        }
    };
    const auto name = ask_for_words(this, utf8(_("Rename the player")),
                                    utf8(_("Name to show (records keep their own)")), person->name, check);
    if (const std::string shown = typed_name(utf8(name.value_or(""))); !shown.empty()) {
        People(store_).rename(person->key, shown);
        refresh();
    }
}

void PeoplePage::merge() {
    const Person* person = chosen();
    if (person == nullptr) {
        return;
    }
    std::vector<wxString> names;
    std::vector<PersonKey> keys;
    std::vector<Person> others = people_;
    sort_by_shown_name(others, [](const Person& other) { return other.name; });
    for (const Person& other : others) {
        if (other.key != person->key) {
            names.push_back(utf8(other.name));
            keys.push_back(other.key);
        }
    }
    if (names.empty()) {
        return;
    }
    if (const auto other = choose_one(wxGetTopLevelParent(this),
                                      {.title = _("Merge two spellings"),
                                       .question = wxString::Format(_("Who else is %s?"), named(person->name)),
                                       .answers = names,
                                       .accept = _("Merge")})) {
        People(store_).merge(person->key, keys.at(*other));
        refresh();
    }
}

void PeoplePage::split() {
    const Person* person = chosen();
    if (person == nullptr || person->spellings.size() < 2) {
        return;
    }
    std::vector<wxString> names;
    for (const std::string& spelling : person->spellings) {
        names.push_back(utf8(spelling));
    }
    if (const auto other =
            choose_one(wxGetTopLevelParent(this), {.title = _("Separate a spelling"),
                                                   .question = _("Which spelling is a different person?"),
                                                   .answers = names,
                                                   .accept = _("Split")})) {
        People(store_).split(person->spellings.at(*other));
        refresh();
    }
}

}  // namespace castalia
