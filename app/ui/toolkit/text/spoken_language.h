#pragma once

#include <string>

namespace castalia {

/// Speaks a language from now on, given by its code, such as "de"; words that are on the screen stay as they are.
/// A language without a catalogue is English.
void speak(const std::string& language);
/// Returns the code of the language that the desktop asked for when the program began.
const std::string& language_of_desktop();
/// Returns the code of the language that the windows speak.
const std::string& spoken_language();

}  // namespace castalia
