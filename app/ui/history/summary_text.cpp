#include "app/ui/history/summary_text.h"

#include "app/ui/toolkit/text/named.h"
#include "app/ui/toolkit/text/wx_text.h"
#include "core/rules/game/games.h"
#include "core/rules/text/decimals.h"
#include "db/history/session_summary.h"

namespace castalia {

namespace {

wxString joined(const std::vector<std::string>& names) {
    wxString all;
    for (const std::string& name : names) {
        all += (all.empty() ? wxString() : wxString(", ")) + named(name);
    }
    return all;
}

/// Returns what it meant that nobody won. Libraries of the first versions, which did not keep it, had only draws.
wxString without_winner(const SessionSummary& session) {
    switch (session.ended_as.value_or(GameOutcome::drawn)) {
        case GameOutcome::lost: return session.players.size() == 1 ? _("lost") : _("everybody lost");
        case GameOutcome::none: return _("no result");
        default: return _("draw");
    }
}

}  // namespace

wxString players_text(const SessionSummary& session) { return joined(session.players); }

wxString result_text(const SessionSummary& session) {
    switch (session.status) {
        case Status::open: return _("open");
        case Status::abandoned: return _("abandoned");
        case Status::finished: break;
    }
    const wxString ending = session.winners.empty() ? without_winner(session) : joined(session.winners);
    const wxString score = words(kept_score_text(session.score));
    return score.empty() ? ending : ending + " " + score;
}

wxString game_title(const Games& games, const std::string& id) {
    const Game* game = games.find(id);
    return game == nullptr ? utf8(id) : words(game->title);
}

wxString standing_text(const Session& session) {
    const auto ended = [](const Text& text) {
        const wxString said = words(text);
        return said.EndsWith(".") || said.EndsWith("?") || said.EndsWith("!") ? said : said + ".";
    };
    const auto& game = session.playthrough();
    return ended(game.prompt(session.plies()).text) + " " + ended(game.score(session.plies()).sentence);
}

wxString evening_text(const SessionSummary& session) {
    return session.started ? day_text(*session.started, session.utc_offset) : _("unknown");
}

wxString time_text(const SessionSummary& session) {
    return session.played.count() == 0 ? wxString::FromUTF8("–") : clock_text(session.played);
}

}  // namespace castalia
