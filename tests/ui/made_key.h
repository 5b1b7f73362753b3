#pragma once

#include <wx/event.h>

namespace castalia {

/// Returns an event of a key that no keyboard has sent. wxWidgets 3.2.2 leaves its raw code and flags as they happen
/// to be in memory.
inline wxKeyEvent made_key(wxEventType type, int code = WXK_NONE) {
    wxKeyEvent event(type);
    event.m_keyCode = code;
    event.m_rawCode = 0;
    event.m_rawFlags = 0;
    return event;
}

}  // namespace castalia
