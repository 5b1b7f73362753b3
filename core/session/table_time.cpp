#include "core/session/table_time.h"

namespace castalia {

void TableTime::add(const Step& step) {
    const Event& event = *step.entry.event;
    if (event.at) {
        if (since_ && !paused_ && *event.at > *since_) {
            played_ += *event.at - *since_;
        }
        since_ = event.at;
    }
    if (step.stands) {
        paused_ =
            std::holds_alternative<Pause>(event.what) || (paused_ && !std::holds_alternative<Resume>(event.what));
    }
}

TableTime table_time(const Session& session) {
    const Heading& heading = session.heading();
    if (session.plies() == 0 && heading.started && heading.ended && *heading.ended > *heading.started) {
        return TableTime(heading.started, *heading.ended - *heading.started);
    }
    TableTime time(heading.started);
    for (const Step& step : session.replay().steps()) {
        time.add(step);
    }
    return time;
}

}  // namespace castalia
