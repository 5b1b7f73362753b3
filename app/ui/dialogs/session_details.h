#pragma once

#include <string>

class wxWindow;

namespace castalia {

class Store;

/// Title, place, date, tags and whether it counts, for a session of the library. True when something was changed.
bool edit_details(wxWindow* parent, Store& store, const std::string& id);

}  // namespace castalia
