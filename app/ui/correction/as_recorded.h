#pragma once

class wxWindow;

namespace castalia {

class Session;

/// Shows a session as its journal stood after any of its operations: table and log as they were recorded then.
void show_as_recorded(wxWindow* parent, const Session& session);

}  // namespace castalia
