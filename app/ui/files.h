#pragma once

#include <optional>
#include <string>

#include "db/store.h"

class wxWindow;

namespace castalia {

/// Asks where to and in which form, and writes it. Throws Failure when the file cannot be written.
void export_session_to_file(wxWindow* parent, const Session& session);

/// Asks for a record or a text export and puts it into the library. The session's id; nothing when it was left or
/// when the file was refused, which has then been said.
std::optional<std::string> import_session_from_file(wxWindow* parent, Store& store);

/// Puts the sample session of every game into the library, marked as one. The first one's id, also when it was there
/// already.
std::optional<std::string> add_sample_session(wxWindow* parent, Store& store);

}  // namespace castalia
