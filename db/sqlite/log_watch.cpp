#include "db/sqlite/log_watch.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace castalia {

namespace {

// From SQLite's file format: https://www.sqlite.org/walformat.html
constexpr std::size_t kIndexHeader = 48;
constexpr int kIndexRegion = 32'768;
constexpr std::int64_t kLogHeader = 32, kFrameHeader = 24;

template <class Number>
Number native(const std::array<unsigned char, kIndexHeader>& header, std::size_t at) {
    Number number;
    std::memcpy(&number, header.data() + at, sizeof number);
    return number;
}

sqlite3_file* file_of(sqlite3* handle, int which) {
    sqlite3_file* file = nullptr;
    const int result = sqlite3_file_control(handle, "main", which, static_cast<void*>(&file));
    return result == SQLITE_OK && file != nullptr && file->pMethods != nullptr ? file : nullptr;
}

}  // namespace

LogWatch::LogWatch(sqlite3* handle, std::filesystem::path file)
    : handle_(handle),
      file_(std::move(file)),
      log_(std::filesystem::path(file_).concat("-wal")),
      index_(std::filesystem::path(file_).concat("-shm")),
      log_mark_(mark_of(log_)),
      index_mark_(mark_of(index_)) {
    std::error_code none;
    const auto size = std::filesystem::file_size(file_, none);
    size_ = none ? 0 : size;
}

/// Returns whether the last frame in the index stands in the log that we have open. A program that came after the log
/// was removed shares the index with us but not the log; bringing ours into the file would then destroy it.
bool LogWatch::log_is_whole() const {
    sqlite3_file* const library = file_of(handle_, SQLITE_FCNTL_FILE_POINTER);
    sqlite3_file* const log = file_of(handle_, SQLITE_FCNTL_JOURNAL_POINTER);
    void volatile* region = nullptr;
    if (library == nullptr || log == nullptr || library->pMethods->iVersion < 2 ||
        library->pMethods->xShmMap(library, 0, kIndexRegion, 0, &region) != SQLITE_OK || region == nullptr) {
        return false;
    }
    std::array<unsigned char, kIndexHeader> header{};
    std::copy_n(static_cast<unsigned char volatile*>(region), header.size(), header.begin());
    const auto frames = native<std::uint32_t>(header, 16);
    if (frames == 0) {
        return true;
    }
    const auto written = native<std::uint16_t>(header, 14);
    const std::int64_t page = written == 1 ? 65'536 : written;
    std::array<unsigned char, kFrameHeader> last{};
    return log->pMethods->xRead(log, last.data(), static_cast<int>(last.size()),
                                kLogHeader + (frames - 1) * (page + kFrameHeader)) == SQLITE_OK &&
           std::equal(last.begin() + 8, last.begin() + 16, header.begin() + 32);
}

LogWatch::State LogWatch::look() {
    std::error_code none;
    const auto size = std::filesystem::file_size(file_, none);
    if (!none && size < size_) {
        return State::cut;
    }
    size_ = none ? size_ : size;
    const auto index = mark_of(index_);
    if (mark_of(log_) == log_mark_ && index == index_mark_) {
        return State::intact;
    }
    const bool own_index = !index || index == index_mark_;
    return own_index && log_is_whole() ? State::log_lost : State::log_replaced;
}

}  // namespace castalia
