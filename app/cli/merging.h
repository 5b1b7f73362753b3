#pragma once

#include "app/cli/command.h"
#include "db/merging.h"

namespace castalia::cli {

/// Takes the sessions of a library file into the library of the call. Throws Ended.
MergedLibrary taken_library(Store& store, const std::string& file, bool from_trash, const Calls& calls);
/// Returns what became of them, in sentences.
std::string merged_text(const std::string& file, const MergedLibrary& merged, const Store& store);

/// Returns the sentence about a session that lies in the trash, and how to bring it back.
Text in_trash_text(const std::string& id);

}  // namespace castalia::cli
