#pragma once

#include "app/recorder/recorder.h"
#include "core/session/commentary.h"

namespace castalia {

/// A story of what could have happened instead: a separate session that begins with the table as it was at some
/// moment of another one. It lies in memory, so nothing that is entered in it reaches the library or the session that
/// it came from.
class Branch {
public:
    /// Begins at `ply` of the session that is open in `of`, which must outlive it.
    Branch(const Recorder& of, std::size_t ply);
    /// Begins with a branch that was kept, as far as its events still fit there.
    Branch(const Recorder& of, const Variation& kept);

    /// Returns the recorder of the branch. The events before it are settled: they can be neither undone nor
    /// corrected.
    Recorder& recorder() { return recorder_; }
    const std::string& origin() const { return origin_; }  ///< The id of the session that it came from.
    std::size_t ply() const { return ply_; }               ///< How many events stand before it.
    std::size_t size() const;                              ///< How many events of its own it has.
    /// Returns the branch as a review keeps it. It has at least one event.
    Variation variation(std::string name) const;
    const std::string& name() const { return name_; }  ///< The name under which it was kept; empty at first.
    void kept_as(std::string name) { name_ = std::move(name); }

private:
    std::string origin_, name_;
    std::size_t ply_;
    EntryNumber after_ = 0;
    Store store_;
    Recorder recorder_;
};

}  // namespace castalia
