#pragma once

#include <filesystem>
#include <functional>
#include <vector>

class wxWindow;

namespace castalia {

/// Calls `take` with the files that are dropped on the window, after the drag, because a question may follow.
void take_dropped_files(wxWindow& window, std::function<void(const std::vector<std::filesystem::path>&)> take);

/// Returns whether a file is a picture by its bytes, or is called like one.
bool is_picture(const std::filesystem::path& file);

}  // namespace castalia
