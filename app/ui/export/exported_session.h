#pragma once

namespace castalia {

class Session;

/// Returns a copy of the session for a window that stays open while another program writes to the library and the
/// recorder loads the session again.
Session copy_of(const Session& session);

}  // namespace castalia
