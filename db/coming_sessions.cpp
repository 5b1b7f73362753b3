// Reads the sessions of another library and replays them on another thread, which takes about as long as writing
// them.
#include "db/coming_sessions.h"

#include <algorithm>

namespace castalia {

namespace {

/// So many sessions, or bytes of their operations, come together, so that a thread is worth it.
constexpr std::size_t kSessionsTogether = 64, kBytesTogether = std::size_t{1} << 20;

ComingSession read_coming(Database& source, const std::string& id) {
    ComingSession coming;
    coming.stored = stored_session(source, id);
    coming.captions = captions_of(source, coming.stored.key);
    coming.operations = operation_rows(source, coming.stored.key);
    coming.ending = earlier_ending(source, coming.stored.key);
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
        if (coming.stored.heading.tags.empty() && !coming.ending) {
            Heading heading = coming.stored.heading;
            heading.players = session->heading().players;
            heading.setup = session->heading().setup;
            coming.head = head_of_added(heading, coming.stored.players, games, 0);
        }
    }
}

}  // namespace

ChainRoot ComingSession::root_here() const {
    ChainRoot root = operations.root;
    root.ended = ended_for_chain(stored.heading.ended);
    root.sample = 0;
    return root;
}

ComingSession coming_session(Database& source, const Games& games, const std::string& id) {
    ComingSession coming = read_coming(source, id);
    replay(coming, games);
    return coming;
}

ComingSessions::Batch ComingSessions::read_batch() {
    Batch batch;
    for (std::size_t bytes = 0; !ids_.empty() && batch.size() < kSessionsTogether && bytes < kBytesTogether;) {
        const auto held = hold_source();
        batch.push_back(read_coming(source_, ids_.front()));
        bytes += batch.back().operations.bodies.size();
        ids_.pop_front();
    }
    for (ComingSession& coming : batch) {
        replay(coming, games_);
    }
    return batch;
}

void ComingSessions::read_ahead() {
    if (!ids_.empty()) {
        // If the system has no thread left, they are read when they are asked for.
        read_next_ = std::async(std::launch::async | std::launch::deferred, [this] { return read_batch(); });
    }
}

ComingSession ComingSessions::next(const std::string& id) {
    while (true) {
        if (ready_.empty()) {
            if (!read_next_.valid()) {
                read_ahead();
            }
            if (!read_next_.valid()) {
                return coming_session(source_, games_, id);
            }
            std::ranges::move(read_next_.get(), std::back_inserter(ready_));
            read_ahead();
        }
        ComingSession coming = std::move(ready_.front());
        ready_.pop_front();
        if (coming.stored.heading.id == id) {
            return coming;
        }
    }
}

}  // namespace castalia
