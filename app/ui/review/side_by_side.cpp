// Sessions of one game side by side.
#include "app/ui/review/side_by_side.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/wrapsizer.h>

#include "app/ui/charts/chart_panel.h"
#include "app/ui/review/comparison_chart.h"
#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/rows.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/standard_dialog.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

namespace {

class SideBySideDialog final : public StandardDialog {
public:
    SideBySideDialog(wxWindow* parent, const review::Comparison& comparison)
        : StandardDialog(parent, _("Side by side")),
          comparison_(comparison),
          players_(review::players_in_common(comparison)) {
        add_choices();
        chart_ = child<ChartPanel>(this);
        contents()->Add(chart_, wxSizerFlags(3).Expand().Border(wxBOTTOM, FromDIP(spacing::between)));
        add_table();
        add_buttons({}, _("Close"));
        constexpr int kWide = 940, kHigh = 640;
        settle({kWide, kHigh});
        show_chosen();
        series_->SetFocus();
    }

private:
    /// Adds the choices of the curve and of the player.
    void add_choices() {
        std::vector<wxString> curves, whose{_("whoever came first")};
        for (const review::ComparedSeries& series : comparison_.series) {
            curves.push_back(words(series.name));
        }
        for (const std::string& name : players_) {
            whose.push_back(utf8(name));
        }
        Rows rows(this, Rows::Way::line);
        series_ = rows.choice(_("Curve"), curves, 0, 0);
        whose_ = rows.choice(_("Whose"), whose, players_.empty() ? 0 : 1, 0);
        for (wxChoice* choice : {series_, whose_}) {
            choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_chosen(); });
        }
        contents()->Add(rows.sizer(), wxSizerFlags().Expand());
    }

    /// Adds a column for each session. The table scrolls where they are wider than the window, so that no value is
    /// cut.
    void add_table() {
        table_ =
            child<wxDataViewListCtrl>(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_SINGLE | wxDV_ROW_LINES);
        set_accessible(table_, _("The sessions side by side"));
        const auto column = [this](const wxString& title) {
            table_->AppendTextColumn(title, wxDATAVIEW_CELL_INERT, wxCOL_WIDTH_AUTOSIZE, wxALIGN_LEFT,
                                     wxDATAVIEW_COL_RESIZABLE);
        };
        column("");
        for (std::size_t i = 0; i < comparison_.sessions.size(); ++i) {
            const review::ComparedSession& one = comparison_.sessions[i];
            column(wxString::Format(wxString::FromUTF8("%zu · "), i + 1) +
                   (one.started ? day_text(*one.started, one.utc_offset) : _("unknown")));
        }
        add_row(_("Title"), [](const review::ComparedSession& one) { return utf8(one.title); });
        add_row(_("Players"), [](const review::ComparedSession& one) {
            wxString names;
            for (const std::string& name : one.players) {
                names += (names.empty() ? "" : ", ") + utf8(name);
            }
            return names;
        });
        add_row(_("Result"), [](const review::ComparedSession& one) { return words(one.result); });
        add_row(_("Time at the table"), [](const review::ComparedSession& one) {
            return one.played.count() == 0 ? _("unknown") : clock_text(one.played);
        });
        add_row(_("Events"), [](const review::ComparedSession& one) { return wxString::Format("%zu", one.events); });
        for (const review::ComparedPart& part : comparison_.parts) {
            std::size_t session = 0;
            add_row(words(part.label), [&](const review::ComparedSession&) {
                return words(review::values_text(comparison_, part, session++));
            });
        }
        constexpr int kFewLines = 6;
        table_->SetMinSize({-1, kFewLines * 2 * GetCharHeight()});
        contents()->Add(table_, wxSizerFlags(2).Expand());
    }
    template <class Value>
    void add_row(const wxString& label, Value value) {
        wxVector<wxVariant> cells;
        cells.push_back(wxVariant(label));
        for (const review::ComparedSession& one : comparison_.sessions) {
            cells.push_back(wxVariant(wxString(value(one))));
        }
        table_->AppendItem(cells);
    }

    void show_chosen() {
        const int at = series_->GetSelection(), who = whose_->GetSelection();
        if (at == wxNOT_FOUND) {
            chart_->show(picture::Chart{});
            return;
        }
        const std::string name = who > 0 ? players_[static_cast<std::size_t>(who - 1)] : std::string();
        chart_->show(comparison_chart(comparison_, comparison_.series[static_cast<std::size_t>(at)], name));
    }

    const review::Comparison comparison_;
    const std::vector<std::string> players_;
    wxChoice *series_ = nullptr, *whose_ = nullptr;
    ChartPanel* chart_ = nullptr;
    wxDataViewListCtrl* table_ = nullptr;
};

}  // namespace

void show_side_by_side(wxWindow* parent, const review::Comparison& comparison) {
    SideBySideDialog(parent, comparison).ShowModal();
}

}  // namespace castalia
