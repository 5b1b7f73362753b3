#pragma once

#include <functional>
#include <vector>

#include "app/ui/toolkit/controls/scrolling.h"
#include "core/review/table_counts.h"

class wxCheckBox;
class wxStaticText;
class wxTextCtrl;

namespace castalia {

/// The list of what must lie on the table: each count can be ticked off, or has the number that was found instead.
class CountRows : public ScrolledArea {
public:
    /// Calls `changed` when something was ticked or typed.
    CountRows(wxWindow* parent, const Session& session, std::vector<TableCount> counts,
              std::function<void()> changed);

    /// Returns the numbers that were typed. A count that no adjust event sets and nobody has ticked has not been made
    /// yet.
    std::vector<review::FoundCount> found() const;
    /// Returns why a field cannot be read; empty when all can.
    wxString fault() const;
    /// Ticks every count that is neither ticked nor typed.
    void tick_the_rest();
    /// Marks the counts that would keep explanations apart.
    void ask_for(const std::vector<std::size_t>& counts);
    struct Tally {
        long long agree = 0, differ = 0, open = 0;
    };
    Tally tally() const;
    void focus_first();
    /// Goes to the next number that differs or is asked for after the one with the focus, or to the first.
    void focus_next_difference();

private:
    struct Row {
        std::size_t count = 0;
        wxCheckBox* agrees = nullptr;
        wxTextCtrl* found = nullptr;
        wxStaticText* remark = nullptr;
        bool asked = false;
    };
    void add_row(wxSizer* grid, std::size_t count);
    void show_remark(Row& row) const;
    bool differs(const Row& row) const;
    /// Returns what was typed; nothing where the field is empty or holds no number.
    std::optional<long long> typed_in(const Row& row) const;

    std::vector<TableCount> counts_;
    std::function<void()> changed_;
    std::vector<Row> rows_;
};

}  // namespace castalia
