#pragma once

#include <string>
#include <vector>

class wxWindow;

namespace castalia {

class Store;

/// Asks for title, place, date, tags and inclusion of a session of the library. Returns whether something was
/// changed.
bool edit_details(wxWindow* parent, Store& store, const std::string& id);
/// Asks what to change about several sessions at once: place, date, tags and inclusion. Empty fields change nothing.
/// Returns whether something was changed.
bool edit_many(wxWindow* parent, Store& store, const std::vector<std::string>& ids);

}  // namespace castalia
