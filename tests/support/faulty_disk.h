// A disk that fails when it is told to.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace castalia::testing {

/// The way in which the disk fails at a step.
enum class Fault {
    none,
    error,         ///< This step reports an error, the next ones work again.
    broken,        ///< From this step on every one reports an error.
    full,          ///< From this step on nothing more can be written.
    half_written,  ///< Half of this write arrives, and an error is reported.
    power_cut,     ///< At this step everything ends; the disk itself goes on, see `leave_after_cut`.
};

/// Replaces the default file system under SQLite and under the program's own calls, from the first object on. A step
/// is a write, a sync, a truncation, or a file that is removed, renamed or linked; they are counted in all files of
/// `folder`. Only one may be in use at a time.
class FaultyDisk {
public:
    explicit FaultyDisk(const std::filesystem::path& folder);
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk();  ///< Repairs the disk.

    void fail_at(std::size_t step, Fault fault);  ///< Counts from 1, from now on.
    /// Calls `look` with the number of each step before it is done. It may use other folders.
    void before_each_step(std::function<void(std::size_t)> look);
    std::size_t steps() const;  ///< Returns the steps since the last `fail_at`, or since it was made.
    bool failed() const;        ///< Returns whether the step was reached.
    /// Writes into the empty folder `to` what would be left if the power were cut now. Chance decides which changes
    /// have arrived that no sync confirmed: each may have, in pieces of a sector.
    void leave_after_cut(const std::filesystem::path& to, unsigned chance) const;
};

/// Copies all files; one that has several names has them again.
void copy_disk(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace castalia::testing
