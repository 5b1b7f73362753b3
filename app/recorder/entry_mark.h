#pragma once

#include <vector>

#include "app/recorder/draft.h"

namespace castalia {

/// A mark that a board shows at one place while an entry is being made.
struct EntryMark {
    enum class Kind {
        legal,    ///< Dotted: the entry could go there.
        chosen,   ///< In lamp light: the entry goes there.
        barred,   ///< The rules are against it; `reason` says why.
        refused,  ///< It was tried and refused.
    };
    PlaceId place;  ///< The place of the option: "district/3", "4WL".
    Kind kind = Kind::legal;
    Text reason;  ///< A line of about five words beneath the place; may be empty.

    bool operator==(const EntryMark&) const = default;
};

/// Returns the marks of the slots that are places: legal, barred with their reasons, and what `draft` has chosen.
/// `refusal` turns the chosen one into a refused one.
std::vector<EntryMark> entry_marks(const std::vector<Slot>& slots, const Json& draft,
                                   const Refusal* refusal = nullptr);

}  // namespace castalia
