#pragma once

#include <string>

#include "db/store.h"

class wxSizer;
class wxWindow;

namespace castalia {

/// Adds what the tables of this library play by in a game, a line for each rule of the house; nothing where there is
/// none.
void add_house_rules(wxWindow* parent, wxSizer* down, const Store& store, const std::string& game);

}  // namespace castalia
