#pragma once

#include <filesystem>

#include "app/publishing/export_formats.h"
#include "db/store.h"

namespace castalia {

/// Many sessions on their way out.
struct Batch {
    std::vector<std::string> ids;
    std::string form;  ///< A name of `export_formats`. Tables and plays come together, the others in a file each.
    std::filesystem::path folder;
    bool replace = false;  ///< Write over files that exist.
    ExportOptions options;
};

struct BatchResult {
    std::vector<std::filesystem::path> written;
    std::vector<std::filesystem::path> kept;  ///< They existed and were left as they are.
    bool cancelled = false;
};

/// Writes them. `progress` is asked before each session whether to go on. What is written is whole; what was begun
/// when it failed or was cancelled is gone. Throws Failure.
BatchResult export_many(const Store& store, const Batch& batch, const Progress& progress);

/// Writes one file whole, over what may stand there. Throws Failure; there is never half a file.
void save_whole(const std::filesystem::path& file, std::string_view bytes);

}  // namespace castalia
