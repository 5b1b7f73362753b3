#include "tests/db/journal/failing_disk.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "tests/support/sentences.h"

namespace castalia::testing {

namespace {

namespace fs = std::filesystem;

void lay_out(const Folder& from, const Folder& to) { fs::copy(from.path(), to.path(), fs::copy_options::recursive); }

/// Does the work once for each of its steps in the share, lets that step fail, and returns the number of tries. Kinds
/// of failure that are like another one take only every third step, except in the long suite.
std::size_t try_every_step(const Script& script, Fault fault, unsigned chances, Share share) {
    const bool closely =
        fault == Fault::error || fault == Fault::power_cut || std::getenv("CASTALIA_LONG") != nullptr;
    const std::size_t stride = closely ? 1 : 3;
    const Folder laid;
    script.prepare(laid);
    std::size_t tries = 0;
    const std::size_t first = 1 + static_cast<std::size_t>(fault) % stride + share.first * stride;
    for (std::size_t step = first;; step += stride * share.of) {
        bool reached = true;
        for (unsigned chance = 1; chance <= chances && reached; ++chance) {
            SCOPED_TRACE(std::string(name_of(fault)) + " at step " + std::to_string(step) + ", chance " +
                         std::to_string(chance));
            const Folder folder;
            lay_out(laid, folder);
            bool done = false;
            {
                FaultyDisk disk(folder.path());
                disk.fail_at(step, fault, chance);
                try {
                    script.work(folder);
                    done = true;
                } catch (const Failure&) {
                }
                reached = disk.failed();
                disk.power_on();
            }
            script.check(folder, done);
            ++tries;
            if (::testing::Test::HasFailure()) {
                return tries;
            }
        }
        if (!reached) {
            EXPECT_GT(step, 3u) << "the work has hardly a step that could fail";
            return tries;
        }
    }
}

}  // namespace

Session played(const std::string& id, const std::string& title) {
    Session session = session_of(id, title);
    enter(session, {kRoll, kSell});
    return session;
}

const char* name_of(Fault fault) {
    switch (fault) {
        case Fault::none: break;
        case Fault::error: return "an error";
        case Fault::broken: return "errors from then on";
        case Fault::full: return "a full disk";
        case Fault::half_written: return "a write cut in half";
        case Fault::power_cut: return "a power cut";
    }
    return "nothing";
}

void try_at_every_step(const Script& script, Fault fault, Share share) {
    const std::size_t tries = try_every_step(script, fault, fault == Fault::power_cut ? 2 : 1, share);
    ::testing::Test::RecordProperty("tries", static_cast<int>(tries));
    std::cout << tries << " times " << name_of(fault) << "\n";
}

namespace {

std::string test_name_of(Fault fault) {
    std::string name = name_of(fault);
    std::ranges::replace(name, ' ', '_');
    return name;
}

}  // namespace

std::string name_of_fault(const ::testing::TestParamInfo<Fault>& fault) { return test_name_of(fault.param); }

std::string name_of_share(const ::testing::TestParamInfo<std::tuple<Fault, std::size_t>>& share) {
    return test_name_of(std::get<0>(share.param)) + "_share_" + std::to_string(std::get<1>(share.param) + 1);
}

}  // namespace castalia::testing
