#pragma once

#include <filesystem>
#include <optional>

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

struct DamagedLibrary {
    std::filesystem::path file;
    Text found;         ///< What is wrong with it.
    bool open = false;  ///< The window shows what can still be read of it.
};
/// Says that the library is damaged, what is kept and what can be done, and offers the newest good copy. Returns the
/// copy when the user wants it restored. `parent` may be null.
std::optional<std::filesystem::path> offer_recovery(wxWindow* parent, const Games& games,
                                                    const DamagedLibrary& library);
/// Runs the recovery drill beside the window and shows its figures.
void show_drill(wxWindow* parent, const Store& store);

}  // namespace castalia
