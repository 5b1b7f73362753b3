// A disk that fails when it is told to.
#pragma once

#include <filesystem>
#include <string>

namespace castalia::testing {

/// How the disk fails at a step.
enum class Fault {
    none,
    error,         ///< This step reports an error, the next ones work again.
    broken,        ///< From this step on every one reports an error.
    full,          ///< From this step on nothing more can be written.
    half_written,  ///< Half of this write arrives, and an error is reported.
    power_cut,     ///< At this step everything ends; of what was not synced, chance decides what arrived.
};

/// Stands under SQLite and under the program's own calls, in the place of the default file system, from the first of
/// its kind on. A step is a write, a sync, a truncation, a file removed, named or linked; they are counted in all
/// files of `folder`. Only one may be in use at a time.
class FaultyDisk {
public:
    explicit FaultyDisk(const std::filesystem::path& folder);
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk();  ///< The disk works as ever again. After a power cut the files are as they were found.

    void fail_at(std::size_t step, Fault fault, unsigned chance = 1);  ///< Counted from 1, from now on.
    std::size_t steps() const;  ///< Since the last `fail_at`, or since it was made.
    bool failed() const;        ///< The step was reached.
    /// What the power cut left is written into the files. After this the disk works again.
    void power_on();
};

}  // namespace castalia::testing
