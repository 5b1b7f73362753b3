#include "app/ui/toolkit/controls/motion.h"

#include <algorithm>
#include <cmath>

#include "app/ui/toolkit/controls/palette.h"
#include "app/ui/toolkit/gtk/native_style.h"

namespace castalia {

Motion::Motion(wxWindow* window, std::chrono::milliseconds length) : window_(window), length_(length) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (watch_.Time() >= length_.count()) {
            timer_.Stop();
        }
        window_->Refresh();
    });
}

void Motion::start() {
    constexpr int kFrame = 16;
    if (motion_unwanted() || shown_scheme() == Scheme::contrast || !window_->IsShownOnScreen()) {
        end();
        return;
    }
    watch_.Start();
    timer_.Start(kFrame);
}

void Motion::end() {
    if (timer_.IsRunning()) {
        timer_.Stop();
        window_->Refresh();
    }
}

double Motion::part() const {
    if (!moving()) {
        return 1;
    }
    const double rest =
        1 - std::clamp(static_cast<double>(watch_.Time()) / static_cast<double>(length_.count()), 0.0, 1.0);
    return 1 - rest * rest * rest;
}

double between(double from, double to, double part) { return from + (to - from) * part; }

wxColour between(const wxColour& from, const wxColour& to, double part) {
    const auto mixed = [part](unsigned char one, unsigned char other) {
        return static_cast<unsigned char>(std::lround(between(one, other, part)));
    };
    return {mixed(from.Red(), to.Red()), mixed(from.Green(), to.Green()), mixed(from.Blue(), to.Blue())};
}

}  // namespace castalia
