// A disk that fails when it is told to.
#pragma once

#include <filesystem>
#include <string>

namespace castalia::testing {

/// The way in which the disk fails at a step.
enum class Fault {
    none,
    error,         ///< This step reports an error, the next ones work again.
    broken,        ///< From this step on every one reports an error.
    full,          ///< From this step on nothing more can be written.
    half_written,  ///< Half of this write arrives, and an error is reported.
    power_cut,     ///< At this step everything ends, and chance decides which unsynced changes arrived.
};

/// Replaces the default file system under SQLite and under the program's own calls, from the first object on. A step
/// is a write, a sync, a truncation, or a file that is removed, renamed or linked; they are counted in all files of
/// `folder`. Only one may be in use at a time.
class FaultyDisk {
public:
    explicit FaultyDisk(const std::filesystem::path& folder);
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk();  ///< Repairs the disk. After a power cut the files are as they were found.

    void fail_at(std::size_t step, Fault fault, unsigned chance = 1);  ///< Counts from 1, from now on.
    std::size_t steps() const;  ///< Returns the steps since the last `fail_at`, or since it was made.
    bool failed() const;        ///< Returns whether the step was reached.
    /// Writes into the files what the power cut left. After this the disk works again.
    void power_on();
};

}  // namespace castalia::testing
