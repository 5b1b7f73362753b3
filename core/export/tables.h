#pragma once

#include "core/session/session.h"

namespace castalia {

/// A cell as RFC 4180 has it. Words that a spreadsheet would take for a formula get an apostrophe first.
std::string csv_cell(std::string_view words);

/// One row an event: index (from 0), at, player, type, text, notation, what it led to, note, ruling and whether
/// it stands. UTF-8, lines end in CR LF.
std::string write_csv(const Session& session);

/// The scoresheet as text in columns: every row with its sources, the ladder, the sentence.
std::string write_scoresheet(const Session& session);

}  // namespace castalia
