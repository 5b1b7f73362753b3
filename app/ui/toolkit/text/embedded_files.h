#pragma once

#include "app/embedded/embedded_files.h"

namespace castalia {

/// Returns the notices of the package, packaging/linux/copyright, which name the owners of all parts of the program.
const std::vector<EmbeddedFile>& notice_files();

/// Returns the text of this file in the language of the windows, or in English where it is not translated; nothing
/// where there is no such file.
std::string_view in_spoken_language(const std::vector<EmbeddedFile>& files, std::string_view name);

}  // namespace castalia
