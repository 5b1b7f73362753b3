#pragma once

class wxWindow;

namespace castalia {

class Recorder;

/// Corrects the players, the edition or the setup of the open session. What would change, and which events would no
/// longer fit, is shown before anything is written. Returns whether something was changed.
bool correct_setup(wxWindow* parent, Recorder& recorder);

}  // namespace castalia
