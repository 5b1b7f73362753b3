#pragma once

#include <filesystem>

#include "app/publishing/export_formats.h"
#include "db/store.h"

namespace castalia {

/// An export of many sessions.
struct Batch {
    std::vector<std::string> ids;
    std::string form;  ///< A name of `export_formats`. All tables or plays share a file; the others get one each.
    std::filesystem::path folder;
    bool replace = false;  ///< True to write over files that exist.
    ExportOptions options;
};

struct BatchResult {
    std::vector<std::filesystem::path> written;
    std::vector<std::filesystem::path> kept;  ///< They existed and were left as they are.
    std::vector<Text> losses;                 ///< What a file cannot say.
    bool cancelled = false;
};

/// Writes the files. Asks `progress` before each session whether to go on. Every file that was written is complete; a
/// file that was begun when the export failed or was cancelled is removed. Throws Failure.
BatchResult export_many(const Store& store, const Batch& batch, const Progress& progress);

/// Writes a complete file and replaces one that exists. Throws Failure, and then leaves no part of a file.
void save_whole(const std::filesystem::path& file, std::string_view bytes);

}  // namespace castalia
