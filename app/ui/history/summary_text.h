// The words of lists about a session.
#pragma once

#include <wx/string.h>

#include "core/session/session.h"
#include "db/history/session_summary.h"
#include "db/store.h"

namespace castalia {

/// Returns the names of all players: "Ann, Ben".
wxString players_text(const SessionSummary& session);
/// Returns "open" for an open session, otherwise the winners and the score: "Ann 2–2, 47–45". Where nobody won it
/// says what that meant: "draw", "everybody lost", "no result".
wxString result_text(const SessionSummary& session);
/// Returns the title of a game, or its id where this version does not know it.
wxString game_title(const Games& games, const std::string& id);
/// Returns what the table of an open session has to do, and who leads.
wxString standing_text(const Session& session);
/// Returns the day on which the session began at the clock of its table, or "unknown".
wxString evening_text(const SessionSummary& session);
/// Returns hours and minutes, or a dash when the duration is unknown.
wxString time_text(const SessionSummary& session);

}  // namespace castalia
