#include "app/ui/history/history_model.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "db/history/session_summary.h"

namespace castalia {

int dates_width(const wxWindow& list) {
    constexpr int kMonths = 13, kAbout = 29, kAround = 14;
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    int widest = 0;
    for (int month = 0; month < kMonths; ++month) {
        widest = std::max(widest, list.GetTextExtent(day_text(now - std::chrono::days(month * kAbout))).x);
    }
    return widest + list.FromDIP(kAround);
}

std::vector<HistoryColumn> history_columns() {
    using By = HistoryOrder::By;
    using Role = HistoryColumn::Role;
    const auto date = [](const HistoryRow& row, const Games&) { return evening_text(row.session); };
    const auto game = [](const HistoryRow& row, const Games& games) { return game_title(games, row.session.game); };
    const auto title = [](const HistoryRow& row, const Games&) { return utf8(row.session.title); };
    const auto players = [](const HistoryRow& row, const Games&) { return players_text(row.session); };
    const auto place = [](const HistoryRow& row, const Games&) { return utf8(row.session.place); };
    const auto result = [](const HistoryRow& row, const Games&) {
        const wxString words = row.line.empty() ? result_text(row.session) : utf8(row.near);
        // The pale colour alone would not say it.
        return row.session.inclusion == Inclusion::excluded ? wxString::Format(_("not counted: %s"), words) : words;
    };
    const auto time = [](const HistoryRow& row, const Games&) { return time_text(row.session); };
    return {{_("Date"), 11, date, By::date, false, wxALIGN_LEFT, Role::date},
            {_("Game"), 14, game, By::game, true},
            {_("Title"), 22, title, {}, true, wxALIGN_LEFT, Role::title},
            {_("Players"), 14, players, By::players, true},
            {_("Place"), 12, place, By::place, true},
            {_("Result"), 18, result, By::score, false, wxALIGN_LEFT, Role::result},
            {_("Time"), 9, time, By::time, false, wxALIGN_RIGHT}};
}

void fit_columns_to_result(wxDataViewCtrl& list, const HistoryModel& model) {
    constexpr int kScrollBar = 20, kLeastLetters = 8;
    const unsigned behind = model.column(HistoryColumn::Role::result);
    const auto wanted = [&](unsigned column) { return model.columns()[column].letters * list.GetCharWidth(); };
    const int first = std::max(dates_width(list), wanted(0));  // A column has no width before it is seen.
    int room = list.GetClientSize().x - list.FromDIP(kScrollBar) - std::max(list.GetColumn(0)->GetWidth(), first);
    for (unsigned column = behind; column < model.columns().size(); ++column) {
        room -= wanted(column);
    }
    int all = 0;
    for (unsigned column = 1; column < behind; ++column) {
        all += wanted(column);
    }
    const double share = std::min(1.0, room / static_cast<double>(all));
    for (unsigned column = 1; column < behind; ++column) {
        list.GetColumn(column)->SetWidth(
            std::max(kLeastLetters * list.GetCharWidth(), static_cast<int>(wanted(column) * share)));
    }
}

unsigned HistoryModel::column(HistoryColumn::Role role) const {
    return static_cast<unsigned>(std::ranges::find(columns_, role, &HistoryColumn::role) - columns_.begin());
}

std::vector<HistoryRow> HistoryModel::next() const {
    return history_.page(filter_, gap_ == 0 ? std::nullopt : std::optional(rows_[gap_ - 1].sort_key), {}, order_);
}

std::vector<HistoryRow> HistoryModel::previous() const {
    History::Order back = order_;
    back.turned = !back.turned;
    std::vector<HistoryRow> rows =
        history_.page(filter_, gap_ == rows_.size() ? std::nullopt : std::optional(rows_[gap_].sort_key), {}, back);
    std::ranges::reverse(rows);
    return rows;
}

void HistoryModel::ask(const Filter& filter, History::Order order) {
    filter_ = filter;
    order_ = order;
    rows_.clear();
    gap_ = 0;
    rows_ = next();
    gap_ = rows_.size();
    complete_ = rows_.size() < History::page_size(filter_);
    Reset(static_cast<unsigned>(rows_.size()));
}

/// Inserts rows, and closes the gap where they meet those on its other side.
void HistoryModel::insert(std::vector<HistoryRow> more, bool back) {
    complete_ = more.size() < History::page_size(filter_);
    std::set<std::string> known;
    for (const HistoryRow& listed : rows_) {
        known.insert(listed.session.id);
    }
    complete_ =
        std::erase_if(more, [&](const HistoryRow& one) { return known.contains(one.session.id); }) > 0 || complete_;
    const std::size_t at = gap_;
    gap_ += back ? 0 : more.size();
    for (std::size_t i = 0; i < more.size(); ++i) {
        rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(at + i), std::move(more[i]));
        at + i + 1 == rows_.size() ? RowAppended() : RowInserted(static_cast<unsigned>(at + i));
    }
    gap_ = complete_ ? rows_.size() : gap_;
}

void HistoryModel::read_on() {
    if (!complete_) {
        insert(next(), false);
    }
}

void HistoryModel::read_back() {
    if (!complete_) {
        insert(previous(), true);
    }
}

void HistoryModel::read_end() {
    if (!has_end()) {
        read_back();
    }
}

void HistoryModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    constexpr std::size_t kAhead = 10;
    if (!complete_ && wanted_ && row + kAhead >= gap_ && row < gap_ + kAhead) {
        wanted_(row >= gap_);
    }
    if (row >= rows_.size()) {
        value = wxString();
        return;
    }
    value = columns_.at(column).text(rows_[row], games_);
}

bool HistoryModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const {
    if (row >= rows_.size()) {
        return false;
    }
    const Inclusion inclusion = rows_[row].session.inclusion;
    const bool left_out = inclusion == Inclusion::abandoned || inclusion == Inclusion::excluded;
    const bool title = columns_.at(column).role == HistoryColumn::Role::title;
    look.SetBold(title);
    if (left_out) {
        look.SetColour(palette().secondary);
    }
    return title || left_out;
}

}  // namespace castalia
