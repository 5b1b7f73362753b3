#pragma once

#include "app/ui/pages/history_page.h"

namespace castalia {

/// The rows of the history as a native list wants them. Sorting works on what the columns mean, not on their words.
class HistoryPage::Model final : public wxDataViewVirtualListModel {
public:
    enum Column : unsigned { date, game, title, players, result, time, columns };

    explicit Model(const std::vector<Row>& rows) : rows_(rows) {}

    void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const override;
    bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

private:
    const std::vector<Row>& rows_;
};

/// "Ann, Ben"
wxString players_text(const Shelved& session);
/// "open" while it lasts, else the result.
wxString result_text(const Shelved& session);
wxString game_title(const std::string& id);

}  // namespace castalia
