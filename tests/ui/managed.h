#pragma once

#include <sys/types.h>

#include "app/ui/session/table_view.h"
#include "tests/ui/window_table.h"

struct _XDisplay;

namespace castalia {

/// The display itself, over a connection of its own beside the program's.
class DisplayServer {
public:
    DisplayServer();
    DisplayServer(const DisplayServer&) = delete;
    DisplayServer& operator=(const DisplayServer&) = delete;
    ~DisplayServer();

    /// Returns whether the window manager gives the keys to this window.
    bool gives_keys_to(const wxTopLevelWindow& window) const;
    /// Makes two screens of the one that the display has: its left half and its right half. Programs that are started
    /// afterwards see them. Throws std::runtime_error where the display cannot.
    void split() const;

private:
    /// Returns the window that a property of the whole screen names; 0 for none.
    unsigned long window_in(const char* property) const;

    _XDisplay* display_;
};

/// A window manager that runs as long as the test and starts before the first window.
class Managed {
protected:
    Managed();
    Managed(const Managed&) = delete;
    Managed& operator=(const Managed&) = delete;
    ~Managed();

    /// Waits until the window has the keys and keeps them for a while: the window manager may still be about to give
    /// them to a window that is closed already. Returns false if that does not come.
    bool keeps_the_focus(wxTopLevelWindow& window) const;

    DisplayServer server;

private:
    ::pid_t manager_ = 0;
};

/// A table under a window manager, and its table view.
class ManagedTable : public Managed, public WindowTable {
protected:
    /// Begins a session and waits until its entry line takes the keys.
    void begin();
    /// Returns the table view; null while it is closed.
    static TableWindow* table();
    void open_table_view();
    /// Types a roll without turning to any window, and expects that it is entered.
    void expect_a_roll();
};

}  // namespace castalia
