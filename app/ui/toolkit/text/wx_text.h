#pragma once

#include <wx/intl.h>
#include <wx/string.h>

#include <chrono>
#include <optional>

#include "core/rules/text/text.h"

namespace castalia {

/// Sets a UTF-8 locale when the system has none, because the toolkit cannot read our sentences in the C locale. Call
/// it first.
void speak_utf8();

/// Returns a text in the user's language: translates the pattern, then fills its holes.
wxString words(const Text& text);
/// Returns the same as a sentence of its own (app/language/sentence.h).
wxString as_sentence(const Text& text);
/// Returns the same as pictures and documents take it.
std::string window_text(const Text& text);

/// Converts between the UTF-8 of the core and wxString.
wxString utf8(std::string_view text);
std::string utf8(const wxString& text);
inline wxString utf8(const std::string& text) { return utf8(std::string_view(text)); }
inline wxString utf8(const char* text) { return utf8(std::string_view(text)); }

/// Returns the title of a session, or the beginning of its id where it has none.
wxString title_or_id(const std::string& title, const std::string& id);

/// Returns hours and whole minutes: "1:12".
wxString clock_text(std::chrono::milliseconds span);

/// Returns "Sat 14 Nov" in local time, or "14 Nov 2025" of another year, as the language of the windows tells it.
wxString day_text(std::chrono::sys_time<std::chrono::milliseconds> moment);
/// Returns the same of a day at a table: by its own clock, if the record says how far that was ahead of UTC.
wxString day_text(std::chrono::sys_time<std::chrono::milliseconds> moment,
                  std::optional<std::chrono::minutes> utc_offset);
/// Returns the moment at which the clock here shows what that of the table showed.
std::chrono::sys_time<std::chrono::milliseconds> as_shown_here(
    std::chrono::sys_time<std::chrono::milliseconds> moment, std::optional<std::chrono::minutes> utc_offset);
/// Returns "20:31" in local time.
wxString hour_text(std::chrono::sys_time<std::chrono::milliseconds> moment);

}  // namespace castalia
