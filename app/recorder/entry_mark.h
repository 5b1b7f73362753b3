#pragma once

#include <vector>

#include "app/recorder/draft.h"
#include "core/picture/picture.h"

namespace castalia {

using EntryMark = picture::Mark;

/// Returns the marks of the slots that are places: legal, barred with their reasons, and what `draft` has chosen.
/// `refusal` turns the chosen one into a refused one.
std::vector<EntryMark> entry_marks(const std::vector<Slot>& slots, const Json& draft,
                                   const Refusal* refusal = nullptr);

}  // namespace castalia
