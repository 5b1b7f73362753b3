#pragma once

#include "core/session/session.h"

namespace castalia {

/// Time at the table from `started` to the last event, without pauses. Events without a time play no part. A session
/// without events took as long as its heading says.
class TableTime {
public:
    explicit TableTime(std::optional<Moment> started = {}, std::chrono::milliseconds played = {})
        : since_(started), played_(played) {}
    void add(const Step& step);
    std::chrono::milliseconds played() const { return played_; }

private:
    std::optional<Moment> since_;
    std::chrono::milliseconds played_{};
    bool paused_ = false;
};
TableTime table_time(const Session& session);

}  // namespace castalia
