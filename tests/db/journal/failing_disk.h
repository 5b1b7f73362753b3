#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "core/session/session.h"
#include "tests/db/tables.h"
#include "tests/support/faulty_disk.h"

namespace castalia::testing {

/// Returns a session of two events.
Session played(const std::string& id, const std::string& title = "Thursday at the library");

/// One piece of work: what is there before, what is done, and what must hold whatever failed. `check` is called while
/// the work stands still at the step at which the power is cut; it may look only at its folder and at what `told`
/// returns.
struct Script {
    std::function<void(const Folder&)> prepare;
    std::function<void(const Folder&)> work;  ///< Throws Failure when the disk fails it.
    std::function<void(const Folder&, bool done)> check;
    /// Returns what the work has told so far, if `check` compares the folder with that.
    std::function<std::string()> told = [] { return std::string(); };
};

/// Returns the name of a fault.
const char* name_of(Fault fault);

/// One of `of` shares of the steps at which a disk fails: every `of`th step, beginning with the one after `first`.
struct Share {
    std::size_t first = 0, of = 1;
};

/// Does the work once for each of its steps in the share, and lets that step fail.
void try_at_every_step(const Script& script, Fault fault, Share share = {});

/// A disk that fails at one step of a piece of work after the other.
struct AFailingDisk : ::testing::TestWithParam<Fault> {
    void try_it(const Script& script) { try_at_every_step(script, GetParam()); }
};

/// The same for long work. Each test takes a share of the steps, so that none needs minutes on a busy machine.
struct AFailingDiskInShares : ::testing::TestWithParam<std::tuple<Fault, std::size_t>> {
    static constexpr std::size_t kShares = 4;
    void try_it(const Script& script) {
        try_at_every_step(script, std::get<0>(GetParam()), {std::get<1>(GetParam()), kShares});
    }
};

/// Return every kind of fault, and its name as part of the name of a test.
inline auto every_fault() {
    return ::testing::Values(Fault::error, Fault::broken, Fault::full, Fault::half_written, Fault::power_cut);
}
std::string name_of_fault(const ::testing::TestParamInfo<Fault>& fault);
std::string name_of_share(const ::testing::TestParamInfo<std::tuple<Fault, std::size_t>>& share);

}  // namespace castalia::testing
