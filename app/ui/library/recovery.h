#pragma once

#include <filesystem>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Says that the library is damaged and offers the newest good copy. Returns true when the user wants it restored;
/// `copy` is then its file. `parent` may be null.
bool offer_recovery(wxWindow* parent, const Games& games, const std::filesystem::path& library, const Text& damage,
                    std::filesystem::path& copy);
/// Runs the recovery drill beside the window and shows its figures.
void show_drill(wxWindow* parent, const Store& store);

}  // namespace castalia
