#pragma once

#include <wx/string.h>
#include <vector>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Offers the blank sheets to print before a game.
void choose_blank_sheet(wxWindow* parent, const Games& games);
/// Offers these sheets to print, to look at and to save.
void choose_sheet(wxWindow* parent, const wxString& title, std::vector<BlankSheet> sheets);

}  // namespace castalia
