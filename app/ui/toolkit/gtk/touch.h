#pragma once

namespace castalia {

/// Makes everything that is pressed at least 44 pixels wide and high, for fingers; otherwise it is at least 24.
/// `apply_native_style` follows.
void choose_touch(bool wanted);
bool touch_chosen();
/// Returns the least width and height of what is pressed, in pixels.
int least_target();

}  // namespace castalia
