#pragma once

#include <filesystem>
#include <optional>

#include "core/rules/text/text.h"

namespace castalia {

/// Returns a sentence if the file lies in a folder that a program such as Dropbox or Syncthing keeps the same on
/// several machines. It recognises such folders by their names and by marks that the programs leave in them.
std::optional<Text> synchronised_text(const std::filesystem::path& library);

}  // namespace castalia
