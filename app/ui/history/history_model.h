#pragma once

#include <functional>
#include <vector>

#include <wx/dataview.h>

#include "app/ui/history/search_language.h"
#include "app/ui/history/summary_text.h"
#include "db/history/history.h"

namespace castalia {

/// A column of the history: its heading, its order and what it says of a session.
struct HistoryColumn {
    enum class Role { plain, date, title, result };

    wxString name;
    int letters = 0;  ///< Its first width, in letters.
    wxString (*text)(const HistoryRow& row, const Games& games) = nullptr;
    std::optional<HistoryOrder::By> by = {};  ///< The order that it gives to the list; nothing where it gives none.
    bool from_a = false;  ///< The order begins with A, as for names; numbers begin with the highest.
    wxAlignment side = wxALIGN_LEFT;
    Role role = Role::plain;
};
/// Returns the columns in their order, with headings in the language of the windows.
std::vector<HistoryColumn> history_columns();

/// The history as the model of a native list: the pages that were read so far, from its beginning on and, once
/// somebody has gone there, before its end. When rows next to missing ones are shown, the next page is read, so that
/// a long list is never read as a whole.
class HistoryModel final : public wxDataViewVirtualListModel {
public:
    explicit HistoryModel(Store& store) : games_(store.games()), history_(store, search_language()) {}

    const std::vector<HistoryColumn>& columns() const { return columns_; }
    /// Returns the number of the column that has this role.
    unsigned column(HistoryColumn::Role role) const;

    void ask(const Filter& filter, History::Order order);  ///< Reads the first page.
    void read_on();                                        ///< Reads one more page, if there is one.
    void read_back();  ///< Reads one more page before the rows at the end, if there is one.
    void read_end();   ///< Reads the last page, if it was not read yet.
    const std::vector<HistoryRow>& rows() const { return rows_; }
    const History& history() const { return history_; }
    bool complete() const { return complete_; }
    /// Returns whether rows at the end were read while some before them are missing.
    bool has_end() const { return gap_ < rows_.size(); }
    /// Sets the call for when rows next to missing ones are shown; `back` says that the missing ones come before.
    void on_end(std::function<void(bool back)> wanted) { wanted_ = std::move(wanted); }

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    std::vector<HistoryRow> next() const;
    std::vector<HistoryRow> previous() const;
    void insert(std::vector<HistoryRow> more, bool back);

    const std::vector<HistoryColumn> columns_ = history_columns();
    const Games& games_;
    History history_;
    Filter filter_;
    History::Order order_;
    std::vector<HistoryRow> rows_;
    std::size_t gap_ =
        0;  ///< Where rows are missing while the list is not complete; the rows from there on are the last ones.
    bool complete_ = true;
    std::function<void(bool back)> wanted_;
};

/// Returns the width that a column of days needs: some languages write them with more letters.
int dates_width(const wxWindow& list);

/// Narrows the columns before the result where the list is so narrow that the result would be cut, or the time behind
/// it would be out of sight.
void fit_columns_to_result(wxDataViewCtrl& list, const HistoryModel& model);

}  // namespace castalia
