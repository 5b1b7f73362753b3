#pragma once

#include <functional>

class wxWindow;

namespace castalia {

class Store;

/// Shows the preferences: palette, text size, motion. They apply while the dialog is open and are saved in the
/// library's settings. Calls `applied` after each change, also when the changes are taken back. Returns whether they
/// were saved.
bool change_preferences(wxWindow* parent, Store& store, const std::function<void()>& applied = [] {});
/// Reads the saved preferences and applies them. Call it before the first window.
void apply_preferences(Store& store);
/// Applies the look that was applied last once more, after the desktop has begun to want another one.
void apply_look_again();

}  // namespace castalia
