#pragma once

#include <functional>
#include <vector>

#include <wx/dataview.h>

#include "db/history/history.h"

namespace castalia {

/// The history as the model of a native list: the pages that were read so far. When the last rows are shown, the
/// next page is read, so that a list of any length is never read as a whole.
class HistoryModel final : public wxDataViewVirtualListModel {
public:
    enum Column : unsigned { date, game, title, players, place, result, time, columns };

    explicit HistoryModel(Store& store) : games_(store.games()), history_(store) {}

    void ask(const Filter& filter, History::Order order);  ///< Reads the first page.
    void read_on();                                        ///< Reads one more page, if there is one.
    const std::vector<HistoryRow>& rows() const { return rows_; }
    bool complete() const { return complete_; }
    /// Sets the call for when the last rows are shown and there are more.
    void on_end(std::function<void()> wanted) { wanted_ = std::move(wanted); }

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    std::vector<HistoryRow> next() const;

    const Games& games_;
    History history_;
    Filter filter_;
    History::Order order_;
    std::vector<HistoryRow> rows_;
    bool complete_ = true;
    std::function<void()> wanted_;
};

/// "Ann, Ben"
wxString players_text(const SessionSummary& session);
/// Returns "open" for an open session, otherwise the winners and the score: "Ann 2–2, 47–45".
wxString result_text(const SessionSummary& session);
wxString game_title(const Games& games, const std::string& id);
/// Returns hours and minutes, or a dash when the duration is unknown.
wxString time_text(const SessionSummary& session);

}  // namespace castalia
