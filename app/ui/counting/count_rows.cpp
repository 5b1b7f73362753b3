#include "app/ui/counting/count_rows.h"

#include <algorithm>

#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/ui/toolkit/accessibility/accessible.h"
#include "app/ui/toolkit/controls/child.h"
#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/controls/scrolling.h"
#include "app/ui/toolkit/controls/spacing.h"
#include "app/ui/toolkit/controls/text_field.h"
#include "app/ui/toolkit/text/shown_number.h"
#include "app/ui/toolkit/text/type.h"
#include "app/ui/toolkit/text/wx_text.h"

namespace castalia {

CountRows::CountRows(wxWindow* parent, const Session& session, std::vector<TableCount> counts,
                     std::function<void()> changed)
    : ScrolledArea(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      counts_(std::move(counts)),
      changed_(std::move(changed)) {
    constexpr int kStep = 12, kColumns = 4;
    scroll_down_in(*this, kStep);
    auto* down = new wxBoxSizer(wxVERTICAL);
    const Text* place = nullptr;
    const std::vector<review::CountLine> lines = review::lines_of(counts_);
    for (const review::CountLine& line : lines) {
        if (place == nullptr || *place != line.place) {
            auto* heading = child<wxStaticText>(this, wxID_ANY, words(line.place));
            heading->SetFont(font_of(*this, TypeStep::heading1));
            down->Add(heading, wxSizerFlags().Border(wxTOP, FromDIP(place == nullptr ? 0 : spacing::around)));
        }
        place = &line.place;
        if (line.owner) {
            const std::string& name = session.names()[static_cast<std::size_t>(line.owner->index)];
            auto* owner = child<wxStaticText>(this, wxID_ANY, utf8(name));
            owner->SetForegroundColour(palette().secondary);
            down->Add(owner, wxSizerFlags().Border(wxTOP, FromDIP(spacing::close)));
        }
        auto* grid = new wxFlexGridSizer(kColumns, FromDIP(wxSize(spacing::around, spacing::unit)));
        for (const std::size_t count : line.counts) {
            add_row(grid, count);
        }
        down->Add(grid, wxSizerFlags().Expand().Border(wxTOP | wxRIGHT, FromDIP(spacing::unit)));
    }
    if (lines.empty()) {
        down->Add(child<wxStaticText>(this, wxID_ANY, _("Nothing of this game can be counted on the table.")));
    }
    // The columns of all places stand beneath each other.
    int widest = 0;
    for (const Row& row : rows_) {
        widest = std::max(widest, row.agrees->GetBestSize().x);
    }
    for (const Row& row : rows_) {
        row.agrees->SetMinSize({widest, -1});
    }
    SetSizer(down);
}

void CountRows::add_row(wxSizer* grid, std::size_t count) {
    const TableCount& of = counts_[count];
    Row row;
    row.count = count;
    row.agrees = child<wxCheckBox>(this, wxID_ANY, words(of.name));
    row.agrees->SetFont(font_of(*this, TypeStep::normal));
    const wxString label = words(of.label), record = wxString::Format("%lld", of.number);
    set_accessible(row.agrees, wxString::Format(_("%s: %s, agrees"), label, record));
    auto* number = child<wxStaticText>(this, wxID_ANY, record, wxDefaultPosition, wxDefaultSize, wxALIGN_RIGHT);
    number->SetFont(font_of(*this, TypeStep::numeral1));
    constexpr int kDigits = 4;
    number->SetMinSize(
        {std::max(number->GetTextExtent(wxString('0', kDigits)).x, number->GetTextExtent(record).x), -1});
    row.found = text_field(this);
    constexpr int kLetters = 6;
    row.found->SetMinSize(
        {row.found->GetTextExtent(wxString('0', kLetters)).x + FromDIP(spacing::group), row.found->GetMinSize().y});
    set_accessible(row.found, wxString::Format(_("%s: found instead of %s"), label, record));
    row.remark = child<wxStaticText>(this, wxID_ANY, "");
    row.remark->SetFont(font_of(*this, TypeStep::normal, true));
    row.remark->SetMinSize({row.remark->GetTextExtent(_("count this too")).x + FromDIP(spacing::between), -1});
    grid->Add(row.agrees, wxSizerFlags().CenterVertical());
    grid->Add(number, wxSizerFlags().CenterVertical().Right());
    grid->Add(row.found, wxSizerFlags().CenterVertical());
    grid->Add(row.remark, wxSizerFlags().CenterVertical());
    const std::size_t place = rows_.size();
    rows_.push_back(row);
    row.agrees->Bind(wxEVT_CHECKBOX, [this, place](wxCommandEvent&) {
        rows_[place].found->ChangeValue("");
        show_remark(rows_[place]);
        Layout();
        changed_();
    });
    // Down and Up go from number to number and skip the boxes.
    row.found->Bind(wxEVT_CHAR_HOOK, [this, place](wxKeyEvent& event) {
        const bool down = event.GetKeyCode() == WXK_DOWN, up = event.GetKeyCode() == WXK_UP;
        const std::size_t next = down ? place + 1 : place - 1;  // Above the first there is none.
        if ((down || up) && next < rows_.size()) {
            rows_[next].found->SetFocus();
        } else {
            event.Skip();
        }
    });
    row.found->Bind(wxEVT_TEXT, [this, place](wxCommandEvent&) {
        const Row& here = rows_[place];
        here.agrees->SetValue(typed_in(here) == counts_[here.count].number);
        show_remark(rows_[place]);
        Layout();
        changed_();
    });
}

std::optional<long long> CountRows::typed_in(const Row& row) const {
    wxLongLong_t number = 0;
    const bool whole = row.found->GetValue().Strip(wxString::both).ToLongLong(&number);
    return whole && number >= -kMostCounted && number <= kMostCounted ? std::optional<long long>(number)
                                                                      : std::nullopt;
}

void CountRows::show_remark(Row& row) const {
    const std::optional<long long> number = typed_in(row);
    wxString text;
    if (number && *number != counts_[row.count].number) {
        const long long more = *number - counts_[row.count].number;
        text = (more > 0 ? "+" : "") + shown_number(more);
    } else if (row.asked && !row.agrees->GetValue() && !number) {
        text = _("count this too");
    }
    row.remark->SetLabelText(text);
    row.remark->SetForegroundColour(palette().ruling);
}

std::vector<review::FoundCount> CountRows::found() const {
    std::vector<review::FoundCount> found;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const auto row = std::ranges::find(rows_, i, &Row::count);
        const std::optional<long long> number = row == rows_.end() ? std::nullopt : typed_in(*row);
        const bool ticked = row != rows_.end() && row->agrees->GetValue();
        if (number || (!counts_[i].adjustable && !ticked)) {
            found.push_back({i, number});
        }
    }
    return found;
}

wxString CountRows::fault() const {
    for (const Row& row : rows_) {
        if (!row.found->IsEmpty() && !typed_in(row)) {
            return wxString::Format(_("%s: a whole number belongs here."), words(counts_[row.count].label));
        }
    }
    return {};
}

void CountRows::tick_the_rest() {
    for (Row& row : rows_) {
        if (row.found->IsEmpty()) {
            row.agrees->SetValue(true);
            show_remark(row);
        }
    }
    Layout();
    changed_();
}

void CountRows::ask_for(const std::vector<std::size_t>& counts) {
    for (Row& row : rows_) {
        row.asked = std::ranges::find(counts, row.count) != counts.end();
        show_remark(row);
    }
    Layout();
}

bool CountRows::differs(const Row& row) const {
    const std::optional<long long> number = typed_in(row);
    return number && *number != counts_[row.count].number;
}

CountRows::Tally CountRows::tally() const {
    Tally tally;
    for (const Row& row : rows_) {
        ++(differs(row) ? tally.differ : row.agrees->GetValue() ? tally.agree : tally.open);
    }
    return tally;
}

void CountRows::focus_first() {
    if (!rows_.empty()) {
        rows_.front().found->SetFocus();
    }
}

void CountRows::focus_next_difference() {
    const wxWindow* focus = FindFocus();
    const auto here =
        std::ranges::find_if(rows_, [focus](const Row& row) { return row.found == focus || row.agrees == focus; });
    const std::size_t from = here == rows_.end() ? rows_.size() - 1 : static_cast<std::size_t>(here - rows_.begin());
    for (std::size_t i = 1; i <= rows_.size(); ++i) {
        const Row& row = rows_[(from + i) % rows_.size()];
        if (differs(row) || (row.asked && !row.agrees->GetValue() && row.found->IsEmpty())) {
            row.found->SetFocus();
            row.found->SelectAll();
            return;
        }
    }
}

}  // namespace castalia
