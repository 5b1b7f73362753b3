// What a game can be asked about an evening, aspect by aspect. Each function writes all answers down.
#pragma once

#include <ostream>

#include "tests/answers/evenings.h"

namespace castalia::answers {

/// What is asked and shown at every moment: prompts, boards, scoresheets, counts.
void print_moments(std::ostream& out, const Evening& evening);
/// The forms of all verbs, and those of each event while it is filled in.
void print_forms(std::ostream& out, const Evening& evening);
/// What the rules say of every event that somebody wanted to enter.
void print_events(std::ostream& out, const Evening& evening);
/// How lines of notation are read, good ones and bad ones.
void print_lines(std::ostream& out, const Evening& evening);
/// The figures of the table, its layout and blank sheets, and curves.
void print_drawings(std::ostream& out, const Evening& evening);
/// Documents, tables and files for other programs.
void print_exports(std::ostream& out, const Evening& evening);
/// Reviews, statistics, decisions and the journal.
void print_reviews(std::ostream& out, const Evening& evening);
/// Ways out of what is impossible, and slips that would explain a count.
void print_searches(std::ostream& out, const Evening& evening);
/// How sensible players play the game on from several moments.
void print_playouts(std::ostream& out, const Evening& evening);
/// Records in both forms, as they are and after corrections.
void print_records(std::ostream& out, const Evening& evening);
/// The forms of new sessions, and what is said of setups that cannot be.
void print_setups(std::ostream& out, const Evening& evening);

}  // namespace castalia::answers
