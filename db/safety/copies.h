#pragma once

#include "db/store.h"

namespace castalia {

/// A temporary library. It is removed, with the files that SQLite keeps beside it, when the work is done or has
/// failed.
class Temporary {
public:
    explicit Temporary(std::filesystem::path file) : file_(std::move(file)) {}
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;
    ~Temporary();

    const std::filesystem::path& file() const { return file_; }
    std::filesystem::path with(const char* ending) const { return std::filesystem::path(file_).concat(ending); }

private:
    std::filesystem::path file_;
};

/// Copies the bytes of a file. Throws Failure.
void copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to);
/// Copies the bytes of a library and of the log that belongs to it. Throws Failure.
void copy_library_bytes(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace castalia
