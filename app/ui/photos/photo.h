#pragma once

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Shows a photo of the open session as large as the screen allows, with its caption and its moment. The caption may
/// be changed, the file saved elsewhere, and the photo removed after a question.
void show_photo(wxWindow* parent, Recorder& recorder, PhotoNumber number);

}  // namespace castalia
