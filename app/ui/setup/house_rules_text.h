#pragma once

#include <string>

#include "db/store.h"

class wxSizer;
class wxWindow;

namespace castalia {

/// Adds a line for each house rule by which the tables of this library play a game; adds nothing where there is none.
void add_house_rules(wxWindow* parent, wxSizer* down, const Store& store, const std::string& game);

}  // namespace castalia
