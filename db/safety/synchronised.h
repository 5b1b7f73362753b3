#pragma once

#include <filesystem>
#include <optional>

#include "core/rules/text.h"

namespace castalia {

/// Returns a sentence when the file lies in a folder that a program such as Dropbox or Syncthing keeps the same on
/// several machines: what it recognises by the names of the folders and by the marks that such programs leave in
/// them.
std::optional<Text> told_if_synchronised(const std::filesystem::path& library);

}  // namespace castalia
