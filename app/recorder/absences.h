#pragma once

#include <vector>

#include "db/store.h"

namespace castalia {

/// The times at which a session was left for another one, or closed, since its last event. The table was away
/// meanwhile, so that time is not counted: once an event shows that the session goes on, each absence is entered as a
/// pause. A setting of the library keeps the absences until then, because the program may be closed as well. A glance
/// elsewhere, shorter than a minute, is no absence.
class Absences {
public:
    /// Notes that the session is left at `now`. Keeps nothing while the clock stands, or for a session that is over.
    void leave(Store& store, const Session& session, Moment now);
    /// Notes that the session is opened at `now`.
    void come_back(const Store& store, const Session& session, Moment now);
    /// Drops the absences once the next event has been entered, or when no session was left.
    void forget() { times_.clear(); }

    bool none() const { return times_.empty(); }
    /// Returns how long the session was left since its last event, which was at `since`.
    std::chrono::milliseconds length(Moment since) const;
    /// Returns a pause and a resume for each absence, to be inserted at the end before an event at `now`. Returns
    /// nothing where they would change no time: the clock stands, or so much time has passed that none of it counts.
    /// An absence that began before the last event is left out: somebody else entered that event meanwhile.
    std::vector<Change> pauses(const Session& session, Moment now) const;

private:
    std::vector<Moment> times_;  ///< Left, come back, left, come back …
};

}  // namespace castalia
