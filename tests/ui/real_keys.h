#pragma once

#include <X11/keysym.h>

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// Keys and a pointer of the X display itself, for a program of which the test has nothing but its process.
class RealKeys {
public:
    RealKeys();
    RealKeys(const RealKeys&) = delete;
    RealKeys& operator=(const RealKeys&) = delete;
    ~RealKeys();

    void point_at(int x, int y);
    void click(unsigned button = 1) {
        this->button(true, button);
        this->button(false, button);
    }
    void button(bool down, unsigned button = 1);
    void type(std::string_view text);  ///< Types characters of an American keyboard, with Shift where they need it.
    void enter() { press(XK_Return); }
    void escape() { press(XK_Escape); }
    /// Presses the key of an X symbol while the others are held down.
    void press(unsigned long symbol, const std::vector<unsigned long>& held = {});
    /// Presses the key at this place of the keyboard, whatever is printed on it there.
    void press_at(unsigned code, const std::vector<unsigned long>& held = {});
    /// Gives the keyboard these layouts, named as for setxkbmap, such as "us,ru". The one in use is counted from 0.
    void lay_out_keyboard(const std::string& layouts, unsigned in_use = 0, bool num_lock = false);
    /// Waits until the display has sent what was done to the windows.
    void arrive();
    /// Returns the number of visible windows, without small ones such as hints.
    std::size_t windows() const;
    static std::string name(unsigned long symbol);

private:
    void* display_;
};

}  // namespace castalia
