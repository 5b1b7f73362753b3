#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

namespace castalia::testing {

/// Makes a test run as the user nobody, who then owns the folder, because root may write everything whatever the
/// rights are.
class AsNobody {
public:
    explicit AsNobody(const std::filesystem::path& folder) {
        constexpr ::uid_t kNobody = 65534;
        if (root_) {
            EXPECT_EQ(::chown(folder.c_str(), kNobody, kNobody), 0);
            for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
                EXPECT_EQ(::chown(entry.path().c_str(), kNobody, kNobody), 0);
            }
            EXPECT_EQ(::seteuid(kNobody), 0);
        }
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    ~AsNobody() {
        if (root_) {
            EXPECT_EQ(::seteuid(0), 0);
        }
    }

private:
    bool root_ = ::geteuid() == 0;
};

/// Takes the right to write away from a file or folder as long as it exists.
class MayNotBeWritten {
public:
    explicit MayNotBeWritten(std::filesystem::path what)
        : what_(std::move(what)), before_(std::filesystem::status(what_).permissions()) {
        std::filesystem::permissions(what_, before_ & ~std::filesystem::perms(0222));
    }
    MayNotBeWritten(const MayNotBeWritten&) = delete;
    MayNotBeWritten& operator=(const MayNotBeWritten&) = delete;
    ~MayNotBeWritten() {
        std::error_code gone;
        std::filesystem::permissions(what_, before_, gone);
    }

private:
    std::filesystem::path what_;
    std::filesystem::perms before_;
};

}  // namespace castalia::testing
