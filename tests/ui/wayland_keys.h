#pragma once

#include <cstdint>
#include <string>

struct wl_display;
struct wl_proxy;
struct xkb_keymap;
struct xkb_state;

namespace castalia {

/// A keyboard and a pointer that a Wayland compositor takes for real ones, over a connection of their own beside the
/// program's. The compositor gives what they send to the window that has the keys, or lies under the pointer, as it
/// does with those of a person. They stay: GTK loses the first keys of a keyboard that has just come.
class WaylandKeys {
public:
    /// Throws std::runtime_error where there is no compositor, or one that takes no such keyboard.
    WaylandKeys();
    WaylandKeys(const WaylandKeys&) = delete;
    WaylandKeys& operator=(const WaylandKeys&) = delete;
    ~WaylandKeys();

    /// Gives the keyboard these layouts, named as for setxkbmap, such as "us,ru". The one in use is counted from 0.
    void lay_out(const std::string& layouts, unsigned in_use);
    /// Sends that the key at this place of the keyboard, which an event of X has, goes down or up.
    void send(unsigned code, bool down);
    /// Returns the place of the key that types this symbol; 0 for none.
    unsigned code_of(unsigned symbol) const;
    bool needs_shift(unsigned symbol) const;
    void point_at(int x, int y);
    void send_button(unsigned button, bool down);  ///< As X counts buttons: 4 and 5 are the wheel.
    void arrive();                                 ///< Waits until the compositor has taken all of it.

private:
    void send_modifiers();
    static std::uint32_t now();

    wl_display* display_ = nullptr;
    wl_proxy *seat_ = nullptr, *keyboards_ = nullptr, *pointers_ = nullptr, *keyboard_ = nullptr, *pointer_ = nullptr;
    xkb_keymap* map_ = nullptr;
    xkb_state* state_ = nullptr;
};

}  // namespace castalia
