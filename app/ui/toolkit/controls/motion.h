#pragma once

#include <chrono>

#include <wx/stopwatch.h>
#include <wx/timer.h>
#include <wx/window.h>

namespace castalia {

/// A short animation from an old to a new state, quick first and slow at the end. It redraws the window until it is
/// over. Nothing waits for it, and it ends at once when the user or the desktop wants no animations.
class Motion {
public:
    Motion(wxWindow* window, std::chrono::milliseconds length);

    void start();
    /// Jumps to the end, as the next key press does.
    void end();
    bool moving() const { return timer_.IsRunning(); }
    /// Returns the progress from 0 to 1; 1 when nothing moves.
    double part() const;

private:
    wxWindow* window_;
    std::chrono::milliseconds length_;
    wxStopWatch watch_;
    wxTimer timer_;
};

/// Returns the value that lies the given part of the way between the two.
wxColour between(const wxColour& from, const wxColour& to, double part);
double between(double from, double to, double part);

}  // namespace castalia
