#pragma once

#include <optional>

#include "core/export/play_table.h"

class wxString;
class wxWindow;

namespace castalia {

/// Shows what the columns of a table of plays seem to mean and how its first plays are read then, and lets the user
/// change it. Returns how the table is to be read; nothing when the user cancelled. `name` is the name of the file.
std::optional<TableReading> ask_columns(wxWindow* parent, const PlayTable& table, const wxString& name);

}  // namespace castalia
