#pragma once

#include <vector>

#include "core/rules/text.h"

namespace castalia {

/// Words of a game that its sources leave open: the table may put its own in their place. They only name things; no
/// rule and no record knows them.
struct Labels {
    struct Label {
        Text name;  ///< As it ships; its pattern is what it is kept under.
        Text of;    ///< What it names: "1, 6, 11 …".
    };
    Text title;
    Text why;  ///< Why they can be changed, in one or two sentences.
    std::vector<Label> labels;
};

}  // namespace castalia
