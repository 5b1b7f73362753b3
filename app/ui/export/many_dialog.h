#pragma once

#include <string>
#include <vector>

class wxWindow;

namespace castalia {

class Store;

/// Exports every session of the library, or those of one game, into a folder. Shows progress and can be cancelled.
void send_out_many(wxWindow* parent, Store& store);
/// Exports these sessions of the library.
void send_out_many(wxWindow* parent, Store& store, const std::vector<std::string>& ids);

}  // namespace castalia
