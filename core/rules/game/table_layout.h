#pragma once

#include <vector>

#include "core/document/document.h"
#include "core/rules/text/text.h"

namespace castalia {

/// The layout of a table before the first move.
struct TableLayout {
    /// Something that is taken out of the box.
    struct Component {
        int count = 0;
        Text name;
        Text remark;  ///< Its purpose, or what stays in the box; may be empty.
    };
    /// One step of the set-up. The plan shows its number at the place.
    struct Step {
        Text what;
        Text more;  ///< A further sentence; may be empty.
    };

    int least_minutes = 0, most_minutes = 0;  ///< The usual length of a game.
    Text room;                                ///< The size of the table that is needed.
    std::vector<Component> needs;
    std::vector<Step> steps;
    document::Figure plan;
};

}  // namespace castalia
