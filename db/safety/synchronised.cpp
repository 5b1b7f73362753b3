#include "db/safety/synchronised.h"

#include <array>

#include "db/sqlite/files.h"

namespace castalia {

namespace {

struct Sign {
    std::string_view program;
    std::string_view words;  ///< The name of the folder, the beginning of the name, or a file in the folder.
};

constexpr std::array kFolders{Sign{"Dropbox", "Dropbox"},
                              Sign{"OneDrive", "OneDrive"},
                              Sign{"Nextcloud", "Nextcloud"},
                              Sign{"ownCloud", "ownCloud"},
                              Sign{"Google Drive", "Google Drive"},
                              Sign{"Google Drive", "GoogleDrive"},
                              Sign{"iCloud", "Mobile Documents"},
                              Sign{"iCloud", "iCloud"},
                              Sign{"pCloud", "pCloud"},
                              Sign{"MEGA", "MEGA"},
                              Sign{"Seafile", "Seafile"},
                              Sign{"Proton Drive", "Proton Drive"},
                              Sign{"Syncthing", "Syncthing"}};

constexpr std::array kMarks{Sign{"Syncthing", ".stfolder"},
                            Sign{"Dropbox", ".dropbox"},
                            Sign{"Nextcloud", ".nextcloudsync.log"},
                            Sign{"ownCloud", ".owncloudsync.log"},
                            Sign{"Resilio Sync", ".sync"},
                            Sign{"Google Drive", ".tmp.drivedownload"},
                            Sign{"Synology Drive", ".SynologyWorkingDirectory"}};

/// Returns whether a folder has a program's name: "Dropbox", "Dropbox (Club)" and "OneDrive - Club" do, "Dropboxes"
/// does not.
bool is_named(std::string_view folder, std::string_view name) {
    return folder == name || (folder.starts_with(name) && (folder[name.size()] == ' ' || folder[name.size()] == '-'));
}

std::optional<std::string_view> program_of(const std::filesystem::path& folder) {
    const std::string name = folder.filename().string();
    for (const Sign& sign : kFolders) {
        if (is_named(name, sign.words)) {
            return sign.program;
        }
    }
    for (const Sign& sign : kMarks) {
        std::error_code none;
        if (std::filesystem::exists(folder / sign.words, none)) {
            return sign.program;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Text> synchronised_text(const std::filesystem::path& library) {
    for (auto folder = followed(library).parent_path(); folder.has_relative_path(); folder = folder.parent_path()) {
        if (const auto program = program_of(folder)) {
            return say(
                "The library {file} lies in a folder of {program}, which copies files while they are in use and "
                "can bring back older ones. Keep the library elsewhere and put its backups there.",
                {{"file", literally(shown(library))}, {"program", literally(std::string(*program))}});
        }
    }
    return std::nullopt;
}

}  // namespace castalia
