#pragma once

#include <vector>

#include "db/store.h"

namespace castalia {

/// When a session was left for another one, or closed, since its last event. The table was not at it meanwhile, so
/// that time is not counted: once an event shows that the session goes on, it is entered as a pause. A setting of the
/// library keeps the absences until then, for the program may be closed as well. A glance elsewhere, shorter than a
/// minute, is no absence.
class Absences {
public:
    /// The session is left at `now`. Nothing is kept where the clock stands, or of a session that is over.
    void leave(Store& store, const Session& session, Moment now);
    /// The session is opened at `now`.
    void come_back(const Store& store, const Session& session, Moment now);
    /// The next event has been entered, or nothing was left.
    void forget() { times_.clear(); }

    bool none() const { return times_.empty(); }
    /// Returns how long the session was left since its last event.
    std::chrono::milliseconds length() const;
    /// Returns a pause and a resume for each absence, to be inserted at the end before an event at `now`. Returns
    /// nothing where they would change no time: the clock stands, or so much time has passed that none of it counts.
    std::vector<Change> pauses(const Session& session, Moment now) const;

private:
    std::vector<Moment> times_;  ///< Left, come back, left, come back …
};

}  // namespace castalia
