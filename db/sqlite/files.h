#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace castalia {

/// Returns a path as a message shows it.
std::string shown(const std::filesystem::path& path);

/// Returns a path in the same folder that does not exist yet: `file` with `mark` before its ending.
std::filesystem::path beside(const std::filesystem::path& file, const std::string& mark);

/// What stays the same as long as a name stands for the same file.
struct FileMark {
    std::uint64_t device = 0, number = 0;
    bool operator==(const FileMark&) const = default;
};
/// Returns nothing where there is no such file, and on Windows, which lets nobody remove a file in use.
std::optional<FileMark> mark_of(const std::filesystem::path& file);

/// What changes when a library is written to: the sizes of its file and its log, and when they were written.
struct FileTrace {
    std::uintmax_t size = 0, log_size = 0;
    std::filesystem::file_time_type written{}, log_written{};
    bool operator==(const FileTrace&) const = default;
};
/// Returns zeros for what is not there.
FileTrace trace_of(const std::filesystem::path& library);

/// Returns the file that a link leads to, its folder without any links; the path itself where that cannot be said.
std::filesystem::path followed(const std::filesystem::path& file);

/// Returns whether this is a terminal, a pipe or another device that takes bytes one after the other, or a link to
/// one.
bool is_device(const std::filesystem::path& file);

/// Makes the folder and those above it that are missing, for nobody but the owner. Throws Failure.
void make_private_folder(const std::filesystem::path& folder);

/// Makes an empty file that nobody but the owner may read. Does nothing when there is a file already, or when it
/// cannot be made: who writes to it then says so.
void make_private_file(const std::filesystem::path& file);

/// Gives a file the rights of another one; its owner may write it in any case.
void give_rights_of(const std::filesystem::path& like, const std::filesystem::path& file);

/// Waits until the file and its name are on the disk. Throws Failure.
void sync_to_disk(const std::filesystem::path& file);

/// Gives `from` the name `to`, which must not exist yet. Throws Failure.
void put_in_place(const std::filesystem::path& from, const std::filesystem::path& to);

/// Lets one program or thread at a time work in the folder that the file lies in. The lock is on the folder itself,
/// so that no file is left behind, and it ends with the program. On a disk without such locks nobody waits.
class FolderHeld {
public:
    explicit FolderHeld(const std::filesystem::path& file);
    FolderHeld(const FolderHeld&) = delete;
    FolderHeld& operator=(const FolderHeld&) = delete;
    ~FolderHeld();

private:
    int handle_ = -1;
};

/// A file that is written beside its place and gets its name when it is finished. Until then, or if it never is,
/// nothing changes under that name. A link stays and leads to the new file. What goes to a terminal, a pipe or
/// another device is written into it at once.
class FileInMaking {
public:
    /// Without `replace` an existing file is left alone, even one made meanwhile. Every function throws Failure.
    FileInMaking(std::filesystem::path file, bool replace);
    FileInMaking(const FileInMaking&) = delete;
    FileInMaking& operator=(const FileInMaking&) = delete;
    ~FileInMaking();
    void add(std::string_view bytes);
    void finish();

private:
    void begin_beside();

    std::filesystem::path file_, part_;
    bool replace_;
    int handle_ = -1;
};

/// Writes a file whole: beside its place first, then by name, so that no reader ever sees half of it.
/// Without `replace` an existing file is left alone. Throws Failure.
void write_whole(const std::filesystem::path& file, std::string_view bytes, bool replace);

}  // namespace castalia
