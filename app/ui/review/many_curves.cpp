// The curves of many sessions of one game over each other.
#include "app/ui/review/many_curves.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/msgdlg.h>
#include <wx/wrapsizer.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/long_work.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/sorted_names.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/review/typical_curve.h"
#include "db/history/history.h"

namespace castalia {

using picture::Chart;

namespace {

/// More would run together, and take long to read.
constexpr std::size_t kMostSessions = 60;

wxString compared_name(const review::ComparedSession& session) {
    const wxString title = utf8(session.title);
    const wxString day = session.started ? day_text(*session.started, session.utc_offset) : wxString();
    return title.empty() ? day : day.empty() ? title : day + ", " + title;
}

bool is_asked_for(const review::ComparedSession& session, std::size_t seat, const std::vector<std::string>& whose) {
    return whose.empty() ? session.first == seat : std::ranges::find(whose, session.players[seat]) != whose.end();
}

class ManyCurvesDialog final : public StandardDialog {
public:
    ManyCurvesDialog(wxWindow* parent, const review::Comparison& comparison, const std::optional<Person>& person)
        : StandardDialog(parent, _("Sessions over each other")), comparison_(comparison) {
        whose_names_.emplace_back();
        if (person) {
            whose_names_.push_back(person->spellings);
        }
        add_choices(person);
        chart_ = child<ChartPanel>(this);
        contents()->Add(chart_, wxSizerFlags(1).Expand());
        add_buttons({}, _("Close"));
        constexpr int kWide = 900, kHigh = 560;
        settle({kWide, kHigh});
        show_chosen();
        session_->SetFocus();
    }

private:
    void add_choices(const std::optional<Person>& person) {
        std::vector<wxString> sessions, curves, whose{_("whoever came first")};
        for (const review::ComparedSession& one : comparison_.sessions) {
            sessions.push_back(compared_name(one));
        }
        for (const review::ComparedSeries& one : comparison_.series) {
            curves.push_back(words(one.name));
        }
        if (person) {
            whose.push_back(utf8(person->name));
        }
        std::vector<std::string> names = review::players_in_common(comparison_);
        sort_by_shown_name(names, [](const std::string& name) { return name; });
        for (const std::string& name : names) {
            if (!person || std::ranges::find(person->spellings, name) == person->spellings.end()) {
                whose_names_.push_back({name});
                whose.push_back(utf8(name));
            }
        }
        Rows rows(this, Rows::Way::line);
        session_ = rows.choice(_("Session"), sessions, 0, 0);
        series_ = rows.choice(_("Curve"), curves, 0, 0);
        whose_ = rows.choice(_("Whose"), whose, person ? 1 : 0, 0);
        for (wxChoice* choice : {session_, series_, whose_}) {
            choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_chosen(); });
        }
        contents()->Add(rows.sizer(), wxSizerFlags().Expand());
    }

    void show_chosen() {
        const int at = series_->GetSelection(), who = whose_->GetSelection(), session = session_->GetSelection();
        chart_->show(at == wxNOT_FOUND
                         ? Chart{}
                         : many_curves_chart(comparison_, comparison_.series[static_cast<std::size_t>(at)],
                                             whose_names_.at(static_cast<std::size_t>(std::max(0, who))),
                                             static_cast<std::size_t>(std::max(0, session))));
    }

    const review::Comparison comparison_;
    std::vector<std::vector<std::string>> whose_names_;  ///< Spellings by row; none for those who came first.
    wxChoice *session_ = nullptr, *series_ = nullptr, *whose_ = nullptr;
    ChartPanel* chart_ = nullptr;
};

}  // namespace

Chart many_curves_chart(const review::Comparison& comparison, const review::ComparedSeries& series,
                        const std::vector<std::string>& whose, std::size_t chosen) {
    Chart chart{.title = window_text(series.name)};
    for (std::size_t part = 0; part <= review::kHundredths; ++part) {
        chart.places.push_back(std::to_string(part) + " %");
    }
    std::vector<review::CurveValues> others;
    std::vector<Chart::Series> own;
    for (const review::ComparedCurve& curve : series.curves) {
        const review::ComparedSession& session = comparison.sessions[curve.session];
        if (!is_asked_for(session, curve.seat, whose)) {
            continue;
        }
        Chart::Series one{.name = session.players[curve.seat], .values = review::in_hundredths(curve.values)};
        if (curve.session == chosen) {
            own.push_back(std::move(one));
        } else {
            others.push_back(one.values);
            one.quiet = true;
            chart.series.push_back(std::move(one));
        }
    }
    const review::TypicalCurve typical = review::typical_of(others);
    if (typical.curves > 0) {
        Chart::Series mean{utf8(_("mean of the others")), Chart::Series::Kind::line, picture::colour_of_seat(1),
                           typical.mean, typical.deviation};
        mean.spread = true;
        chart.series.push_back(std::move(mean));
    }
    std::ranges::move(own, std::back_inserter(chart.series));
    chart.note =
        window_text(say_count("over {n} other session, each in hundredths of its events; the band holds about two "
                              "thirds of them (one standard deviation)",
                              "over {n} other sessions, each in hundredths of its events; the band holds about two "
                              "thirds of them (one standard deviation)",
                              static_cast<long long>(typical.curves)));
    return chart;
}

void show_many_curves(wxWindow* parent, Store& store, const std::string& game, const std::optional<Person>& person) {
    Filter filter;
    filter.game = game;
    filter.status = Status::finished;
    filter.excluded = filter.sample = false;
    if (person) {
        filter.person = person->key;
    }
    const std::vector<HistoryRow> rows = History(store).page(filter, {}, kMostSessions);
    if (rows.size() < 2) {
        wxMessageBox(_("There are fewer than two finished sessions to lay over each other."),
                     _("Sessions over each other"), wxOK | wxICON_INFORMATION, parent);
        return;
    }
    std::optional<review::Comparison> comparison;
    work_beside(parent, {_("Sessions over each other"), _("Reading the sessions"), sessions_of, true},
                [&](const Progress& go_on) {
                    std::vector<Session> sessions;
                    for (const HistoryRow& row : rows) {
                        if (!go_on(sessions.size(), rows.size())) {
                            return;
                        }
                        sessions.push_back(store.load(row.session.id));
                    }
                    comparison = review::comparison_of(sessions);
                });
    if (comparison) {
        ManyCurvesDialog(parent, *comparison, person).ShowModal();
    }
}

}  // namespace castalia
