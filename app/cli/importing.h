// Importing the plays of another program, and telling what became of them.
#pragma once

#include <memory>
#include <utility>

#include "app/cli/command.h"
#include "app/publishing/taking.h"

namespace castalia::cli {

/// The plays of one file.
struct ComingPlays {
    std::string file;
    std::shared_ptr<const void> holds;  ///< What `plays` reads from.
    IncomingPlays plays;
    std::vector<PlayRemark> unread;  ///< Plays that could not even be kept apart, such as rows of a table.
};

/// What became of the plays of several files, file by file.
struct ImportedPlays {
    std::vector<std::pair<std::string, TakenPlays>> files;
    std::size_t unread = 0;  ///< The number of plays that cannot be read.
};

ImportedPlays import_plays(Store& store, const std::vector<ComingPlays>& files, KnownPlays wanted,
                           const Calls& calls);
/// Returns a line for each play that was imported, was there, or differs.
std::string imported_text(const ImportedPlays& plays);
/// Returns a line for each play that cannot be read, with its place and the reason, and for each of which words were
/// cut.
std::string remarks_text(const ImportedPlays& plays);
/// Adds the same to what `import --json` prints.
void add_json(Json& json, const ImportedPlays& plays);

}  // namespace castalia::cli
