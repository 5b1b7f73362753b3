#pragma once

namespace castalia {

/// Keeps the wheel from changing a list, a slider or a number that it only passes: the page scrolls instead, unless
/// the control has the focus. It holds for every window that is made from the first call on.
void quiet_wheel();

}  // namespace castalia
