#pragma once

#include <wx/intl.h>
#include <wx/string.h>

#include <chrono>

#include "core/rules/text.h"

namespace castalia {

/// Our sentences are UTF-8; in the bare C locale the toolkit could not read them. Before the first of them.
void speak_utf8();

/// A text of the core in the user's language: the pattern is translated, then its holes are filled.
wxString words(const Text& text);

/// UTF-8 from the core as it is, and back.
wxString utf8(std::string_view text);
std::string utf8(const wxString& text);
inline wxString utf8(const std::string& text) { return utf8(std::string_view(text)); }
inline wxString utf8(const char* text) { return utf8(std::string_view(text)); }

/// Hours and minutes: "1:12".
wxString clock_text(std::chrono::milliseconds span);

/// "Sat 14 Nov", with the year when it is another one. In local time.
wxString day_text(std::chrono::sys_time<std::chrono::milliseconds> moment);
/// "20:31" in local time.
wxString hour_text(std::chrono::sys_time<std::chrono::milliseconds> moment);

}  // namespace castalia
