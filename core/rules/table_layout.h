#pragma once

#include <vector>

#include "core/document/document.h"
#include "core/rules/text.h"

namespace castalia {

/// How a table is laid out before the first move, for these players and what they have agreed on so far.
struct TableLayout {
    /// Something that is taken out of the box.
    struct Component {
        int count = 0;
        Text name;
        Text remark;  ///< What it is for, or what stays in the box; may be empty.
    };
    /// One step of the set-up. The plan has its number where it is done.
    struct Step {
        Text what;
        Text more;  ///< In a sentence; may be empty.
    };

    int least_minutes = 0, most_minutes = 0;  ///< About how long a game takes.
    Text room;                                ///< How large the table has to be.
    std::vector<Component> needs;
    std::vector<Step> steps;
    document::Figure plan;
};

}  // namespace castalia
