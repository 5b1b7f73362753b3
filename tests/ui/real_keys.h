#pragma once

#include <string_view>

namespace castalia {

/// Keys and a pointer of the X display itself, for a program of which the test holds nothing but its process.
class RealKeys {
public:
    RealKeys();
    RealKeys(const RealKeys&) = delete;
    RealKeys& operator=(const RealKeys&) = delete;
    ~RealKeys();

    void point_at(int x, int y);
    void type(std::string_view text);  ///< Lower-case letters, digits and spaces.
    void enter();
    void escape();

private:
    void press(unsigned long symbol);
    void* display_;
};

}  // namespace castalia
