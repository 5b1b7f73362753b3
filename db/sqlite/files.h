#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace castalia {

/// Returns a path as a message shows it.
std::string shown(const std::filesystem::path& path);

/// Returns a path in the same folder that does not exist yet: `file` with `mark` before its extension.
std::filesystem::path beside(const std::filesystem::path& file, const std::string& mark);

/// An identity that stays the same as long as a name stands for the same file.
struct FileMark {
    std::uint64_t device = 0, number = 0;
    bool operator==(const FileMark&) const = default;
};
/// Returns the identity of a file; nothing if there is no file, and on Windows, where a file in use cannot be
/// removed.
std::optional<FileMark> mark_of(const std::filesystem::path& file);

/// The values that change when a library is written: the sizes of its file and its log, and when they were written.
struct FileTrace {
    std::uintmax_t size = 0, log_size = 0;
    std::filesystem::file_time_type written{}, log_written{};
    bool operator==(const FileTrace&) const = default;
};
/// Returns the trace of a library, with zeros for missing files.
FileTrace trace_of(const std::filesystem::path& library);

/// Returns the file to which a link leads, in a folder without links; the path itself if that is unknown.
std::filesystem::path followed(const std::filesystem::path& file);

/// Returns whether this is a terminal, a pipe or another device that takes bytes one after the other, or a link to
/// one.
bool is_device(const std::filesystem::path& file);

/// Makes the folder and the missing folders above it, for the owner only. Throws Failure.
void make_private_folder(const std::filesystem::path& folder);

/// Makes an empty file that only the owner may read. Does nothing if there is a file already or if it cannot be made;
/// whoever writes to it reports that.
void make_private_file(const std::filesystem::path& file);

/// Gives a file the rights of another one. Its owner may always write it.
void give_rights_of(const std::filesystem::path& like, const std::filesystem::path& file);

/// Waits until the file and its name are on the disk. Throws Failure.
void sync_to_disk(const std::filesystem::path& file);

/// Gives `from` the name `to`. Throws Failure, also if `to` exists already.
void put_in_place(const std::filesystem::path& from, const std::filesystem::path& to);

/// Lets one program or thread at a time work in the folder of a file. The lock is on the folder itself, so that no
/// file is left behind, and it ends with the program. On a disk without such locks nobody waits.
class FolderHeld {
public:
    explicit FolderHeld(const std::filesystem::path& file);
    FolderHeld(const FolderHeld&) = delete;
    FolderHeld& operator=(const FolderHeld&) = delete;
    ~FolderHeld();

private:
    int handle_ = -1;
};

/// A file that is written beside its place and gets its name when it is finished. Until then nothing changes under
/// that name. A link stays and leads to the new file. A terminal, a pipe or another device is written at once.
class FileInMaking {
public:
    /// Opens a file for writing. Without `replace` an existing file is not changed, even if it was made meanwhile.
    /// Every function throws Failure.
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

/// Writes a whole file beside its place and then gives it its name, so that no reader ever sees half of it. Without
/// `replace` an existing file is not changed. Throws Failure.
void write_whole(const std::filesystem::path& file, std::string_view bytes, bool replace);

}  // namespace castalia
