#pragma once

#include "core/export/plays.h"
#include "db/store.h"

namespace castalia {

struct TakenPlays {
    std::vector<std::string> fresh;  ///< The ids of plays that were added.
    std::vector<std::string> there;  ///< The ids that the library already held. Those sessions stay as they are.
};

/// Adds plays of another program to the library as results without a log: all of them or, when one fails, none. What
/// is excluded from that program's statistics is excluded from ours. Throws BadRecord, Failure.
TakenPlays take_plays(Store& store, const std::vector<Play>& plays);

}  // namespace castalia
