#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/dice/odds.h"

namespace castalia::dice {

/// Returns the chance of every result by going through all that the dice can show, one die after the other. Branches
/// that are less likely than `least` are left out, because dice that explode would never end.
std::map<long long, double> counted(const Expression& expression, double least = 0);
/// Returns how many ways there are for the dice to fall; nothing if dice may follow others.
double outcomes_of(const Expression& expression);
/// Expects that the odds are those that were counted.
void expect_odds_as_counted(const std::string& line);

/// Returns throws of every kind, with and without dice that follow others.
std::vector<std::string> many_throws();

}  // namespace castalia::dice
