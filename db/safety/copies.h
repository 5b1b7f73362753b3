#pragma once

#include "db/store.h"

namespace castalia {

/// A library for the time of a piece of work: removed, with what SQLite keeps beside it, when the work is over or
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

/// A file as it is. Throws Failure.
void copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to);
/// The same with the log that belongs to it.
void copy_library_bytes(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace castalia
