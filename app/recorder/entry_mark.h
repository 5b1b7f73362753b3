#pragma once

#include <vector>

#include "app/recorder/draft.h"

namespace castalia {

/// What is said of one place of a board while an entry is being made.
struct EntryMark {
    enum class Kind {
        legal,    ///< Dotted: the entry could go there.
        chosen,   ///< In lamp light: it goes there.
        barred,   ///< The rules are against it; `reason` says why.
        refused,  ///< It was tried and refused.
    };
    PlaceId place;  ///< As the option's: "district/3", "4WL".
    Kind kind = Kind::legal;
    Text reason;  ///< A line beneath the place, five words; may be empty.

    bool operator==(const EntryMark&) const = default;
};

/// Returns the marks of the slots that are places: legal, barred with their reasons, and what `draft` has chosen.
/// `refusal` turns the chosen one into a refused one.
std::vector<EntryMark> entry_marks(const std::vector<Slot>& slots, const Json& draft,
                                   const Refusal* refusal = nullptr);

}  // namespace castalia
