#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace castalia {

/// Keys and a pointer of the X display itself, for a program of which the test holds nothing but its process.
class RealKeys {
public:
    RealKeys();
    RealKeys(const RealKeys&) = delete;
    RealKeys& operator=(const RealKeys&) = delete;
    ~RealKeys();

    void point_at(int x, int y);
    void click(unsigned button = 1);
    void button(bool down, unsigned button = 1);
    void type(std::string_view text);  ///< What stands on an American keyboard, with Shift where it needs it.
    void enter();
    void escape();
    /// The key of an X symbol, with these held down meanwhile.
    void press(unsigned long symbol, const std::vector<unsigned long>& held = {});
    /// Waits until the display has sent what was done to the windows.
    void arrive();
    /// Returns how many windows are to be seen, without small ones such as hints.
    std::size_t windows() const;
    static std::string name(unsigned long symbol);

private:
    void* display_;
};

}  // namespace castalia
