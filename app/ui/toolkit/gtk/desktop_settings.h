#pragma once

#include <functional>
#include <optional>

namespace castalia {

/// What a desktop tells programs of any toolkit.
struct DesktopWish {
    std::optional<bool> dark, contrast;  ///< Nothing where it does not say.
};

/// Returns what the desktop tells through its portal for settings (org.freedesktop.appearance), and where there is
/// none, through the settings of GNOME. Takes a quarter of a second at most.
DesktopWish desktop_wish();

/// Calls `call` for ever after the desktop has reported a change. Only the first call counts.
void on_desktop_wish(std::function<void()> call);

}  // namespace castalia
