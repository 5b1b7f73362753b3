#pragma once

#include <functional>

#include "core/export/document.h"
#include "core/rules/text.h"

namespace castalia {

/// The sheets that can be printed before a game, by the names that the command line has.
const std::vector<std::string>& blank_sheets();
/// What a list calls one.
Text blank_sheet_label(const std::string& name);

/// An empty sheet to fill in by hand. `name` is one of the list.
document::Document blank_sheet(const std::string& name,
                               const std::function<std::string(const Text&)>& tell = english);

}  // namespace castalia
