#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace castalia::testing {

/// A change to a file that no sync has confirmed yet.
struct PendingChange {
    std::size_t at = 0;
    std::string bytes;
    bool truncates = false;  ///< It cuts the file to `at` bytes.
};

/// A file of which some changes may be lost in a power cut.
struct UnsyncedFile {
    std::string synced;  ///< What is on the disk for certain.
    std::vector<PendingChange> pending;
};

inline void apply(std::string& content, const PendingChange& pending) {
    if (pending.truncates) {
        content.resize(std::min(content.size(), pending.at));
        return;
    }
    content.resize(std::max(content.size(), pending.at + pending.bytes.size()), '\0');
    content.replace(pending.at, pending.bytes.size(), pending.bytes);
}

inline void sync_all(UnsyncedFile& file) {
    for (const PendingChange& pending : file.pending) {
        apply(file.synced, pending);
    }
    file.pending.clear();
}

}  // namespace castalia::testing
