#include "app/ui/pages/history_model.h"

#include "app/ui/basics/palette.h"
#include "app/ui/basics/words.h"
#include "core/rules/game.h"

namespace castalia {

wxString players_text(const Shelved& session) {
    wxString all;
    for (const std::string& name : session.players) {
        all += (all.empty() ? wxString() : wxString(", ")) + utf8(name);
    }
    return all;
}

wxString result_text(const Shelved& session) {
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

wxString game_title(const std::string& id) {
    const Game* game = find_game(id);
    return game == nullptr ? utf8(id) : words(game->title);
}

wxString time_text(const Shelved& session) {
    return session.played.count() == 0 ? wxString::FromUTF8("–") : clock_text(session.played);
}

std::vector<Listed> HistoryModel::next() const {
    return shelf_.page(filter_, rows_.empty() ? std::nullopt : std::optional(rows_.back().spot), {}, order_);
}

void HistoryModel::ask(const Filter& filter, Shelf::Order order) {
    filter_ = filter;
    order_ = order;
    rows_.clear();
    rows_ = next();
    complete_ = rows_.size() < Shelf::page_size(filter_);
    Reset(static_cast<unsigned>(rows_.size()));
}

void HistoryModel::read_on() {
    if (complete_) {
        return;
    }
    const std::vector<Listed> more = next();
    complete_ = more.size() < Shelf::page_size(filter_);
    for (const Listed& listed : more) {
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
    const Listed& listed = rows_[row];
    const Shelved& session = listed.session;
    switch (column) {
        case date: value = session.started ? day_text(*session.started) : _("unknown"); break;
        case game: value = game_title(session.game); break;
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
    const Standing standing = rows_[row].session.standing;
    const bool left_out = standing == Standing::abandoned || standing == Standing::excluded;
    look.SetBold(column == title);
    if (left_out) {
        look.SetColour(palette().secondary);
    }
    return column == title || left_out;
}

}  // namespace castalia
