#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace castalia {

/// A path for a message.
std::string shown(const std::filesystem::path& path);

/// A path of the same folder that does not exist yet: `file` with `mark` before its ending.
std::filesystem::path beside(const std::filesystem::path& file, const std::string& mark);

/// Waits until the file and its name are on the disk. Throws Failure.
void sync_to_disk(const std::filesystem::path& file);

/// Gives `from` the name `to`, which must not exist yet. Throws Failure.
void put_in_place(const std::filesystem::path& from, const std::filesystem::path& to);

/// One program, or thread, at a time between here and there: held on the folder that the file lies in, so that no
/// mark is left behind. Ends with the program too. A disk that knows no such locks holds nobody up.
class FolderHeld {
public:
    explicit FolderHeld(const std::filesystem::path& file);
    FolderHeld(const FolderHeld&) = delete;
    FolderHeld& operator=(const FolderHeld&) = delete;
    ~FolderHeld();

private:
    int handle_ = -1;
};

/// A file that is being written beside its place. It gets its name when it is finished; until then, and when it never
/// is, there is nothing under that name, or what was there before.
class FileInMaking {
public:
    /// Without `replace` an existing file is left alone, also one made meanwhile. All throw Failure.
    FileInMaking(std::filesystem::path file, bool replace);
    FileInMaking(const FileInMaking&) = delete;
    FileInMaking& operator=(const FileInMaking&) = delete;
    ~FileInMaking();
    void add(std::string_view bytes);
    void finish();

private:
    std::filesystem::path file_, part_;
    bool replace_;
    int handle_ = -1;
};

/// Writes a file whole: beside its place first, then by name, so that no reader ever sees half of it.
/// Without `replace` an existing file is left alone. Throws Failure.
void write_whole(const std::filesystem::path& file, std::string_view bytes, bool replace);

}  // namespace castalia
