#pragma once

#include <cstddef>
#include <functional>

#include <gtest/gtest.h>

#include "core/session/session.h"
#include "tests/db/tables.h"
#include "tests/support/faulty_disk.h"

namespace castalia::testing {

/// Returns a session of two events.
Session played(const std::string& id, const std::string& title = "Thursday at the library");

/// One piece of work: what is there before, what is done, and what must hold whatever failed.
struct Script {
    std::function<void(const Folder&)> prepare;
    std::function<void(const Folder&)> work;  ///< Throws Failure when the disk fails it.
    std::function<void(const Folder&, bool done)> check;
};

/// Returns the name of a fault.
const char* name_of(Fault fault);

/// A disk that fails at one step of a piece of work after the other.
struct AFailingDisk : ::testing::TestWithParam<Fault> {
    /// Does the work once for each of its steps, and lets that step fail.
    void try_it(const Script& script);
};

/// Return every kind of fault, and its name as part of the name of a test.
inline auto every_fault() {
    return ::testing::Values(Fault::error, Fault::broken, Fault::full, Fault::half_written, Fault::power_cut);
}
std::string name_of_fault(const ::testing::TestParamInfo<Fault>& fault);

}  // namespace castalia::testing
