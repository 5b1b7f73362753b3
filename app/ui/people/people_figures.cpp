// The figures of one player, of everybody and of the dice.
#include "app/ui/people/people_page.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/stattext.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/history/history_model.h"
#include "app/ui/people/people_charts.h"
#include "app/ui/toolkit/controls/columns.h"
#include "app/ui/toolkit/text/sorted_names.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/text/decimals.h"

namespace castalia {

namespace {

/// The most players who are drawn beside somebody; the table has all of them.
constexpr std::size_t kMostOthers = 60;

wxString average_text(const Tally& tally) {
    const auto average = tally.average();
    return average ? clock_text(*average) : wxString::FromUTF8("–");
}

/// Returns the ladder of the newest finished session of a game, which has the words of scoresheets.
std::vector<Scoresheet::Step> newest_ladder(Store& store, const std::string& game) {
    Filter filter;
    filter.game = game;
    filter.status = Status::finished;
    const std::vector<HistoryRow> newest = History(store).page(filter, {}, 1);
    if (newest.empty()) {
        return {};
    }
    const Session session = store.load(newest.front().session.id);
    return session.playthrough().score(session.plies()).ladder;
}

/// Returns the words of scoresheets for steps of the ladder, such as "Districts led" for "district_points". A step
/// that the ladder no longer has keeps its name.
std::vector<wxString> step_words(const std::vector<std::string>& steps, const std::vector<Scoresheet::Step>& ladder) {
    std::vector<wxString> all;
    for (const std::string& step : steps) {
        const std::size_t mark = step.rfind('/');
        const std::string name = step.substr(0, mark), parts = mark == std::string::npos ? "" : step.substr(mark);
        const auto found = std::ranges::find(ladder, name, &Scoresheet::Step::name);
        wxString text = found == ladder.end() ? utf8(name) : words(found->label);
        text.Replace("_", " ");
        all.push_back(upper_first(text) + (parts == "/2"      ? _(", in halves")
                                           : parts == "/10"   ? _(", in tenths")
                                           : parts == "/100"  ? _(", in hundredths")
                                           : parts == "/1000" ? _(", in thousandths")
                                                              : wxString()));
    }
    return all;
}

/// Adds a row for each two named sets of dice with the same sides that can be compared.
void add_comparisons(const std::vector<statistics::DiceGroup>& groups, std::vector<std::vector<wxString>>& rows) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        for (std::size_t j = i + 1; j < groups.size() && !groups[i].set.empty() && !groups[j].set.empty(); ++j) {
            if (const auto found = statistics::comparison_of(groups[i], groups[j])) {
                rows.push_back({words(say("{one} and {other}", {{"one", groups[i].name}, {"other", groups[j].name}})),
                                wxString::Format("%lld", groups[i].thrown + groups[j].thrown),
                                words(with_digits(groups[i].mean, 2)), words(with_digits(groups[j].mean, 2)),
                                words(statistics::comparison_sentence(*found))});
            }
        }
    }
}

}  // namespace

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
    wxString text = upper_first(note) + ". ";
    if (person.spellings.size() > 1) {
        std::vector<Text> spellings;
        for (const std::string& spelling : person.spellings) {
            spellings.push_back(literally(spelling));
        }
        text += wxString::Format(_("Written as %s. "), words(listed_with_and(spellings)));
    }
    const Streak streak = people.streak(person.key);
    if (streak.best > 0) {
        text +=
            wxString::Format(_("Longest winning streak: %zu, current streak: %zu. "), streak.best, streak.current);
    }
    std::vector<std::vector<wxString>> rows;
    const std::vector<GameLine> games = people.games(person.key);
    const auto often = [&](std::size_t game) { return game < games.size() ? games[game].tally.sessions : 0; };
    if (often(0) > often(1)) {
        text += wxString::Format(_("Plays %s most often. "), game_title(store_.games(), games.front().game));
    }
    if (const auto average = tally.average()) {
        text += wxString::Format(wxPLURAL("%s at the table on average, over %zu session with a known duration.",
                                          "%s at the table on average, over %zu sessions with a known duration.",
                                          static_cast<unsigned>(tally.timed)),
                                 clock_text(*average), tally.timed);
    }
    for (const statistics::PlayerLuck& luck : Figures(store_, period()).luck(person.key, game())) {
        text +=
            " " + wxString::Format(wxPLURAL("Luck in %s, over %zu session: %s.", "Luck in %s, over %zu sessions: %s.",
                                            static_cast<unsigned>(luck.sessions)),
                                   game_title(store_.games(), luck.game), luck.sessions, words(luck.sentence));
    }
    sentence_->SetLabelText(text);
    first_->show(months_chart(people.months(person.key, game()), note));
    std::vector<Versus> others = people.against(person.key, game(), kMostOthers);
    sort_by_rank_and_name(
        others, [](const Versus& other) { return other.sessions; }, [](const Versus& other) { return other.name; });
    second_->show(versus_chart(others, _("over the sessions in which both were ranked")));
    for (const GameLine& line : games) {
        rows.push_back({game_title(store_.games(), line.game), count_text(line.tally.sessions),
                        count_text(line.tally.won + line.tally.shared), count_text(line.tally.shared),
                        count_text(line.tally.lost), count_text(line.tally.drawn), count_text(line.tally.no_result),
                        average_text(line.tally), count_text(line.left_out.all())});
    }
    show_table({_("Game"), _("Sessions"), _("Won"), _("Shared wins"), _("Lost"), _("Drawn"), _("No result"),
                _("Time"), _("Not counted")},
               rows);
}

void PeoplePage::show_everybody() {
    const Figures figures(store_, period());
    const GameLine line = figures.game(game());
    const wxString note = counted_text(line.tally.sessions, line.left_out);
    title_->SetLabelText(game().empty() ? _("Everybody, all games") : game_title(store_.games(), game()));
    wxString text = upper_first(note) + ". ";
    if (const auto average = line.tally.average()) {
        text += wxString::Format(_("%s at the table on average"), clock_text(*average));
        if (const auto longest = game().empty() ? std::nullopt : figures.longest(game())) {
            text += wxString::Format(_(", %s at most"), clock_text(*longest));
        }
        text += ".";
    }
    sentence_->SetLabelText(text);
    const wxString timed =
        words(say_count("over {n} session with a known duration", "over {n} sessions with a known duration",
                        static_cast<long long>(line.tally.timed)));
    first_->show(durations_chart(figures.durations(game()), timed));
    const std::vector<std::string> steps = figures.steps(game());
    const std::vector<wxString> step_names =
        step_words(steps, steps.empty() ? std::vector<Scoresheet::Step>() : newest_ladder(store_, game()));
    const std::size_t step = chosen_step(step_names);
    if (!steps.empty()) {
        picture::Chart scores = scores_chart(figures.scores(game(), steps.at(step)), note);
        scores.title = utf8(step_names.at(step));
        second_->show(std::move(scores));
    } else {
        second_->show({.title = utf8(_("Scores")), .note = utf8(_("Choose a game to see its scores"))});
    }
    third_->show(game().empty() ? picture::Chart{.title = utf8(_("Wins by seat")),
                                                 .note = utf8(_("Choose a game to see its seats"))}
                                : seats_chart(figures.seats(game()), note));
    std::vector<std::vector<wxString>> rows;
    for (const GameLine& one : figures.games()) {
        rows.push_back({game_title(store_.games(), one.game), count_text(one.tally.sessions),
                        count_text(one.tally.lost), count_text(one.tally.drawn), count_text(one.tally.no_result),
                        average_text(one.tally), count_text(one.left_out.all())});
    }
    show_table({_("Game"), _("Sessions"), _("Lost by all"), _("Drawn"), _("No result"), _("Time"), _("Not counted")},
               rows);
}

std::size_t PeoplePage::chosen_step(const std::vector<wxString>& names, std::size_t first) {
    // The choice stays as long as the list is the same.
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
    const std::vector<statistics::ThrowGroup> throws = figures.throws(0, game());
    title_->SetLabelText(game().empty()
                             ? _("Dice and luck")
                             : wxString::Format(_("Dice and luck, %s"), game_title(store_.games(), game())));
    std::vector<wxString> names;
    std::vector<std::vector<wxString>> rows;
    for (const statistics::DiceGroup& group : dice.groups) {
        names.push_back(words(group.name));
        rows.push_back({names.back(), wxString::Format("%lld", group.thrown), words(with_digits(group.mean, 2)),
                        words(with_digits(group.fair_mean, 2)), words(group.sentence)});
    }
    add_comparisons(dice.groups, rows);
    for (const statistics::ThrowGroup& one : throws) {
        names.push_back(throws_name(one));
        rows.push_back({names.back(), count_text(one.thrown), words(with_digits(one.mean, 2)),
                        words(with_digits(one.expected, 2)), words(statistics::throws_text(one))});
    }
    for (const statistics::PlayerLuck& one : luck) {
        rows.push_back({utf8(one.player) + ", " + game_title(store_.games(), one.game), count_text(one.rolls),
                        words(with_digits(one.got, 0)), words(with_digits(one.expected, 1)), words(one.sentence)});
    }
    const auto most = std::ranges::max_element(dice.groups, {}, &statistics::DiceGroup::thrown);
    const std::size_t at = chosen_step(names, static_cast<std::size_t>(most - dice.groups.begin()));
    wxString text = words(say_count("{n} die thrown", "{n} dice thrown", dice.thrown)) + ", " +
                    words(say_count("in {n} session", "in {n} sessions", static_cast<long long>(dice.sessions))) +
                    ". ";
    if (at < dice.groups.size()) {
        const statistics::DiceGroup& group = dice.groups[at];
        text += words(say("{name}: {value}",
                          {{"name", literally(utf8(upper_first(names[at])))}, {"value", group.sentence}})) +
                ".";
        first_->show(dice_chart(group));
    } else if (at < names.size()) {
        const statistics::ThrowGroup& group = throws[at - dice.groups.size()];
        text += words(say("{name}: {value}", {{"name", literally(utf8(upper_first(names[at])))},
                                              {"value", statistics::throws_text(group)}})) +
                ".";
        first_->show(throws_chart(group));
    } else {
        first_->show({.title = utf8(_("Dice")), .note = utf8(_("No dice were thrown in these sessions"))});
    }
    sentence_->SetLabelText(text);
    second_->show(luck_chart(luck));
    show_table({_("Dice"), _("Rolls"), _("Result"), _("Average"), _("Compared with chance")}, rows);
    table_->GetColumn(table_->GetColumnCount() - 1)->SetAlignment(wxALIGN_LEFT);
}

}  // namespace castalia
