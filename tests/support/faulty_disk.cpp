#include "tests/support/faulty_disk.h"

#include <dlfcn.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <map>
#include <mutex>
#include <random>
#include <sstream>
#include <vector>

#include "tests/support/unsynced_file.h"

namespace castalia::testing {

namespace {

namespace fs = std::filesystem;

/// All that the disk knows. There is only one; tests use it one after the other.
struct State {
    std::recursive_mutex guard;
    std::string folder;
    std::map<std::string, UnsyncedFile> files;
    std::size_t steps = 0, fail_at = 0;
    Fault fault = Fault::none;
    std::function<void(std::size_t)> look;
    bool in_use = false, reached = false;

    bool watches(const char* path) const {
        return in_use && path != nullptr && std::string_view(path).starts_with(folder);
    }
};

State& state() {
    static State one;
    return one;
}

std::string bytes_on_disk(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return bytes.str();
}

/// Counts a step and returns how it has to fail.
Fault step() {
    State& disk = state();
    ++disk.steps;
    if (disk.look) {
        disk.look(disk.steps);
    }
    if (disk.fault == Fault::none || disk.fail_at == 0 || disk.steps < disk.fail_at) {
        return Fault::none;
    }
    const bool lasts = disk.fault == Fault::broken || disk.fault == Fault::full;
    if (disk.steps > disk.fail_at && !lasts) {
        return Fault::none;
    }
    disk.reached = true;
    return disk.fault;
}

// ---- under SQLite

struct FaultyFile {
    sqlite3_file base;
    char path[512];
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

FaultyFile& of(sqlite3_file* file) { return *reinterpret_cast<FaultyFile*>(file); }
sqlite3_vfs*& real_vfs() {
    static sqlite3_vfs* real = nullptr;
    return real;
}

int write_part(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    State& disk = state();
    if (disk.watches(of(file).path)) {
        disk.files[of(file).path].pending.push_back(
            {static_cast<std::size_t>(at),
             std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size)), false});
    }
    return of(file).real()->pMethods->xWrite(of(file).real(), bytes, size, at);
}

int x_write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    const std::lock_guard lock(state().guard);
    if (!state().watches(of(file).path)) {
        return of(file).real()->pMethods->xWrite(of(file).real(), bytes, size, at);
    }
    switch (step()) {
        case Fault::none: return write_part(file, bytes, size, at);
        case Fault::full: return SQLITE_FULL;
        case Fault::half_written: write_part(file, bytes, size / 2, at); return SQLITE_IOERR_WRITE;
        default: return SQLITE_IOERR_WRITE;
    }
}

int x_truncate(sqlite3_file* file, sqlite3_int64 size) {
    const std::lock_guard lock(state().guard);
    if (state().watches(of(file).path)) {
        if (const Fault fault = step(); fault != Fault::none && fault != Fault::full) {
            return SQLITE_IOERR_TRUNCATE;
        }
        state().files[of(file).path].pending.push_back({static_cast<std::size_t>(size), {}, true});
    }
    return of(file).real()->pMethods->xTruncate(of(file).real(), size);
}

int x_sync(sqlite3_file* file, int) {
    const std::lock_guard lock(state().guard);
    if (!state().watches(of(file).path)) {
        return SQLITE_OK;  // No test looks at this after a cut, so it need not wait for a real disk.
    }
    if (const Fault fault = step(); fault != Fault::none && fault != Fault::full) {
        return SQLITE_IOERR_FSYNC;
    }
    sync_all(state().files[of(file).path]);
    return SQLITE_OK;
}

// Other calls are handed on.
int x_close(sqlite3_file* file) { return of(file).real()->pMethods->xClose(of(file).real()); }
int x_read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
    return of(file).real()->pMethods->xRead(of(file).real(), to, size, at);
}
int x_size(sqlite3_file* file, sqlite3_int64* size) {
    return of(file).real()->pMethods->xFileSize(of(file).real(), size);
}
int x_lock(sqlite3_file* file, int level) { return of(file).real()->pMethods->xLock(of(file).real(), level); }
int x_unlock(sqlite3_file* file, int level) { return of(file).real()->pMethods->xUnlock(of(file).real(), level); }
int x_check_lock(sqlite3_file* file, int* is) {
    return of(file).real()->pMethods->xCheckReservedLock(of(file).real(), is);
}
int x_control(sqlite3_file* file, int what, void* argument) {
    if (what == SQLITE_FCNTL_SIZE_HINT) {
        return SQLITE_OK;  // A hint may be ignored; it would change the file unseen.
    }
    return of(file).real()->pMethods->xFileControl(of(file).real(), what, argument);
}
int x_sector(sqlite3_file* file) { return of(file).real()->pMethods->xSectorSize(of(file).real()); }
int x_traits(sqlite3_file* file) { return of(file).real()->pMethods->xDeviceCharacteristics(of(file).real()); }
int x_map(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
    return of(file).real()->pMethods->xShmMap(of(file).real(), page, size, extend, at);
}
int x_shm_lock(sqlite3_file* file, int offset, int n, int flags) {
    return of(file).real()->pMethods->xShmLock(of(file).real(), offset, n, flags);
}
void x_barrier(sqlite3_file* file) { of(file).real()->pMethods->xShmBarrier(of(file).real()); }
int x_unmap(sqlite3_file* file, int remove) { return of(file).real()->pMethods->xShmUnmap(of(file).real(), remove); }

const sqlite3_io_methods kMethods{2,          x_close,   x_read,       x_write,   x_truncate, x_sync,   x_size,
                                  x_lock,     x_unlock,  x_check_lock, x_control, x_sector,   x_traits, x_map,
                                  x_shm_lock, x_barrier, x_unmap,      nullptr,   nullptr};

int x_open(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    FaultyFile& ours = of(file);
    ours.base.pMethods = nullptr;
    std::memset(ours.path, 0, sizeof ours.path);
    if (path != nullptr) {
        std::strncpy(ours.path, path, sizeof ours.path - 1);
    }
    const std::lock_guard lock(state().guard);
    if (state().watches(path) && !state().files.contains(path)) {
        state().files[path].synced = bytes_on_disk(path);
    }
    const int code = real_vfs()->xOpen(real_vfs(), path, ours.real(), flags, out_flags);
    if (ours.real()->pMethods != nullptr) {
        ours.base.pMethods = &kMethods;
    }
    return code;
}

int x_delete(sqlite3_vfs*, const char* path, int sync_folder) {
    {
        const std::lock_guard lock(state().guard);
        if (state().watches(path)) {
            if (const Fault fault = step(); fault != Fault::none && fault != Fault::full) {
                return SQLITE_IOERR_DELETE;
            }
            state().files.erase(path);
        }
    }
    return real_vfs()->xDelete(real_vfs(), path, sync_folder);
}

sqlite3_vfs& faulty_vfs() {
    static sqlite3_vfs vfs = [] {
        real_vfs() = sqlite3_vfs_find(nullptr);
        sqlite3_vfs made = *real_vfs();
        made.zName = "faulty";
        made.szOsFile = static_cast<int>(sizeof(FaultyFile)) + real_vfs()->szOsFile;
        made.xOpen = x_open;
        made.xDelete = x_delete;
        return made;
    }();
    return vfs;
}

/// Returns what a cut leaves of the steps that no sync confirmed: each may have arrived or not, in pieces of a
/// sector.
std::string left_of(const UnsyncedFile& file, std::mt19937& chance) {
    constexpr std::size_t kSector = 512;
    std::string content = file.synced;
    for (const PendingChange& pending : file.pending) {
        const auto arrives = [&] { return std::uniform_int_distribution<int>(0, 1)(chance) == 0; };
        if (pending.truncates) {
            if (arrives()) {
                apply(content, pending);
            }
            continue;
        }
        for (std::size_t from = 0; from < pending.bytes.size();) {
            const std::size_t size = std::min(pending.bytes.size() - from, kSector - (pending.at + from) % kSector);
            if (arrives()) {
                apply(content, {pending.at + from, pending.bytes.substr(from, size), false});
            }
            from += size;
        }
    }
    return content;
}

}  // namespace

// ---- under the program's own calls: these stand before the C library's for everything in this test program

namespace {

template <class Call>
Call the_real(const char* name) {
    return reinterpret_cast<Call>(::dlsym(RTLD_NEXT, name));
}

/// Returns zero, or the error with which a call on these files has to end.
int refusal(const char* one, const char* other = nullptr) {
    if (!state().watches(one) && !state().watches(other)) {
        return 0;
    }
    switch (step()) {
        case Fault::none: return 0;
        case Fault::full: return ENOSPC;
        default: return EIO;
    }
}

int fail_with(int error) {
    errno = error;
    return -1;
}

}  // namespace

int synced(int handle) {
    char path[512] = {};
    const std::string link = "/proc/self/fd/" + std::to_string(handle);
    if (::readlink(link.c_str(), path, sizeof path - 1) <= 0 || !state().watches(path)) {
        return 0;
    }
    const std::lock_guard lock(state().guard);
    if (const int error = refusal(path); error != 0 && error != ENOSPC) {
        return fail_with(error);
    }
    state().files[path] = {bytes_on_disk(path), {}};
    return 0;
}

int named(const char* from, const char* to) {
    const std::lock_guard lock(state().guard);
    if (const int error = refusal(from, to); error != 0) {
        return fail_with(error);
    }
    const int answer = the_real<int (*)(const char*, const char*)>("rename")(from, to);
    if (auto file = state().files.extract(from); answer == 0) {
        state().files.erase(to);
        if (!file.empty()) {
            file.key() = to;
            state().files.insert(std::move(file));
        }
    } else if (!file.empty()) {
        state().files.insert(std::move(file));
    }
    return answer;
}

int linked(const char* from, const char* to) {
    const std::lock_guard lock(state().guard);
    if (const int error = refusal(from, to); error != 0) {
        return fail_with(error);
    }
    const int answer = the_real<int (*)(const char*, const char*)>("link")(from, to);
    if (const auto file = state().files.find(from); answer == 0 && file != state().files.end()) {
        state().files[to] = file->second;
    }
    return answer;
}

int removed(const char* path) {
    const std::lock_guard lock(state().guard);
    if (const int error = refusal(path); error != 0 && error != ENOSPC) {
        return fail_with(error);
    }
    const int answer = the_real<int (*)(const char*)>("remove")(path);
    if (answer == 0) {
        state().files.erase(path);
    }
    return answer;
}

FaultyDisk::FaultyDisk(const fs::path& folder) {
    State& disk = state();
    sqlite3_vfs_register(&faulty_vfs(), 1);
    const std::lock_guard lock(disk.guard);
    disk.folder = fs::canonical(folder).string();
    disk.files.clear();
    disk.in_use = true;
    disk.steps = 0;
    disk.fault = Fault::none;
    disk.look = nullptr;
    disk.reached = false;
}

FaultyDisk::~FaultyDisk() {
    const std::lock_guard lock(state().guard);
    state().in_use = false;
    state().look = nullptr;
    state().files.clear();
    sqlite3_vfs_register(real_vfs(), 1);
}

void FaultyDisk::fail_at(std::size_t wanted, Fault fault) {
    const std::lock_guard lock(state().guard);
    state().steps = 0;
    state().fail_at = wanted;
    state().fault = fault;
    state().reached = false;
}

void FaultyDisk::before_each_step(std::function<void(std::size_t)> look) {
    const std::lock_guard lock(state().guard);
    state().look = std::move(look);
}

std::size_t FaultyDisk::steps() const { return state().steps; }
bool FaultyDisk::failed() const { return state().reached; }

void FaultyDisk::leave_after_cut(const fs::path& to, unsigned chance) const {
    const std::lock_guard lock(state().guard);
    copy_disk(state().folder, to);
    std::mt19937 arriving(chance);
    for (const auto& [path, file] : state().files) {
        if (const fs::path copy = to / fs::path(path).lexically_relative(state().folder); fs::exists(copy)) {
            std::ofstream(copy, std::ios::binary | std::ios::trunc) << left_of(file, arriving);
        }
    }
    const std::vector<fs::path> left(fs::recursive_directory_iterator(to), fs::recursive_directory_iterator{});
    for (const fs::path& path : left) {
        if (path.string().ends_with("-shm")) {
            fs::remove(path);  // Shared memory does not outlive a cut.
        }
    }
}

void copy_disk(const fs::path& from, const fs::path& to) {
    std::map<ino_t, fs::path> copied;
    for (const auto& entry : fs::recursive_directory_iterator(from)) {
        const fs::path copy = to / entry.path().lexically_relative(from);
        struct stat found{};
        if (entry.is_directory()) {
            fs::create_directory(copy);
            continue;
        }
        if (::stat(entry.path().c_str(), &found) != 0) {
            continue;
        }
        if (const auto [other, is_new] = copied.try_emplace(found.st_ino, copy); is_new) {
            fs::copy_file(entry.path(), copy);
        } else {
            fs::create_hard_link(other->second, copy);
        }
    }
}

}  // namespace castalia::testing

extern "C" {
int fsync(int handle) { return castalia::testing::synced(handle); }
int rename(const char* from, const char* to) noexcept { return castalia::testing::named(from, to); }
int link(const char* from, const char* to) noexcept { return castalia::testing::linked(from, to); }
int remove(const char* path) noexcept { return castalia::testing::removed(path); }
}
