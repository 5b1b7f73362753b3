#include "app/ui/people/people_charts.h"

#include <algorithm>
#include <map>

#include <wx/intl.h>

#include "app/language/dates.h"
#include "app/ui/toolkit/text/spoken_language.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/text/decimals.h"

namespace castalia {

using picture::Chart;

namespace {

/// More names do not fit side by side beneath upright bars.
constexpr std::size_t kMostUpright = 8;

Chart::Series bars(const wxString& name, std::size_t seat) {
    return {utf8(name), Chart::Series::Kind::bars, picture::colour_of_seat(seat)};
}

/// Returns a chart without places yet.
Chart chart_of(const wxString& title, const wxString& note, std::vector<Chart::Series> series) {
    return {.title = utf8(title), .note = utf8(note), .series = std::move(series)};
}

double number(std::size_t count) { return static_cast<double>(count); }

/// Returns the note with the distance from what is expected, where it is known.
wxString with_fit(const wxString& note, const std::optional<statistics::Fit>& fit) {
    if (!fit) {
        return note;
    }
    constexpr double kLeastShown = 0.005;  // A smaller value would read as if it were impossible.
    const wxString p =
        fit->p < kLeastShown ? _("p below 0.01") : wxString::Format(_("p %s"), words(with_digits(fit->p, 2)));
    return wxString::Format(_("%s; chi-square %s with %d degrees of freedom, %s"), note,
                            words(with_digits(fit->chi_square, 2)), fit->freedom, p);
}

}  // namespace

wxString upper_first(const wxString& text) { return text.empty() ? text : text.Left(1).Upper() + text.Mid(1); }

wxString counted_text(std::size_t sessions, const LeftOut& left_out) {
    wxString text = words(say_count("over {n} session", "over {n} sessions", static_cast<long long>(sessions)));
    wxString why;
    const auto add = [&](std::size_t count, const wxString& what) {
        if (count > 0) {
            why += (why.empty() ? wxString() : wxString(", ")) + wxString::Format("%zu ", count) + what;
        }
    };
    add(left_out.open, _("open"));
    add(left_out.abandoned, _("abandoned"));
    add(left_out.excluded, _("excluded"));
    add(left_out.samples, _("samples"));
    add(left_out.unread, _("unreadable"));
    return why.empty() ? text : text + "; " + _("not counted:") + " " + why;
}

Chart months_chart(const std::vector<MonthCount>& months, const wxString& note) {
    Chart chart = chart_of(_("Wins over time"), note, {bars(_("sessions"), 0), bars(_("won"), 1)});
    constexpr int kMonths = 12, kMost = 24;
    if (months.empty()) {
        return chart;
    }
    const auto number_of = [](const MonthCount& month) { return month.year * kMonths + month.month - 1; };
    const int last = number_of(months.back()), first = std::max(number_of(months.front()), last - kMost + 1);
    auto next = std::ranges::find_if(months, [&](const MonthCount& month) { return number_of(month) >= first; });
    for (int at = first; at <= last; ++at) {
        const bool played = next != months.end() && number_of(*next) == at;
        chart.places.push_back(short_month_in(spoken_language(), at % kMonths) +
                               (at == first || at % kMonths == 0 ? " " + std::to_string(at / kMonths) : ""));
        chart.series[0].values.emplace_back(played ? number(next->sessions) : 0);
        chart.series[1].values.emplace_back(played ? number(next->won + next->shared) : 0);
        next += played ? 1 : 0;
    }
    return chart;
}

Chart scores_chart(const std::vector<ScoreCount>& scores, const wxString& note) {
    Chart chart = chart_of(_("Scores"), note, {bars(_("times"), 0), bars(_("won"), 1)});
    if (scores.empty()) {
        return chart;
    }
    constexpr long long kMost = 24;
    const long long least = scores.front().value, most = scores.back().value;
    const long long step = std::max(1LL, (most - least + kMost) / kMost);
    std::map<long long, ScoreCount> steps;
    for (const ScoreCount& score : scores) {
        ScoreCount& sum = steps[(score.value - least) / step];
        sum.seats += score.seats;
        sum.won += score.won;
    }
    for (long long at = 0; at <= (most - least) / step; ++at) {
        const long long from = least + at * step;
        chart.places.push_back(std::to_string(from) + (step == 1 ? "" : "–" + std::to_string(from + step - 1)));
        chart.series[0].values.emplace_back(number(steps[at].seats));
        chart.series[1].values.emplace_back(number(steps[at].won));
    }
    return chart;
}

Chart durations_chart(const std::vector<DurationCount>& durations, const wxString& note) {
    Chart chart = chart_of(_("Time at the table"), note, {bars(_("sessions"), 0)});
    if (durations.empty()) {
        return chart;
    }
    constexpr std::size_t kQuarters = 4, kMinutes = 15, kMost = 40;
    auto next = durations.begin();
    const std::size_t last = std::min(durations.back().quarter, durations.front().quarter + kMost);
    for (std::size_t at = durations.front().quarter; at <= last; ++at) {
        const bool played = next != durations.end() && next->quarter == at;
        chart.places.push_back(utf8(wxString::Format("%zu:%02zu", at / kQuarters, at % kQuarters * kMinutes)));
        chart.series[0].values.emplace_back(played ? number(next->sessions) : 0);
        next += played ? 1 : 0;
    }
    return chart;
}

Chart seats_chart(const std::vector<SeatCount>& seats, const wxString& note) {
    Chart chart = chart_of(_("Wins per hundred sessions, by seat"), note, {bars(_("won"), 0)});
    chart.named = true;
    for (const SeatCount& seat : seats) {
        const wxString who = seat.seat ? wxString::Format(_("seat %zu"), *seat.seat + 1) : _("first to move");
        chart.places.push_back(utf8(wxString::Format(_("%s of %zu"), who, seat.seats)));
        constexpr double kHundred = 100;
        chart.series[0].values.emplace_back(kHundred * number(seat.won + seat.shared) / number(seat.sessions));
    }
    return chart;
}

Chart dice_chart(const statistics::DiceGroup& group) {
    Chart chart = chart_of(upper_first(words(group.name)),
                           with_fit(words(say_count("over {n} roll", "over {n} rolls", group.thrown)), group.fit),
                           {{utf8(_("times")), Chart::Series::Kind::beads}});
    constexpr int kMostFaces = 100;
    if (group.sides > kMostFaces) {
        return chart;
    }
    for (int face = 1; face <= group.sides; ++face) {
        const auto found = group.seen.find(face);
        chart.places.push_back(std::to_string(face));
        chart.series[0].values.emplace_back(found == group.seen.end() ? 0 : static_cast<double>(found->second));
    }
    chart.level =
        Chart::Level{utf8(wxString::Format(_("%s of each expected"), words(with_digits(group.expected, 1)))),
                     group.expected, group.usual};
    return chart;
}

wxString throws_name(const statistics::ThrowGroup& group) {
    const wxString who = group.player.empty() ? _("nobody named") : utf8(group.player);
    const wxString dice = group.by_app        ? _("the program’s dice")
                          : group.set.empty() ? _("the table’s dice")
                                              : utf8(group.set);
    return who + ", " + utf8(group.expression) + ", " + dice;
}

Chart throws_chart(const statistics::ThrowGroup& group) {
    Chart chart =
        chart_of(upper_first(throws_name(group)),
                 with_fit(words(say_count("over {n} throw", "over {n} throws", static_cast<long long>(group.thrown))),
                          group.fit),
                 {{utf8(_("times")), Chart::Series::Kind::beads},
                  {utf8(_("expected")), Chart::Series::Kind::line, picture::colour_of_seat(1)}});
    constexpr double kSeen = 0.05;
    constexpr std::size_t kMostPlaces = 100;
    // Results at both ends that never came and hardly can are left out.
    const auto seen = [](const statistics::ThrowGroup::Result& one) { return one.came > 0 || one.expected >= kSeen; };
    const auto first = std::ranges::find_if(group.results, seen);
    const auto last = std::find_if(group.results.rbegin(), group.results.rend(), seen).base();
    if (first >= last || last - first > static_cast<std::ptrdiff_t>(kMostPlaces)) {
        return chart;
    }
    for (auto one = first; one != last; ++one) {
        chart.places.push_back(std::to_string(one->result));
        chart.series[0].values.emplace_back(static_cast<double>(one->came));
        chart.series[1].values.emplace_back(one->expected);
    }
    return chart;
}

Chart luck_chart(const std::vector<statistics::PlayerLuck>& players) {
    Chart chart = chart_of(_("Luck"), _("what the dice of the games brought, compared with their average"),
                           {bars(_("got"), 0), bars(_("on average"), 1)});
    chart.named = true;
    for (const statistics::PlayerLuck& player : players) {
        chart.places.push_back(player.player);
        chart.series[0].values.emplace_back(player.got);
        chart.series[1].values.emplace_back(player.expected);
    }
    chart.lying = players.size() > kMostUpright;
    return chart;
}

Chart versus_chart(const std::vector<Versus>& others, const wxString& note) {
    Chart chart = chart_of(_("Head to head"), note, {bars(_("sessions together"), 0), bars(_("came out ahead"), 1)});
    chart.named = true;
    for (const Versus& other : others) {
        chart.places.push_back(other.name);
        chart.series[0].values.emplace_back(number(other.sessions));
        chart.series[1].values.emplace_back(number(other.ahead));
    }
    chart.lying = others.size() > kMostUpright;
    return chart;
}

}  // namespace castalia
