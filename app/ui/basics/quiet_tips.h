#pragma once

namespace castalia {

/// Lets the tips of the mouse go on the next key, and keeps them away until the mouse has moved again: whoever types
/// looks at what they would cover. Holds for every window from the first call on.
void quiet_tips_on_keys();

/// Returns whether a tip of the mouse is to be seen anywhere.
bool tip_in_sight();

}  // namespace castalia
