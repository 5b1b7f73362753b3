#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "db/store.h"

class wxWindow;

namespace castalia {

/// Asks for a record, a text export or plays of BG Stats and puts them into the library. The session's id; nothing
/// when it was left, when it was plays, or when the file was refused, which has then been said.
std::optional<std::string> import_session_from_file(wxWindow* parent, Store& store);

/// The bytes of a file that somebody chose. Throws Failure where it cannot be read or is too large to be a session,
/// BadRecord where it is the library that is open: to read that beside SQLite would drop SQLite's locks upon it.
std::string read_chosen_file(const std::filesystem::path& file, const Store& store);

/// Puts the sample session of every game into the library, marked as one. The first one's id, also when it was there
/// already.
std::optional<std::string> add_sample_session(wxWindow* parent, Store& store);

}  // namespace castalia
