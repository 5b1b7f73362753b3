#pragma once

class wxWindow;

namespace castalia {

class Recorder;

/// Asks a player for a note under seal about what lies hidden, and keeps it in the library. It is shown nowhere until
/// the table has revealed what it is about; then the log compares both. Does nothing where nothing lies hidden.
void seal_note(wxWindow* parent, Recorder& recorder);

}  // namespace castalia
