#pragma once

#include <string>
#include <utility>
#include <vector>

#include "db/store.h"

namespace castalia {

/// What became of the sessions of another library.
struct MergedLibrary {
    std::vector<std::string> fresh;         ///< They were added.
    std::vector<std::string> continued;     ///< They had gone on there: what was entered there was added.
    std::vector<std::string> changed;       ///< Their tags, title, date, comments or photos were put together.
    std::vector<std::string> there;         ///< They were here already, and nothing changed.
    std::vector<std::string> brought_back;  ///< They came back from the trash.
    std::vector<std::string> in_trash;      ///< They lie in the trash here and stay there.
    std::vector<std::string> replaced;      ///< They went to the trash, because they were begun anew there.
    /// They went on differently here and there. One version kept the id (the first), and the other one stands beside
    /// it under a new id (the second).
    std::vector<std::pair<std::string, std::string>> apart;
    std::vector<Text> notes;  ///< What could not be put together, and why.

    /// Returns whether the library is as it was before.
    bool nothing_changed() const;
};

struct MergeOptions {
    bool bring_back = false;  ///< Sessions in the trash come back if the other library still has them.
    Progress progress = {};
};

/// Takes the sessions of another library into this one: whole journals with their hashes, tags, exclusions, photos,
/// comments, the spellings of people, house rules. The other file is only read. Sessions that both have are put
/// together in the same way whichever library takes the other, so that two libraries that take each other hold the
/// same; taking one twice changes nothing. A session that lies in the trash there and is not here is not
/// taken, and samples are not. Sessions
/// are added all or, if one fails, none. Throws Failure.
MergedLibrary merge_library(Store& store, const std::filesystem::path& other, const MergeOptions& options = {});

/// Returns whether the file begins as a library does. One that cannot be read is none.
bool looks_like_library(const std::filesystem::path& file);

}  // namespace castalia
