#pragma once

#include "core/export/plays.h"
#include "db/store.h"

namespace castalia {

struct TakenPlays {
    std::vector<std::string> fresh;  ///< Ids that are in the library now.
    std::vector<std::string> there;  ///< Ids that it held already, with a log or without one: they stay as they are.
};

/// Plays of another program into the library, as results without a log, all of them or none. What its statistics
/// leave out ours leave out too. Throws BadRecord, Failure.
TakenPlays take_plays(Store& store, const std::vector<Play>& plays);

}  // namespace castalia
