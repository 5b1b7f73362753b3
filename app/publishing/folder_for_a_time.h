#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace castalia {

/// Throws Failure: a file could not be made, with the reason.
[[noreturn]] void fail_to_make(const std::string& why);

/// A temporary folder that is removed with everything in it. Throws Failure when there is none.
class FolderForATime {
public:
    FolderForATime();
    ~FolderForATime();
    FolderForATime(const FolderForATime&) = delete;
    FolderForATime& operator=(const FolderForATime&) = delete;
    const std::filesystem::path& path() const { return path_; }

    /// Hands the bytes of a file in it over, piece by piece. Throws Failure.
    void read(const std::string& name, const std::function<void(std::string_view)>& take) const;

private:
    std::filesystem::path path_;
};

}  // namespace castalia
