#pragma once

#include <chrono>

#include <wx/stopwatch.h>
#include <wx/timer.h>
#include <wx/window.h>

namespace castalia {

/// A short way from what was to what is, quick first and slow at the end. The window is drawn again until it is over;
/// nothing waits for it, and where the user or the desktop wants no movement it is over at once.
class Motion {
public:
    Motion(wxWindow* window, std::chrono::milliseconds length);

    void start();
    /// To the end at once, as with the next key.
    void end();
    bool moving() const { return timer_.IsRunning(); }
    /// From 0 to 1; 1 when nothing moves.
    double part() const;

private:
    wxWindow* window_;
    std::chrono::milliseconds length_;
    wxStopWatch watch_;
    wxTimer timer_;
};

/// So much of the way from one colour to another.
wxColour between(const wxColour& from, const wxColour& to, double part);
double between(double from, double to, double part);

}  // namespace castalia
