#pragma once

#include "core/session/session.h"

namespace castalia {

/// Returns the time between two moments of a sitting. A house rule: it is zero if they lie more than an hour apart or
/// if the clock was put back.
std::chrono::milliseconds time_between(Moment from, Moment to);

/// Returns the whole minutes that lie nearest to a time, the even ones of two that lie equally near. Every time that
/// is told in whole minutes, in windows, lists and files for other programs, is told by these.
inline long long whole_minutes(std::chrono::milliseconds time) {
    return std::chrono::round<std::chrono::minutes>(time).count();
}

/// Adds up the time at the table from `started` to the event that ended the game, without pauses. Events without a
/// time do not matter. If no event has one, as in many records of other programs, the session took as long as its
/// heading says. A date that is corrected later changes nothing.
class TableTime {
public:
    TableTime() = default;
    explicit TableTime(const Heading& heading);
    void add(const Step& step);
    std::chrono::milliseconds played() const { return begun_ ? played_ : untimed_; }
    /// Returns the last known time, or when the session started.
    std::optional<Moment> since() const { return since_; }

private:
    std::optional<Moment> since_;
    std::chrono::milliseconds untimed_{};  ///< The length in the heading.
    std::chrono::milliseconds played_{};
    bool begun_ = false;
    bool paused_ = false;
};
TableTime table_time(const Session& session);

}  // namespace castalia
