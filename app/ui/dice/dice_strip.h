#pragma once

#include <functional>

#include <wx/window.h>

#include "app/recorder/roller.h"

namespace castalia {

/// Shows the dice of a throw in a row: their faces, which of them count, and which one the next digit fills. Digits
/// fill, Backspace deletes, Space moves to the next die, and "r" marks one that fell off the table.
class DiceStrip : public wxWindow {
public:
    struct Calls {
        std::function<void(int digit)> digit;
        std::function<void()> back, space, enter, fell;
    };
    DiceStrip(wxWindow* parent, Calls calls);

    void show(const Roller& roller);

private:
    void paint();
    bool key(const wxKeyEvent& event) const;

    Calls calls_;
    std::vector<Roller::Place> places_;
};

}  // namespace castalia
