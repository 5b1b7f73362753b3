#pragma once

#include <vector>

#include "core/rules/text/text.h"

namespace castalia {

/// Names in a game that its sources leave open, so that the table may choose its own. No rule and no record depends
/// on them.
struct Labels {
    struct Label {
        Text name;  ///< The name as it ships. Its pattern is the key under which the table's own name is kept.
        Text of;    ///< The things that it names: "1, 6, 11 …".
    };
    Text title;
    Text why;  ///< One or two sentences that say why they can be changed.
    std::vector<Label> labels;
};

}  // namespace castalia
