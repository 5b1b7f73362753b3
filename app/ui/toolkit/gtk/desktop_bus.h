#pragma once

using GDBusConnection = struct _GDBusConnection;

namespace castalia {

/// Returns the bus by which the programs of a desktop talk to each other; null where there is none.
GDBusConnection* desktop_bus();

}  // namespace castalia
