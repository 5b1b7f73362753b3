#include "app/recorder/absences.h"

#include <algorithm>

#include "core/session/record.h"
#include "core/session/table_time.h"

namespace castalia {

namespace {

constexpr const char* kSetting = "sessions.left";

/// Returns the times of every session that was left, {"id": ["2026-11-23T19:00:00Z", …]}. Anything else counts as
/// none.
Json kept_times(const Store& store) {
    try {
        const std::optional<std::string> kept = store.setting(kSetting);
        Json all = kept ? parse_json(*kept) : Json::object();
        return all.is_object() ? all : Json::object();
    } catch (const BadRecord&) {
        return Json::object();
    }
}

std::vector<Moment> times_in(const Json& list) {
    std::vector<Moment> times;
    try {
        for (const Json& one : list.is_array() ? list : Json::array()) {
            times.push_back(moment_of(one.is_string() ? one.get<std::string>() : "", kSetting));
        }
    } catch (const BadRecord&) {
        times.clear();
    }
    return std::ranges::is_sorted(times) ? times : std::vector<Moment>();
}

bool clock_runs(const Session& session) {
    const Replay& replay = session.replay();
    return replay.status() == Status::open && !replay.paused(replay.plies());
}

/// Returns whether the time between these two would be counted.
bool counts(Moment from, Moment to) { return time_between(from, to) == to - from; }

EventPtr at_that_moment(decltype(Event::what) what, Moment moment) {
    auto event = std::make_shared<Event>();
    event->what = std::move(what);
    event->at = moment;
    return event;
}

}  // namespace

void Absences::leave(Store& store, const Session& session, Moment now) {
    const std::optional<Moment> since = table_time(session).since();
    if (!clock_runs(session) || !since || !counts(*since, now)) {
        return;
    }
    times_.push_back(now);
    // Of other sessions only times that can still count are kept, so that the setting does not grow.
    Json kept = Json::object();
    const Json all = kept_times(store);
    for (const auto& [id, list] : all.items()) {
        if (const std::vector<Moment> times = times_in(list); !times.empty() && counts(times.front(), now)) {
            kept[id] = list;
        }
    }
    Json& list = kept[session.heading().id] = Json::array();
    std::ranges::transform(times_, std::back_inserter(list), rfc3339);
    store.set(kSetting, kept.dump());
}

void Absences::come_back(const Store& store, const Session& session, Moment now) {
    constexpr std::chrono::minutes kGlance(1);
    const Json all = kept_times(store);
    times_ = times_in(value_at(all, FieldPath() / session.heading().id));
    const std::optional<Moment> since = table_time(session).since();
    // Absences before the last event were entered with it.
    if (!times_.empty() && (!since || times_.front() < *since)) {
        return forget();
    }
    if (times_.size() % 2 != 0) {
        times_.push_back(now);
    }
    for (std::size_t i = 0; i < times_.size();) {
        if (times_[i + 1] - times_[i] < kGlance) {
            times_.erase(times_.begin() + static_cast<std::ptrdiff_t>(i),
                         times_.begin() + static_cast<std::ptrdiff_t>(i) + 2);
        } else {
            i += 2;
        }
    }
}

std::chrono::milliseconds Absences::length(Moment since) const {
    std::chrono::milliseconds length{};
    for (std::size_t i = 0; i + 1 < times_.size(); i += 2) {
        length += times_[i] < since ? std::chrono::milliseconds{} : times_[i + 1] - times_[i];
    }
    return length;
}

std::vector<Change> Absences::pauses(const Session& session, Moment now) const {
    std::vector<Change> changes;
    const std::optional<Moment> since = table_time(session).since();
    if (times_.empty() || !clock_runs(session) || !since || now < times_.back() || !counts(*since, now)) {
        return changes;
    }
    for (std::size_t i = 0; i + 1 < times_.size(); i += 2) {
        if (times_[i] < *since) {
            continue;  // Somebody went on at another window meanwhile: the table was not away.
        }
        changes.emplace_back(Insert{0, at_that_moment(Pause{}, times_[i])});
        changes.emplace_back(Insert{0, at_that_moment(Resume{}, times_[i + 1])});
    }
    return changes;
}

}  // namespace castalia
