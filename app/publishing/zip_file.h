#pragma once

#include <string>
#include <string_view>

#include "app/publishing/folder_for_a_time.h"

namespace castalia {

/// A ZIP archive while it is made. The same files give the same bytes: all have the same date. Whatever fails throws
/// Failure.
class ZipFile {
public:
    ZipFile();
    ~ZipFile();
    ZipFile(const ZipFile&) = delete;
    ZipFile& operator=(const ZipFile&) = delete;

    /// Adds a file, which is compressed unless it has to lie there as it is.
    void add(const std::string& name, std::string_view bytes, bool as_it_is = false);
    /// Returns the bytes of the archive. Nothing can be added afterwards.
    std::string bytes();

private:
    FolderForATime folder_;
    void* zip_ = nullptr;
};

}  // namespace castalia
