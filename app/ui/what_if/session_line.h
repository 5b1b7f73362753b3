#pragma once

#include <wx/window.h>

namespace castalia {

/// The line of an evening: a dot for each event, and the branch that leaves it beneath.
class SessionLine : public wxWindow {
public:
    explicit SessionLine(wxWindow* parent);

    /// `all` events happened, the branch leaves after `ply` of them and has `size` events of its own.
    void show(std::size_t all, std::size_t ply, std::size_t size);

    bool AcceptsFocus() const override { return false; }

private:
    void paint();

    std::size_t all_ = 0, ply_ = 0, size_ = 0;
};

}  // namespace castalia
