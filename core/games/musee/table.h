// The one picture of the table: everything that shows, prints or speaks of it is made of this.
#pragma once

#include "core/games/musee/musee.h"
#include "core/picture/kit.h"

namespace castalia::musee {

/// What lies above the museums before the first painting.
struct Deal {
    int pile = 0, hand = 5;
    int first_step = 1;  ///< The number of the step that lays the tokens.
};

/// Returns the table as one looks at it there. With a deal it is the plan before the first painting.
picture::Picture table(const Rules& rules, const State& state, const picture::Viewport& viewport,
                       const Deal* deal = nullptr);

}  // namespace castalia::musee
