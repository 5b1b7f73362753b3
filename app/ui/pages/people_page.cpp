#include "app/ui/pages/people_page.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/choicdlg.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "app/ui/basics/accessible.h"
#include "app/ui/basics/child.h"
#include "app/ui/basics/columns.h"
#include "app/ui/basics/native_style.h"
#include "app/ui/basics/palette.h"
#include "app/ui/basics/scrolling.h"
#include "app/ui/basics/spacing.h"
#include "app/ui/basics/type.h"
#include "app/ui/basics/typed.h"
#include "app/ui/basics/wx_text.h"
#include "app/ui/charts/chart_panel.h"
#include "app/ui/dialogs/dialogs.h"
#include "app/ui/pages/day_field.h"
#include "app/ui/pages/history_model.h"
#include "app/ui/pages/people_charts.h"

namespace castalia {

namespace {

constexpr int kDiceRow = 1;  ///< After "Everybody" and before the players.

wxString count_text(std::size_t count) { return wxString::Format("%zu", count); }

wxString average_text(const Tally& tally) {
    const auto average = tally.average();
    return average ? clock_text(*average) : wxString::FromUTF8("–");
}

/// "districts" from "district_points": a step of the ladder as people say it.
wxString step_words(const std::string& step) {
    wxString text = utf8(step);
    text.Replace("_", " ");
    text.Replace("/2", _(", in halves"));
    return upper_first(text);
}

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
    set_accessible(list_, _("Players"), _("Everybody first; Enter shows the sessions of a player"));
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
    history_ = button(_("Sessions"), _("The sessions of this player, in the history"), [this] {
        if (const Person* person = chosen()) {
            show_history_(person->key);
        }
    });
    rename_ = button(_("Rename…"), _("The name that is shown; records keep the one they were written with"),
                     [this] { rename(); });
    merge_ = button(_("Merge…"), _("Two spellings of one person"), [this] { merge(); });
    split_ = button(_("Split…"), _("A spelling becomes a player of its own again"), [this] { split(); });
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->Add(list_, wxSizerFlags(1).Expand());
    down->Add(ways, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::between)));
    left->SetSizer(down);
    return left;
}

wxWindow* PeoplePage::figures(wxWindow* parent) {
    right_ = child<wxScrolledWindow>(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL);
    scroll_down_in(*right_, spacing::page);
    title_ = child<wxStaticText>(right_, wxID_ANY, "");
    title_->SetFont(font_of(*this, TypeStep::heading3));
    sentence_ = child<wxStaticText>(right_, wxID_ANY, "");
    sentence_->SetForegroundColour(palette().secondary);
    game_ = child<wxChoice>(right_, wxID_ANY);
    set_accessible(game_, _("Figures of which game"));
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_chosen(); });
    step_ = child<wxChoice>(right_, wxID_ANY);
    set_accessible(step_, _("Which score"));
    step_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_chosen(); });
    const wxSize wide{560, 230}, narrow{320, 230};
    first_ = child<ChartPanel>(right_, wide);
    second_ = child<ChartPanel>(right_, narrow);
    third_ = child<ChartPanel>(right_, narrow);
    table_ =
        child<wxDataViewListCtrl>(right_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
    set_accessible(table_, _("In numbers"));
    keep_columns_fitted(*table_);
    constexpr int kTableHigh = 190;
    table_->SetMinSize(FromDIP(wxSize(-1, static_cast<int>(kTableHigh * text_size()))));

    since_ = day_field(right_, _("From this day on"), [this] { refresh(); });
    until_ = day_field(right_, _("Up to this day"), [this] { refresh(); });
    auto* head = new wxBoxSizer(wxVERTICAL);
    auto* narrowing = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto add = [&](wxWindow* control) {
        narrowing->Add(control, wxSizerFlags().CenterVertical().Border(wxRIGHT | wxTOP, FromDIP(spacing::close)));
    };
    add(game_);
    add(step_);
    const auto beside = wxSizerFlags().CenterVertical().Border(wxRIGHT | wxTOP, FromDIP(spacing::close));
    narrowing->Add(with_word(_("from"), since_), beside);
    narrowing->Add(with_word(_("to"), until_), beside);
    head->Add(title_, wxSizerFlags().Expand());
    head->Add(narrowing, wxSizerFlags().Expand());
    auto* pair = new wxBoxSizer(large_text() ? wxVERTICAL : wxHORIZONTAL);
    // The gap belongs to the one that is not always there.
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

void PeoplePage::refresh() {
    const std::string kept_game = game();
    const PersonKey kept = chosen() == nullptr ? 0 : chosen()->key;
    const bool kept_dice = dice_chosen();
    games_.clear();
    game_->Clear();
    game_->Append(_("All games"));
    for (const GameLine& line : Figures(store_).games()) {
        games_.push_back(line.game);
        game_->Append(game_title(line.game));
    }
    const auto again = std::ranges::find(games_, kept_game);
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
    int chosen_row = kept_dice ? kDiceRow : 0;
    for (PersonLine& line : People(store_, period()).list()) {
        add(utf8(line.person.name), count_text(line.tally.sessions), count_text(line.tally.won + line.tally.shared));
        people_.push_back(std::move(line.person));
        chosen_row = people_.back().key == kept ? static_cast<int>(people_.size()) + kDiceRow : chosen_row;
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

void PeoplePage::show_table(const std::vector<wxString>& columns, const std::vector<std::vector<wxString>>& rows) {
    table_->ClearColumns();
    table_->DeleteAllItems();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        table_->AppendTextColumn(columns[i], wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_DEFAULT,
                                 i == 0 ? wxALIGN_LEFT : wxALIGN_RIGHT);
    }
    for (const auto& row : rows) {
        wxVector<wxVariant> line;
        for (const wxString& cell : row) {
            line.push_back(cell);
        }
        table_->AppendItem(line);
    }
    fit_columns(*table_);
}

void PeoplePage::show_person(const Person& person) {
    const People people(store_, period());
    const Tally tally = people.tally(person.key, game());
    const wxString note = counted_text(tally.sessions, people.left_out(person.key, game()));
    title_->SetLabelText(utf8(person.name));
    wxString told = note + ". ";
    if (person.spellings.size() > 1) {
        wxString spellings;
        for (const std::string& spelling : person.spellings) {
            spellings += (spellings.empty() ? wxString() : wxString(", ")) + utf8(spelling);
        }
        told += wxString::Format(_("Written as %s. "), spellings);
    }
    const Streak streak = people.streak(person.key);
    if (streak.best > 0) {
        told += wxString::Format(_("Won %zu in a row at best, %zu now. "), streak.best, streak.current);
    }
    std::vector<std::vector<wxString>> rows;
    const std::vector<GameLine> games = people.games(person.key);
    if (!games.empty() && games.front().tally.sessions > 0) {
        told += wxString::Format(_("Plays %s most. "), game_title(games.front().game));
    }
    if (const auto average = tally.average()) {
        told += wxString::Format(wxPLURAL("%s at the table on average, over %zu session with a known time.",
                                          "%s at the table on average, over %zu sessions with a known time.",
                                          static_cast<unsigned>(tally.timed)),
                                 clock_text(*average), tally.timed);
    }
    for (const statistics::PlayerLuck& luck : Figures(store_, period()).luck(person.key, game())) {
        told +=
            " " + wxString::Format(wxPLURAL("Luck in %s, over %zu session: %s.", "Luck in %s, over %zu sessions: %s.",
                                            static_cast<unsigned>(luck.sessions)),
                                   game_title(luck.game), luck.sessions, words(luck.sentence));
    }
    sentence_->SetLabelText(told);
    first_->show(months_chart(people.months(person.key, game()), note));
    second_->show(versus_chart(people.against(person.key, game()), _("over the sessions in which both were ranked")));
    for (const GameLine& line : games) {
        rows.push_back({game_title(line.game), count_text(line.tally.sessions),
                        count_text(line.tally.won + line.tally.shared), count_text(line.tally.shared),
                        count_text(line.tally.drawn), average_text(line.tally), count_text(line.left_out.all())});
    }
    show_table({_("Game"), _("Sessions"), _("Won"), _("Of them shared"), _("Drawn"), _("Time"), _("Left out")}, rows);
}

void PeoplePage::show_everybody() {
    const Figures figures(store_, period());
    const GameLine line = figures.game(game());
    const wxString note = counted_text(line.tally.sessions, line.left_out);
    title_->SetLabelText(game().empty() ? _("Everybody, all games") : game_title(game()));
    wxString told = note + ". ";
    if (const auto average = line.tally.average()) {
        told += wxString::Format(_("%s at the table on average"), clock_text(*average));
        if (const auto longest = game().empty() ? std::nullopt : figures.longest(game())) {
            told += wxString::Format(_(", %s at most"), clock_text(*longest));
        }
        told += ".";
    }
    sentence_->SetLabelText(told);
    const wxString timed =
        words(say_count("over {n} session with a known time", "over {n} sessions with a known time",
                        static_cast<long long>(line.tally.timed)));
    first_->show(durations_chart(figures.durations(game()), timed));
    const std::vector<std::string> steps = figures.steps(game());
    std::vector<wxString> step_names;
    std::ranges::transform(steps, std::back_inserter(step_names), step_words);
    const std::size_t step = chosen_step(step_names);
    if (!steps.empty()) {
        Chart scores = scores_chart(figures.scores(game(), steps.at(step)), note);
        scores.title = step_names.at(step);
        second_->show(std::move(scores));
    } else {
        second_->show(Chart{_("Scores"), _("Choose a game to see its scores"), {}, {}, {}, {}});
    }
    third_->show(game().empty() ? Chart{_("Wins by seat"), _("Choose a game to see its seats"), {}, {}, {}, {}}
                                : seats_chart(figures.seats(game()), note));
    std::vector<std::vector<wxString>> rows;
    for (const GameLine& one : figures.games()) {
        rows.push_back({game_title(one.game), count_text(one.tally.sessions), count_text(one.tally.drawn),
                        average_text(one.tally), count_text(one.left_out.all())});
    }
    show_table({_("Game"), _("Sessions"), _("Drawn"), _("Time"), _("Left out")}, rows);
}

std::size_t PeoplePage::chosen_step(const std::vector<wxString>& names, std::size_t first) {
    // What was chosen stays chosen as long as the list is the same.
    const wxArrayString shown = step_->GetStrings();
    const std::vector<wxString> before(shown.begin(), shown.end());
    const int kept = before == names ? step_->GetSelection() : static_cast<int>(first);
    step_->Clear();
    for (const wxString& name : names) {
        step_->Append(name);
    }
    const bool still = kept >= 0 && static_cast<std::size_t>(kept) < names.size();
    if (!names.empty()) {
        step_->SetSelection(still ? kept : 0);
    }
    return still ? static_cast<std::size_t>(kept) : 0;
}

void PeoplePage::show_dice() {
    const Figures figures(store_, period());
    const DiceFigures dice = figures.dice(0, game());
    const std::vector<statistics::PlayerLuck> luck = figures.luck(0, game());
    title_->SetLabelText(game().empty() ? _("Dice and luck")
                                        : wxString::Format(_("Dice and luck, %s"), game_title(game())));
    std::vector<wxString> names;
    std::vector<std::vector<wxString>> rows;
    for (const statistics::DiceGroup& group : dice.groups) {
        names.push_back(words(group.name));
        rows.push_back({names.back(), wxString::Format("%lld", group.thrown), wxString::Format("%.2f", group.mean),
                        wxString::Format("%.2f", group.fair_mean), words(group.sentence)});
    }
    for (const statistics::PlayerLuck& one : luck) {
        rows.push_back({utf8(one.player) + ", " + game_title(one.game), count_text(one.rolls),
                        wxString::Format("%.0f", one.got), wxString::Format("%.1f", one.expected),
                        words(one.sentence)});
    }
    const auto most = std::ranges::max_element(dice.groups, {}, &statistics::DiceGroup::thrown);
    const std::size_t at = chosen_step(names, static_cast<std::size_t>(most - dice.groups.begin()));
    wxString told = words(say_count("{n} die thrown", "{n} dice thrown", dice.thrown)) + ", " +
                    words(say_count("in {n} session", "in {n} sessions", static_cast<long long>(dice.sessions))) +
                    ". ";
    if (at < dice.groups.size()) {
        const statistics::DiceGroup& group = dice.groups[at];
        told += upper_first(names[at]) + ": " + words(group.sentence) + ".";
        first_->show(dice_chart(group));
    } else {
        first_->show(Chart{_("Dice"), _("No dice were thrown in these sessions"), {}, {}, {}, {}});
    }
    sentence_->SetLabelText(told);
    second_->show(luck_chart(luck));
    show_table({_("Dice"), _("Rolls"), _("Came to"), _("Average"), _("Against chance")}, rows);
    table_->GetColumn(table_->GetColumnCount() - 1)->SetAlignment(wxALIGN_LEFT);
}

void PeoplePage::rename() {
    const Person* person = chosen();
    if (person == nullptr) {
        return;
    }
    const auto name = ask_for_words(
        this, utf8(_("Rename the player")), utf8(_("The name that is shown; records keep theirs")), person->name,
        [](const std::string& typed) { check_name(typed_name(utf8(typed)), kLongestName, utf8(_("name"))); });
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
    wxArrayString names;
    std::vector<PersonKey> keys;
    for (const Person& other : people_) {
        if (other.key != person->key) {
            names.Add(utf8(other.name));
            keys.push_back(other.key);
        }
    }
    wxSingleChoiceDialog question(wxGetTopLevelParent(this),
                                  wxString::Format(_("Who else is %s?"), utf8(person->name)),
                                  _("Merge two spellings"), names);
    if (names.empty() || question.ShowModal() != wxID_OK) {
        return;
    }
    People(store_).merge(person->key, keys.at(static_cast<std::size_t>(question.GetSelection())));
    refresh();
}

void PeoplePage::split() {
    const Person* person = chosen();
    if (person == nullptr || person->spellings.size() < 2) {
        return;
    }
    wxArrayString names;
    for (const std::string& spelling : person->spellings) {
        names.Add(utf8(spelling));
    }
    wxSingleChoiceDialog question(wxGetTopLevelParent(this), _("Which spelling is somebody else?"),
                                  _("Split a spelling off"), names);
    if (question.ShowModal() == wxID_OK) {
        People(store_).split(person->spellings.at(static_cast<std::size_t>(question.GetSelection())));
        refresh();
    }
}

}  // namespace castalia
