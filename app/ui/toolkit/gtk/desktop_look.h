#pragma once

#include <functional>
#include <memory>
#include <string>

namespace castalia {

/// How the desktop wants programs to look.
struct DesktopLook {
    double text = 1;        ///< The factor by which letters are to be larger than usual.
    bool dark = false;      ///< It prefers dark colours.
    bool contrast = false;  ///< It wants high contrast.
    std::string font;       ///< The font of controls, such as "Cantarell 11".
    double points = 0;      ///< Its size.

    bool operator==(const DesktopLook&) const = default;
};

/// Returns what the desktop wanted when it was asked last. It is asked at the first call and whenever it tells of a
/// change. Without a display, as while a board is drawn for castalia-cli, it wants nothing.
const DesktopLook& desktop_look();

/// Asks the desktop anew. Call it when somebody comes back to the program, because not every desktop tells of every
/// change.
void look_at_desktop();

/// Calls `call` after the desktop has begun to want another look, as long as what this returns is kept.
std::shared_ptr<void> on_desktop_look(std::function<void()> call);

}  // namespace castalia
