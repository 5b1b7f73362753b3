#pragma once

#include "core/session/session.h"

namespace castalia {

/// House: what lies more than an hour apart was not one sitting and counts for nothing, nor does a clock that was put
/// back.
std::chrono::milliseconds time_between(Moment from, Moment to);

/// Time at the table from `started` to the last event, without pauses. Events without a time play no part. A session
/// without events took as long as its heading says. A date that is put right afterwards changes none of it.
class TableTime {
public:
    explicit TableTime(std::optional<Moment> started = {}, std::chrono::milliseconds played = {})
        : since_(started), played_(played) {}
    void add(const Step& step);
    std::chrono::milliseconds played() const { return played_; }
    /// The last time that is known, or when it started.
    std::optional<Moment> since() const { return since_; }

private:
    std::optional<Moment> since_;
    std::chrono::milliseconds played_{};
    bool begun_ = false;
    bool paused_ = false;
};
TableTime table_time(const Session& session);

}  // namespace castalia
