// A folder that is synchronised between machines is no place for a library in use.
#include "db/safety/synchronised.h"

#include <gtest/gtest.h>

#include "tests/db/tables.h"

namespace castalia {
namespace {

using namespace castalia::testing;
namespace fs = std::filesystem;

std::string text_of(const fs::path& library) {
    const auto sentence = synchronised_text(library);
    return sentence ? english(*sentence) : "";
}

TEST(ASynchronisedFolder, IsRecognisedByItsName) {
    const Folder folder;
    for (const auto& [name, program] :
         std::vector<std::pair<std::string, std::string>>{{"Dropbox", "Dropbox"},
                                                          {"Dropbox (Club)", "Dropbox"},
                                                          {"OneDrive - Club", "OneDrive"},
                                                          {"Nextcloud", "Nextcloud"},
                                                          {"MEGA", "MEGA"}}) {
        fs::create_directories(folder / name / "games");
        EXPECT_NE(text_of(folder / name / "games" / "library.sqlite").find("folder of " + program),
                  std::string::npos);
    }
    for (const std::string name : {"Dropboxes", "My games", "mega"}) {
        fs::create_directories(folder / name);
        EXPECT_EQ(text_of(folder / name / "library.sqlite"), "") << name;
    }
}

TEST(ASynchronisedFolder, IsRecognisedByTheMarkInItOrAboveIt) {
    const Folder folder;
    fs::create_directories(folder / "shelf" / "games");
    EXPECT_EQ(text_of(folder / "shelf" / "games" / "library.sqlite"), "");
    fs::create_directory(folder / "shelf" / ".stfolder");
    EXPECT_NE(text_of(folder / "shelf" / "games" / "library.sqlite").find("Syncthing"), std::string::npos);
    fs::create_symlink(folder / "shelf" / "games" / "library.sqlite", folder / "link.sqlite");
    write_bytes(folder / "shelf" / "games" / "library.sqlite", "");
    EXPECT_NE(text_of(folder / "link.sqlite").find("Syncthing"), std::string::npos) << "behind a link";
}

}  // namespace
}  // namespace castalia
