#pragma once

#include <string>

class wxWindow;

namespace castalia {

class Store;

/// Asks for title, place, date, tags and inclusion of a session of the library. Returns whether something was
/// changed.
bool edit_details(wxWindow* parent, Store& store, const std::string& id);

}  // namespace castalia
