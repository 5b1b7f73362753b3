#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace castalia {

/// An entry of a catalogue in the form of gettext (.po, .pot).
struct CatalogueEntry {
    std::string context;  ///< Mostly empty.
    std::string sentence;
    std::string many;                       ///< The plural in English; empty where nothing is counted.
    std::vector<std::string> translations;  ///< One, or one for each plural form.
};

/// Returns the entries of a catalogue without its head.
std::vector<CatalogueEntry> catalogue_entries(const std::filesystem::path& file);

}  // namespace castalia
