#pragma once

#include "core/picture/chart.h"
#include "core/review/comparison.h"
#include "db/history/people.h"

class wxWindow;

namespace castalia {

/// Returns a chart of one series over many sessions: the curves of the players in `whose`, or of those who came first
/// where it is empty, lie over each other, with the chosen session in front of the mean of all the others.
picture::Chart many_curves_chart(const review::Comparison& comparison, const review::ComparedSeries& series,
                                 const std::vector<std::string>& whose, std::size_t chosen);

/// Shows the curves of the newest counted sessions of a game over each other, those of a person where one is named,
/// and one session against the mean of the others. Tells the user when there are fewer than two.
void show_many_curves(wxWindow* parent, Store& store, const std::string& game, const std::optional<Person>& person);

}  // namespace castalia
