#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/store.h"

class wxString;
class wxWindow;

namespace castalia {

/// Asks for records, text exports or plays of another program and adds them to the library. Returns the id of the
/// session of a file that holds one; nothing when the user cancelled, when the file held plays or several sessions,
/// or when it was refused and the user has been informed.
std::optional<std::string> import_session_from_file(wxWindow* parent, Store& store);

/// Does the same with the file at this path.
std::optional<std::string> import_session_from(wxWindow* parent, Store& store, const wxString& path);

/// Adds the sessions of records or text exports, except those that the library has already, and returns the ids of
/// all. Returns nothing, and adds nothing, when `progress` says after the reading that it should stop. Throws
/// BadRecord, Failure.
std::vector<std::string> add_sessions(Store& store, const std::string& text, const Progress& progress);

/// Does the same; a large file is read and saved beside the window's thread, and the user may stop that.
std::vector<std::string> add_sessions_beside(wxWindow* parent, Store& store, const std::string& text);

/// Returns the bytes of a file that the user chose. Throws Failure when it cannot be read or is too large for a
/// session, and BadRecord when it is the open library, because reading that beside SQLite would drop SQLite's locks.
std::string read_chosen_file(const std::filesystem::path& file, const Store& store);

/// Adds the sample session of every game to the library, marked as a sample. Returns the id of the first, even when
/// it was there already.
std::optional<std::string> add_sample_session(wxWindow* parent, Store& store);

}  // namespace castalia
