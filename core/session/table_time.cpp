#include "core/session/table_time.h"

#include <span>

namespace castalia {

std::chrono::milliseconds time_between(Moment from, Moment to) {
    constexpr std::chrono::hours kLongestThought(1);
    const auto span = to - from;
    return span < std::chrono::milliseconds::zero() || span > kLongestThought ? std::chrono::milliseconds::zero()
                                                                              : span;
}

TableTime::TableTime(const Heading& heading) : since_(heading.started) {
    if (heading.started && heading.ended && *heading.ended > *heading.started) {
        untimed_ = *heading.ended - *heading.started;
    }
}

void TableTime::add(const Step& step) {
    const Event& event = *step.entry.event;
    if (event.at) {
        if (since_ && !begun_) {
            // Somebody may have changed the date since, but not the time of day.
            *since_ += std::chrono::floor<std::chrono::days>(*event.at - *since_);
        }
        begun_ = true;
        if (since_ && !paused_) {
            played_ += time_between(*since_, *event.at);
        }
        since_ = event.at;
    }
    if (step.stands) {
        paused_ =
            std::holds_alternative<Pause>(event.what) || (paused_ && !std::holds_alternative<Resume>(event.what));
    }
}

TableTime table_time(const Session& session) {
    TableTime time(session.heading());
    for (const Step& step : std::span(session.replay().steps()).first(session.plies_of_game())) {
        time.add(step);
    }
    return time;
}

}  // namespace castalia
