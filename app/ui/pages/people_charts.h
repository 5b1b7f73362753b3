#pragma once

#include "app/ui/charts/chart.h"
#include "db/history/figures.h"

namespace castalia {

/// "over 12 sessions; not counted: 2 open, 1 excluded"
wxString counted_text(std::size_t sessions, const LeftOut& left_out);

wxString upper_first(const wxString& text);

/// Sessions and wins of one person, month by month, months without any in between.
Chart months_chart(const std::vector<MonthCount>& months, const wxString& note);
/// How often each value was scored, and how often it won; wide ranges in steps.
Chart scores_chart(const std::vector<ScoreCount>& scores, const wxString& note);
Chart durations_chart(const std::vector<DurationCount>& durations, const wxString& note);
/// Wins of each seat in a hundred sessions, and of whoever moved first.
Chart seats_chart(const std::vector<SeatCount>& seats, const wxString& note);
/// How often each face came, against what a fair die would show.
Chart dice_chart(const statistics::DiceGroup& group);
/// What the dice of games brought each player, beside what they bring on average.
Chart luck_chart(const std::vector<statistics::PlayerLuck>& players);
/// How often somebody came out ahead of each other player.
Chart versus_chart(const std::vector<Versus>& others, const wxString& note);

}  // namespace castalia
