#pragma once

#include "app/recorder/recorder.h"
#include "core/session/commentary.h"

namespace castalia {

/// What could have happened instead: a session of its own that begins as another one stood at some moment. It lies in
/// memory, so nothing that is entered in it reaches the library or the session that it came from.
class Branch {
public:
    /// Begins at `ply` of `origin`, with its games. `now` tells the time, `new_id` makes ids.
    Branch(const Session& origin, std::size_t ply, const Games& games, std::function<Moment()> now,
           std::function<std::string()> new_id);

    /// What records the branch. What came before it is settled: it can be neither undone nor corrected.
    Recorder& recorder() { return recorder_; }
    const std::string& origin() const { return origin_; }  ///< The id of the session that it came from.
    std::size_t ply() const { return ply_; }               ///< How many events stand before it.
    std::size_t size() const;                              ///< How many events of its own it has.
    /// Returns the branch as a review keeps it. It has at least one event.
    Variation variation(std::string name) const;

private:
    std::string origin_;
    std::size_t ply_;
    EntryNumber after_ = 0;
    Store store_;
    Recorder recorder_;
};

}  // namespace castalia
