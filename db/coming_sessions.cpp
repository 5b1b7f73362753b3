// Reads the sessions of another library and replays them, several at a time. A replay needs nothing but its own rows.
#include "db/coming_sessions.h"

#include <algorithm>
#include <thread>

namespace castalia {

namespace {

/// So many sessions, or bytes of their operations, are replayed together, so that a thread is worth it.
constexpr std::size_t kSessionsTogether = 64, kBytesComing = std::size_t{1} << 20;
/// More threads would only wait: writing takes longer than replaying.
constexpr unsigned kMostThreads = 4;

ComingSession read_coming(Database& source, const std::string& id) {
    ComingSession coming;
    coming.stored = stored_session(source, id);
    coming.operations = operation_rows(source, coming.stored.key);
    return coming;
}

void replay(ComingSession& coming, const Games& games) {
    if (coming.operations.finding) {
        return;
    }
    const std::optional<Session> session = if_readable([&]() -> std::optional<Session> {
        return session_of_rows(
            coming.stored, games, [&](const Playthrough& game, std::span<const std::string> names) {
                Journal journal = read_operations(coming.operations, coming.stored.place, game, names);
                coming.finding = wrong_in_times(journal, coming.operations.times);
                return journal;
            });
    });
    if (session) {
        coming.facts = facts_of(*session);
    }
}

}  // namespace

ComingSession coming_session(Database& source, const Games& games, const std::string& id) {
    ComingSession coming = read_coming(source, id);
    replay(coming, games);
    return coming;
}

ComingSessions::Batch ComingSessions::read_batch() {
    Batch batch;
    for (std::size_t bytes = 0; !ids_.empty() && batch.size() < kSessionsTogether && bytes < kBytesComing;) {
        batch.push_back(read_coming(source_, ids_.front()));
        bytes += batch.back().operations.bodies.size();
        ids_.pop_front();
    }
    return batch;
}

void ComingSessions::replay_ahead() {
    const std::size_t most = std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads);
    while (!ids_.empty() && replayed_.size() < most) {
        // If the system has no thread left, they are replayed when they are asked for.
        replayed_.push_back(
            std::async(std::launch::async | std::launch::deferred, [this, batch = read_batch()]() mutable {
                for (ComingSession& coming : batch) {
                    replay(coming, games_);
                }
                return std::move(batch);
            }));
    }
}

ComingSession ComingSessions::next(const std::string& id) {
    while (true) {
        if (ready_.empty()) {
            replay_ahead();
            if (replayed_.empty()) {
                return coming_session(source_, games_, id);
            }
            std::ranges::move(replayed_.front().get(), std::back_inserter(ready_));
            replayed_.pop_front();
            replay_ahead();
        }
        ComingSession coming = std::move(ready_.front());
        ready_.pop_front();
        if (coming.stored.heading.id == id) {
            return coming;
        }
    }
}

}  // namespace castalia
