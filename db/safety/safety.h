#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "db/store.h"

namespace castalia {

/// Checks a library, makes its lists again and copies it. Every function throws Failure.
class Safety {
public:
    explicit Safety(const Store& store) : store_(store) {}

    /// Checks the file and replays every session, or those named. Returns a sentence for each fault.
    std::vector<Text> verify(const std::vector<std::string>& ids = {}, const Progress& progress = {}) const;
    /// Drops lists, search and sums and makes them again from the journals. Returns false if `progress` stopped it;
    /// the rest is then made when the library is opened again.
    bool rebuild(const Progress& progress = {}) const;
    /// Makes a checked copy of the library, which may be in use. Never overwrites an existing file.
    void back_up(const std::filesystem::path& out) const;

private:
    const Store& store_;
};

}  // namespace castalia
