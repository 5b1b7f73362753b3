#pragma once

#include <memory>
#include <string>

struct xkb_keymap;
struct xkb_state;

namespace castalia {

/// A way in which a desktop takes keys and a pointer from a program, over a connection of their own beside that of
/// the windows.
class WayOfKeys {
public:
    WayOfKeys() = default;
    WayOfKeys(const WayOfKeys&) = delete;
    WayOfKeys& operator=(const WayOfKeys&) = delete;
    virtual ~WayOfKeys() = default;

    /// Throws std::runtime_error where the desktop lays out keyboards itself, unless it is the usual one ("us").
    virtual void lay_out(xkb_keymap& map, const std::string& layouts);
    virtual void tell_modifiers(xkb_state&) {}  ///< After a key has changed them, where the desktop wants it told.
    virtual void key(unsigned code, bool down) = 0;  ///< As Linux counts keys.
    virtual void point_at(int x, int y) = 0;
    virtual void button(unsigned button, bool down) = 0;  ///< As Linux counts buttons.
    virtual void turn_wheel(int way) = 0;                 ///< 1 is down.
    virtual void arrive() = 0;                            ///< Waits until the desktop has taken all of it.
};

/// Returns the way that the running desktop has. Throws std::runtime_error where it has none.
std::unique_ptr<WayOfKeys> way_of_keys();

/// A keyboard and a pointer that a Wayland compositor takes for real ones. The compositor gives what they send to the
/// window that has the keys, or lies under the pointer, as it does with those of a person. They stay: GTK loses the
/// first keys of a keyboard that has just come.
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
    std::unique_ptr<WayOfKeys> way_;
    xkb_keymap* map_ = nullptr;
    xkb_state* state_ = nullptr;
};

}  // namespace castalia
