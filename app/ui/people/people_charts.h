#pragma once

#include <wx/string.h>

#include "core/picture/chart.h"
#include "db/history/figures.h"

namespace castalia {

/// Returns "over 12 sessions; not counted: 2 open, 1 excluded".
wxString counted_text(std::size_t sessions, const LeftOut& left_out);

wxString upper_first(const wxString& text);

/// Returns the sessions and wins of one person, month by month, also for the empty months in between.
picture::Chart months_chart(const std::vector<MonthCount>& months, const wxString& note);
/// Returns how often each value was scored, and how often it won; a wide range in steps.
picture::Chart scores_chart(const std::vector<ScoreCount>& scores, const wxString& note);
picture::Chart durations_chart(const std::vector<DurationCount>& durations, const wxString& note);
/// Returns the wins of each seat in a hundred sessions, and of the first player.
picture::Chart seats_chart(const std::vector<SeatCount>& seats, const wxString& note);
/// Returns how often each face came, beside what a fair die would show.
picture::Chart dice_chart(const statistics::DiceGroup& group);
/// Returns how often each result of an expression came, beside its odds.
picture::Chart throws_chart(const statistics::ThrowGroup& group);
/// Returns "Ann, 4d6kh3+2, the bone dice".
wxString throws_name(const statistics::ThrowGroup& group);
/// Returns what the dice of games brought each player, beside what they bring on average.
picture::Chart luck_chart(const std::vector<statistics::PlayerLuck>& players);
/// Returns how often somebody came out ahead of each other player.
picture::Chart versus_chart(const std::vector<Versus>& others, const wxString& note);

}  // namespace castalia
