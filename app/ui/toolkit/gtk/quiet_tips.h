#pragma once

namespace castalia {

/// Hides the tool tips at each key press and until the mouse has moved again, because they would cover what somebody
/// types. It holds for every window from the first call on.
void quiet_tips_on_keys();

/// Returns whether a tool tip is visible anywhere.
bool tip_in_sight();

}  // namespace castalia
