#include "db/sqlite/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <vector>

#include <fcntl.h>
#ifdef _WIN32
#include <io.h>
#else
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "db/sqlite/failure.h"

namespace castalia {

namespace {

Failure::Kind failure_kind_of(int error) {
    return error == ENOSPC                     ? Failure::Kind::full
           : error == EACCES || error == EROFS ? Failure::Kind::read_only
                                               : Failure::Kind::other;
}

std::vector<Fill> fills_of(const std::filesystem::path& file, int error) {
    return {{"file", literally(shown(file))}, {"why", literally(std::generic_category().message(error))}};
}

[[noreturn]] void fail_to_write(const std::filesystem::path& file, int error) {
    throw Failure(failure_kind_of(error), say("{file} could not be written: {why}.", fills_of(file, error)));
}

[[noreturn]] void fail_to_sync(const std::filesystem::path& file, int error) {
    throw Failure(failure_kind_of(error),
                  say("{file} could not be written to the disk: {why}.", fills_of(file, error)));
}

[[noreturn]] void fail_as_it_exists(const std::filesystem::path& file) {
    throw Failure(failure_kind_of(EEXIST), say("{file} was not written: {why}.", fills_of(file, EEXIST)));
}

constexpr int kOwnerOnly = 0600, kAsUsual = 0666;

#ifdef _WIN32
int open_new(const std::filesystem::path& file, int) {
    return ::_wopen(file.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
}
int open_file(const std::filesystem::path& file) { return ::_wopen(file.c_str(), _O_RDWR | _O_BINARY); }
int open_device(const std::filesystem::path& file) { return ::_wopen(file.c_str(), _O_WRONLY | _O_BINARY); }
int flush(int handle) { return ::_commit(handle); }
int close_file(int handle) { return ::_close(handle); }
int write_some(int handle, std::string_view bytes) {
    return ::_write(handle, bytes.data(), static_cast<unsigned>(bytes.size()));
}
#else
int open_new(const std::filesystem::path& file, int rights) {
    return ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, rights);
}
int open_file(const std::filesystem::path& file) { return ::open(file.c_str(), O_RDONLY | O_CLOEXEC); }
int open_device(const std::filesystem::path& file) { return ::open(file.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC); }
int flush(int handle) { return ::fsync(handle); }
int close_file(int handle) { return ::close(handle); }
int write_some(int handle, std::string_view bytes) {
    return static_cast<int>(::write(handle, bytes.data(), bytes.size()));
}
#endif

/// Returns zero, or the error.
int flush(const std::filesystem::path& file) {
    const int handle = open_file(file);
    if (handle < 0) {
        return errno;
    }
    const int error = flush(handle) == 0 ? 0 : errno;
    close_file(handle);
    return error;
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

}  // namespace

std::string shown(const std::filesystem::path& path) {
    std::string text;
    for (const char byte : path.string()) {
        text += static_cast<unsigned char>(byte) < 0x20 || byte == 0x7f ? '?' : byte;
    }
    return text;
}

std::filesystem::path beside(const std::filesystem::path& file, const std::string& mark) {
    std::error_code none;
    auto candidate = file.parent_path() / (file.stem().string() + mark + file.extension().string());
    for (int number = 2; std::filesystem::exists(std::filesystem::symlink_status(candidate, none)); ++number) {
        candidate = file.parent_path() /
                    (file.stem().string() + mark + "-" + std::to_string(number) + file.extension().string());
    }
    return candidate;
}

std::filesystem::path followed(const std::filesystem::path& file) {
    std::error_code failed;
    if (const auto found = std::filesystem::canonical(file, failed); !failed) {
        return found;
    }
    const auto folder = std::filesystem::canonical(folder_of(file), failed);
    return failed ? file : folder / file.filename();
}

#ifdef _WIN32
std::optional<FileMark> mark_of(const std::filesystem::path&) { return std::nullopt; }
#else
std::optional<FileMark> mark_of(const std::filesystem::path& file) {
    struct stat found{};
    if (::stat(file.c_str(), &found) != 0) {
        return std::nullopt;
    }
    return FileMark{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
}
#endif

FileTrace trace_of(const std::filesystem::path& library) {
    const auto log = std::filesystem::path(library).concat("-wal");
    std::error_code none;
    const auto size = [&](const std::filesystem::path& file) {
        const auto bytes = std::filesystem::file_size(file, none);
        return none ? 0 : bytes;
    };
    const auto written = [&](const std::filesystem::path& file) {
        const auto time = std::filesystem::last_write_time(file, none);
        return none ? std::filesystem::file_time_type() : time;
    };
    return {size(library), size(log), written(library), written(log)};
}

void make_private_folder(const std::filesystem::path& folder) {
    std::error_code failed;
    if (folder.empty() || std::filesystem::is_directory(folder, failed)) {
        return;
    }
    make_private_folder(folder.parent_path());
    if (std::filesystem::create_directory(folder, failed)) {
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failed);
    }
    if (failed) {
        throw Failure(Failure::Kind::unreadable,
                      say("The folder {folder} could not be made: {why}.",
                          {{"folder", literally(shown(folder))}, {"why", literally(failed.message())}}));
    }
}

void make_private_file(const std::filesystem::path& file) {
    if (const int handle = open_new(file, kOwnerOnly); handle >= 0) {
        close_file(handle);
    }
}

void give_rights_of(const std::filesystem::path& like, const std::filesystem::path& file) {
    std::error_code none;
    const auto rights = std::filesystem::status(like, none).permissions();
    if (rights != std::filesystem::perms::unknown) {
        std::filesystem::permissions(
            file, (rights & std::filesystem::perms(0666)) | std::filesystem::perms::owner_write, none);
    }
}

bool is_device(const std::filesystem::path& file) {
    std::error_code none;
    const auto found = std::filesystem::status(file, none);
    return std::filesystem::is_character_file(found) || std::filesystem::is_fifo(found);
}

void sync_to_disk(const std::filesystem::path& file) {
    if (const int error = flush(file); error != 0) {
        fail_to_sync(file, error);
    }
#ifndef _WIN32
    if (const int error = flush(folder_of(file)); error != 0) {
        fail_to_sync(folder_of(file), error);
    }
#endif
}

void put_in_place(const std::filesystem::path& from, const std::filesystem::path& to) {
    std::error_code failed;
    std::filesystem::create_hard_link(from, to, failed);  // It refuses an existing name, even one made just now.
    if (!failed) {
        std::filesystem::remove(from, failed);
    } else if (std::filesystem::exists(std::filesystem::symlink_status(to))) {
        fail_as_it_exists(to);
    } else {
        std::filesystem::rename(from, to, failed);  // The disk has no links.
    }
    if (failed) {
        fail_to_write(to, failed.value());
    }
    sync_to_disk(to);
}

#ifdef _WIN32
// On Windows the system itself refuses another name for a file that is in use.
FolderHeld::FolderHeld(const std::filesystem::path&) {}
FolderHeld::~FolderHeld() = default;
#else
// Locks the folder and not the file, because closing a second handle of a library would drop SQLite's locks on it.
FolderHeld::FolderHeld(const std::filesystem::path& file) : handle_(open_file(folder_of(file))) {
    while (handle_ >= 0 && ::flock(handle_, LOCK_EX) != 0 && errno == EINTR) {
    }
}

FolderHeld::~FolderHeld() {
    if (handle_ >= 0) {
        close_file(handle_);
    }
}
#endif

FileInMaking::FileInMaking(std::filesystem::path file, bool replace) : file_(std::move(file)), replace_(replace) {
    if (is_device(file_)) {
        handle_ = open_device(file_);
    } else {
        begin_beside();
    }
    if (handle_ < 0) {
        fail_to_write(file_, errno);
    }
}

void FileInMaking::begin_beside() {
    std::error_code none;
    const bool exists = std::filesystem::exists(std::filesystem::symlink_status(file_, none));
    const auto found = std::filesystem::status(file_, none);
    if (exists && (!replace_ || (std::filesystem::exists(found) && !std::filesystem::is_regular_file(found)))) {
        fail_as_it_exists(file_);
    }
    file_ = exists ? followed(file_) : file_;
    part_ = beside(file_, ".part");
    handle_ = open_new(part_, kAsUsual);
    if (exists && handle_ >= 0) {
        // The replaced file had the rights that its owner wanted.
        std::filesystem::permissions(part_, found.permissions(), none);
    }
}

FileInMaking::~FileInMaking() {
    if (handle_ >= 0) {
        close_file(handle_);
    }
    std::error_code none;
    if (!part_.empty()) {
        std::filesystem::remove(part_, none);
    }
}

void FileInMaking::add(std::string_view bytes) {
    constexpr std::size_t kAtOnce = 1u << 20;
    while (!bytes.empty()) {
        const int written = write_some(handle_, bytes.substr(0, kAtOnce));
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            fail_to_write(file_, errno);
        }
    }
}

void FileInMaking::finish() {
    const bool is_file = !part_.empty();  // A device has nothing to flush.
    const int flushed = !is_file || flush(handle_) == 0 ? 0 : errno;
    close_file(handle_);
    handle_ = -1;
    if (flushed != 0) {
        fail_to_write(file_, flushed);
    }
    if (!is_file) {
        return;
    }
    if (replace_) {
        std::error_code failed;
        std::filesystem::rename(part_, file_, failed);
        if (failed) {
            fail_to_write(file_, failed.value());
        }
        sync_to_disk(file_);
    } else {
        put_in_place(part_, file_);
    }
    part_.clear();
}

void write_whole(const std::filesystem::path& file, std::string_view bytes, bool replace) {
    FileInMaking making(file, replace);
    making.add(bytes);
    making.finish();
}

}  // namespace castalia
