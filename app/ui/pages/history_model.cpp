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
        case Status::open:
            return _("open");
        case Status::abandoned:
            return _("abandoned");
        case Status::finished:
            break;
    }
    return wxGetTranslation(utf8(session.result));
}

wxString game_title(const std::string& id) {
    const Game* game = find_game(id);
    return game == nullptr ? utf8(id) : words(game->title);
}

void HistoryPage::Model::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const Shelved& session = rows_.at(row).session;
    switch (column) {
        case date:
            value = day_text(session.started.value_or(session.last));
            break;
        case game:
            value = game_title(session.game);
            break;
        case title:
            value = utf8(session.title);
            break;
        case players:
            value = players_text(session);
            break;
        case result:
            value = result_text(session);
            break;
        default:
            value = clock_text(session.played);
    }
}

bool HistoryPage::Model::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const {
    look.SetBold(column == title);
    if (rows_.at(row).session.status == Status::abandoned) {
        look.SetColour(palette().secondary);
    }
    return column == title || rows_[row].session.status == Status::abandoned;
}

}  // namespace castalia
