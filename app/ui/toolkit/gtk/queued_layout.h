#pragma once

class wxTopLevelWindow;

namespace castalia {

/// Asks GTK to lay out this window and all that is in it again. A widget that asks for another size while it is given
/// one stays marked, and GTK no longer asks the widgets above a marked one: it would keep its size until the frame is
/// resized.
void queue_layout(wxTopLevelWindow& window);

/// Tells GTK the size of a window that was never shown. Otherwise, under a window manager, it would be laid out
/// before it has its size, and its menu bar would warn that two pixels are too few.
void expect_size(wxTopLevelWindow& window);

}  // namespace castalia
