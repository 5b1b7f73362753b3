#pragma once

#include <deque>
#include <future>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/statistics/outcome.h"
#include "db/journal/operations.h"
#include "db/journal/sessions.h"

namespace castalia {

/// A session of another library, read and replayed, so that this library can keep it.
struct ComingSession {
    StoredSession stored;
    OperationRows operations;
    /// What lists, searches and statistics hold of it; nothing if this program cannot read it.
    std::optional<Facts> facts;
    std::optional<Text> finding;  ///< What is not as it was recorded, though the chain fits.
};

/// Reads a session and replays it at once. Where the chain of its journal does not fit, it is not replayed.
ComingSession coming_session(Database& source, const Games& games, const std::string& id);

/// The sessions of another library that come, one after the other. The library is read by the thread that asks; what
/// comes next is replayed on other threads meanwhile. Only a few are in memory at once.
class ComingSessions {
public:
    /// Assumes that `source` and `games` outlive this.
    ComingSessions(Database& source, const Games& games) : source_(source), games_(games) {}

    /// Adds a session to those that come.
    void add(std::string id) { ids_.push_back(std::move(id)); }
    /// Returns a session. They are meant to be asked for in the order in which they were added; one that is passed
    /// over is read anew.
    ComingSession next(const std::string& id);

private:
    using Batch = std::vector<ComingSession>;

    Batch read_batch();
    void replay_ahead();

    Database& source_;
    const Games& games_;
    std::deque<std::string> ids_;
    std::deque<std::future<Batch>> replayed_;  ///< Each waits for its end before it is destroyed.
    std::deque<ComingSession> ready_;
};

}  // namespace castalia
