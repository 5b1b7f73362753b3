#pragma once

using GDBusConnection = struct _GDBusConnection;  // NOLINT(bugprone-reserved-identifier): GIO itself calls it so.

namespace castalia {

/// Returns the bus by which the programs of a desktop talk to each other; null where there is none.
GDBusConnection* desktop_bus();

}  // namespace castalia
