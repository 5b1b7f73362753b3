#pragma once

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Shows the table in words, for reading aloud.
void describe_table(wxWindow* parent, const Scene& scene);
/// Brings the words in the window of describe_table up to date, and closes it where no session is open any more. Does
/// nothing where there is no such window.
void describe_again(wxWindow* parent, const Scene& scene);

}  // namespace castalia
