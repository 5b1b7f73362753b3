#pragma once

#include "core/review/chances.h"
#include "db/store.h"

/// Winning chances that were worked out for a session. They lie in the library beside it, so that they are worked out
/// only once. They hold until its journal grows.
namespace castalia {

/// Keeps the chances, in place of earlier ones.
void keep_chances(Store& store, const Session& session, const review::Chances& chances);
/// Returns the chances that are kept; nothing where there are none or the events have changed since.
std::optional<review::Chances> kept_chances(const Store& store, const Session& session);

}  // namespace castalia
