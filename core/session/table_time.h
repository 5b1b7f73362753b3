#pragma once

#include "core/session/session.h"

namespace castalia {

/// House: what lies more than an hour apart was not one sitting and counts for nothing, nor does a clock that was put
/// back.
std::chrono::milliseconds time_between(Moment from, Moment to);

/// Time at the table from `started` to the last event, without pauses. Events without a time play no part. Where no
/// event has one, as in many records of other programs, the session took as long as its heading says. A date that is
/// put right afterwards changes none of it.
class TableTime {
public:
    TableTime() = default;
    explicit TableTime(const Heading& heading);
    void add(const Step& step);
    std::chrono::milliseconds played() const { return begun_ ? played_ : untimed_; }
    /// The last time that is known, or when it started.
    std::optional<Moment> since() const { return since_; }

private:
    std::optional<Moment> since_;
    std::chrono::milliseconds untimed_{};  ///< As the heading says.
    std::chrono::milliseconds played_{};
    bool begun_ = false;
    bool paused_ = false;
};
TableTime table_time(const Session& session);

}  // namespace castalia
