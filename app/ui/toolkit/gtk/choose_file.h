#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include <wx/string.h>

class wxWindow;

namespace castalia {

/// A question for files.
struct FileQuestion {
    wxString title;
    wxString filter;  ///< Kinds of files and their patterns, as wxFileDialog takes them: "Keys (*.txt)|*.txt".
    wxString name;    ///< The name that a file to save has unless the user gives it another one.
};

/// Asks for a file to open; returns nothing when the user cancels. In a Flatpak the desktop asks, and lets the
/// program read what the user has chosen.
std::optional<std::filesystem::path> choose_file(wxWindow* parent, const FileQuestion& question);
/// Asks for any number of files to open.
std::vector<std::filesystem::path> choose_files(wxWindow* parent, const FileQuestion& question);
/// A file to save, and which of the kinds of the question it is to be, counted from 0.
struct FileToSave {
    std::filesystem::path path;
    std::size_t kind = 0;
};

/// Asks where to save a file. An existing file is only returned when the user has agreed that it is replaced.
std::optional<FileToSave> choose_file_to_save(wxWindow* parent, const FileQuestion& question);

}  // namespace castalia
