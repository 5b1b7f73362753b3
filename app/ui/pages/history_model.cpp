#include "app/ui/pages/history_model.h"

#include "app/ui/basics/palette.h"
#include "app/ui/basics/wx_text.h"
#include "core/rules/games.h"

namespace castalia {

wxString players_text(const SessionSummary& session) {
    wxString all;
    for (const std::string& name : session.players) {
        all += (all.empty() ? wxString() : wxString(", ")) + utf8(name);
    }
    return all;
}

wxString result_text(const SessionSummary& session) {
    switch (session.status) {
        case Status::open: return _("open");
        case Status::abandoned: return _("abandoned");
        case Status::finished: break;
    }
    wxString winners;
    for (const std::string& name : session.winners) {
        winners += (winners.empty() ? wxString() : wxString(", ")) + utf8(name);
    }
    return (winners.empty() ? _("draw") : winners) + " " + utf8(session.score);
}

wxString game_title(const Games& games, const std::string& id) {
    const Game* game = games.find(id);
    return game == nullptr ? utf8(id) : words(game->title);
}

wxString time_text(const SessionSummary& session) {
    return session.played.count() == 0 ? wxString::FromUTF8("–") : clock_text(session.played);
}

std::vector<HistoryRow> HistoryModel::next() const {
    return history_.page(filter_, rows_.empty() ? std::nullopt : std::optional(rows_.back().sort_key), {}, order_);
}

void HistoryModel::ask(const Filter& filter, History::Order order) {
    filter_ = filter;
    order_ = order;
    rows_.clear();
    rows_ = next();
    complete_ = rows_.size() < History::page_size(filter_);
    Reset(static_cast<unsigned>(rows_.size()));
}

void HistoryModel::read_on() {
    if (complete_) {
        return;
    }
    const std::vector<HistoryRow> more = next();
    complete_ = more.size() < History::page_size(filter_);
    for (const HistoryRow& listed : more) {
        rows_.push_back(listed);
        RowAppended();
    }
}

void HistoryModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    constexpr std::size_t kAhead = 10;
    if (!complete_ && wanted_ && row + kAhead >= rows_.size()) {
        wanted_();
    }
    if (row >= rows_.size()) {
        value = wxString();
        return;
    }
    const HistoryRow& listed = rows_[row];
    const SessionSummary& session = listed.session;
    switch (column) {
        case date: value = session.started ? day_text(*session.started) : _("unknown"); break;
        case game: value = game_title(games_, session.game); break;
        case title: value = utf8(session.title); break;
        case players: value = players_text(session); break;
        case place: value = utf8(session.place); break;
        case result: value = listed.line.empty() ? result_text(session) : utf8(listed.line); break;
        default: value = time_text(session);
    }
}

bool HistoryModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const {
    if (row >= rows_.size()) {
        return false;
    }
    const Inclusion inclusion = rows_[row].session.inclusion;
    const bool left_out = inclusion == Inclusion::abandoned || inclusion == Inclusion::excluded;
    look.SetBold(column == title);
    if (left_out) {
        look.SetColour(palette().secondary);
    }
    return column == title || left_out;
}

}  // namespace castalia
