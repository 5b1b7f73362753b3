#pragma once

#include "app/recorder/recorder.h"

class wxWindow;

namespace castalia {

/// Exports one session: asks for format, paper and contents, then for a file, the printer, a preview or the
/// clipboard.
void send_out(wxWindow* parent, const Store& store, const Scene& scene);
void send_out(wxWindow* parent, const Store& store, const Session& session);

}  // namespace castalia
