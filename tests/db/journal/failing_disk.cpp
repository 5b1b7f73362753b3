#include "tests/db/journal/failing_disk.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>

#include "core/session/chain.h"
#include "tests/support/sentences.h"

namespace castalia::testing {

namespace {

namespace fs = std::filesystem;

/// Returns the names of all files in the folder, each with the hash of its bytes.
std::string fingerprint_of(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            files[entry.path().lexically_relative(folder).string()] = hex(hash_of_file(bytes_of(entry.path())));
        }
    }
    return Json(files).dump();
}

/// Tries a script with one kind of fault.
class Trial {
public:
    Trial(const Script& script, Fault fault, Share share) : script_(script), fault_(fault) {
        // Kinds of failure that are like another one take only every third step, except in the long suite.
        const bool closely =
            fault == Fault::error || fault == Fault::power_cut || std::getenv("CASTALIA_LONG") != nullptr;
        const std::size_t stride = closely ? 1 : 3;
        first_ = 1 + static_cast<std::size_t>(fault) % stride + share.first * stride;
        each_ = stride * share.of;
        script.prepare(laid_);
    }

    /// Does the work once for each step, and lets that step fail.
    void fail_at_each_step() {
        std::size_t step = first_;
        for (bool reached = true; reached && !::testing::Test::HasFailure(); step += each_) {
            const Folder folder;
            copy_disk(laid_.path(), folder.path());
            bool done = false;
            {
                FaultyDisk disk(folder.path());
                disk.fail_at(step, fault_);
                done = works(folder);
                reached = disk.failed();
            }
            check(folder, done, step, 1);
        }
        EXPECT_GT(step, first_ + 3 * each_) << "the work has hardly a step that could fail";
    }

    /// Does the work only once, and looks before each step at what a cut would leave there, by two chances.
    void cut_at_each_step() {
        const Folder folder;
        copy_disk(laid_.path(), folder.path());
        FaultyDisk disk(folder.path());
        disk.before_each_step([&](std::size_t step) {
            for (unsigned chance = 1; chance <= 2 && step >= first_ && (step - first_) % each_ == 0; ++chance) {
                if (::testing::Test::HasFailure()) {
                    return;
                }
                const Folder left;
                disk.leave_after_cut(left.path(), chance);
                check(left, false, step, chance);
            }
        });
        const bool done = works(folder);
        disk.before_each_step(nullptr);
        EXPECT_TRUE(done);
        EXPECT_GT(disk.steps(), 3u) << "the work has hardly a step at which the power could be cut";
        check(folder, done, disk.steps() + 1, 1);
    }

    std::size_t tries() const { return tries_; }
    std::size_t different() const { return checked_.size(); }

private:
    bool works(const Folder& folder) const {
        try {
            script_.work(folder);
            return true;
        } catch (const Failure&) {
            return false;
        }
    }

    /// Checks what is on the disk, once for each different disk.
    void check(const Folder& folder, bool done, std::size_t step, unsigned chance) {
        ++tries_;
        if (!checked_.insert(fingerprint_of(folder.path()) + script_.told() + (done ? " done" : "")).second) {
            return;
        }
        SCOPED_TRACE(std::string(name_of(fault_)) + " at step " + std::to_string(step) + ", chance " +
                     std::to_string(chance));
        try {
            script_.check(folder, done);
        } catch (const std::exception& error) {  // SQLite may be underneath.
            ADD_FAILURE() << error.what();
        }
    }

    const Script& script_;
    Fault fault_;
    std::size_t first_ = 1, each_ = 1, tries_ = 0;
    Folder laid_;
    std::set<std::string> checked_;
};

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
    Trial trial(script, fault, share);
    fault == Fault::power_cut ? trial.cut_at_each_step() : trial.fail_at_each_step();
    ::testing::Test::RecordProperty("tries", static_cast<int>(trial.tries()));
    std::cout << trial.tries() << " times " << name_of(fault) << ", " << trial.different() << " different disks\n";
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
