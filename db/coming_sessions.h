#pragma once

#include <deque>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/statistics/outcome.h"
#include "db/history/earlier_ending.h"
#include "db/history/session_words.h"
#include "db/journal/operations.h"
#include "db/merge_details.h"

namespace castalia {

/// A session of another library, read and replayed, so that this library can keep it.
struct ComingSession {
    StoredSession stored;
    SessionDetails::Captions captions;  ///< Those of its photos.
    OperationRows operations;
    std::optional<EndingRow> ending;
    /// What lists, searches and statistics hold of it; nothing if this program cannot read it.
    std::optional<Facts> facts;
    /// What lists say of its heading, without its key; nothing if more than that stands beside its journal.
    std::optional<StoredHead> head;
    std::optional<Text> finding;  ///< What is not as it was recorded, though the chain fits.

    /// Returns the beginning of its chain, as it is when another library has added its heading.
    ChainRoot root_here() const;
};

/// Reads a session and replays it at once. Where the chain of its journal does not fit, it is not replayed.
ComingSession coming_session(Database& source, const Games& games, const std::string& id);

/// The sessions of another library that come, one after the other. What comes next is read and replayed on another
/// thread meanwhile. Only a few are in memory at once.
class ComingSessions {
public:
    /// Assumes that `source` and `games` outlive this.
    ComingSessions(Database& source, const Games& games) : source_(source), games_(games) {}

    /// Adds a session to those that come. Assumes that none has been asked for yet.
    void add(std::string id) { ids_.push_back(std::move(id)); }
    /// Returns a session. They are meant to be asked for in the order in which they were added; one that is passed
    /// over is read anew. Assumes that the caller does not hold the library.
    ComingSession next(const std::string& id);
    /// Keeps the other thread from reading the library while the caller does.
    std::unique_lock<std::mutex> hold_source() { return std::unique_lock(reading_); }

private:
    using Batch = std::vector<ComingSession>;

    Batch read_batch();
    void read_ahead();

    Database& source_;
    const Games& games_;
    std::mutex reading_;            ///< One thread at a time uses the library.
    std::deque<std::string> ids_;   ///< Belongs to the other thread while that reads.
    std::future<Batch> read_next_;  ///< Waits for its end before it is destroyed.
    std::deque<ComingSession> ready_;
};

}  // namespace castalia
