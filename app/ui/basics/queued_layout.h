#pragma once

class wxTopLevelWindow;

namespace castalia {

/// Asks GTK to lay out this window and all that is in it again. What asks for another size while it is given one
/// keeps its mark, and GTK asks nobody above a marked widget any more: it would stay as it is until the frame is
/// resized.
void queue_layout(wxTopLevelWindow& window);

/// Tells GTK the size of a window that was never shown. Under a window manager it is laid out before it has its size
/// otherwise, and a menu bar warns that it cannot stand in two pixels.
void expect_size(wxTopLevelWindow& window);

}  // namespace castalia
