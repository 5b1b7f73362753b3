#pragma once

#include <wx/window.h>

#include <utility>

namespace castalia {

/// A control that its parent owns: the only place where `new` makes one.
template <class Control, class... Arguments>
Control* child(wxWindow* parent, Arguments&&... arguments) {
    return new Control(parent, std::forward<Arguments>(arguments)...);
}

}  // namespace castalia
