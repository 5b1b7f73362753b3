#pragma once

#include <wx/window.h>

#include <utility>

namespace castalia {

/// Makes a control that its parent owns. Controls are made with `new` only here.
template <class Control, class... Arguments>
Control* child(wxWindow* parent, Arguments&&... arguments) {
    return new Control(parent, std::forward<Arguments>(arguments)...);
}

}  // namespace castalia
