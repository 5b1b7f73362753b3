#pragma once

#include <filesystem>
#include <vector>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Asks for pictures and attaches them to the moment that is looked at.
void choose_photos(wxWindow* parent, Recorder& recorder);

/// Attaches these files to the moment that is looked at, in their order. A large one is read, checked and saved
/// beside the window's thread. The user hears of each file that is not taken.
void attach_photos(wxWindow* parent, Recorder& recorder, const std::vector<std::filesystem::path>& files);

}  // namespace castalia
